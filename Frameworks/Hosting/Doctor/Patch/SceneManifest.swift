// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The scene manifest in the text of an Info.plist.
enum SceneManifest {
  private static func manifest(_ name: String, _ storyboard: String?) -> [String] {
    let file =
      storyboard.map {
        ["\t\t\t\t\t<key>UISceneStoryboardFile</key>", "\t\t\t\t\t<string>\(escaped($0))</string>"]
      } ?? []
    return [
      "\t<key>UIApplicationSceneManifest</key>", "\t<dict>",
      "\t\t<key>UIApplicationSupportsMultipleScenes</key>", "\t\t<false/>",
      "\t\t<key>UISceneConfigurations</key>", "\t\t<dict>",
      "\t\t\t<key>UIWindowSceneSessionRoleApplication</key>", "\t\t\t<array>", "\t\t\t\t<dict>",
      "\t\t\t\t\t<key>UISceneConfigurationName</key>",
      "\t\t\t\t\t<string>Default Configuration</string>",
      "\t\t\t\t\t<key>UISceneDelegateClassName</key>",
      "\t\t\t\t\t<string>\(escaped(name))</string>",
    ] + file + ["\t\t\t\t</dict>", "\t\t\t</array>", "\t\t</dict>", "\t</dict>"]
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).joined(separator: "&amp;")
      .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "&lt;")
  }

  /// An Info.plist with a manifest in the place of the one that it has; nil if it is none.
  ///
  /// - Parameters:
  ///   - name: the class of the scene delegate.
  ///   - storyboard: the storyboard of its window; nil for none.
  static func adding(_ name: String, _ storyboard: String?, to old: String) -> String? {
    let lines = manifest(name, storyboard)
    let end = old.contains("\r\n") ? "\r\n" : "\n"
    let manifest = lines.joined(separator: end)
    let key = "<key>UIApplicationSceneManifest</key>"
    if let start = old.firstRange(of: key) {
      guard let close = self.end(of: old[start.upperBound...]) else { return nil }
      // Text before the key on its line stays; blanks are the manifest's own.
      var first = start.lowerBound
      while first > old.startIndex, [" ", "\t"].contains(old[old.index(before: first)]) {
        first = old.index(before: first)
      }
      return checked(old[..<first] + manifest + old[close...], name)
    }
    guard let last = old.ranges(of: "</dict>").last else { return nil }
    var first = last.lowerBound
    while first > old.startIndex, [" ", "\t"].contains(old[old.index(before: first)]) {
      first = old.index(before: first)
    }
    let isOwnLine = first == old.startIndex || old[old.index(before: first)].isNewline
    return checked(
      old[..<first] + (isOwnLine ? "" : end) + manifest + end + old[first...], name)
  }

  /// A list that names the class; nil for another one, such as a list that ends with a comment.
  private static func checked(_ text: String, _ name: String) -> String? {
    guard let list = try? PropertyList.read(Array(text.utf8)),
      let roles = list["UIApplicationSceneManifest"]?["UISceneConfigurations"],
      roles["UIWindowSceneSessionRoleApplication"]?.items.first?["UISceneDelegateClassName"]?.text
        == name
    else { return nil }
    return text
  }

  /// The end of the value that a text begins with.
  private static func end(of text: Substring) -> String.Index? {
    var depth = 0
    var rest = text
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: open)..<close]
      let end = rest.index(after: close)
      if tag.hasPrefix("!") || tag.hasPrefix("?") {
        // A comment says nothing.
      } else if tag.hasPrefix("/") {
        depth -= 1
      } else if !tag.hasSuffix("/") {
        depth += 1
      }
      if depth == 0 { return end }
      rest = rest[end...]
    }
    return nil
  }
}
