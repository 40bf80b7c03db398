// SPDX-License-Identifier: Apache-2.0

/// What Swift says when it ends a process: the reason, and a stack that is mostly Swift's own. The person is
/// told the reason with their own line, and their own frames.
struct FatalReport {
  /// A function that was running.
  struct Frame: Equatable {
    /// The file that its code is in.
    let image: String
    let address: UInt64
    /// How far that is behind the beginning of the image; nil if it is told from a symbol.
    let offset: UInt64?
  }

  /// `Swift/ContiguousArrayBuffer.swift:692`; nil if Swift names none.
  private var place: String?
  /// `Fatal error: Index out of range`.
  private var reason: String?
  private var isInStack = false
  private var isSecond = false
  private var frames: [Frame] = []

  /// What Swift's messages of this kind begin with.
  private static let reasons = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
  ]

  /// Keeps a line of the standard error that belongs to the report. False: it is something else.
  mutating func take(_ line: String) -> Bool {
    if let found = Self.reasons.lazy.compactMap({ line.firstRange(of: $0) }).first {
      let before = line[..<found.lowerBound]
      guard before.isEmpty || before.hasSuffix(": ") else { return false }
      place = before.isEmpty ? nil : String(before.dropLast(2))
      reason = Self.withoutAddresses(line[found.lowerBound...])
      return true
    }
    if line == "Current stack trace:" {
      // Somebody called `abort()`. Where Swift has told a stack before, the second one says nothing new.
      if reason == nil { reason = "Fatal error: abort()" }
      isSecond = !frames.isEmpty
      isInStack = true
      return true
    }
    guard isInStack, let frame = Self.frame(line) else { return false }
    if !isSecond { frames.append(frame) }
    return true
  }

  /// `type 'A' (0x7ffe) to 'B' (0x7fff)` is `type 'A' to 'B'`.
  private static func withoutAddresses(_ text: Substring) -> String {
    var parts = text.split(separator: " ", omittingEmptySubsequences: false)
    for at in parts.indices where parts[at].hasPrefix("(0x") {
      parts[at] = parts[at].hasSuffix(".") ? "." : ""
    }
    return parts.filter { !$0.isEmpty && $0 != "." }.joined(separator: " ")
  }

  /// The report as the person is told it: nothing if there is none.
  ///
  /// - Parameter frame: The words for a line of the person's and the function it is in.
  func told(_ symbols: Symbols?, _ frame: (String, String) -> String) -> [String] {
    guard let reason else { return [] }
    let own = symbols?.own(frames) ?? []
    // Where Swift's own code finds the fault, the person's line is the nearest that called it.
    let line = place.flatMap { symbols?.given($0) } ?? own.first?.line ?? place
    return [(line.map { $0 + ": " } ?? "") + reason]
      + own.map { "  " + frame($0.line, $0.function) }
  }

  /// `5    App    0x0000558ff253c305 <unavailable> + 815877`
  private static func frame(_ line: String) -> Frame? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count >= 4, Int(words[0]) != nil, words[2].hasPrefix("0x"),
      let address = UInt64(words[2].dropFirst(2), radix: 16)
    else { return nil }
    let isBare = words[3] == "<unavailable>"
    return Frame(
      image: String(words[1]), address: address,
      offset: isBare ? words.last.flatMap { UInt64($0) } : nil)
  }
}
