// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Finding names in the message of a line.
extension LogNames {
  /// An observation in a message, and its place.
  struct Match {
    let observation: LogObservation
    /// The range of the name in the message.
    let range: Range<Int>
  }

  /// Returns the first name of a method, a notification or a phase in a message; else what a
  /// framework or UIKit says of the app's state.
  func match(in message: ArraySlice<UInt8>) -> Match? {
    var at = message.startIndex
    var report: Match?
    while at < message.endIndex {
      guard Self.isLetter(message[at]) else {
        at += 1
        continue
      }
      let start = at
      var hasCapital = false
      while at < message.endIndex, Self.isNamePart(message[at]) {
        if message[at] &- 0x41 < 26 { hasCapital = true }
        at += 1
      }
      // Every name has a capital letter but those whose selector goes on behind the first word.
      let goesOn = at < message.endIndex && (message[at] == 0x3A || message[at] == 0x28)
      let phase = Self.phase(behind: start..<at, in: message)
      guard hasCapital || goesOn || hasRenames || phase != nil else { continue }
      var end = at
      let flutters = Self.flutterCallback(start..<at, in: message)
      if let symbol = flutters ?? name(in: message, from: start, to: &end) {
        if Self.isAbout(start..<end, in: message) { return nil }
        let symbol = Self.methodOfDelegate(symbol, named: message[start..<end], in: message)
        let state = symbol.hasState ? Self.state(in: message[end...]) : nil
        return Match(observation: LogObservation(symbol, state), range: start..<end)
      }
      if let phase { return Match(observation: phase, range: start..<at) }
      guard hasCapital else { continue }
      if report == nil, let found = Self.report(in: message, word: start..<at) {
        report = Match(observation: found, range: start..<at)
        // The reason for an end may name methods.
        if found.symbol == .ended { return report }
      }
    }
    return report
      ?? Self.stateAlone(in: message).map { state in
        Match(
          observation: LogObservation(.reported(state)),
          range: message.startIndex..<message.endIndex)
      }
  }

  /// Returns the symbol that a word names, with the selector that may follow. The end moves behind it.
  private func name(
    in message: ArraySlice<UInt8>, from start: Int, to end: inout Int
  ) -> LogSymbol? {
    let word = message[start..<end]
    // The selector that follows: `(_:didEnd:)`, or `:didEnd:` in Objective-C.
    let next = end < message.endIndex ? message[end] : 0
    let selector = message[end...].dropFirst().prefix { $0 == 0x3A || Self.isNamePart($0) }
    let close = selector.endIndex
    if next == 0x28, close < message.endIndex, message[close] == 0x29 {
      for from in Self.suffixes(of: word) {
        guard let found = symbol(message[from...close]) else { continue }
        guard Self.isOwn(found, in: message, word: start, name: from) else { return nil }
        end = close + 1
        return found
      }
    } else if next == 0x3A {
      let stop = message[close - 1] == 0x3A ? close - 1 : close
      if stop > end, let found = symbol(message[start..<stop]) {
        end = close
        return found
      }
    }
    for from in Self.suffixes(of: word) {
      guard let found = symbol(message[from..<word.endIndex]) else { continue }
      return Self.isOwn(found, in: message, word: start, name: from) ? found : nil
    }
    return wrapper(word)
  }

  private static let capitalApplication = Array("Application".utf8)

  /// Returns the notification that `oneSignalApplicationWillResignActive` stands for: a framework
  /// that puts its own method in the place of a delegate's names it like that
  /// (OneSignal/OneSignal-Cordova-SDK#536). Nil for any other word.
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

  /// Returns true if a name says something of the app: `UIApplication.didEnterBackground` does.
  /// `RBDevice.didEnterBackground` and `-[RBDevice didEnterBackground]` are another object's.
  private static func isOwn(
    _ symbol: LogSymbol, in message: ArraySlice<UInt8>, word start: Int, name from: Int
  ) -> Bool {
    guard case .notification = symbol else { return true }
    let before = message[..<start]
    // The object: `UIApplication` in `UIApplication.name`, `Class` in `-[Class name]`.
    var owner = message[start..<max(start, from - 1)]
    if from == start {
      guard before.last == ASCII.space else { return true }
      let name = before.dropLast().reversed().prefix(while: isNamePart)
      let begin = start - 1 - name.count
      guard !name.isEmpty, begin > message.startIndex, message[begin - 1] == ASCII.openBracket
      else { return true }
      owner = message[begin..<(start - 1)]
    }
    return owners.contains { owner.suffix($0.count).elementsEqual($0) }
  }

  /// Returns the indices at which a name may begin in a dotted word: its start, and behind each point.
  private static func suffixes(of word: ArraySlice<UInt8>) -> [Int] {
    let points = word.indices.dropLast().filter { word[$0] == 0x2E }.map { $0 + 1 }
    return [word.startIndex] + points.suffix(3)
  }

  static func isLetter(_ byte: UInt8) -> Bool { ASCII.lower(byte) &- 0x61 < 26 }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isLetter(byte) || ASCII.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
  }
}

extension LogSymbol {
  /// True if a state can be read while it happens.
  fileprivate var hasState: Bool {
    switch self {
    case .call, .notification: true
    case .phase, .launched, .observed, .reported, .suspended, .ended: false
    }
  }
}
