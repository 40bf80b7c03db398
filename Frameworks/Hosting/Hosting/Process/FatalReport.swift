// SPDX-License-Identifier: Apache-2.0

/// The report of a crash: the reason, and a stack that is mostly Swift's own. The person is told the
/// reason with their own line, and their own frames.
struct FatalReport {
  /// A function that was running.
  struct Frame: Equatable {
    /// The file that its code is in.
    let image: String
    var address: UInt64
    /// The distance from the beginning of the image; nil if it is told from a symbol.
    var offset: UInt64?
    /// The function's name in the file, if the app itself has told the stack and the file says it.
    let symbol: String?
  }

  /// `Swift/ContiguousArrayBuffer.swift:692`; nil if Swift names none.
  private var place: String?
  /// `Fatal error: Index out of range`.
  private var reason: String?
  /// The app's own report of its end, if Swift says nothing.
  private var ending: AppEnding?
  private var isInStack = false
  private var isSecond = false
  private var frames: [Frame] = []

  /// The beginnings of such messages: Swift's, and that of an exception nobody catches.
  private static let reasons = [
    "Fatal error", "Precondition failed", "Assertion failed", "Could not cast value of type",
    "*** Terminating app due to uncaught exception", conflict,
  ]
  private static let conflict = "Simultaneous accesses to"
  /// The lines of Swift's about a conflict, beside the stack.
  private static let ofConflict = [
    "Previous access (", "Current access (", "Fatal access conflict",
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
    if let mark = line.firstRange(of: "Current stack trace:"), mark.upperBound == line.endIndex {
      let head = AppEnding(line[..<mark.lowerBound])
      guard head != nil || mark.lowerBound == line.startIndex else { return false }
      // If Swift has told a stack before, the second one says nothing new.
      isSecond = !frames.isEmpty
      if !isSecond { ending = head }
      isInStack = true
      return true
    }
    if reason?.hasPrefix(Self.conflict) == true, Self.ofConflict.contains(where: line.hasPrefix) {
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
    guard reason != nil || ending != nil else { return [] }
    // The code that tells the stack is in the app too: it ends with a frame of the system's.
    var frames = ending == nil ? self.frames[...] : self.frames.drop { !$0.isSystem }
    // Other addresses are where a function goes on after a call; this one is the place itself.
    if ending?.isFault == true, let first = frames.firstIndex(where: { !$0.isSystem }) {
      frames[first].address += 1
      frames[first].offset? += 1
    }
    let found = symbols?.own(Array(frames))
    var own = found?.places ?? []
    // `exit` may be called by anybody: it is told if the person's own line did.
    guard let reason = reason ?? ending?.reason(frames, found) else { return [] }
    // If Swift's own code finds the fault, the person's line is the nearest that called it.
    let given = place.flatMap { symbols?.given($0) }
    let line = given ?? own.first { !$0.isUnnumbered }?.line ?? place
    // Swift gives some of its own code within a function no line: it is on the one that is named.
    if let given, let first = own.first, first.isUnnumbered {
      own[0] = Symbols.Place(line: given, function: first.function)
    }
    return [(line.map { $0 + ": " } ?? "") + reason]
      + own.filter { !$0.isUnnumbered }.map { "  " + frame($0.line, $0.function) }
  }

  /// `5    App    0x0000558ff253c305 <unavailable> + 815877`, behind which the app names the function.
  private static func frame(_ line: String) -> Frame? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    guard words.count >= 4, Int(words[0]) != nil, words[2].hasPrefix("0x"),
      let address = UInt64(words[2].dropFirst(2), radix: 16)
    else { return nil }
    let isBare = words[3] == "<unavailable>" && words.count >= 6
    return Frame(
      image: String(words[1]), address: address, offset: isBare ? UInt64(words[5]) : nil,
      symbol: isBare && words.count > 6 ? String(words[6]) : nil)
  }
}

extension FatalReport.Frame {
  /// True if its code is in the system's C library.
  var isSystem: Bool { image.hasPrefix("libc.so") || image.hasPrefix("libc-") }
}
