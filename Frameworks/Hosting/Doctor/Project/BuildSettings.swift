// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// The build settings of a target: their texts, and the places where they are set.
package struct BuildSettings: Hashable, Sendable {
  package struct Setting: Hashable, Sendable {
    package let text: String
    package let place: SourcePlace
  }

  private(set) var settings: [String: Setting] = [:]
  /// The names that Xcode gives values to, whether the project does or not.
  private var defaults: [String: String]

  init(target: String, folder: String) {
    defaults = [
      "TARGET_NAME": target, "PRODUCT_NAME": target, "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "SRCROOT": "/" + folder,
      "PROJECT_DIR": "/" + folder, "SOURCE_ROOT": "/" + folder, "PROJECT_NAME": target,
    ]
  }

  /// Adds settings, which count for more than those that were added before.
  mutating func add(_ key: String, _ text: String, _ place: SourcePlace) {
    var name = key
    if let bracket = key.firstIndex(of: "[") {
      // A setting for one system: that of phones counts, others don't.
      guard key[bracket...].contains("iphone") else { return }
      name = String(key[..<bracket])
    }
    let inherited = settings[name]?.text ?? ""
    let value = text.contains("$(inherited)") ? replaced(text, inherited) : text
    settings[name] = Setting(text: String(value.prefix(4096)), place: place)
  }

  private func replaced(_ text: String, _ inherited: String) -> String {
    text.split(separator: "$(inherited)", omittingEmptySubsequences: false)
      .joined(separator: inherited)
  }

  /// A setting whose variables have their values; nil if it is not set.
  func value(_ name: String) -> String? {
    guard settings[name] != nil || defaults[name] != nil else { return nil }
    return expanded("$(\(name))")
  }

  func place(_ name: String) -> SourcePlace? { settings[name]?.place }

  /// A text with the values of its variables. A variable without a value stays as it is written.
  package func expanded(_ text: String) -> String { expanded(text, depth: 0) }

  private func expanded(_ text: String, depth: Int) -> String {
    guard depth < 16, text.utf8.count <= 4096, text.contains("$") else { return text }
    var result = ""
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "$") {
      result += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      guard let open = after.first, open == "(" || open == "{",
        let end = after.firstIndex(of: open == "(" ? ")" : "}")
      else {
        result += "$"
        rest = after
        continue
      }
      let name = after[after.index(after: after.startIndex)..<end]
      let parts = name.split(separator: ":", omittingEmptySubsequences: false)
      let key = String(parts.first ?? "")
      if let raw = settings[key]?.text ?? defaults[key], result.utf8.count <= 4096 {
        // A setting that is made of itself has no value.
        let isOwn = raw.contains("$(\(key))") || raw.contains("${\(key)}")
        let value = isOwn ? (defaults[key] ?? "") : raw
        result += Self.modified(expanded(value, depth: depth + 1), parts.dropFirst())
      } else {
        result += "$(" + name + ")"
      }
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  /// Applies the words behind a colon to a value.
  private static func modified(_ value: String, _ words: ArraySlice<Substring>) -> String {
    words.reduce(value) { value, word in
      switch word {
      case "c99extidentifier", "identifier":
        return String(
          value.enumerated().map { place, letter in
            letter.isLetter || letter == "_" || letter.isNumber && place > 0 ? letter : "_"
          })
      case "rfc1034identifier":
        return String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
      case "lower": return value.lowercased()
      case "upper": return value.uppercased()
      case _: return value
      }
    }
  }
}
