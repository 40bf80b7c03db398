// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A code in the termination reason of a crash report, with the place where its meaning is published.
package enum TerminationCode: UInt32, CaseIterable, Hashable, Sendable {
  case backgroundTask = 0x2182_bad2
  case backgroundURLSession = 0x2182_bad3
  case backgroundFetch = 0x2182_bad4
  /// "Ate bad food": the watchdog.
  case badFood = 0x8bad_f00d
  /// "Bad call": a call was pushed to the app, and CallKit was not told.
  case badCall = 0xbaad_ca11
  /// The app was resumed too often as a VoIP app.
  case voipResumedTooOften = 0xbad2_2222
  /// "Bad disc": caches had to go.
  case badDisc = 0xbadd_d15c
  /// "Cool off": the device is too hot.
  case coolOff = 0xc000_10ff
  case watchTooMuchCPU = 0xc51b_ad01
  case watchNotInTime = 0xc51b_ad02
  case watchNotInTimeOnBusySystem = 0xc51b_ad03
  case tooManyResources = 0xd00d_2bad
  /// "Dead lock": suspended while it held a lock on a file or a database.
  case deadLock = 0xdead_10cc
  /// "Dead fall": the user forced the app to quit, on early devices.
  case deadFall = 0xdead_fa11
  /// The app drew although it must not, such as while the screen was locked.
  case insecureDrawing = 0x2bad_45ec
  /// A report of the whole system that was asked for, and no crash.
  case stackshot = 0xbaaa_aaad
  case tooManyBackgroundTasks = 0xbada_5e47

  /// The code that hexadecimal digits alone name.
  init?(digits: String) {
    guard let value = UInt64(digits, radix: 16).flatMap({ UInt32(exactly: $0) }) else { return nil }
    self.init(rawValue: value)
  }

  /// The code as reports write it.
  package var text: String { "0x" + Self.hexadecimal(rawValue) }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The source that publishes the meaning.
  package var source: RuleSource {
    switch self {
    case .backgroundTask, .backgroundURLSession, .backgroundFetch, .badFood, .badCall,
      .voipResumedTooOften, .badDisc, .coolOff, .watchTooMuchCPU, .watchNotInTime,
      .watchNotInTimeOnBusySystem, .tooManyResources, .deadLock:
      .sigkill
    case .deadFall, .insecureDrawing, .stackshot:
      .title("Technical Note TN2151, Understanding and Analyzing Application Crash Reports")
    case .tooManyBackgroundTasks: .forum(85066)
    }
  }
}
