// SPDX-License-Identifier: Apache-2.0
import Combine
import SwiftUI
import UIKit

@preconcurrency @MainActor public protocol HasModel: Entity {}
@preconcurrency @MainActor public protocol HasCollision: Entity {}
@preconcurrency @MainActor public protocol HasPhysics: HasCollision {}
@preconcurrency @MainActor public protocol HasAnchoring: Entity {}

extension HasModel {
  public var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
}
extension HasCollision {
  public var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
}
extension HasPhysics {
  public var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
  public var physicsMotion: PhysicsMotionComponent? {
    get { components[PhysicsMotionComponent.self] }
    set { components[PhysicsMotionComponent.self] = newValue }
  }
  public func applyLinearImpulse(_ impulse: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
  public func addForce(_ force: SIMD3<Float>, relativeTo referenceEntity: Entity?) {}
}
@preconcurrency @MainActor open class ModelEntity: Entity, HasModel, HasPhysics {
  public required init() { super.init() }
  public convenience init(mesh: MeshResource, materials: [any Material] = []) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  public convenience init(
    mesh: MeshResource, materials: [any Material], collisionShape: ShapeResource, mass: Float
  ) {
    self.init(mesh: mesh, materials: materials)
    collision = CollisionComponent(shapes: [collisionShape])
    physicsBody = PhysicsBodyComponent(massProperties: PhysicsMassProperties(mass: mass))
  }
}
/// Nothing is tracked: an anchor stays where the app puts it.
@preconcurrency @MainActor open class AnchorEntity: Entity, HasAnchoring {
  weak var ownScene: Scene?
  open var isAnchored: Bool { false }
  public required init() { super.init() }
  public convenience init(_ target: AnchoringComponent.Target) {
    self.init()
    components.set(AnchoringComponent(target))
    if case .world(let matrix) = target { transform = Transform(matrix: matrix) }
  }
  public convenience init(
    plane: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any,
    minimumBounds: SIMD2<Float> = [0, 0]
  ) { self.init(.plane(plane, classification: classification, minimumBounds: minimumBounds)) }
  public convenience init(world position: SIMD3<Float>) {
    self.init(.world(transform: Transform(translation: position).matrix))
  }
  public convenience init(world transform: float4x4) { self.init(.world(transform: transform)) }
  public convenience init(anchor: ARAnchor) { self.init() }
}
@preconcurrency @MainActor open class PerspectiveCamera: Entity {
  public required init() { super.init() }
}
@preconcurrency @MainActor open class PointLight: Entity {
  public required init() { super.init() }
  public var light = PointLightComponent()
}
@preconcurrency @MainActor open class DirectionalLight: Entity {
  public required init() { super.init() }
  public var light = DirectionalLightComponent()
}

public protocol Event {}
public enum SceneEvents {
  public struct Update: Event { public let deltaTime: TimeInterval }
  public struct AnchoredStateChanged: Event { public let isAnchored: Bool }
}
public enum CollisionEvents {
  public struct Began: Event { public let entityA, entityB: Entity }
  public struct Updated: Event { public let entityA, entityB: Entity }
  public struct Ended: Event { public let entityA, entityB: Entity }
}
public protocol EventSource: AnyObject {}
@preconcurrency @MainActor public final class Scene: EventSource {
  public let anchors = AnchorCollection()
  init() { anchors.scene = self }
  @preconcurrency @MainActor public final class AnchorCollection: Sequence {
    fileprivate weak var scene: Scene?
    private var list: [any HasAnchoring] = []
    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
    public subscript(index: Int) -> any HasAnchoring { list[index] }
    public func append(_ anchor: any HasAnchoring) {
      (anchor as? AnchorEntity)?.ownScene = scene
      list.append(anchor)
    }
    public func remove(_ anchor: any HasAnchoring) { list.removeAll { $0 === anchor } }
    public func removeAll() { list = [] }
    public nonisolated func makeIterator() -> Array<any HasAnchoring>.Iterator {
      MainActor.assumeIsolated { list }.makeIterator()
    }
  }
  public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }
  public func removeAnchor(_ anchor: any HasAnchoring) { anchors.remove(anchor) }
  public func findEntity(named name: String) -> Entity? {
    for anchor in anchors { if let found = anchor.findEntity(named: name) { return found } }
    return nil
  }
  /// No event comes.
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
  ) -> any Cancellable { AnyCancellable {} }
}

