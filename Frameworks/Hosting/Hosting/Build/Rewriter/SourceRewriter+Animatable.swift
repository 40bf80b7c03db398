// SPDX-License-Identifier: Apache-2.0

/// The code that SwiftUI's `@Animatable` would add to a type.
extension SourceRewriter {
  /// `@Animatable struct Wave: Shape` conforms to `Animatable`. It gets no animated values: nothing moves here.
  mutating func rewriteAnimatable(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard
      let keyword = tokens[index...].prefix(6).firstIndex(where: {
        ["struct", "class", "enum"].contains($0.text)
      }), keyword + 2 < tokens.count
    else { return }
    blank(tokens[index].range)
    var at = keyword + 2
    if tokens[at].text == "<" {
      var depth = 0
      repeat {
        depth += tokens[at].text == "<" ? 1 : tokens[at].text == ">" ? -1 : 0
        at += 1
      } while depth > 0 && at < tokens.count
    }
    guard at < tokens.count else { return }
    switch tokens[at].text {
    case ":": insert(" Animatable,", at: tokens[at].range.upperBound)
    case _: insert(": Animatable", at: tokens[at - 1].range.upperBound)
    }
  }
}
