// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The model of an `.xcdatamodeld`: the entities of its current version.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/modeling-data
struct DataModel {
  /// An entity with what its element contains.
  struct Entity {
    let element: XMLElement
    var attributes: [XMLElement] = []
    var relationships: [XMLElement] = []
    /// The names that are unique together.
    var unique: [[String]] = []
  }

  /// The name that `NSPersistentContainer(name:)` finds it by.
  let name: String
  /// The file it was read from, as the user knows it.
  let file: String
  let text: String
  private(set) var entities: [Entity] = []

  /// - Parameters:
  ///   - folder: the `.xcdatamodeld`.
  ///   - name: its name, without what follows the point.
  init?(_ folder: String, name: String) {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let models = versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    // Of more than one version this file names the one in use.
    let list = try? Files.read(folder + "/.xccurrentversion")
    let current = models.first { model in
      list.map { String(decoding: $0, as: UTF8.self).contains(">\(model)<") } ?? false
    }
    guard let model = current ?? models.last else { return nil }
    let file = "\(folder)/\(model)/contents"
    guard let bytes = try? Files.read(file) else { return nil }
    self.name = name
    self.file = file
    text = String(decoding: bytes, as: UTF8.self)
    for element in XMLElement.all(in: text) {
      switch element.name {
      case "entity": entities.append(Entity(element: element))
      case "attribute": last { $0.attributes.append(element) }
      case "relationship": last { $0.relationships.append(element) }
      case "uniquenessConstraint": last { $0.unique.append([]) }
      case "constraint":
        last { entity in
          guard !entity.unique.isEmpty, let name = element["value"] else { return }
          entity.unique[entity.unique.count - 1].append(name)
        }
      case _: break
      }
    }
  }

  private mutating func last(_ change: (inout Entity) -> Void) {
    if !entities.isEmpty { change(&entities[entities.count - 1]) }
  }

  /// The models in a folder.
  ///
  /// - Parameters:
  ///   - names: the files below it.
  ///   - folder: its name, with a slash at its end.
  static func all(_ names: [String], in folder: String) -> [DataModel] {
    let bundles = Set(
      names.compactMap { name -> String? in
        name.firstRange(of: ".xcdatamodeld").map { String(name[..<$0.upperBound]) }
      })
    return bundles.sorted().compactMap { name in
      let last = name.split(separator: "/").last ?? ""
      return DataModel(folder + name, name: String(last.dropLast(".xcdatamodeld".count)))
    }
  }
}

/// An element's name and attributes. No more of XML is needed to read a data model.
struct XMLElement {
  let name: String
  private var values: [String: String] = [:]

  subscript(_ attribute: String) -> String? { values[attribute] }

  func isYes(_ attribute: String) -> Bool { values[attribute] == "YES" }

  /// Every element of a text, in the order in which they begin.
  static func all(in text: String) -> [XMLElement] {
    text.split(separator: "<").compactMap { part in
      guard let first = part.first, first.isLetter else { return nil }
      return XMLElement(part)
    }
  }

  private init(_ text: Substring) {
    var rest = text
    name = String(rest.prefix { $0.isLetter || $0.isNumber })
    rest = rest.dropFirst(name.count)
    while let equal = rest.firstIndex(of: "=") {
      let key = rest[..<equal].filter { !$0.isWhitespace }
      rest = rest[rest.index(after: equal)...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { return }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { return }
      values[String(key)] = Self.plain(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
  }

  private static func plain(_ text: Substring) -> String {
    let names = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
      ("&amp;", "&"),
    ]
    return names.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
