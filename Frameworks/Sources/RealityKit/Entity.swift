// SPDX-License-Identifier: Apache-2.0
@_exported import ARKit
import Combine
@_exported import simd
@_exported import UIKit

// Entities are a tree that keeps what the app says. Nothing is drawn, simulated, tracked or loaded.
// SeeAlso: https://developer.apple.com/documentation/realitykit

public struct Transform: Equatable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public static let identity = Transform()
  public init() { self.init(translation: [0, 0, 0]) }
  public init(
    scale: SIMD3<Float> = [1, 1, 1], rotation: simd_quatf = simd_quatf(),
    translation: SIMD3<Float> = [0, 0, 0]
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
        * simd_quatf(angle: z, axis: [0, 0, 1]))
  }
  public init(matrix: float4x4) {
    let columns = [matrix.columns.0.xyz, matrix.columns.1.xyz, matrix.columns.2.xyz]
    let lengths = columns.map { length($0) }
    let turned = zip(columns, lengths).map { $1 == 0 ? $0 : $0 / $1 }
    self.init(
      scale: [lengths[0], lengths[1], lengths[2]],
      rotation: simd_quatf(float3x3(turned)), translation: matrix.columns.3.xyz)
  }
  public var matrix: float4x4 {
    var matrix = float4x4(rotation)
    matrix[0] *= scale.x
    matrix[1] *= scale.y
    matrix[2] *= scale.z
    matrix[3] = SIMD4(translation, 1)
    return matrix
  }
}

public struct BoundingBox: Equatable, Sendable {
  public var min: SIMD3<Float>
  public var max: SIMD3<Float>
  public init(min: SIMD3<Float> = [0, 0, 0], max: SIMD3<Float> = [0, 0, 0]) {
    (self.min, self.max) = (min, max)
  }
  public var center: SIMD3<Float> { (min + max) / 2 }
  public var extents: SIMD3<Float> { max - min }
}

public protocol Component {
  static func registerComponent()
}
extension Component { public static func registerComponent() {} }
public protocol System {
  init(scene: Scene)
  func update(context: SceneUpdateContext)
  static func registerSystem()
}
extension System { public static func registerSystem() {} }
public struct SceneUpdateContext {
  public let scene: Scene
  public let deltaTime: TimeInterval
}

@preconcurrency @MainActor open class Entity: Identifiable {
  public nonisolated let id = UInt64.random(in: 1...UInt64.max)
  open var name = ""
  open var isEnabled = true
  open internal(set) weak var parent: Entity?
  public let children = ChildCollection()
  open var components = ComponentSet()
  open var transform = Transform()
  open var anchor: (any HasAnchoring)? {
    sequence(first: self) { $0.parent }.lazy.compactMap { $0 as? any HasAnchoring }.first
  }
  open var scene: Scene? { anchor.flatMap { ($0 as? AnchorEntity)?.ownScene } }
  open var isActive: Bool { isEnabled && scene != nil }

  public required init() { children.owner = self }

