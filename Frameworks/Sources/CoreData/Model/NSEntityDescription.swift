// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A kind of objects: its class, and what an object of it has.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: NSObject {
  open var name: String?
  open var isAbstract = false
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { knownType = nil }
  }
  open weak var superentity: NSEntityDescription?
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var indexes: [NSFetchIndexDescription] = []
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?
  open private(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The name of the entity that this one inherits from, until the model is whole.
  private var parentName: String?
  private var knownType: NSManagedObject.Type?
  /// Makes the entities that relationships name, where no model does: SwiftData's.
  @_spi(Hosting) public var resolve: ((String) -> NSEntityDescription?)?

  public override init() {}

  /// An entity of a model that was built with the app.
  @_spi(Hosting) public init(
    _ name: String, _ type: NSManagedObject.Type, isAbstract: Bool = false, parent: String? = nil,
    unique: [[String]] = [], _ properties: [NSPropertyDescription]
  ) {
    super.init()
    self.name = name
    self.isAbstract = isAbstract
    managedObjectClassName = "\(type)"
    knownType = type
    parentName = parent
    uniquenessConstraints = unique
    self.properties = properties
    for property in properties { property.entity = self }
  }

  /// The class of its objects.
  var objectType: NSManagedObject.Type {
    if let knownType { return knownType }
    let found = NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
    knownType = found
    return found ?? NSManagedObject.self
  }

  /// Finds what it names in its model.
  func connect(in model: NSManagedObjectModel) {
    managedObjectModel = model
    if let parentName, let parent = model.entities.first(where: { $0.name == parentName }) {
      superentity = parent
      if !parent.subentities.contains(self) { parent.subentities.append(self) }
    }
    for relationship in properties.lazy.compactMap({ $0 as? NSRelationshipDescription }) {
      relationship.connect(model.entities)
    }
  }

  /// Its own properties and those it inherits.
  var allProperties: [NSPropertyDescription] { (superentity?.allProperties ?? []) + properties }

  open var propertiesByName: [String: NSPropertyDescription] {
    if let known = byName, known.count == allProperties.count { return known.values }
    let values = Dictionary(
      allProperties.map { ($0.name, $0) }, uniquingKeysWith: { _, own in own })
    byName = (allProperties.count, values)
    return values
  }
  private var byName: (count: Int, values: [String: NSPropertyDescription])?

  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// It, and every entity that inherits from it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.coordinator?.managedObjectModel.entitiesByName[entityName]
  }

  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError(
        "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity "
          + "name '\(entityName)'")
    }
    return entity.objectType.init(entity: entity, insertInto: context)
  }
}
