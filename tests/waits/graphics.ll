; Images, rays, exports, interpolation, messages.
declare <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32, float, float, <8 x i32>, <4 x i32>, i1, i32, i32)
declare <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x float> @llvm.amdgcn.image.msaa.load.2dmsaa.v4f32.i32(i32, i32, i32, i32, <8 x i32>, i32, i32)
declare <4 x i32> @llvm.amdgcn.image.bvh.intersect.ray.i32.v4f32(i32, float, <3 x float>, <3 x float>, <3 x float>, <4 x i32>)
declare void @llvm.amdgcn.exp.f32(i32, i32, float, float, float, float, i1, i1)
declare float @llvm.amdgcn.lds.param.load(i32, i32, i32)
declare float @llvm.amdgcn.interp.inreg.p10(float, float, float)
declare float @llvm.amdgcn.interp.inreg.p2(float, float, float)
declare i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32)
declare void @llvm.amdgcn.s.sendmsg(i32, i32)
declare i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

define amdgpu_ps <4 x float> @images(<8 x i32> inreg %t, <4 x i32> inreg %s, float %u, float %v, i32 %x, i32 %y) {
  %a = call <4 x float> @llvm.amdgcn.image.sample.2d.v4f32.f32(i32 15, float %u, float %v, <8 x i32> %t, <4 x i32> %s, i1 0, i32 0, i32 0)
  %b = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32 15, i32 %x, i32 %y, <8 x i32> %t, i32 0, i32 0)
  %m = call <4 x float> @llvm.amdgcn.image.msaa.load.2dmsaa.v4f32.i32(i32 1, i32 %x, i32 %y, i32 1, <8 x i32> %t, i32 0, i32 0)
  %c = fadd <4 x float> %b, %b
  %d = fmul <4 x float> %a, %c
  %e = fadd <4 x float> %d, %m
  ret <4 x float> %e
}

define amdgpu_ps <4 x float> @rays(i32 %n, float %x, <3 x float> %o, <3 x float> %d, <3 x float> %i, <4 x i32> inreg %t, <8 x i32> inreg %im) {
  %a = call <4 x i32> @llvm.amdgcn.image.bvh.intersect.ray.i32.v4f32(i32 %n, float %x, <3 x float> %o, <3 x float> %d, <3 x float> %i, <4 x i32> %t)
  %b = call <4 x float> @llvm.amdgcn.image.load.2d.v4f32.i32(i32 15, i32 %n, i32 %n, <8 x i32> %im, i32 0, i32 0)
  %c = bitcast <4 x i32> %a to <4 x float>
  %e = fadd <4 x float> %b, %b
  %f = fadd <4 x float> %e, %c
  ret <4 x float> %f
}

define amdgpu_ps void @exports(float %a, float %b, float %c, i32 %k, ptr addrspace(1) inreg %p) {
  call void @llvm.amdgcn.exp.f32(i32 0, i32 15, float %a, float %b, float %c, float %a, i1 false, i1 false)
  %s = fadd float %a, %b
  call void @llvm.amdgcn.exp.f32(i32 1, i32 15, float %s, float %s, float %s, float %s, i1 false, i1 false)
  %t = fmul float %s, %c
  %q = icmp eq i32 %k, 3
  br i1 %q, label %then, label %end
then:
  store float %t, ptr addrspace(1) %p
  br label %end
end:
  %u = phi float [ %t, %then ], [ %t, %0 ]
  call void @llvm.amdgcn.exp.f32(i32 8, i32 1, float %u, float undef, float undef, float undef, i1 true, i1 true)
  ret void
}

define amdgpu_vs void @positions(float %a, float %b, float %c) {
  call void @llvm.amdgcn.exp.f32(i32 12, i32 15, float %a, float %b, float %c, float %a, i1 false, i1 false)
  %s = fadd float %a, %b
  call void @llvm.amdgcn.exp.f32(i32 13, i32 15, float %s, float %s, float %s, float %s, i1 true, i1 false)
  ret void
}

define amdgpu_ps <2 x float> @interpolation(float %i, float %j, i32 inreg %m) {
  %p = call float @llvm.amdgcn.lds.param.load(i32 0, i32 0, i32 %m)
  %q = call float @llvm.amdgcn.lds.param.load(i32 1, i32 0, i32 %m)
  %x0 = call float @llvm.amdgcn.interp.inreg.p10(float %p, float %i, float %p)
  %x1 = call float @llvm.amdgcn.interp.inreg.p2(float %p, float %j, float %x0)
  %y = fadd float %q, %x1
  %r0 = insertelement <2 x float> undef, float %x1, i32 0
  %r1 = insertelement <2 x float> %r0, float %y, i32 1
  ret <2 x float> %r1
}

define amdgpu_kernel void @messages(ptr addrspace(1) %o) {
  %t = call i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32 128)
  %u = call i32 @llvm.amdgcn.s.sendmsg.rtn.i32(i32 129)
  %x = add i32 %t, 1
  %y = mul i32 %x, %u
  store i32 %y, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @barrier(ptr addrspace(1) %o) {
  %f = call i1 @llvm.amdgcn.s.barrier.signal.isfirst(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  %z = zext i1 %f to i32
  store i32 %z, ptr addrspace(1) %o
  ret void
}
