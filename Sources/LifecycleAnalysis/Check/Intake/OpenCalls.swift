// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The calls of a process that its log shows, and of which no line has said yet that they return.
struct OpenCalls: Sendable {
  /// A call of which a second line says that it has returned.
  struct Returned: Hashable, Sendable {
    /// The symbol of the call.
    let symbol: LogSymbol
    /// The line of the call, and the line that tells its end.
    let line: Int
    let end: Int
    /// The time between them; nil if a line has no time.
    let duration: Duration?
  }

  private struct Call {
    let line: Int
    /// Microseconds, as the line names them.
    let time: Int?
  }

  /// The calls of each symbol, the innermost last.
  private var calls: [LogSymbol: [Call]] = [:]
  /// The most calls of a symbol that are kept: an app may never tell their ends.
  private static let most = 8
  /// The longest time that iOS gives a method, at the launch. What is told later is another call.
  private static let longest = Duration.seconds(20)

  /// Notes a line of a call.
  mutating func begin(_ symbol: LogSymbol, line: Int, at time: Int?) {
    guard Self.canReturn(symbol) else { return }
    var open = calls[symbol, default: []]
    if open.count == Self.most { open.removeFirst() }
    open.append(Call(line: line, time: time))
    calls[symbol] = open
  }

  /// Notes a line that tells the end of a call.
  ///
  /// - Returns: The call; nil if no line has told that it began, so that this one stands for all of it.
  mutating func end(_ symbol: LogSymbol, line: Int, at time: Int?) -> Returned? {
    guard let call = calls[symbol]?.popLast() else { return nil }
    var duration: Duration?
    if let begin = call.time, let time, time >= begin { duration = .microseconds(time - begin) }
    if let duration, duration > Self.longest { return nil }
    return Returned(symbol: symbol, line: call.line, end: line, duration: duration)
  }

  /// Returns true if a symbol is that of a method or an observer's, which has a beginning and an end.
  static func canReturn(_ symbol: LogSymbol) -> Bool {
    switch symbol {
    case .call, .notification, .observed: true
    case .phase, .launched, .reported, .suspended, .ended: false
    }
  }
}
