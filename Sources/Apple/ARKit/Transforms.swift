// SPDX-License-Identifier: Apache-2.0

// Where things are in a world: at its origin.
#if canImport(simd)
  @_exported import simd

  extension ARAnchor {
    public convenience init(transform: simd_float4x4) { self.init() }
    public convenience init(name: String, transform: simd_float4x4) { self.init(named: name) }
    public var transform: simd_float4x4 { matrix_identity_float4x4 }
  }
  extension ARHitTestResult {
    public var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
    public var localTransform: simd_float4x4 { matrix_identity_float4x4 }
  }
  extension ARRaycastResult {
    public var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  }
  extension ARCamera {
    public var transform: simd_float4x4 { matrix_identity_float4x4 }
  }
  extension ARSession {
    public func setWorldOrigin(relativeTransform: simd_float4x4) {}
  }
#endif
