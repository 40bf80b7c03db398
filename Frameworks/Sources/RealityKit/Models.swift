// SPDX-License-Identifier: Apache-2.0
import UIKit

// Meshes, materials and components keep what the app says.

@preconcurrency @MainActor public final class MeshResource {
  public let bounds: BoundingBox
  private init(_ extents: SIMD3<Float>) {
    bounds = BoundingBox(min: extents / -2, max: extents / 2)
  }
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource {
    MeshResource([size, size, size])
  }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource {
    MeshResource(size)
  }
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { MeshResource([width, height, depth]) }
  public static func generateSphere(radius: Float) -> MeshResource {
    MeshResource([2 * radius, 2 * radius, 2 * radius])
  }
  public static func generatePlane(
    width: Float, depth: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource([width, 0, depth]) }
  public static func generatePlane(
    width: Float, height: Float, cornerRadius: Float = 0
  ) -> MeshResource { MeshResource([width, height, 0]) }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource {
    MeshResource([2 * radius, height, 2 * radius])
  }
  public static func generateCone(height: Float, radius: Float) -> MeshResource {
    MeshResource([2 * radius, height, 2 * radius])
  }
  /// Texts have no size: nothing is laid out.
  public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont? = nil,
    containerFrame: CGRect = .zero, alignment: CTTextAlignment = .left,
    lineBreakMode: CTLineBreakMode = .byTruncatingTail
  ) -> MeshResource { MeshResource([0, 0, extrusionDepth]) }
}
public enum CTTextAlignment: UInt8, Sendable { case left, right, center, justified, natural }
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

public protocol Material {}
public enum MaterialColorParameter {
  case color(UIColor)
  case texture(TextureResource)
}
public struct MaterialScalarParameter: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  Sendable
{
  public let value: Float
  public init(floatLiteral value: Float) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Float(value) }
  public static func float(_ value: Float) -> Self { Self(floatLiteral: value) }
}
public struct SimpleMaterial: Material {
  public struct BaseColor {
    public var tint: UIColor
    public var texture: MaterialParameters.Texture?
    public init(tint: UIColor = .white, texture: MaterialParameters.Texture? = nil) {
      (self.tint, self.texture) = (tint, texture)
    }
  }
  public var color = BaseColor()
  public var baseColor = MaterialColorParameter.color(.white)
  public var roughness: MaterialScalarParameter = 0.2
  public var metallic: MaterialScalarParameter = 0
  public init() {}
  public init(color: UIColor, isMetallic: Bool) {
    self.init(color: color, roughness: 0.2, isMetallic: isMetallic)
  }
  public init(color: UIColor, roughness: MaterialScalarParameter, isMetallic: Bool) {
    self.color = BaseColor(tint: color)
    self.roughness = roughness
    metallic = isMetallic ? 1 : 0
  }
}
public enum MaterialParameters {
  public struct Texture {
    public init(_ resource: TextureResource) {}
  }
}
public struct UnlitMaterial: Material {
  public var color = SimpleMaterial.BaseColor()
  public init() {}
  public init(color: UIColor) { self.color = SimpleMaterial.BaseColor(tint: color) }
}
public struct OcclusionMaterial: Material { public init() {} }
public struct PhysicallyBasedMaterial: Material {
  public var baseColor = SimpleMaterial.BaseColor()
  public var roughness: MaterialScalarParameter = 0.5
  public var metallic: MaterialScalarParameter = 0
  public init() {}
}
@preconcurrency @MainActor public final class TextureResource {
  public static func load(named name: String, in bundle: Bundle? = nil) throws -> TextureResource {
    throw ResourceLoadError(name)
  }
  public init(named name: String, in bundle: Bundle? = nil) async throws {
    throw ResourceLoadError(name)
  }
}
public class AudioResource {}
@preconcurrency @MainActor public final class AudioFileResource: AudioResource {
  public static func load(
    named name: String, in bundle: Bundle? = nil, inputMode: Int = 0, shouldLoop: Bool = false
  ) throws -> AudioFileResource { throw ResourceLoadError(name) }
}
@preconcurrency @MainActor public final class AudioPlaybackController {
  public var gain = 0.0
  public func play() {}
  public func pause() {}
  public func stop() {}
}
@preconcurrency @MainActor public final class AnimationResource {
  public var name: String? { nil }
  public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
  public func `repeat`(count: Int) -> AnimationResource { self }
}
@preconcurrency @MainActor public final class AnimationPlaybackController {
  public var isComplete: Bool { true }
  public var isPlaying: Bool { false }
  public func pause() {}
  public func resume() {}
  public func stop() {}
}
public enum AnimationTimingFunction: Sendable {
  case `default`, linear, easeIn, easeOut, easeInOut
}

