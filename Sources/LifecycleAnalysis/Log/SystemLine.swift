// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The news of an app in a line that one of the system's own processes writes, or a tool that asks the device.
///
/// RunningBoard's states are assumed until they were seen on a device of ours. It calls an app active that is on the
/// screen, whether UIKit does or not.
///
/// - SeeAlso: https://github.com/microsoftconnect/ms-intune-app-sdk-ios/issues/137 (`[application<com.AppCo.MyApp>:432]
///   termination reported by launchd (2, 10, 10)`), https://github.com/appium/appium/issues/13503 (`Process exited`, up
///   to iOS 13), https://github.com/dotnet/macios/issues/10086 (`[application<com.A>:796] Process exited:
///   <FBProcessExitContext; watchdog`, `Calculated state for app<com.A>: running-suspended`, iOS 14),
///   https://github.com/groue/GRDB.swift/issues/998 (`Suspending task.`),
///   https://github.com/danielpaulus/go-ios/issues/153 (`state_description`)
struct SystemLine {
  /// The news.
  let symbol: LogSymbol
  /// The identifier of the app's process; nil if the line does not tell it.
  let pid: Int?
  /// The reason for the end, if the line names one.
  private(set) var end: LogEnd?
  /// The app's name: the last part of its bundle identifier. Nil if the line does not tell it.
  let app: ArraySlice<UInt8>?

  private static let processes = ["runningboardd", "assertiond", "SpringBoard"].map {
    Array($0.utf8)
  }

  /// Reads a line; nil if it tells no news of an app.
  init?(_ line: DeviceLogLine) {
    let message = line.message
    if let description = line.stateDescription {
      guard let symbol = Self.described(description) else { return nil }
      (self.symbol, pid, app) = (symbol, line.pid, nil)
      return
    }
    guard let process = line.process, Self.processes.contains(where: process.elementsEqual) else {
      return nil
    }
    if let end = LogNames.index(of: "] termination reported by launchd", in: message) {
      (symbol, pid, app) = (.ended, Self.number(before: end, in: message), Self.app(in: message))
      self.end = LogEnd(reportedIn: message)
    } else if let begin = LogNames.index(of: "Process exited: <", in: message) {
      let labelled = LogNames.index(of: "pid: ", in: message[begin...]).map {
        DeviceLogLine.number(message[$0...].dropFirst(5).prefix(while: ASCII.isDigit))
      }
      // `[application<com.A>:796] Process exited: <`
      (symbol, pid) = (.ended, labelled ?? Self.number(before: begin - 2, in: message))
      app = Self.app(in: message)
      let isWatchdog = LogNames.holds("; watchdog", in: message[begin...])
      self.end =
        isWatchdog ? .code(TerminationCode.badFood.rawValue) : LogEnd(reportedIn: message)
    } else if let begin = LogNames.index(of: "Calculated state for ", in: message) {
      let rest = message[begin...]
      guard let app = Self.app(in: rest), let symbol = Self.state(in: rest) else { return nil }
      (self.symbol, pid, self.app) = (symbol, nil, app)
    } else if let end = LogNames.index(of: "] Suspending task", in: message) {
      guard let app = Self.app(in: message) else { return nil }
      (symbol, pid, self.app) = (.suspended, Self.number(before: end, in: message), app)
    } else if let end = LogNames.index(of: "] Set jetsam priority to ", in: message) {
      let digits = message[end...].drop { !ASCII.isDigit($0) }.prefix(while: ASCII.isDigit)
      guard let app = Self.app(in: message), let symbol = Self.atPriority(digits) else {
        return nil
      }
      (self.symbol, pid, self.app) = (symbol, Self.number(before: end, in: message), app)
    } else {
      return nil
    }
  }

  /// The state in `running-active (role: UserInteractive)` or `running-suspended`.
  private static func state(in text: ArraySlice<UInt8>) -> LogSymbol? {
    if LogNames.holds("running-suspended", in: text) { return .suspended }
    guard LogNames.holds("running-active", in: text) else { return nil }
    // `UserInteractive`, `UserInteractiveFocal`; but not `NonUserInteractive`.
    let isInFront = LogNames.holds("(role: UserInteractive", in: text)
    return .reported(isInFront ? .active : .background)
  }

  /// The state of an app by the priority with which iOS keeps it in memory: 0 if it may go first, 100 on the screen.
  private static func atPriority(_ digits: ArraySlice<UInt8>) -> LogSymbol? {
    switch DeviceLogLine.number(digits) {
    case 0?: .suspended
    case 100?: .reported(.active)
    case _: nil
    }
  }

  /// `Foreground Running`, `Background Running`, `Background Task Suspended`, `Terminated`.
  private static func described(_ text: ArraySlice<UInt8>) -> LogSymbol? {
    func says(_ word: String) -> Bool { LogNames.holds(word, in: text) }
    if says("Suspended") { return .suspended }
    if says("Terminated") { return .ended }
    if says("Foreground") { return .reported(.active) }
    return says("Background") ? .reported(.background) : nil
  }

  /// The last part of the bundle identifier in `app<com.example.MyApp(1B2F…)>` or `application<com.example.MyApp>`.
  private static func app(in text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let opening = text.indices.first { at in
      guard text[at] == UInt8(ascii: "<") else { return false }
      let kind = text[..<at].reversed().prefix(while: LogNames.isLetter).reversed()
      return kind.elementsEqual("app".utf8) || kind.elementsEqual("application".utf8)
    }
    guard let open = opening else { return nil }
    let ends = [UInt8(ascii: "("), UInt8(ascii: ">"), UInt8(ascii: "[")]
    let bundle = text[(open + 1)...].prefix { !ends.contains($0) }
    let name = bundle.lastIndex(of: UInt8(ascii: ".")).map { bundle[($0 + 1)...] } ?? bundle
    return name.isEmpty ? nil : name
  }

  /// The number that ends at an index.
  private static func number(before end: Int, in message: ArraySlice<UInt8>) -> Int? {
    guard end > message.startIndex else { return nil }
    let digits = message[..<end].reversed().prefix(while: ASCII.isDigit).reversed()
    return DeviceLogLine.number(Array(digits)[...])
  }
}
