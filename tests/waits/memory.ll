; Global, flat, scratch, LDS, buffer and scalar accesses whose results are used in various orders.
declare i32 @llvm.amdgcn.workitem.id.x()
declare float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8), i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.store.f32(float, ptr addrspace(8), i32, i32, i32)
declare float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float, ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32>, i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
@lds = internal addrspace(3) global [256 x i32] undef

define amdgpu_kernel void @order(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %x0 = load i32, ptr addrspace(1) %pa
  %x1 = load i32, ptr addrspace(1) %pb
  %pa4 = getelementptr i32, ptr addrspace(1) %pa, i32 4
  %x2 = load i32, ptr addrspace(1) %pa4
  %y0 = mul i32 %x0, %n
  %y1 = mul i32 %x1, %y0
  %y2 = xor i32 %x2, %y1
  %pc = getelementptr i32, ptr addrspace(1) %c, i32 %i
  store i32 %y2, ptr addrspace(1) %pc
  ret void
}

define amdgpu_kernel void @shared(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr addrspace(1) %a, i32 %i
  %p = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  %x = load i32, ptr addrspace(1) %pa
  %l0 = load i32, ptr addrspace(3) %p
  store i32 %x, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(3) %p, i32 7
  %l1 = load i32, ptr addrspace(3) %q
  %old = atomicrmw add ptr addrspace(3) %q, i32 %l0 syncscope("wavefront") monotonic
  %s = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 100)
  %t = call i32 @llvm.amdgcn.ds.bpermute(i32 %i, i32 %l1)
  %u = add i32 %s, %t
  %w = add i32 %u, %old
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  store i32 %w, ptr addrspace(1) %pb
  ret void
}

define amdgpu_kernel void @flat(ptr %a, ptr addrspace(1) %b, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr i32, ptr %a, i32 %i
  %x = load i32, ptr %pa
  %pb = getelementptr i32, ptr addrspace(1) %b, i32 %i
  %y = load i32, ptr addrspace(1) %pb
  %z = mul i32 %y, %n
  %w = add i32 %x, %z
  store i32 %w, ptr %pa
  %old = atomicrmw xchg ptr %pa, i32 %z syncscope("wavefront") monotonic
  store i32 %old, ptr addrspace(1) %pb
  ret void
}

define amdgpu_kernel void @half(ptr addrspace(1) %a, ptr addrspace(1) %b) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %pa = getelementptr half, ptr addrspace(1) %a, i32 %i
  %x = load half, ptr addrspace(1) %pa
  %pa2 = getelementptr half, ptr addrspace(1) %pa, i32 8
  %y = load half, ptr addrspace(1) %pa2
  %v0 = insertelement <2 x half> undef, half %x, i32 0
  %v1 = insertelement <2 x half> %v0, half %y, i32 1
  %s = fadd <2 x half> %v1, %v1
  %pb = getelementptr <2 x half>, ptr addrspace(1) %b, i32 %i
  store <2 x half> %s, ptr addrspace(1) %pb
  ret void
}

define amdgpu_kernel void @scratch(ptr addrspace(1) %a, i32 %k) {
  %s = alloca [16 x i32], addrspace(5)
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [16 x i32], ptr addrspace(5) %s, i32 0, i32 %k
  %q = getelementptr [16 x i32], ptr addrspace(5) %s, i32 0, i32 %i
  store i32 %i, ptr addrspace(5) %p
  %x = load i32, ptr addrspace(5) %q
  %y = load i32, ptr addrspace(5) %p
  %z = add i32 %x, 5
  %w = mul i32 %z, %y
  store i32 %w, ptr addrspace(1) %a
  ret void
}

define amdgpu_ps float @buffers(ptr addrspace(8) inreg %r, <4 x i32> inreg %c, i32 %o, float %v) {
  %x = call float @llvm.amdgcn.raw.ptr.buffer.load.f32(ptr addrspace(8) %r, i32 %o, i32 0, i32 0)
  %k = call i32 @llvm.amdgcn.s.buffer.load.i32(<4 x i32> %c, i32 16, i32 0)
  %o2 = add i32 %o, %k
  call void @llvm.amdgcn.raw.ptr.buffer.store.f32(float %v, ptr addrspace(8) %r, i32 %o2, i32 0, i32 0)
  %y = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float %x, ptr addrspace(8) %r, i32 %o2, i32 0, i32 0)
  %u = call float @llvm.amdgcn.raw.ptr.buffer.atomic.fadd.f32(float %y, ptr addrspace(8) %r, i32 %o, i32 4, i32 0)
  %z = fadd float %x, %y
  ret float %z
}

define amdgpu_kernel void @scalars(ptr addrspace(4) %a, ptr addrspace(4) %b, ptr addrspace(1) %o) {
  %x = load i32, ptr addrspace(4) %a
  %q = getelementptr i32, ptr addrspace(4) %b, i32 %x
  %y = load <4 x i32>, ptr addrspace(4) %q
  %e = extractelement <4 x i32> %y, i32 2
  %r = getelementptr i32, ptr addrspace(4) %a, i32 %e
  %z = load i64, ptr addrspace(4) %r, align 8
  %t = trunc i64 %z to i32
  %w = mul i32 %t, %x
  store i32 %w, ptr addrspace(1) %o
  ret void
}
