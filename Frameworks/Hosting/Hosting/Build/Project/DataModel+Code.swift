// SPDX-License-Identifier: Apache-2.0

/// The code that Xcode makes of a data model: classes with their properties, and the description of the
/// entities, which is a file of its own on Apple's systems.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/modeling_data/generating_code
extension DataModel {
  /// A file of Swift.
  ///
  /// - Parameter isIdentifiable: true for a class that the app itself makes identifiable.
  package static func code(
    _ models: [DataModel], isIdentifiable: (String) -> Bool = { _ in false }
  ) -> String {
    """
    @_spi(Hosting) import CoreData
    func applifeModels() {
    \(models.map(\.registration).joined(separator: "\n"))
    }
    \(models.flatMap { model in
      model.entities.map { model.declaration($0, isIdentifiable) }
    }.joined(separator: "\n"))

    """
  }

  /// The class of an entity's objects.
  private func className(_ entity: Entity) -> String {
    let written = entity.element["representedClassName"] ?? ""
    return written.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  private func className(named name: String?) -> String {
    entities.first { $0.element["name"] == name }.map(className) ?? "NSManagedObject"
  }

  // MARK: The model

  private var registration: String {
    let list = entities.map { entity in
      let attributes = entity.attributes.map { attribute in
        "NSAttributeDescription(\(quoted(attribute["name"])), \(Self.type(attribute).attribute), "
          + "isOptional: \(attribute.isYes("optional")), isTransient: \(attribute.isYes("transient"))"
          + "\(Self.initial(attribute).map { ", default: " + $0 } ?? ""))"
      }
      let relationships = entity.relationships.map { relationship in
        "NSRelationshipDescription(\(quoted(relationship["name"])), to: "
          + "\(quoted(relationship["destinationEntity"])), inverse: "
          + "\(relationship["inverseName"].map { quoted($0) } ?? "nil"), isToMany: "
          + "\(relationship.isYes("toMany")), isOptional: \(relationship.isYes("optional")), isOrdered: "
          + "\(relationship.isYes("ordered")), deleteRule: \(Self.rule(relationship)))"
      }
      let unique = entity.unique.map { "[" + $0.map { quoted($0) }.joined(separator: ", ") + "]" }
      return "NSEntityDescription(\(quoted(entity.element["name"])), \(className(entity)).self, "
        + "isAbstract: \(entity.element.isYes("isAbstract")), parent: "
        + "\(entity.element["parentEntity"].map { quoted($0) } ?? "nil"), unique: "
        + "[\(unique.joined(separator: ", "))], [\((attributes + relationships).joined(separator: ", "))])"
    }
    return "NSManagedObjectModel.host(\(quoted(name))) { [\(list.joined(separator: ",\n"))] }"
  }

  /// A text as Swift writes it.
  private func quoted(_ text: String?) -> String { Self.quoted(text ?? "") }
  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      case _: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }

  private static func rule(_ relationship: XMLElement) -> String {
    switch relationship["deletionRule"] {
    case "Cascade": ".cascadeDeleteRule"
    case "Deny": ".denyDeleteRule"
    case "No Action": ".noActionDeleteRule"
    case _: ".nullifyDeleteRule"
    }
  }

  /// Returns the value of an attribute in a new object, as code; nil for none.
  private static func initial(_ attribute: XMLElement) -> String? {
    if let text = attribute["defaultDateTimeInterval"], let seconds = Double(text) {
      return "Date(timeIntervalSinceReferenceDate: \(seconds))"
    }
    guard let text = attribute["defaultValueString"] else { return nil }
    switch attribute["attributeType"] {
    case "Boolean": return text == "YES" ? "true" : "false"
    case "Integer 16", "Integer 32", "Integer 64": return Int64(text).map { "Int64(\($0))" }
    case "Double", "Float": return Double(text).map { "Double(\($0))" }
    case "Decimal": return "Decimal(string: \(quoted(text)))"
    case "URI": return "URL(string: \(quoted(text)))"
    case "UUID": return "UUID(uuidString: \(quoted(text)))"
    case _: return quoted(text)
    }
  }