@preconcurrency @MainActor public final class ShapeResource {
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource()
  }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource {
    ShapeResource()
  }
}
public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) {
    (self.mesh, self.materials) = (mesh, materials)
  }
}
public struct CollisionGroup: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let `default` = Self(rawValue: 1)
  public static let all = Self(rawValue: .max)
}
public struct CollisionFilter: Equatable, Sendable {
  public var group: CollisionGroup
  public var mask: CollisionGroup
  public static let `default` = Self(group: .default, mask: .all)
  public static let sensor = Self(group: .default, mask: .all)
  public init(group: CollisionGroup, mask: CollisionGroup) {
    (self.group, self.mask) = (group, mask)
  }
}
public struct CollisionComponent: Component {
  public enum Mode: Sendable { case `default`, trigger, colliding }
  public var shapes: [ShapeResource]
  public var mode: Mode
  public var filter: CollisionFilter
  public init(
    shapes: [ShapeResource], mode: Mode = .default, filter: CollisionFilter = .default
  ) { (self.shapes, self.mode, self.filter) = (shapes, mode, filter) }
}
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
@preconcurrency @MainActor public final class PhysicsMaterialResource {
  public static func generate(
    friction: Float = 0, restitution: Float = 0
  ) -> PhysicsMaterialResource { PhysicsMaterialResource() }
}
public struct PhysicsMassProperties: Sendable {
  public static let `default` = Self(mass: 1)
  public var mass: Float
  public init(mass: Float = 1) { self.mass = mass }
}
public struct PhysicsBodyComponent: Component {
  public var massProperties = PhysicsMassProperties.default
  public var mode = PhysicsBodyMode.dynamic
  public var isAffectedByGravity = true
  public init() {}
  public init(
    massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { (self.massProperties, self.mode) = (massProperties, mode) }
}
public struct PhysicsMotionComponent: Component {
  public var linearVelocity: SIMD3<Float>
  public var angularVelocity: SIMD3<Float>
  public init(
    linearVelocity: SIMD3<Float> = [0, 0, 0], angularVelocity: SIMD3<Float> = [0, 0, 0]
  ) { (self.linearVelocity, self.angularVelocity) = (linearVelocity, angularVelocity) }
}
public struct InputTargetComponent: Component { public init() {} }
public struct HoverEffectComponent: Component { public init() {} }
public struct OpacityComponent: Component {
  public var opacity: Float
  public init(opacity: Float = 1) { self.opacity = opacity }
}
public struct BillboardComponent: Component { public init() {} }
public struct PointLightComponent: Component {
  public init(color: UIColor = .white, intensity: Float = 26_963, attenuationRadius: Float = 10) {}
}
public struct DirectionalLightComponent: Component {
  public init(color: UIColor = .white, intensity: Float = 2_145, isRealWorldProxy: Bool = false) {}
}
public struct AnchoringComponent: Component {
  public enum Target {
    public struct Alignment: OptionSet, Sendable {
      public let rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let horizontal = Self(rawValue: 1)
      public static let vertical = Self(rawValue: 2)
      public static let any = Self(rawValue: 3)
    }
    public struct Classification: OptionSet, Sendable {
      public let rawValue: UInt64
      public init(rawValue: UInt64) { self.rawValue = rawValue }
      public static let wall = Self(rawValue: 1)
      public static let floor = Self(rawValue: 2)
      public static let ceiling = Self(rawValue: 4)
      public static let table = Self(rawValue: 8)
      public static let seat = Self(rawValue: 16)
      public static let any = Self(rawValue: .max)
    }
    case camera
    case head
    case face
    case world(transform: float4x4)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case object(group: String, name: String)
  }
  public let target: Target
  public init(_ target: Target) { self.target = target }
}
