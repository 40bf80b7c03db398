// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finding names in the message of a line.
extension LogNames {
  /// What a message says of the life cycle, and where it says it.
  struct Match {
    let observation: LogObservation
    /// The name's place, counted from the beginning of the message.
    let range: Range<Int>
  }

  /// The first thing a message says of the life cycle; nil if it says nothing.
  func observation(in message: ArraySlice<UInt8>) -> LogObservation? {
    match(in: message)?.observation
  }

  /// The first name of a method, a notification or a phase in a message; else what a framework or
  /// UIKit says of the app's state.
  func match(in message: ArraySlice<UInt8>) -> Match? {
    message.withUnsafeBufferPointer { buffer in
      var at = 0
      var report: Match?
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
          if Self.isAbout(buffer, name: start..<end) { return nil }
          let rest = message[(message.startIndex + end)...]
          return Match(
            observation: LogObservation(symbol, symbol.hasState ? Self.state(in: rest) : nil),
            range: start..<end)
        }
        guard hasCapital else { continue }
        if Self.namesPhase(buffer, start, at),
          let observation = Self.phase(in: message[(message.startIndex + at)...])
        {
          return Match(observation: observation, range: start..<at)
        }
        if report == nil, let symbol = Self.report(buffer, word: start..<at) {
          report = Match(observation: LogObservation(symbol), range: start..<at)
        }
      }
      return report
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
            guard Self.isOwn(found, buffer, start, from) else { return nil }
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
      if let found = symbol(slice(from, wordEnd)) {
        return Self.isOwn(found, buffer, start, from) ? found : nil
      }
    }
    return wrapper(slice(start, wordEnd))
  }

  private static let capitalApplication = Array("Application".utf8)

  /// The notification that `oneSignalApplicationWillResignActive` stands for: a framework that puts its
  /// own method in the place of a delegate's names it like that (OneSignal/OneSignal-Cordova-SDK#536).
  /// Nil for any other word.
  private func wrapper(_ word: ArraySlice<UInt8>) -> LogSymbol? {
    let name = Self.capitalApplication
    guard word.count > name.count else { return nil }
    for at in word.indices.dropFirst().dropLast(name.count - 1)
    where word[at] == name[0] && word[at...].starts(with: name) && word[at - 1] &- 0x61 < 26 {
      let method = [ASCII.lower(name[0])] + word[(at + 1)...]
      guard case .call(let callback)? = symbol(method[...]),
        let notification = LogSymbol.observable[callback]
      else { continue }
      return .observed(notification)
    }
    return nil
  }

  /// Objects whose name may stand before the short name of a notification.
  private static let owners = ["Application", "Scene", "Delegate", "Notification", "Name"].map {
    Array($0.utf8)
  }

  /// Whether a name says something of the app: `UIApplication.didEnterBackground` does.
  /// `RBDevice.didEnterBackground` and `-[RBDevice didEnterBackground]` are another object's.
  private static func isOwn(
    _ symbol: LogSymbol, _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ from: Int
  ) -> Bool {
    guard case .notification = symbol else { return true }
    var end = from
    if from > start {
      end = from - 1
    } else {
      // `-[Class name]`
      guard start > 1, buffer[start - 1] == ASCII.space else { return true }
      var open = start - 1
      while open > 0, isNamePart(buffer[open - 1]) { open -= 1 }
      guard open > 0, open < start - 1, buffer[open - 1] == ASCII.openBracket else { return true }
      end = start - 1
    }
    return owners.contains { owner in
      end >= owner.count && buffer[(end - owner.count)..<end].elementsEqual(owner)
    }
  }

  /// Where a dotted word may begin: at its start, and behind each point.
  private static func suffixes(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> [Int] {
    var starts = [start]
    for at in start..<end where buffer[at] == 0x2E && at + 1 < end { starts.append(at + 1) }
    return starts.count > 4 ? [start] + starts.suffix(3) : starts
  }

  static func isLetter(_ byte: UInt8) -> Bool { ASCII.lower(byte) &- 0x61 < 26 }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}

extension LogSymbol {
  /// Whether a state can be read where it happens.
  fileprivate var hasState: Bool {
    switch self {
    case .call, .notification: true
    case .phase, .launched, .observed, .reported, .ended: false
    }
  }
}
