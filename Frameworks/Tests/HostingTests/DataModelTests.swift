// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import ProgramTestSupport
import Testing

@testable import applife

/// The classes that Xcode makes of a data model, and the copy of a source with `@NSManaged` and
/// `@Model`.
@Suite("Data models of hosted apps")
struct DataModelTests {
  private func rewritten(_ text: String) -> [String] {
    String(decoding: SourceRewriter(Array(text.utf8)).text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func model(_ elements: String) throws -> DataModel {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    _ = try folder.write("A.xcdatamodeld/A.xcdatamodel/contents", "<model>\(elements)</model>")
    return try #require(
      DataModel.all(["A.xcdatamodeld/A.xcdatamodel/contents"], in: folder.url.path + "/").first)
  }

  @Test("a class has its attributes, its relationships and their accessors")
  func classes() throws {
    let code = DataModel.code([
      try model(
        """
        <entity name="List" representedClassName="List" codeGenerationType="class">
          <attribute name="name" optional="YES" attributeType="String" defaultValueString="a &quot;b&quot;"/>
          <attribute name="rank" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
          <attribute name="price" attributeType="Double"/>
          <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade"
            destinationEntity="Item" inverseName="list" inverseEntity="Item"/>
        </entity>
        <entity name="Item" representedClassName=".Item" codeGenerationType="category">
          <relationship name="list" maxCount="1" destinationEntity="List" inverseName="items"/>
        </entity>
        <entity name="Own" representedClassName="Own"><attribute name="x" attributeType="Date"/></entity>
        """)
    ])
    #expect(code.contains("public class List: NSManagedObject {}"))
    #expect(code.contains("extension List: Identifiable {}"))
    #expect(code.contains("public var `name`: String? {"))
    #expect(code.contains(#"default: "a \"b\"""#))
    #expect(code.contains("public var `rank`: Int16 {"))
    #expect(code.contains("default: Int64(3)"))
    #expect(code.contains("public var `price`: NSNumber? {"))
    #expect(code.contains("public var `items`: NSSet? {"))
    #expect(code.contains("public func addToItems(_ value: Item) {"))
    #expect(code.contains("public func removeFromItems(_ value: NSSet) {"))
    #expect(code.contains("deleteRule: .cascadeDeleteRule"))
    // The person's own classes get properties, or nothing.
    #expect(!code.contains("public class Item"))
    #expect(code.contains("public var `list`: List? {"))
    #expect(!code.contains("extension Own"))
    #expect(code.contains(#"NSEntityDescription("Own", Own.self"#))
  }

  @Test("of several versions the current one is read")
  func versions() throws {
    let folder = try Folder()
    defer { withExtendedLifetime(folder) {} }
    for version in ["A", "A 2", "A 3"] {
      _ = try folder.write(
        "A.xcdatamodeld/\(version).xcdatamodel/contents", "<entity name=\"In \(version)\"/>")
    }
    _ = try folder.write(
      "A.xcdatamodeld/.xccurrentversion",
      "<dict><key>_XCCurrentVersionName</key><string>A 2.xcdatamodel</string></dict>")
    let model = DataModel(folder.path("A.xcdatamodeld"), name: "A")
    #expect(model?.entities.map { $0.element["name"] } == ["In A 2"])
  }

  @Test(
    "a damaged model makes no trap",
    arguments: ["<entity", "<entity name=\"x", "<", "<a =\"\">", ""])
  func damaged(text: String) throws { _ = DataModel.code([try model(text)]) }

  @Test("@NSManaged gets accessors, on its own line")
  func managed() {
    #expect(
      rewritten(
        """
        extension Item {
          @NSManaged public var title: String? // text
          @NSManaged public func addToTags(_ value: Tag)
          @NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)
        }
        """) == [
          "extension Item {",
          #"             public var title: String? { get { _hostedValue("title") } set { _setHostedValue(newValue, "title") } } // text"#,
          #"             public func addToTags(_ value: Tag) { _addHosted(value, to: "tags") }"#,
          #"             public func insertIntoTags(_ value: Tag, at idx: Int) { _insertHosted(value, into: "tags", at: Int(idx)) }"#,
          "}",
        ])
  }

  @Test("the properties of a @Model that are stored are wrapped, and no other")
  func models() throws {
    let lines = rewritten(
      """
      @Model
      final class Item: Codable {
        var title: String // a comment
        @Attribute(.unique) private var id = UUID()
        @Relationship(deleteRule: .cascade, inverse: \\Step.item)
        var steps: [Step] = []
        @Transient var open = false
        static let all = 1
        let constant = 2
        var isNew: Bool { title.isEmpty }
        var long: Bool
        {
          true
        }
        var watched = 1 { didSet { print(oldValue) } }
        init(title: String) { var other = title; self.title = other }
      }
      import SwiftData
      """)
    #expect(lines[1].hasPrefix("final class Item: Codable, PersistentModel {"))
    #expect(lines[1].hasSuffix(";@Attribute"))
    #expect(lines[2] == "  var title: String // a comment")
    #expect(lines[3] == "  @Attribute          private var id = UUID()")
    #expect(lines[4].trimmingCharacters(in: .whitespaces) == "@Attribute")
    #expect(lines[6] == "             var open = false")
    #expect(lines[9] == "  var isNew: Bool { title.isEmpty }")
    #expect(lines[13].hasSuffix("};@Attribute"))
    let members = try #require(lines[1].split(separator: "{", maxSplits: 1).last)
    // A constant is stored as well, and so it becomes a variable.
    for property in ["title", "id", "steps", "constant", "watched"] {
      #expect(members.contains("ModelProperty(\"\(property)\", \\Item.\(property)"))
    }
    #expect(members.contains(", Schema.Relationship(deleteRule: .cascade, inverse: \\Step.item))"))
    #expect(members.contains(", Schema.Attribute(.unique))"))
    for other in ["open", "isNew", "long", "other"] {
      #expect(!members.contains("\"\(other)\""))
    }
  }

  @Test("#keyPath is a text, and an object of an entity has the entity's class")
  func objectiveC() {
    let path = "let a = #keyPath(Item.list.name)"
    #expect(
      rewritten(path) == [
        #"let a = "list.name""#.padding(toLength: path.count, withPad: " ", startingAt: 0)
      ])
    #expect(
      rewritten("NSManagedObject(entity: e, insertInto: c)")
        == ["NSManagedObject._hosted(entity: e, insertInto: c)"])
  }
}
