// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// The entities that a store keeps.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmanagedobjectmodel
open class NSManagedObjectModel: NSObject {
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.connect(in: self) }
      EntityTypes.shared.add(entities)
    }
  }
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { one, _ in one })
  }
  open var versionIdentifiers: Set<AnyHashable> = []

  public override init() {}

  /// The model of an `.xcdatamodeld` that was built with the app, by its place in the bundle.
  public init?(contentsOf url: URL) {
    super.init()
    let name = url.deletingPathExtension().lastPathComponent
    guard let make = HostedModels.shared.maker(of: name) else { return nil }
    take(make())
  }

  /// An initializer's own assignments are not observed.
  private func take(_ new: [NSEntityDescription]) { entities = new }

  /// All models that were built with the app.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let model = NSManagedObjectModel()
    model.entities = HostedModels.shared.all.flatMap { $0() }
    return model
  }
}

/// The models that the app's `.xcdatamodeld` describe: the code that `applife host` adds to a build says
/// them before anything of the app runs.
///
/// - Note: Unchecked: it is written on the main thread, before the app runs.
final class HostedModels: @unchecked Sendable {
  static let shared = HostedModels()
  private var makers: [(name: String, make: () -> [NSEntityDescription])] = []

  func add(_ name: String, _ make: @escaping () -> [NSEntityDescription]) {
    makers.append((name, make))
  }
  func maker(of name: String) -> (() -> [NSEntityDescription])? {
    makers.first { $0.name == name }?.make
  }
  var all: [() -> [NSEntityDescription]] { makers.map(\.make) }
}

extension NSManagedObjectModel {
  /// Says what an `.xcdatamodeld` describes.
  @_spi(Hosting) public static func host(
    _ name: String, _ make: @escaping () -> [NSEntityDescription]
  ) { HostedModels.shared.add(name, make) }
}

/// The entity of each class, as the last model has it.
///
/// - Note: Unchecked: what changes is behind its lock.
final class EntityTypes: @unchecked Sendable {
  static let shared = EntityTypes()
  private let lock = NSLock()
  private var entities: [ObjectIdentifier: NSEntityDescription] = [:]

  func add(_ added: [NSEntityDescription]) {
    lock.withLock {
      for entity in added where entity.objectType != NSManagedObject.self {
        entities[ObjectIdentifier(entity.objectType)] = entity
      }
    }
  }

  /// The entity of a class; nil if no model that was loaded names the class.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let known = lock.withLock({ entities[ObjectIdentifier(type)] }) { return known }
    // A request may be made before the container.
    _ = NSManagedObjectModel.mergedModel(from: nil)
    return lock.withLock { entities[ObjectIdentifier(type)] }
  }
}
