; A kernel that may need every hidden argument.
target triple = "amdgcn-amd-amdhsa"
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
define protected amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) #0 {
  %i = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %g = getelementptr i8, ptr addrspace(4) %i, i64 120
  %v = load volatile i64, ptr addrspace(4) %g
  store i64 %v, ptr addrspace(1) %p
  ret void
}
attributes #0 = { "uniform-work-group-size"="true" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!llvm.printf.fmts = !{!1}
!1 = !{!"1:1:4:abc"}
