// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis

/// The report as a log of static analysis, SARIF 2.1.0, which code hosts show beside the lines.
///
/// - SeeAlso: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
extension MigrationReport {
  private static let schema =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

  var sarif: JSON {
    [
      "$schema": .text(Self.schema), "version": "2.1.0",
      "runs": .list([
        [
          "tool": [
            "driver": [
              "name": "applife",
              "rules": .list(rules.map(sarif)),
            ]
          ],
          "columnKind": "utf16CodeUnits",
          "results": .list(migration.findings.map(sarif), lines: !migration.findings.isEmpty),
        ]
      ]),
    ]
  }

  /// The rules that the findings name, each once.
  private var rules: [MigrationRule] {
    let used = Set(migration.findings.map { MigrationRule($0.kind) })
    return MigrationRule.allCases.filter(used.contains)
  }

  private func sarif(_ rule: MigrationRule) -> JSON {
    [
      "id": .text(rule.rawValue), "shortDescription": ["text": .text(words.rule(rule))],
      "helpUri": .text(AppleDocumentation.note),
    ]
  }

  private func sarif(_ finding: Migration.Finding) -> JSON {
    let rule = MigrationRule(finding.kind)
    let text = "\(words.finding(finding.kind)) \(words.advice(finding.kind)) \(finding.kind.page)"
    return [
      "ruleId": .text(rule.rawValue),
      "ruleIndex": rules.firstIndex(of: rule).map { .number($0) },
      "level": .text(finding.kind.level.rawValue), "message": ["text": .text(text)],
      "locations": finding.place.map { .list([location($0)]) },
      "properties": [
        "rehearsed": .truth(finding.kind.isRehearsed), "page": .text(finding.kind.page),
      ],
    ]
  }

  private func location(_ place: SourceFacts.Place) -> JSON {
    [
      "physicalLocation": [
        "artifactLocation": ["uri": .text(Self.uri(place.file))],
        "region": ["startLine": .number(place.line), "startColumn": .number(place.column)],
      ]
    ]
  }

  /// A file's name as a reference of a URI: what is no letter, digit or `-._~/` is written in percent. A
  /// colon in the first part would be taken for the end of a scheme.
  private static func uri(_ name: String) -> String {
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
