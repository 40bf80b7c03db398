// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The lines in which frameworks, UIKit and the debugger tell the state of the app without naming a
/// method.
///
/// - Flutter's `AppLifecycleState` and React Native's `AppState`, with the words of ``AppFramework``
///   (flutter-team-archive/engine#3713, bluesky-social/social-app#5134). The callbacks of `AppLifecycleListener` come with
///   the same states (https://api.flutter.dev/flutter/widgets/AppLifecycleListener-class.html).
/// - Capacitor's `App state changed. Is active? false` and `appStateChange {"isActive":false}`: it observes
///   when the app resigns and becomes active (ionic-team/capacitor#7118).
/// - UIKit's `Deactivation reason added: 5; deactivation reasons: 0 -> 32`: the first reason makes the
///   app inactive, and without any it is active (godotengine/godot#109846). The numbers of the reasons are private,
///   and are not used. A developer found out some of iOS 6 and 7: 1 Notification Center or Control Center, 2 app
///   switcher, 3 lock or leaving, 5 system alert, 6 Siri (https://stackoverflow.com/questions/14409739).
/// - `Message from debugger: Terminated due to signal 9` (deltachat/deltachat-ios#1984), and what else Xcode's console tells
///   of an end: `*** Terminating app due to uncaught exception 'NSRangeException'`, `Notes/Editor.swift:13: Fatal error:`.
extension LogNames {
  private static let flutter = Array(AppFramework.flutter.type.utf8)
  /// The type, and the name that variables have.
  private static let reactNative = [
    Array(AppFramework.reactNative.type.utf8), Array("appState".utf8),
  ]
  private static let capacitor = Array("appStateChange".utf8)
  private static let deactivation = Array("Deactivation".utf8)
  private static let reasons = Array("deactivation reasons: ".utf8)
  private static let arrow = Array(" -> ".utf8)

  /// Returns what a word, or what follows it, stands for; nil if it says nothing of the app.
  static func report(in message: ArraySlice<UInt8>, word: Range<Int>) -> LogObservation? {
    LogEnd.told(in: message, from: word.lowerBound)
      ?? state(in: message, word: word).map { LogObservation($0) }
  }

  private static func state(in message: ArraySlice<UInt8>, word: Range<Int>) -> LogSymbol? {
    let text = message[word]
    let rest = message[word.upperBound...].prefix(200)
    if text.elementsEqual(deactivation) { return deactivated(rest) }
    // `AppLifecycleState.paused`, and `didChangeAppLifecycleState paused`.
    if let state = behind(flutter, in: text) {
      return (flutterState(state) ?? lastFlutterState(in: rest)).map { .reported($0) }
    }
    for name in reactNative {
      if let state = behind(name, in: text) {
        return (lastState(in: state) ?? lastState(in: rest)).map { .reported($0) }
      }
    }
    // `App State: active`
    if text.elementsEqual("App".utf8),
      rest.starts(with: " State".utf8) || rest.starts(with: " state".utf8)
    {
      return lastState(in: rest.dropFirst(6)).map { .reported($0) }
    }
    if text.elementsEqual(capacitor) { return lastState(in: rest).map { .reported($0) } }
    return nil
  }

  /// Returns what a dotted word goes on with behind a name; nil if no part of it ends with that name.
  private static func behind(
    _ name: [UInt8], in word: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    guard word.count >= name.count else { return nil }
    for start in word.startIndex...(word.endIndex - name.count)
    where word[start] == name[0] && word[start...].starts(with: name) {
      let rest = word[(start + name.count)...]
      if rest.isEmpty { return rest }
      if rest.first == UInt8(ascii: ".") { return rest.dropFirst() }
    }
    return nil
  }

  private static func flutterState(_ word: ArraySlice<UInt8>) -> ApplicationState? {
    AppFramework.flutter.state(of: String(decoding: word, as: UTF8.self))
  }

  /// The last word of a text that stands for a state of Flutter's.
  private static func lastFlutterState(in text: ArraySlice<UInt8>) -> ApplicationState? {
    text.split(whereSeparator: { !isLetter($0) }).compactMap(flutterState).last
  }

  private static let flutterCallbacks: [String: ApplicationState] = [
    "onResume": .active, "onInactive": .inactive, "onShow": .inactive, "onHide": .background,
    "onPause": .background, "onRestart": .background,
  ]

  /// Returns the state at a callback that Flutter's `AppLifecycleListener` has, if the line is of Flutter. No other
  /// framework has one that stands for inactive.
  static func flutterCallback(_ word: Range<Int>, in message: ArraySlice<UInt8>) -> LogSymbol? {
    guard let state = flutterCallbackState(message[word]) else { return nil }
    let before = message[..<word.upperBound]
    let isFlutters = holds("flutter:", in: before) || holds("AppLifecycleListener", in: before)
    let isAlone = holds("onInactive", in: message[word]) && standsApart(word, in: message)
    return isFlutters || isAlone ? .reported(state) : nil
  }

  /// Returns the state at a callback of that name, if it is Flutter's.
  static func flutterCallbackState(_ name: ArraySlice<UInt8>) -> ApplicationState? {
    let last = name.lastIndex(of: UInt8(ascii: ".")).map { name[($0 + 1)...] } ?? name
    guard last.starts(with: "on".utf8) else { return nil }
    return flutterCallbacks[String(decoding: last, as: UTF8.self)]
  }

  /// `… deactivation reasons: 0 -> 32`
  private static func deactivated(_ text: ArraySlice<UInt8>) -> LogSymbol? {
    guard let begin = text.indices.first(where: { text[$0...].starts(with: reasons) }) else {
      return nil
    }
    let before = text[(begin + reasons.count)...].prefix(while: ASCII.isDigit)
    guard text[before.endIndex...].starts(with: arrow),
      let old = DeviceLogLine.number(before),
      let new = DeviceLogLine.number(
        text[(before.endIndex + arrow.count)...].prefix(while: ASCII.isDigit))
    else { return nil }
    if old == 0, new > 0 { return .reported(.inactive) }
    return old > 0 && new == 0 ? .reported(.active) : nil
  }
}
