// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A log of static analysis, SARIF 2.1.0, which code hosts show beside the lines.
///
/// - SeeAlso: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct SARIF {
  /// A rule that results name.
  struct Rule {
    let id: String
    let text: String
    let page: String
  }

  struct Result {
    let rule: String
    let level: String
    let text: String
    let place: SourcePlace?
    var properties: [(key: String, value: JSON?)] = []
  }

  /// Each once, in the order in which they are listed.
  private(set) var rules: [Rule] = []
  private(set) var results: [Result] = []

  mutating func add(_ result: Result, of rule: Rule) {
    if !rules.contains(where: { $0.id == rule.id }) { rules.append(rule) }
    results.append(result)
  }

  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  var json: JSON {
    [
      "$schema": .text(Self.schema), "version": "2.1.0",
      "runs": .list([
        [
          "tool": [
            "driver": [
              "name": "applife",
              "rules": .list(
                rules.map { rule in
                  [
                    "id": .text(rule.id), "shortDescription": ["text": .text(rule.text)],
                    "helpUri": .text(rule.page),
                  ]
                }),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .list(results.map(json), lines: !results.isEmpty),
        ]
      ]),
    ]
  }

  private func json(_ result: Result) -> JSON {
    [
      "ruleId": .text(result.rule),
      "ruleIndex": rules.firstIndex { $0.id == result.rule }.map { .number($0) },
      "level": .text(result.level), "message": ["text": .text(result.text)],
      "locations": result.place.map { .list([location($0)]) },
      "properties": result.properties.isEmpty ? nil : .object(result.properties),
    ]
  }

  private func location(_ place: SourcePlace) -> JSON {
    let region: JSON =
      place.column > 0
      ? ["startLine": .number(place.line), "startColumn": .number(place.column)]
      : ["startLine": .number(max(1, place.line))]
    return [
      "physicalLocation": [
        "artifactLocation": ["uri": .text(Self.uri(place.file))], "region": region,
      ]
    ]
  }

  /// A file's name as a reference of a URI: what is no letter, digit or `-._~/` is written in percent. A
  /// colon in the first part would be taken for the end of a scheme.
  static func uri(_ name: String) -> String {
    var text = name.hasPrefix("/") ? "file://" : ""
    // A reference is resolved against the folder of the project.
    for byte in name.hasPrefix("./") ? Array(name.utf8.dropFirst(2)) : Array(name.utf8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        text.append(Character(UnicodeScalar(byte)))
      case _:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" + digits : digits)
      }
    }
    return text
  }
}