  /// Children in their order.
  @preconcurrency @MainActor public final class ChildCollection: Sequence {
    fileprivate weak var owner: Entity?
    private var list: [Entity] = []
    public var count: Int { list.count }
    public var isEmpty: Bool { list.isEmpty }
    public var first: Entity? { list.first }
    public subscript(index: Int) -> Entity { list[index] }
    public func append(_ child: Entity) {
      child.parent?.children.remove(child)
      child.parent = owner
      list.append(child)
    }
    public func append(contentsOf children: [Entity]) { for child in children { append(child) } }
    public func remove(_ child: Entity) {
      list.removeAll { $0 === child }
      if child.parent === owner { child.parent = nil }
    }
    public func removeAll() { for child in list { remove(child) } }
    public nonisolated func makeIterator() -> Array<Entity>.Iterator {
      MainActor.assumeIsolated { list }.makeIterator()
    }
  }
  /// Components by their types.
  public struct ComponentSet {
    private var all: [ObjectIdentifier: any Component] = [:]
    public subscript<T: Component>(type: T.Type) -> T? {
      get { all[ObjectIdentifier(type)] as? T }
      set { all[ObjectIdentifier(type)] = newValue }
    }
    public mutating func set<T: Component>(_ component: T) {
      all[ObjectIdentifier(T.self)] = component
    }
    public func has(_ type: any Component.Type) -> Bool { all[ObjectIdentifier(type)] != nil }
    public mutating func remove(_ type: any Component.Type) { all[ObjectIdentifier(type)] = nil }
    public mutating func removeAll() { all = [:] }
    public var count: Int { all.count }
  }

  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    let world = entity.transformMatrix(relativeTo: nil)
    children.append(entity)
    if preservingWorldTransform { entity.setTransformMatrix(world, relativeTo: nil) }
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    children.remove(entity)
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) {
    parent?.children.remove(self)
  }
  open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    guard let parent else { return removeFromParent() }
    parent.addChild(self, preservingWorldTransform: preservingWorldTransform)
  }
  open func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    for child in children { if let found = child.findEntity(named: name) { return found } }
    return nil
  }
  open func clone(recursive: Bool) -> Self {
    let copy = Self()
    (copy.name, copy.transform) = (name, transform)
    (copy.components, copy.isEnabled) = (components, isEnabled)
    if recursive { for child in children { copy.addChild(child.clone(recursive: true)) } }
    return copy
  }

  // MARK: Where it is

  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open func transformMatrix(relativeTo referenceEntity: Entity?) -> float4x4 {
    let world = sequence(first: self) { $0.parent }.reduce(float4x4(1)) {
      $1.transform.matrix * $0
    }
    return referenceEntity.map { $0.transformMatrix(relativeTo: nil).inverse * world } ?? world
  }
  open func setTransformMatrix(_ matrix: float4x4, relativeTo referenceEntity: Entity?) {
    let world = (referenceEntity?.transformMatrix(relativeTo: nil) ?? float4x4(1)) * matrix
    let above = parent?.transformMatrix(relativeTo: nil) ?? float4x4(1)
    transform = Transform(matrix: above.inverse * world)
  }
  open func position(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    transformMatrix(relativeTo: referenceEntity).columns.3.xyz
  }
  open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    var matrix = transformMatrix(relativeTo: referenceEntity)
    matrix.columns.3 = SIMD4(position, 1)
    setTransformMatrix(matrix, relativeTo: referenceEntity)
  }
  open func orientation(relativeTo referenceEntity: Entity?) -> simd_quatf {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).rotation
  }
  open func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    var found = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
    found.rotation = orientation
    setTransformMatrix(found.matrix, relativeTo: referenceEntity)
  }
  open func scale(relativeTo referenceEntity: Entity?) -> SIMD3<Float> {
    Transform(matrix: transformMatrix(relativeTo: referenceEntity)).scale
  }
  open func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    var found = Transform(matrix: transformMatrix(relativeTo: referenceEntity))
    found.scale = scale
    setTransformMatrix(found.matrix, relativeTo: referenceEntity)
  }
  open func look(
    at target: SIMD3<Float>, from position: SIMD3<Float>, upVector: SIMD3<Float> = [0, 1, 0],
    relativeTo referenceEntity: Entity?
  ) {
    let back = normalize(position - target)
    let right = normalize(cross(upVector, back))
    setTransformMatrix(
      float4x4(
        SIMD4(right, 0), SIMD4(cross(back, right), 0), SIMD4(back, 0), SIMD4(position, 1)),
      relativeTo: referenceEntity)
  }
  /// It is there at once.
  @discardableResult open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    setTransformMatrix(transform.matrix, relativeTo: referenceEntity)
    return AnimationPlaybackController()
  }
  open func visualBounds(
    recursive: Bool = true, relativeTo referenceEntity: Entity?, excludeInactive: Bool = false
  ) -> BoundingBox { BoundingBox() }

  // MARK: What is not loaded or played

  open var availableAnimations: [AnimationResource] { [] }
  @discardableResult open func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0,
    startsPaused: Bool = false
  ) -> AnimationPlaybackController { AnimationPlaybackController() }
  open func stopAllAnimations(recursive: Bool = true) {}
  @discardableResult open func playAudio(_ resource: AudioResource) -> AudioPlaybackController {
    AudioPlaybackController()
  }
  open func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController {
    AudioPlaybackController()
  }
  open func stopAllAudio() {}
  open func generateCollisionShapes(recursive: Bool) {}

  public static func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    throw ResourceLoadError(name)
  }
  public static func load(contentsOf url: URL, withName resourceName: String? = nil) throws
    -> Entity
  { throw ResourceLoadError(url.lastPathComponent) }
  public static func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    throw ResourceLoadError(name)
  }
  public static func loadModel(contentsOf url: URL, withName resourceName: String? = nil) throws
    -> ModelEntity
  { throw ResourceLoadError(url.lastPathComponent) }
  public static func loadAsync(
    named name: String, in bundle: Bundle? = nil
  ) -> AnyPublisher<Entity, any Error> {
    Fail(error: ResourceLoadError(name)).eraseToAnyPublisher()
  }
  public static func loadModelAsync(
    named name: String, in bundle: Bundle? = nil
  ) -> AnyPublisher<ModelEntity, any Error> {
    Fail(error: ResourceLoadError(name)).eraseToAnyPublisher()
  }
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    throw ResourceLoadError(name)
  }
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    self.init()
    throw ResourceLoadError(url.lastPathComponent)
  }
}
/// Models are not read.
struct ResourceLoadError: LocalizedError {
  let name: String
  init(_ name: String) { self.name = name }
  var errorDescription: String? { "applife loads no models: \(name)" }
}
