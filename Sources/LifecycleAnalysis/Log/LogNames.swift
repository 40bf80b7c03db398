// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Every spelling under which logs name methods and notifications: Swift's and Objective-C's, today's
/// and former ones, in full and by the part that tells them apart.
struct LogNames: Sendable {
  static let standard = LogNames()

  private var symbols: [UInt64: Spelling] = [:]

  private struct Spelling: Sendable {
    let bytes: [UInt8]
    let symbol: LogSymbol
  }

  private init() {
    for callback in Callback.allCases where !LogSymbol.isIgnored(callback) {
      let symbol = LogSymbol(any: callback)
      add(callback.rawValue, symbol)
      add(callback.objectiveCName, symbol)
      let base = String(callback.rawValue.prefix { $0 != "(" })
      // `application` alone is shared by many methods.
      if base.contains(where: \.isUppercase), !Self.receivers.contains(base) { add(base, symbol) }
    }
    for (name, callback) in Self.parts { add(name, LogSymbol(any: callback)) }
    for notification in AppleNotification.allCases { addAll(of: notification) }
    for (name, notification) in Self.former { add(name, .notification(notification)) }
    for phase in SwiftUIPhase.allCases { add("ScenePhase." + phase.rawValue, .phase(phase)) }
  }

  private mutating func add(_ name: String, _ symbol: LogSymbol) {
    var bytes = Array(name.utf8)
    if bytes.last == UInt8(ascii: ":") { bytes.removeLast() }
    let key = Self.key(bytes[...])
    // The first one that claims a spelling keeps it.
    if symbols[key] == nil { symbols[key] = Spelling(bytes: bytes, symbol: symbol) }
  }

  private mutating func addAll(of notification: AppleNotification) {
    let name = notification.rawValue
    let symbol = LogSymbol.notification(notification)
    add(name, symbol)
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return }
    // `UIApplicationDidBecomeActiveNotification`, and without the last word in Swift 3 and 4.
    let joined = "\(parts[0])\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())"
    add(joined, symbol)
    let suffix = "Notification"
    add(String(joined.dropLast(suffix.count)), symbol)
    add(parts[1], symbol)
    // View controllers have a method of that name, and much else changes.
    if notification != .userDefaultsDidChange, notification != .didReceiveMemoryWarning {
      add(String(parts[1].dropLast(suffix.count)), symbol)
    }
  }

  private static let receivers: Set<String> = [
    "windowScene", "userNotificationCenter", "locationManager", "centralManager", "urlSession",
  ]

  /// The part of a selector that names the method by itself.
  private static let parts: [(String, Callback)] = [
    ("didFinishLaunchingWithOptions", .didFinishLaunching),
    ("didFinishLaunching", .didFinishLaunching),
    ("willFinishLaunchingWithOptions", .willFinishLaunching),
    ("willFinishLaunching", .willFinishLaunching),
    ("configurationForConnecting", .configurationForConnecting),
    ("configurationForConnectingSceneSession", .configurationForConnecting),
    ("didDiscardSceneSessions", .didDiscardSceneSessions),
    ("willConnectTo", .sceneWillConnect), ("willConnectToSession", .sceneWillConnect),
    ("openURLContexts", .sceneOpenURLContexts),
    ("performFetchWithCompletionHandler", .performFetch),
    ("handleEventsForBackgroundURLSession", .handleEventsForBackgroundURLSession),
    ("didReceiveRemoteNotification", .didReceiveRemoteNotification),
    ("didReceiveLocalNotification", .didReceiveLocalNotification),
    ("shouldSaveApplicationState", .shouldSaveApplicationState),
    ("shouldRestoreApplicationState", .shouldRestoreApplicationState),
    ("shouldSaveSecureApplicationState", .shouldSaveApplicationState),
    ("shouldRestoreSecureApplicationState", .shouldRestoreApplicationState),
    ("application(_:shouldSaveSecureApplicationState:)", .shouldSaveApplicationState),
    ("application(_:shouldRestoreSecureApplicationState:)", .shouldRestoreApplicationState),
    ("performActionForShortcutItem", .performAction),
    ("didUpdateLocations", .locationManagerDidUpdateLocations),
  ]

  /// Names that Apple has replaced.
  private static let former: [(String, AppleNotification)] = [
    ("UIDeviceOrientationDidChangeNotification", .orientationDidChange),
    ("NSCurrentLocaleDidChangeNotification", .currentLocaleDidChange),
    ("NSUserDefaultsDidChangeNotification", .userDefaultsDidChange),
    ("EAAccessoryDidConnectNotification", .accessoryDidConnect),
    ("EAAccessoryDidDisconnectNotification", .accessoryDidDisconnect),
    ("NSUbiquityIdentityDidChangeNotification", .ubiquityIdentityDidChange),
    ("UIApplicationProtectedDataDidBecomeAvailable", .protectedDataDidBecomeAvailable),
    ("UIApplicationProtectedDataWillBecomeUnavailable", .protectedDataWillBecomeUnavailable),
  ]

  // MARK: Looking

  /// FNV-1a.
  private static func key(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  private func symbol(_ name: ArraySlice<UInt8>) -> LogSymbol? {
    guard let found = symbols[Self.key(name)], found.bytes.elementsEqual(name) else { return nil }
    return found.symbol
  }

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

  // MARK: States and phases

  private static let states: [String: ApplicationState] = [
    "active": .active, "inactive": .inactive, "background": .background,
    "UIApplicationStateActive": .active, "UIApplicationStateInactive": .inactive,
    "UIApplicationStateBackground": .background,
  ]

  /// The state behind a name: `[active]`, `state=active`, `applicationState: 0`.
  private static func state(in rest: ArraySlice<UInt8>) -> ApplicationState? {
    var words = LogWords(rest.prefix(200))
    var isNamed = rest.first.map { $0 == ASCII.openBracket || $0 == ASCII.space } ?? false
    isNamed = isNamed && rest.drop { $0 == ASCII.space }.first == ASCII.openBracket
    while let word = words.next() {
      if isNamed {
        if let state = states[word] { return state }
        // `UIApplication.State`: 0 is active, 1 inactive, 2 in the background.
        if let number = Int(word), let state = ApplicationState(number: number) { return state }
      }
      isNamed = ["state", "applicationstate", "uiapplicationstate"].contains(word.lowercased())
    }
    return nil
  }

  private static let phaseWord = Array("cenePhase".utf8)

  /// Whether a word is `scenePhase` or `ScenePhase`.
  private static func namesPhase(
    _ buffer: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int
  ) -> Bool {
    end - start > phaseWord.count && buffer[(end - phaseWord.count)..<end].elementsEqual(phaseWord)
  }

  /// `scenePhase … inactive`: the last phase named behind the word.
  private static func phase(in rest: ArraySlice<UInt8>) -> LogObservation? {
    var words = LogWords(rest.prefix(200))
    var found: SwiftUIPhase?
    while let word = words.next() {
      if let phase = SwiftUIPhase(rawValue: word) { found = phase }
    }
    return found.map { LogObservation(.phase($0)) }
  }
}

