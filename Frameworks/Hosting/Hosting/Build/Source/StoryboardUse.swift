// SPDX-License-Identifier: Apache-2.0

/// The use that an app's sources make of its storyboards, which are not read: whether its windows come
/// from one, and which of UIKit's containers they take a controller for.
struct StoryboardUse {
  /// True if a source makes a window itself.
  private(set) var makesOwnWindow = false
  /// The class the sources take the initial controller for; nil for none.
  private(set) var initial: String?
  /// The classes that controllers are taken for, by the identifiers they are asked for with.
  private(set) var controllers: [(identifier: String, type: String)] = []

  private static let containers: Set = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UITableViewController",
  ]

  mutating func add(_ tokens: [SwiftTokens.Token], _ source: [UInt8]) {
    func text(_ index: Int) -> String { index < tokens.count ? tokens[index].text : "" }
    for index in tokens.indices {
      switch tokens[index].text {
      case "UIWindow":
        if text(index + 1) == "(" || (text(index + 1) == "." && text(index + 2) == "init") {
          makesOwnWindow = true
        }
      case "rootViewController":
        if let type = Self.cast(after: index, tokens) { initial = initial ?? type }
      case "instantiateInitialViewController"
      where text(index + 1) == "(" && text(index + 2) == ")":
        if let type = Self.cast(after: index + 2, tokens) { initial = initial ?? type }
      case "instantiateViewController" where text(index + 3) == ":" && text(index + 4) == ")":
        // The identifier is a text, which is no token.
        let gap = source[tokens[index + 3].range.upperBound..<tokens[index + 4].range.lowerBound]
        let parts = gap.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[1].contains(UInt8(ascii: "\\")),
          let type = Self.cast(after: index + 4, tokens)
        else { continue }
        controllers.append((String(decoding: parts[1], as: UTF8.self), type))
      case _: break
      }
    }
  }

  /// The class of `as! UITabBarController` behind a token; nil for another, or for no cast.
  private static func cast(after index: Int, _ tokens: [SwiftTokens.Token]) -> String? {
    var rest = tokens[(index + 1)...]
    if let next = rest.first, next.text == "!" || next.text == "?" { rest = rest.dropFirst() }
    guard rest.first?.text == "as" else { return nil }
    rest = rest.dropFirst()
    guard let mark = rest.first, mark.text == "!" || mark.text == "?",
      let type = rest.dropFirst().first, containers.contains(type.text)
    else { return nil }
    return type.text
  }
}
