// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finding names in the message of a line.
extension LogNames {
  /// The first thing a message says of the life cycle; nil if it says nothing.
  func observation(in message: ArraySlice<UInt8>) -> LogObservation? {
    message.withUnsafeBufferPointer { buffer in
      var at = 0
      while at < buffer.count {
        guard Self.isLetter(buffer[at]) else {
          at += 1
          continue
        }
        let start = at
        var hasCapital = false
        while at < buffer.count, Self.isNamePart(buffer[at]) {
          if buffer[at] &- 0x41 < 26 { hasCapital = true }
          at += 1
        }
        // Every name has a capital letter but those whose selector goes on behind the first word.
        let goesOn = at < buffer.count && (buffer[at] == 0x3A || buffer[at] == 0x28)
        guard hasCapital || goesOn else { continue }
        var end = at
        if let symbol = name(in: message, buffer, from: start, to: &end) {
          let rest = message[(message.startIndex + end)...]
          return LogObservation(symbol, symbol.hasState ? Self.state(in: rest) : nil)
        }
        if hasCapital, Self.namesPhase(buffer, start, at),
          let observation = Self.phase(in: message[(message.startIndex + at)...])
        {
          return observation
        }
      }
      return nil
    }
  }

  /// The symbol that a word names, with the selector that may follow; the end moves behind it.
  private func name(
    in message: ArraySlice<UInt8>, _ buffer: UnsafeBufferPointer<UInt8>, from start: Int,
    to end: inout Int
  ) -> LogSymbol? {
    let base = message.startIndex
    let wordEnd = end
    func slice(_ from: Int, _ to: Int) -> ArraySlice<UInt8> { message[(base + from)..<(base + to)] }
    // What follows: `(_:didEnd:)`, or `:didEnd:` in Objective-C.
    if wordEnd < buffer.count, buffer[wordEnd] == 0x28 {
      var close = wordEnd + 1
      while close < buffer.count, buffer[close] == 0x3A || Self.isNamePart(buffer[close]) {
        close += 1
      }
      if close < buffer.count, buffer[close] == 0x29 {
        for from in Self.suffixes(buffer, start, wordEnd) {
          if let found = symbol(slice(from, close + 1)) {
            end = close + 1
            return found
          }
        }
      }
    } else if wordEnd < buffer.count, buffer[wordEnd] == 0x3A {
      var close = wordEnd
      while close < buffer.count, buffer[close] == 0x3A || Self.isNamePart(buffer[close]) {
        close += 1
      }
      let stop = buffer[close - 1] == 0x3A ? close - 1 : close
      if stop > wordEnd, let found = symbol(slice(start, stop)) {
        end = close
        return found
      }
    }
    for from in Self.suffixes(buffer, start, wordEnd) {
      if let found = symbol(slice(from, wordEnd)) { return found }
    }
    return nil
  }

  /// Where a dotted word may begin: at its start, and behind each point.
  private static func suffixes(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> [Int] {
    var starts = [start]
    for at in start..<end where buffer[at] == 0x2E && at + 1 < end { starts.append(at + 1) }
    return starts.count > 4 ? [start] + starts.suffix(3) : starts
  }

  private static func isLetter(_ byte: UInt8) -> Bool { ASCII.lower(byte) &- 0x61 < 26 }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}

extension LogSymbol {
  /// Whether a state can be read where it happens.
  fileprivate var hasState: Bool {
    switch self {
    case .call, .notification: true
    case .phase, .launched: false
    }
  }
}