@preconcurrency @MainActor open class ARView: UIView {
  public enum CameraMode: Sendable { case ar, nonAR }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let none = Self([])
    public static let showPhysics = Self(rawValue: 1)
    public static let showStatistics = Self(rawValue: 2)
    public static let showAnchorOrigins = Self(rawValue: 4)
    public static let showFeaturePoints = Self(rawValue: 8)
    public static let showWorldOrigin = Self(rawValue: 16)
    public static let showAnchorGeometry = Self(rawValue: 32)
    public static let showSceneUnderstanding = Self(rawValue: 64)
  }
  public struct RenderOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let disableMotionBlur = Self(rawValue: 1)
    public static let disableDepthOfField = Self(rawValue: 2)
    public static let disablePersonOcclusion = Self(rawValue: 4)
  }
  public struct Environment {
    public enum Background {
      case color(UIColor)
      public static func cameraFeed() -> Self { .color(.black) }
    }
    public struct SceneUnderstanding {
      public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let occlusion = Self(rawValue: 1)
        public static let physics = Self(rawValue: 2)
        public static let collision = Self(rawValue: 4)
        public static let receivesLighting = Self(rawValue: 8)
      }
      public var options: Options = []
    }
    public var background = Background.cameraFeed()
    public var sceneUnderstanding = SceneUnderstanding()
  }
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = Self(rawValue: 1)
    public static let rotation = Self(rawValue: 2)
    public static let scale = Self(rawValue: 4)
    public static let all = Self(rawValue: 7)
  }
  public struct ProjectedHit {
    public let entity: Entity
    public let position: SIMD3<Float>
  }
  public let scene = Scene()
  open var session = ARSession()
  open var cameraMode = CameraMode.ar
  open var environment = Environment()
  open var debugOptions: DebugOptions = []
  open var renderOptions: RenderOptions = []
  open var automaticallyConfigureSession = true
  open var cameraTransform: Transform { .identity }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(
    frame frameRect: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) { self.init(frame: frameRect) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func entity(at point: CGPoint) -> Entity? { nil }
  open func hitTest(_ point: CGPoint) -> [ProjectedHit] { [] }
  open func raycast(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> [ARRaycastResult] { [] }
  @discardableResult open func installGestures(
    _ gestures: EntityGestures = .all, for entity: any HasCollision
  ) -> [UIGestureRecognizer] { [] }
  open func snapshot(saveToHDR: Bool, completion: @escaping (UIImage?) -> Void) {
    completion(nil)
  }
  open func project(_ point: SIMD3<Float>) -> CGPoint? { nil }
}

// MARK: SwiftUI

@preconcurrency @MainActor public struct RealityViewContent {
  final class Storage { var entities: [Entity] = [] }
  let storage = Storage()
  public var entities: [Entity] { storage.entities }
  public func add(_ entity: Entity) { storage.entities.append(entity) }
  public func remove(_ entity: Entity) { storage.entities.removeAll { $0 === entity } }
  public func subscribe<E: Event>(
    to event: E.Type, on sourceObject: (any EventSource)? = nil, _ handler: @escaping (E) -> Void
  ) -> EventSubscription { EventSubscription() }
}
public typealias RealityViewCameraContent = RealityViewContent
public struct EventSubscription { public func cancel() {} }
/// Its content is made once, when it appears; it is not drawn.
@preconcurrency @MainActor public struct RealityView: View {
  private let make: @MainActor (inout RealityViewContent) async -> Void
  private let update: (@MainActor (inout RealityViewContent) -> Void)?
  @State private var content = RealityViewContent()
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) {
    self.make = make
    self.update = update
  }
  public var body: some View {
    Color.clear.task {
      var content = content
      await make(&content)
      update?(&content)
    }
  }
}
public struct Model3D<Content: View>: View {
  private let content: Content
  public init(named name: String, bundle: Bundle? = nil) where Content == EmptyView {
    content = EmptyView()
  }
  public init<Loaded: View>(
    named name: String, bundle: Bundle? = nil, @ViewBuilder content: (EmptyView) -> Loaded,
    @ViewBuilder placeholder: () -> Content
  ) { self.content = placeholder() }
  public var body: some View { content }
}
