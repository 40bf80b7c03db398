// SPDX-License-Identifier: Apache-2.0

/// Overrides in extensions, and of their `@objc` methods, which Objective-C allows and Swift alone does not.
extension SourceRewriter {
  /// An extension that follows the class it extends.
  private struct Extension {
    /// The first token, which may be a modifier.
    let start: Int
    /// The protocols it adds.
    let protocols: Range<Int>
    let open: Int
    let close: Int
  }

  private static let extensionModifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "@MainActor", "@objc",
  ]

  /// Makes the extensions that follow a class a part of its body, up to the last one that overrides something or
  /// lets subclasses override it.
  /// If another declaration stands between them, they stay: it would become a part of the class too.
  mutating func joinExtensions(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 2 < tokens.count, tokens[index + 2].text == ":",
      let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
      var close = Self.end(of: open, tokens)
    else { return }
    var found: [Extension] = []
    var count = 0
    while let next = Self.extending(
      tokens[index + 1].text, behind: found.last?.close ?? close, tokens)
    {
      found.append(next)
      if Self.needsClass(next, tokens) { count = found.count }
    }
    let endOfInherited = tokens[index..<open].firstIndex { $0.text == "where" } ?? open
    for next in found.prefix(count) {
      blank(tokens[close].range)
      blank(tokens[next.start].range.lowerBound..<tokens[next.open].range.upperBound)
      if !next.protocols.isEmpty {
        let protocols = tokens[next.protocols].map(\.text).joined()
        insert(", \(protocols)", at: tokens[endOfInherited - 1].range.upperBound)
      }
      close = next.close
    }
  }

  /// Returns the extension of a class that begins behind a bracket.
  private static func extending(_ name: String, behind bracket: Int, _ tokens: [SwiftTokens.Token])
    -> Extension?
  {
    let start = bracket + 1
    guard
      let keyword = tokens[start...].firstIndex(where: { !extensionModifiers.contains($0.text) }),
      tokens[keyword].text == "extension", keyword + 2 < tokens.count,
      tokens[keyword + 1].text == name, [":", "{"].contains(tokens[keyword + 2].text),
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" }),
      let close = end(of: open, tokens)
    else { return nil }
    return Extension(
      start: start, protocols: min(keyword + 3, open)..<open, open: open, close: close)
  }

  /// Returns true if a member of an extension itself, not of a type within it, overrides another or may be overridden.
  private static func needsClass(_ extended: Extension, _ tokens: [SwiftTokens.Token]) -> Bool {
    var depth = 0
    for token in tokens[extended.start...extended.close] {
      switch token.text {
      case "{": depth += 1
      case "}": depth -= 1
      case "override", "@objc": if depth <= 1 { return true }
      case _: break
      }
    }
    return false
  }

  /// Returns the bracket that closes what another opens.
  private static func end(of open: Int, _ tokens: [SwiftTokens.Token]) -> Int? {
    var depth = 0
    return tokens[open...].firstIndex {
      depth += $0.text == "{" ? 1 : $0.text == "}" ? -1 : 0
      return depth == 0
    }
  }
}
