// SPDX-License-Identifier: Apache-2.0

/// The requests of an app to `BGTaskScheduler`: one per identifier. They outlive the process.
struct TaskScheduler: Hashable, Sendable {
  private(set) var requests: [ScheduledTask] = []

  /// The app submits a request; one for the same task is replaced.
  mutating func submit(_ request: ScheduledTask) {
    requests.removeAll { $0.name == request.name }
    requests.append(request)
  }

  /// Uses up the request for a task; nil if there is none.
  mutating func take(_ name: String) -> ScheduledTask? {
    requests.firstIndex { $0.name == name }.map { requests.remove(at: $0) }
  }

  /// The number of requests of each kind that an app may have submitted at a time.
  static let mostRefreshes = 1
  static let mostProcessing = 10

  /// A request that must be over before one for another task of that kind is accepted; nil if there is
  /// room. A request for the same task replaces the earlier one.
  func inTheWay(of name: String, isProcessing: Bool) -> ScheduledTask? {
    let others = requests.filter { $0.isProcessing == isProcessing && $0.name != name }
    let most = isProcessing ? Self.mostProcessing : Self.mostRefreshes
    return others.count < most ? nil : others.first
  }

  func hasRequest(for name: String) -> Bool { requests.contains { $0.name == name } }
}

/// A request the app submitted to `BGTaskScheduler`.
public struct ScheduledTask: Hashable, Sendable {
  /// The identifier it was registered with.
  public let name: String
  /// True if it is a `BGProcessingTaskRequest`, false if it is a `BGAppRefreshTaskRequest`.
  public let isProcessing: Bool
}
