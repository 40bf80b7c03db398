// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The columns that Console.app copies, in the order in which it shows them.
///
/// - SeeAlso: https://github.com/microsoft/react-native-code-push/issues/1858 (type, time, process, message),
///   https://github.com/microsoftconnect/ms-intune-app-sdk-ios/issues/137 (with a library before the message),
///   https://github.com/airsdk/Adobe-Runtime-Support/issues/2476 (time, category, message, subsystem, library, type,
///   process), https://github.com/johnno1962/InjectionIII/issues/380 (spaces for tabs).
extension DeviceLogLine {
  /// The names of types, in the languages in which they were seen.
  private static let types: Set<[UInt8]> = Set(
    [
      "default", "info", "debug", "error", "fault", "notice", "activity", "standard", "fehler",
      "par défaut", "erreur", "défaut", "predeterminado", "padrão", "默认", "错误", "デフォルト",
      "기본",
    ].map { Array($0.utf8) })
  private static let tab: UInt8 = 0x09

  private static func isType(_ text: ArraySlice<UInt8>) -> Bool {
    types.contains(text.map(ASCII.lower))
  }

  /// Reads the columns of a line; false if it has none.
  ///
  /// - Parameters:
  ///   - before: what stands before the time.
  ///   - moment: the time. Console.app names no day, but a zone and microseconds.
  mutating func readConsole(before: Range<Int>, _ moment: LogTime) -> Bool {
    let type = ASCII.trimmed(message[before])
    let rest = message[moment.end...]
    let hasTabs = rest.first == Self.tab
    let isConsole = !moment.hasDate && moment.hasZone && moment.fractionDigits == 6
    guard isConsole || hasTabs, type.isEmpty ? hasTabs : hasTabs || Self.isType(type) else {
      return false
    }
    let columns = Self.columns(rest, hasTabs: hasTabs)
    guard columns.count > 1 else { return false }
    // The process follows the type, or what follows the type: the time.
    if type.isEmpty,
      let index = columns.indices.dropFirst().first(where: { Self.isType(columns[$0]) }),
      index + 1 < columns.count
    {
      process = columns[index + 1]
      message = message[columns[0].startIndex..<columns[index].startIndex]
      return true
    }
    process = columns[0]
    var begin = columns[0].endIndex
    if columns.count > 2, let number = Self.number(columns[1]) {
      pid = number
      begin = columns[1].endIndex
    }
    message = message[begin...]
    return true
  }

  /// Returns the texts between tabs. Where spaces stand for tabs, returns the first word or what
  /// goes before two spaces, and the rest.
  private static func columns(
    _ text: ArraySlice<UInt8>, hasTabs: Bool
  ) -> [ArraySlice<UInt8>] {
    if hasTabs {
      return text.split(separator: tab).map(ASCII.trimmed).filter { !$0.isEmpty }
    }
    let rest = ASCII.trimmed(text)
    var end = rest.startIndex
    while end < rest.endIndex {
      let isBlank = ASCII.isBlank(rest[end])
      if isBlank, end + 1 < rest.endIndex, ASCII.isBlank(rest[end + 1]) { break }
      end += 1
    }
    if end == rest.endIndex { end = rest.firstIndex(where: ASCII.isBlank) ?? rest.endIndex }
    return [rest[..<end], ASCII.trimmed(rest[end...])].filter { !$0.isEmpty }
  }
}