/// The words of a message: letters and digits.
private struct LogWords {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> String? {
    rest = rest.drop { !Self.isPart($0) }
    let word = rest.prefix(while: Self.isPart)
    rest = rest[word.endIndex...]
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.lower(byte) &- 0x61 < 26 || ASCII.isDigit(byte)
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

extension ApplicationState {
  /// The state by the number `UIApplication.State` has.
  fileprivate init?(number: Int) {
    switch number {
    case 0: self = .active
    case 1: self = .inactive
    case 2: self = .background
    case _: return nil
    }
  }
}

extension Callback {
  /// The selector in Objective-C, without the last colon where it is the only one.
  /// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplicationdelegate?language=objc
  var objectiveCName: String {
    switch self {
    case .openURL: "application:openURL:options:"
    case .openURLWithSource: "application:openURL:sourceApplication:annotation:"
    case .handleOpenURL: "application:handleOpenURL:"
    case .didReceiveLocalNotification: "application:didReceiveLocalNotification:"
    case .continueUserActivity: "application:continueUserActivity:restorationHandler:"
    case .performAction: "application:performActionForShortcutItem:completionHandler:"
    case .willEncodeRestorableState: "application:willEncodeRestorableStateWithCoder:"
    case .didDecodeRestorableState: "application:didDecodeRestorableStateWithCoder:"
    case .userNotificationWillPresent:
      "userNotificationCenter:willPresentNotification:withCompletionHandler:"
    case .userNotificationDidReceive:
      "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
    case .configurationForConnecting:
      "application:configurationForConnectingSceneSession:options:"
    case .sceneWillConnect: "scene:willConnectToSession:options:"
    case .sceneContinueUserActivity: "scene:continueUserActivity:"
    case .windowScenePerformAction:
      "windowScene:performActionForShortcutItem:completionHandler:"
    case .stateRestorationActivity: "stateRestorationActivityForScene:"
    case .downloadDidFinish: "URLSession:downloadTask:didFinishDownloadingToURL:"
    case .sessionDidFinishEvents: "URLSessionDidFinishEventsForBackgroundURLSession:"
    case _:
      // `application(_:didEnd:)` is `application:didEnd:`.
      rawValue.prefix { $0 != "(" } + ":" + rawValue.drop { $0 != ":" }.dropFirst().dropLast()
    }
  }
}