  /// The names of an attribute's type: Core Data's, and that of the property.
  private static func type(_ attribute: XMLElement) -> (attribute: String, property: String) {
    let isScalar = attribute.isYes("usesScalarValueType")
    func number(_ name: String) -> String { isScalar ? name : "NSNumber?" }
    switch attribute["attributeType"] {
    case "Integer 16": return (".integer16AttributeType", number("Int16"))
    case "Integer 32": return (".integer32AttributeType", number("Int32"))
    case "Integer 64": return (".integer64AttributeType", number("Int64"))
    case "Double": return (".doubleAttributeType", number("Double"))
    case "Float": return (".floatAttributeType", number("Float"))
    case "Boolean": return (".booleanAttributeType", number("Bool"))
    case "Decimal": return (".decimalAttributeType", "NSDecimalNumber?")
    case "Date": return (".dateAttributeType", isScalar ? "TimeInterval" : "Date?")
    case "Binary": return (".binaryDataAttributeType", "Data?")
    case "UUID": return (".UUIDAttributeType", "UUID?")
    case "URI": return (".URIAttributeType", "URL?")
    case "Transformable":
      return (".transformableAttributeType", (attribute["customClassName"] ?? "NSObject") + "?")
    case _: return (".stringAttributeType", "String?")
    }
  }

  // MARK: Classes

  private func declaration(_ entity: Entity, _ isInApp: (String) -> Bool) -> String {
    let name = className(entity)
    let generated = entity.element["codeGenerationType"]
    guard name != "NSManagedObject", generated == "class" || generated == "category" else {
      return ""
    }
    let parent =
      entity.element["parentEntity"].map { className(named: $0) } ?? "NSManagedObject"
    let attributes = entity.attributes.map { attribute in
      Self.property(attribute["name"], Self.type(attribute).property)
    }
    let relationships = entity.relationships.map { relationship -> String in
      let type =
        relationship.isYes("toMany")
        ? (relationship.isYes("ordered") ? "NSOrderedSet?" : "NSSet?")
        : className(named: relationship["destinationEntity"]) + "?"
      return Self.property(relationship["name"], type) + accessors(relationship)
    }
    // Earlier versions of Xcode left this to the app.
    let isIdentifiable =
      entity.element["parentEntity"] == nil && generated == "class" && !isInApp(name)
    return """
      \(generated == "class" ? "public class \(name): \(parent) {}" : "")
      extension \(name) {
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(quoted(entity.element["name"])))
        }
      \((attributes + relationships).joined(separator: "\n"))
      }
      \(isIdentifiable ? "extension \(name): Identifiable {}" : "")
      """
  }

  private static func property(_ name: String?, _ type: String) -> String {
    let name = name ?? ""
    return "public var `\(name)`: \(type) { get { _hostedValue(\"\(name)\") } "
      + "set { _setHostedValue(newValue, \"\(name)\") } }"
  }

  /// `addToItems(_:)` and the like.
  private func accessors(_ relationship: XMLElement) -> String {
    guard relationship.isYes("toMany"), let name = relationship["name"] else { return "" }
    let type = className(named: relationship["destinationEntity"])
    let all = relationship.isYes("ordered") ? "NSOrderedSet" : "NSSet"
    let suffix = name.prefix(1).uppercased() + name.dropFirst()
    var text = ""
    for type in [type, all] {
      text +=
        "\npublic func addTo\(suffix)(_ value: \(type)) { _addHosted(value, to: \"\(name)\") }"
      text +=
        "\npublic func removeFrom\(suffix)(_ value: \(type)) { _removeHosted(value, from: \"\(name)\") }"
    }
    if relationship.isYes("ordered") {
      text += "\npublic func insertInto\(suffix)(_ value: \(type), at idx: Int) "
      text += "{ _insertHosted(value, into: \"\(name)\", at: idx) }"
      text += "\npublic func removeFrom\(suffix)(at idx: Int) "
      text += "{ _removeHosted(from: \"\(name)\", at: idx) }"
    }
    return text
  }
}
