// SPDX-License-Identifier: Apache-2.0

/// Timers and observers that are given a block.
extension SourceRewriter {
  /// A block that touches what the main actor guards is a warning in Swift 5 on Apple's systems. On Linux it is an
  /// error, because Foundation declares the block as one that any thread may run. HostedBase has other names.
  mutating func rewriteBlock(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 2 < tokens.count, tokens[index + 1].text == "(" else { return }
    let before = tokens[..<index].suffix(2).map(\.text)
    switch tokens[index + 2].text {
    case "forName": replace(tokens[index].range, with: "addListener")
    case "withTimeInterval" where before == ["Timer", "."]:
      replace(tokens[index - 2].range, with: "Timed")
    case _: break
    }
  }

  /// On Linux a `Timer(timeInterval:repeats:block:)` fires as soon as it is on a run loop. HostedBase has a function
  /// whose timer waits, as Apple's does.
  mutating func rewriteTimer(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    let isInit = tokens[(index + 1)...].prefix(2).map(\.text) == [".", "init"]
    let open = index + (isInit ? 3 : 1)
    guard tokens[open...].prefix(2).map(\.text) == ["(", "timeInterval"] else { return }
    var depth = 0
    for at in tokens[open...].indices {
      switch tokens[at].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 1:
        guard at + 1 < tokens.count, tokens[at + 1].text == "repeats" else { return }
        replace(tokens[index].range.lowerBound..<tokens[open - 1].range.upperBound, with: "timed")
        return
      case _: break
      }
      if depth == 0 { return }
    }
  }
}
