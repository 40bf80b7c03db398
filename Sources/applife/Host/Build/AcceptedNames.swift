// SPDX-License-Identifier: Apache-2.0

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The modifiers of SwiftUI that are accepted and do nothing: those of the folder `Accepted` that return the
/// view itself.
struct AcceptedNames {
  private let names: Set<String>

  /// - Parameter folder: the folder of the sources of Apple's modules.
  init(in folder: String) {
    let root = folder + "/Apple/SwiftUI"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    var accepted: Set<String> = []
    var acting: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      guard let bytes = try? Files.read(root + "/" + file) else { continue }
      let tokens = SwiftTokens(bytes).tokens
      for place in tokens.indices where tokens[place].text == "func" && place + 1 < tokens.count {
        let name = tokens[place + 1].text
        if file.hasPrefix("Accepted/"), Self.returnsItself(place, tokens) {
          accepted.insert(name)
        } else {
          acting.insert(name)
        }
      }
    }
    names = accepted.subtracting(acting)
  }

  /// Whether a function's body is `{ self }`.
  private static func returnsItself(_ place: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    let rest = tokens[(place + 1)...].prefix { $0.text != "func" }
    return zip(rest, zip(rest.dropFirst(), rest.dropFirst(2))).contains {
      $0.text == "{" && $1.0.text == "self" && $1.1.text == "}"
    }
  }

  /// Those that a source uses.
  func used(in text: [UInt8]) -> Set<String> {
    let tokens = SwiftTokens(text).tokens
    var found: Set<String> = []
    for place in tokens.indices.dropFirst().dropLast()
    where tokens[place - 1].text == "." && tokens[place + 1].text == "("
      && names.contains(tokens[place].text)
    {
      found.insert(tokens[place].text)
    }
    return found
  }
}
