// SPDX-License-Identifier: Apache-2.0

/// The submission of a continued processing task: `BGContinuedProcessingTaskRequest`.
/// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtaskrequest
public struct TaskSubmission: Hashable, Sendable {
  /// The choice for a task that can't begin at once.
  /// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtaskrequest/submissionstrategy
  public enum Strategy: String, CaseIterable, Hashable, Sendable {
    /// The task waits in a queue. It is what an app gets that sets no strategy.
    case queue
    /// The submission fails.
    case fail
  }

  /// The task's identifier.
  public let task: String
  public let strategy: Strategy

  public init(task: String, strategy: Strategy = .queue) {
    self.task = task
    self.strategy = strategy
  }

  /// The submission as one text, `NAME queue` or `NAME fail`; nil if it is neither.
  init?(_ text: String) {
    for strategy in Strategy.allCases where text.hasSuffix(" " + strategy.rawValue) {
      self.init(task: String(text.dropLast(strategy.rawValue.count + 1)), strategy: strategy)
      return
    }
    return nil
  }

  /// The submission as one text: what JSON gives as the event's argument.
  var name: String { task + " " + strategy.rawValue }
}
