// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A string catalog (`.xcstrings`). Xcode compiles it to a `.strings` file for each language; so is it done here.
/// Texts that vary by number or device are left out: their keys stand for them.
/// - SeeAlso: https://developer.apple.com/documentation/xcode/localizing-and-varying-text-with-a-string-catalog
struct StringCatalog {
  /// The name of each file in the bundle, and its text.
  let files: [(name: String, text: String)]

  private struct Content: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
    struct Entry: Decodable { let localizations: [String: Localization]? }
    struct Localization: Decodable { let stringUnit: Unit? }
    struct Unit: Decodable { let value: String }
  }

  /// - Parameter path: the catalog; what cannot be read gives no files.
  init(_ path: String) {
    guard let bytes = try? Files.read(path),
      let content = try? JSONDecoder().decode(Content.self, from: Data(bytes))
    else {
      files = []
      return
    }
    var texts: [String: [String: String]] = [:]
    if Self.isName(content.sourceLanguage) { texts[content.sourceLanguage] = [:] }
    for (key, entry) in content.strings {
      for (language, localization) in entry.localizations ?? [:] where Self.isName(language) {
        texts[language, default: [:]][key] = localization.stringUnit?.value
      }
    }
    let table =
      path.split(separator: "/").last.map { String($0.dropLast(".xcstrings".count)) } ?? ""
    files = texts.sorted { $0.key < $1.key }.map { language, texts in
      let lines = texts.sorted { $0.key < $1.key }.map { key, value in
        "\"\(Self.escaped(key))\" = \"\(Self.escaped(value))\";\n"
      }
      return ("\(language).lproj/\(table).strings", lines.joined())
    }
  }

  /// Returns true if a language can be the name of a folder, and of none elsewhere.
  private static func isName(_ language: String) -> Bool {
    !language.isEmpty && !language.contains("/") && !language.contains("\0")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
  }
}
