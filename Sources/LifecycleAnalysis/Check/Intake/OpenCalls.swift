// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The calls of a process that its log shows, and of which no line has come yet that may tell their end.
///
/// An app that logs the end of a method too has its own words for it: `< m`, `Left m`, `m: done`. No word is known here. A
/// line may tell the end of a call if it has another shape than the line of the call and comes while the call may last.
/// Calls on the main thread don't cross: between the two lines no other method of a delegate begins that is not over.
struct OpenCalls: Sendable {
  /// A call of which a second line may say that it has returned.
  struct Returned: Hashable, Sendable {
    /// The symbol of the call.
    let symbol: LogSymbol
    /// The line that may tell its end.
    let end: Int
    /// The time between them; nil if a line has no time.
    let duration: Duration?
    /// True if the line can tell nothing else: the process would be launched twice, or other methods end like that.
    let isCertain: Bool
    /// The lines before it that could tell something else, and can no longer: this one ends like them.
    let proven: [Int]
  }

  private struct Call {
    let symbol: LogSymbol
    /// Microseconds, as the line names them.
    let time: Int?
    /// The words of its line beside the name.
    let shape: [UInt8]
    /// True for a method of the app's or a scene's delegate, of which one is over before another begins. An observer
    /// may log before the delegate's method returns.
    var isOfDelegate: Bool {
      if case .call = symbol { symbol.moment != nil || symbol.isPartOfLaunch } else { false }
    }
  }

  /// The calls, the innermost last.
  private var calls: [Call] = []
  /// The symbols of which two lines have come that differ like that.
  private var pairs: [[[UInt8]]: Set<LogSymbol>] = [:]
  /// The second lines of the pairs that one symbol alone has.
  private var unproven: [[[UInt8]]: [Int]] = [:]
  /// The shapes of lines that no call was open for: they tell no end.
  private var beginnings: Set<[UInt8]> = []
  /// True if a line may tell the end of a call, and is not certain to.
  private(set) var mayTellEnds = false
  /// The most calls, and the most pairs, that are kept: each line may have words of its own.
  private static let (most, mostPairs) = (64, 256)
  /// The longest time that iOS gives a method, at the launch. What is told later is another call.
  private static let longest = Duration.seconds(20)

  /// Forgets the calls of a process that has ended. Its words stay known.
  mutating func forgetCalls() { calls = [] }

  /// Notes a line of a method, and returns the call that it may tell the end of.
  ///
  /// - Parameters:
  ///   - isSoon: True if the line comes so soon that it may be an observer's. It is no other call, but other lines may
  ///     be like it.
  ///   - hasProcess: True if the line names its process.
  mutating func note(
    _ symbol: LogSymbol, _ shape: [UInt8], line: Int, at time: Int?, isSoon: Bool, hasProcess: Bool
  ) -> Returned? {
    if let at = calls.lastIndex(where: { $0.symbol == symbol }), calls[at].shape != shape,
      !beginnings.contains(shape),
      !calls[(at + 1)...].contains(where: { $0.isOfDelegate })
    {
      let call = calls[at]
      var duration: Duration?
      if let begin = call.time, let time, time >= begin { duration = .microseconds(time - begin) }
      if duration.map({ $0 <= Self.longest }) ?? true {
        calls.removeSubrange(at...)
        let pair = Self.difference(call.shape, shape)
        if pairs.count < Self.mostPairs || pairs[pair] != nil {
          pairs[pair, default: []].insert(symbol)
        }
        // The second of two scenes may have another shape too.
        func proves(_ other: LogSymbol) -> Bool { other.isOfApplication || other.isPartOfLaunch }
        let isProven = pairs[pair]?.contains { $0 != symbol && proves($0) } ?? false
        let isCertain = symbol.isPartOfLaunch && hasProcess || isProven
        mayTellEnds = mayTellEnds || !isCertain && !isSoon
        var proven: [Int] = []
        if pairs[pair]?.count == 1 {
          unproven[pair] = (unproven[pair] ?? []).suffix(Self.most) + [line]
        } else if proves(symbol) {
          proven = unproven.removeValue(forKey: pair) ?? []
        }
        return Returned(
          symbol: symbol, end: line, duration: duration, isCertain: isCertain, proven: proven)
      }
    }
    if calls.count == Self.most { calls.removeFirst() }
    calls.append(Call(symbol: symbol, time: time, shape: shape))
    if beginnings.count < Self.mostPairs { beginnings.insert(shape) }
    return nil
  }

  /// Returns what two shapes don't have in common: `▶` and `◀`, with whatever stands beside them.
  private static func difference(_ one: [UInt8], _ other: [UInt8]) -> [[UInt8]] {
    let start = zip(one, other).prefix { $0 == $1 }.count
    let (one, other) = (one[start...], other[start...])
    let end = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    return [Array(one.dropLast(end)), Array(other.dropLast(end))]
  }
}
