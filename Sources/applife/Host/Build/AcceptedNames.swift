// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names that are accepted and do nothing: SwiftUI's modifiers of the folder `Accepted` that return the view
/// itself, and UIKit's methods whose body is empty.
struct AcceptedNames {
  private let names: Set<String>

  /// - Parameters:
  ///   - folder: the folder of the sources of Apple's modules.
  ///   - modules: the modules that an app imports.
  init(in folder: String, _ modules: Set<String>) {
    var accepted: Set<String> = []
    var acting: Set<String> = []
    for module in ["SwiftUI", "UIKit"] where modules.contains(module) {
      let root = folder + "/Apple/" + module
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
      for file in files where file.hasSuffix(".swift") {
        guard let bytes = try? Files.read(root + "/" + file) else { continue }
        let tokens = SwiftTokens(bytes).tokens
        for place in tokens.indices where tokens[place].text == "func" && place + 1 < tokens.count {
          let name = tokens[place + 1].text
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
    for place in tokens.indices.dropFirst().dropLast()
    where tokens[place - 1].text == "." && tokens[place + 1].text == "("
      && names.contains(tokens[place].text) && (place < 2 || tokens[place - 2].text != "super")
    {
      found.insert(tokens[place].text)
    }
    return found
  }
}
