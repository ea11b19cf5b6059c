; Loops, joins and calls.
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @other(i32)

define amdgpu_kernel void @sum(ptr addrspace(1) %a, ptr addrspace(1) %o, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %j = add i32 %k, %i
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %j
  %x = load i32, ptr addrspace(1) %p
  %m = mul i32 %x, %x
  %s1 = add i32 %s, %m
  %k1 = add i32 %k, 1
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %s1, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @pipelined(ptr addrspace(1) %a, ptr addrspace(1) %o, i32 %n) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p0 = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x0 = load i32, ptr addrspace(1) %p0
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s1, %loop ]
  %x = phi i32 [ %x0, %entry ], [ %x1, %loop ]
  %k1 = add i32 %k, 1
  %j = add i32 %k1, %i
  %p = getelementptr i32, ptr addrspace(1) %a, i32 %j
  %x1 = load i32, ptr addrspace(1) %p
  %m = mul i32 %x, %x
  %s1 = add i32 %s, %m
  %c = icmp slt i32 %k1, %n
  br i1 %c, label %loop, label %done
done:
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  %t = add i32 %s1, %x1
  store i32 %t, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @join(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(3) %l, ptr addrspace(1) %o) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %x = load i32, ptr addrspace(1) %pa
  %c = icmp ult i32 %i, 17
  br i1 %c, label %then, label %else
then:
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %y = load i32, ptr addrspace(1) %pb
  br label %end
else:
  %pl = getelementptr i32, ptr addrspace(3) %l, i32 %i
  %z = load i32, ptr addrspace(3) %pl
  br label %end
end:
  %w = phi i32 [ %y, %then ], [ %z, %else ]
  %r = mul i32 %w, %x
  %q = getelementptr i32, ptr addrspace(1) %o, i32 %i
  store i32 %r, ptr addrspace(1) %q
  ret void
}

define amdgpu_kernel void @uniform(ptr addrspace(4) %a, ptr addrspace(1) %o, i32 %n) {
entry:
  %c = icmp eq i32 %n, 7
  br i1 %c, label %then, label %end
then:
  %x = load i32, ptr addrspace(4) %a
  br label %end
end:
  %w = phi i32 [ %x, %then ], [ 3, %entry ]
  store i32 %w, ptr addrspace(1) %o
  ret void
}

define i32 @callee(ptr addrspace(1) %p, i32 %x) noinline {
  %y = load i32, ptr addrspace(1) %p
  %z = add i32 %y, %x
  ret i32 %z
}

define i32 @caller(ptr addrspace(1) %p, i32 %x) {
  %y = load i32, ptr addrspace(1) %p
  %r = call i32 @callee(ptr addrspace(1) %p, i32 %x)
  %z = add i32 %y, %r
  ret i32 %z
}
