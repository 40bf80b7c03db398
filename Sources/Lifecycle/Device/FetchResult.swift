// SPDX-License-Identifier: Apache-2.0

/// The result of a background fetch, as an app tells iOS: `UIBackgroundFetchResult`.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uibackgroundfetchresult
public enum FetchResult: String, CaseIterable, Hashable, Sendable {
  case newData
  case noData
  case failed
}

/// The completion of a task of the scheduler: `setTaskCompleted(success:)`.
/// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgtask/settaskcompleted(success:)
public struct TaskCompletion: Hashable, Sendable {
  /// The task's identifier.
  public let task: String
  /// True if the task did what it was for.
  public let isSuccess: Bool

  /// A completion of the task with that identifier.
  public init(task: String, isSuccess: Bool) {
    self.task = task
    self.isSuccess = isSuccess
  }

  /// The completion as one text, `NAME success` or `NAME failure`; nil if it is neither.
  init?(_ text: String) {
    for (word, isSuccess) in [(" success", true), (" failure", false)] where text.hasSuffix(word) {
      self.init(task: String(text.dropLast(word.count)), isSuccess: isSuccess)
      return
    }
    return nil
  }

  /// The completion as one text: what JSON gives as the event's argument.
  var name: String { task + (isSuccess ? " success" : " failure") }
}
