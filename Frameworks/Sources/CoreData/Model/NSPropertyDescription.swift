// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open internal(set) weak var entity: NSEntityDescription!
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?

  public override init() {}
}

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsattributetype
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A value that objects of an entity have.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsattributedescription
open class NSAttributeDescription: NSPropertyDescription {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
  open var attributeValueClassName: String?
  /// To what a store keeps, and from it: SwiftData's, whose values may be of any type.
  @_spi(Hosting) public var coding: (encode: (Any) -> Data?, decode: (Data) -> Any?)?

  public override init() {}

  @_spi(Hosting) public init(
    _ name: String, _ type: NSAttributeType, isOptional: Bool = true, isTransient: Bool = false,
    default value: Any? = nil
  ) {
    super.init()
    self.name = name
    self.isOptional = isOptional
    self.isTransient = isTransient
    attributeType = type
    defaultValue = value
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsdeleterule
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// Other objects that objects of an entity have.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription? {
    get { known ?? destinationName.flatMap { entity?.resolve?($0) } }
    set { known = newValue }
  }
  open var inverseRelationship: NSRelationshipDescription? {
    get {
      knownInverse ?? inverseName.flatMap { destinationEntity?.relationshipsByName[$0] }
    }
    set { knownInverse = newValue }
  }
  /// At most so many; 0: no limit.
  open var maxCount = 1
  open var minCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }

  private weak var known: NSEntityDescription?
  private weak var knownInverse: NSRelationshipDescription?
  private var destinationName: String?
  @_spi(Hosting) public var inverseName: String?

  public override init() {}

  @_spi(Hosting) public init(
    _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool = false,
    isOptional: Bool = true, isOrdered: Bool = false,
    deleteRule: NSDeleteRule = .nullifyDeleteRule
  ) {
    super.init()
    self.name = name
    self.isOptional = isOptional
    self.isOrdered = isOrdered
    self.deleteRule = deleteRule
    destinationName = destination
    inverseName = inverse
    maxCount = isToMany ? 0 : 1
  }

  /// Finds the entity it names among those of its model.
  func connect(_ entities: [NSEntityDescription]) {
    guard known == nil, let destinationName else { return }
    known = entities.first { $0.name == destinationName }
  }
}
