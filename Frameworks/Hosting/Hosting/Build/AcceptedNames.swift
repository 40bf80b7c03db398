// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that are accepted and do nothing: SwiftUI's modifiers of the folder `Accepted` that return the view
/// itself, and UIKit's methods whose body is empty. A name counts with the label of its first argument:
/// `encode(with:)` is a view's and does nothing, and an encoder's `encode(_:)` acts.
struct AcceptedNames {
  private struct Name: Hashable {
    let text: String
    let label: String
  }
  private let names: Set<Name>

  /// - Parameters:
  ///   - root: the folder that `Frameworks` is in.
  ///   - modules: the modules that an app imports.
  init(in root: String, _ modules: Set<String>) {
    var accepted: Set<Name> = []
    var acting: Set<Name> = []
    for module in ["SwiftUI", "UIKit", "ApplifeKit"] where modules.contains(module) {
      let folder = FrameworkLibrary.sources(of: module, in: root)
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      for file in files where file.hasSuffix(".swift") {
        guard let bytes = try? Files.read(folder + "/" + file) else { continue }
        let tokens = SwiftTokens(bytes).tokens
        for place in tokens.indices where tokens[place].text == "func" && place + 1 < tokens.count {
          let name = Name(text: tokens[place + 1].text, label: Self.label(place, tokens))
          let body = Self.body(place, tokens)
          if body == ["self"] && file.hasPrefix("Accepted/") || body.isEmpty && module == "UIKit" {
            accepted.insert(name)
          } else {
            acting.insert(name)
          }
        }
      }
    }
    names = accepted.subtracting(acting)
  }

  /// The label of a function's first parameter; empty if it has none.
  private static func label(_ place: Int, _ tokens: [SwiftTokens.Token]) -> String {
    guard let open = tokens[place...].prefix(40).firstIndex(where: { $0.text == "(" }),
      open + 1 < tokens.count
    else { return "" }
    // An attribute stands before a builder's or a closure's parameter.
    let first = tokens[(open + 1)...].first { !$0.text.hasPrefix("@") }?.text ?? ""
    return ["_", ")"].contains(first) ? "" : first
  }

  /// The body of a function, if it is shorter than two words; else a word that is no body.
  private static func body(_ place: Int, _ tokens: [SwiftTokens.Token]) -> [String] {
    var depth = 0
    for at in tokens.indices[(place + 1)...].prefix(400) {
      switch tokens[at].text {
      case "(": depth += 1
      case ")": depth -= 1
      // A protocol's has none.
      case "func": return ["func"]
      case "{" where depth == 0:
        let body = tokens[(at + 1)...].prefix { $0.text != "}" }.map(\.text)
        return body.count < 2 ? body : ["…"]
      case _: break
      }
    }
    return ["…"]
  }

  /// Those that a source uses; what it calls on `super` is a method of its own.
  func used(in text: [UInt8]) -> Set<String> {
    let tokens = SwiftTokens(text).tokens
    var found: Set<String> = []
    for place in tokens.indices.dropFirst().dropLast(3)
    where tokens[place - 1].text == "." && tokens[place + 1].text == "("
      && (place < 2 || tokens[place - 2].text != "super")
    {
      let label = tokens[place + 3].text == ":" ? tokens[place + 2].text : ""
      if names.contains(Name(text: tokens[place].text, label: label)) {
        found.insert(tokens[place].text)
      }
    }
    return found
  }
}
