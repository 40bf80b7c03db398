// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The lines of the system's own processes that tell of an app.
///
/// - SeeAlso: https://github.com/microsoftconnect/ms-intune-app-sdk-ios/issues/137
///   (`[application<com.AppCo.MyApp>:432] termination reported by launchd (2, 10, 10)`),
///   https://github.com/appium/appium/issues/13503 (`Process exited`, up to iOS 13),
///   https://github.com/dotnet/macios/issues/10086 (`[application<com.A>:796] Process exited: <FBProcessExitContext; watchdog`, iOS 14).
enum SystemLine {
  private static let processes = ["runningboardd", "assertiond", "SpringBoard"].map {
    Array($0.utf8)
  }
  private static let terminated = Array("] termination reported by launchd".utf8)
  private static let exited = Array("Process exited: <".utf8)
  private static let pid = Array("pid: ".utf8)

  /// The identifier of the process whose end a line tells; nil if it tells none.
  static func endedProcess(_ line: DeviceLogLine) -> Int? {
    guard let process = line.process, processes.contains(where: process.elementsEqual) else {
      return nil
    }
    let message = line.message
    if let end = index(of: terminated, in: message) {
      let digits = message[..<end].reversed().prefix(while: ASCII.isDigit).reversed()
      return DeviceLogLine.number(Array(digits)[...])
    }
    guard let begin = index(of: exited, in: message) else { return nil }
    if let number = index(of: pid, in: message[begin...]) {
      return DeviceLogLine.number(message[(number + pid.count)...].prefix(while: ASCII.isDigit))
    }
    // `[application<com.A>:796] Process exited: <`
    let digits = message[..<begin].dropLast(2).reversed().prefix(while: ASCII.isDigit).reversed()
    return DeviceLogLine.number(Array(digits)[...])
  }

  private static func index(of text: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= text.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - text.count)).first {
      bytes[$0] == text[0] && bytes[$0...].starts(with: text)
    }
  }
}
