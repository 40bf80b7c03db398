// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) internal import CoreData
import HostedBase

/// The models that a container keeps.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/schema
///
/// - Note: Unchecked: it is whole once it is made.
public final class Schema: @unchecked Sendable {
  public struct Version: Sendable, Hashable {
    public let major: Int
    public let minor: Int
    public let patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }
  }

  /// - Note: Unchecked: it has no key path that captures something.
  public struct Attribute: @unchecked Sendable {
    public struct Option: Sendable, Hashable {
      let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let spotlight = Option(name: "spotlight")
      public static let ephemeral = Option(name: "ephemeral")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static func transformable(by transformerName: String) -> Option {
        Option(name: "transformable")
      }
    }
    let options: [Option]
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
    }
  }

  /// - Note: Unchecked: its key path leads to a property and captures nothing.
  public struct Relationship: @unchecked Sendable {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Sendable, Hashable {
      let name: String
      public static let unique = Option(name: "unique")
    }
    let deleteRule: DeleteRule
    let inverse: AnyKeyPath?
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
    }
  }

  let types: [any PersistentModel.Type]
  let model: NSManagedObjectModel

  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) { self.init(types, version: version) }
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models)
  }
  public convenience init() { self.init([]) }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.types = Self.reachable(types)
    model = NSManagedObjectModel()
    model.entities = Self.entities(self.types)
  }

  /// The name of a model's entity.
  static func name(_ type: any PersistentModel.Type) -> String { "\(type)" }

  /// The models, and those that their relationships lead to.
  private static func reachable(
    _ types: [any PersistentModel.Type]
  ) -> [any PersistentModel.Type] {
    var found: [any PersistentModel.Type] = []
    var waiting = types
    while !waiting.isEmpty {
      let type = waiting.removeFirst()
      guard !found.contains(where: { $0 == type }) else { continue }
      found.append(type)
      waiting += type.modelProperties.compactMap(\.destination)
    }
    return found
  }

  private static func entities(_ types: [any PersistentModel.Type]) -> [NSEntityDescription] {
    types.map { type in
      let properties = type.modelProperties
      let unique = properties.filter { $0.attribute?.options.contains(.unique) ?? false }
      return NSEntityDescription(
        name(type), ModelObject.self, unique: unique.map { [$0.name] } + type.modelUnique,
        properties.map { property in
          if let destination = property.destination {
            return NSRelationshipDescription(
              property.name, to: name(destination), inverse: inverse(of: property, in: type),
              isToMany: property.isToMany, isOptional: true,
              deleteRule: rule(property.relationship?.deleteRule ?? .nullify))
          }
          let (kind, coding) = kind(property)
          // What is missing has its type's zero: SwiftData's own stores fail to open then.
          let attribute = NSAttributeDescription(
            property.name, kind, isOptional: true,
            isTransient: property.attribute?.options.contains(.ephemeral) ?? false)
          attribute.coding = coding
          return attribute
        })
    }
  }

  private static func rule(_ rule: Relationship.DeleteRule) -> NSDeleteRule {
    switch rule {
    case .noAction: .noActionDeleteRule
    case .nullify: .nullifyDeleteRule
    case .cascade: .cascadeDeleteRule
    case .deny: .denyDeleteRule
    }
  }

  /// The property on the other side of a relationship: the one it names, the one that names it, or the only one that
  /// leads back.
  private static func inverse(
    of property: ModelProperty, in type: any PersistentModel.Type
  ) -> String? {
    guard let destination = property.destination else { return nil }
    let others = destination.modelProperties.filter { other in
      other.destination.map { $0 == type } ?? false
        && !(destination == type && other.name == property.name)
    }
    if let named = property.relationship?.inverse {
      return others.first { $0.keyPath == named }?.name
    }
    if let naming = others.first(where: { $0.relationship?.inverse == property.keyPath }) {
      return naming.name
    }
    // Those that are named by others, or name others, have their inverse.
    let mine = type.modelProperties.filter { other in
      other.destination.map { $0 == destination } ?? false && other.relationship?.inverse == nil
    }
    let free = others.filter { other in
      other.relationship?.inverse == nil
        && !type.modelProperties.contains { $0.relationship?.inverse == other.keyPath }
    }
    return mine.count == 1 && free.count == 1 && destination != type ? free[0].name : nil
  }

  private static func kind(
    _ property: ModelProperty
  ) -> (NSAttributeType, (encode: (Any) -> Data?, decode: (Data) -> Any?)?) {
    switch property.type {
    case is String.Type: return (.stringAttributeType, nil)
    case is Bool.Type: return (.booleanAttributeType, nil)
    case is Int.Type, is Int64.Type, is Int32.Type, is Int16.Type:
      return (.integer64AttributeType, nil)
    case is Double.Type, is Float.Type: return (.doubleAttributeType, nil)
    case is Date.Type: return (.dateAttributeType, nil)
    case is Data.Type: return (.binaryDataAttributeType, nil)
    case is UUID.Type: return (.UUIDAttributeType, nil)
    case is URL.Type: return (.URIAttributeType, nil)
    case _:
      guard let coding = property.coding else {
        fatalError("\(property.name): a model can't keep a value of type \(property.type)")
      }
      return (.transformableAttributeType, coding)
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/versionedschema
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// Columns that a newer schema has are added, as a lightweight migration does; custom stages don't run.
/// - SeeAlso: https://developer.apple.com/documentation/swiftdata/schemamigrationplan
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
