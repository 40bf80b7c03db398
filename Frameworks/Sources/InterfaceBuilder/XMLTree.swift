// SPDX-License-Identifier: Apache-2.0
import FoundationXML
import HostedBase

/// An element of an XML file.
final class XMLElementNode {
  let name: String
  let attributes: [String: String]
  fileprivate(set) var children: [XMLElementNode] = []
  fileprivate(set) var text = ""

  init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  subscript(_ attribute: String) -> String? { attributes[attribute] }
  var id: String { attributes["id"] ?? "" }
  /// The children of a name.
  func all(_ name: String) -> [XMLElementNode] { children.filter { $0.name == name } }
  func first(_ name: String) -> XMLElementNode? { children.first { $0.name == name } }
  /// The child that stands for a property.
  func child(key: String) -> XMLElementNode? { children.first { $0["key"] == key } }
  /// A text that is an attribute, or an element where it has several lines.
  func string(_ key: String) -> String? {
    self[key] ?? children.first { $0["key"] == key && $0.name.hasSuffix("tring") }?.text
  }
  func number(_ key: String) -> Double? { self[key].flatMap(Double.init) }
  func flag(_ key: String) -> Bool? { self[key].map { $0 == "YES" } }

  /// Calls a function with this element and every one below it.
  func visit(_ body: (XMLElementNode) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The root element of a file; nil where it is no XML.
  static func read(_ path: String) -> XMLElementNode? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let parser = XMLParser(data: data)
    let reader = Reader()
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLElementNode?
    private var open: [XMLElementNode] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      let node = XMLElementNode(elementName, attributeDict)
      open.last?.children.append(node)
      if root == nil { root = node }
      open.append(node)
    }
    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) { _ = open.popLast() }
    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }
  }
}
