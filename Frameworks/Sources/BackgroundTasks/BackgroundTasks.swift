// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif
import HostProtocol
import Synchronization
import UIKit

/// The background task scheduler. The emulator's `run task` event runs what was submitted.
/// - Note: Unchecked, because an open class is never checked: what changes is behind its locks, and
///   what is registered belongs to the main thread.
/// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public class var shared: BGTaskScheduler { one }
  private static let one = BGTaskScheduler()

  public struct Error: Swift.Error, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
      case immediateRunIneligible = 4
    }
    public let code: Code
  }

  /// Registers the handler that runs a task. False: the app's Info.plist does not list it under
  /// `BGTaskSchedulerPermittedIdentifiers`. The second registration of an identifier ends the app; so
  /// does one after the launch, unless the Info.plist lists it with `.*` for continued tasks.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let handler = Handler(call: launchHandler)
    return MainActor.assumeIsolated {
      guard let runtime = AppRuntime.current, runtime.permits(identifier) else { return false }
      if runtime.launchHandlers[identifier] != nil {
        fatalError(
          "Launch handler for task with identifier \(identifier) has already been registered")
      }
      if runtime.hasLaunched, !runtime.permitsContinued(identifier) {
        fatalError("All launch handlers must be registered before application finishes launching")
      }
      runtime.launchHandlers[identifier] = { kind in
        let request = Self.one.continuedRequest(for: identifier)
        let task: BGTask =
          switch kind {
          case .refresh: BGAppRefreshTask(identifier: identifier)
          case .processing: BGProcessingTask(identifier: identifier)
          case .continued: BGContinuedProcessingTask(request, registered: identifier)
          }
        // The system keeps a task that runs, whoever else lets go of it.
        _ = Self.one.submitted.withLock { $0.removeValue(forKey: identifier) }
        runtime.expireTasks[task.identifier] = {
          if let expire = task.expirationHandler { return expire() }
          // A task without a handler is over, and has failed.
          task.setTaskCompleted(success: false)
        }
        if Self.one.isCancelled(identifier) { return task.setTaskCompleted(success: true) }
        let launched = Launched(task: task)
        runtime.call(on: queue ?? Self.background) { handler.call(launched.task) }
      }
      return true
    }
  }

  /// - Note: Unchecked, as Apple's is: whoever registers it says on which queue it runs.
  private struct Handler: @unchecked Sendable { let call: (BGTask) -> Void }
  /// - Note: Unchecked: a task goes from the main thread to the handler's queue, once.
  private struct Launched: @unchecked Sendable { let task: BGTask }

  /// The queue of handlers that were registered without one: "Pass nil to use a default background
  /// queue."
  /// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler/register(fortaskwithidentifier:using:launchhandler:)
  private static let background = DispatchQueue(label: "com.apple.BGTaskScheduler")

  /// The tasks that were cancelled after they were submitted. The emulator may run one all the
  /// same, and it is over at once.
  private let cancelled = Mutex<Set<String>>([])
  /// The tasks that were submitted and have not run, by their identifiers.
  private let submitted = Mutex<[String: Pending]>([:])

  private struct Pending: Sendable {
    let isProcessing: Bool
    let earliestBeginDate: Date?
    var requiresNetworkConnectivity = false
    var requiresExternalPower = false
  }

  /// The requests that were submitted and have not run.
  open func pendingTaskRequests() async -> [BGTaskRequest] { pendingRequests }

  open func getPendingTaskRequests(
    completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void
  ) {
    Self.background.async { completionHandler(self.pendingRequests) }
  }

  private var pendingRequests: [BGTaskRequest] {
    submitted.withLock { $0 }.sorted { $0.key < $1.key }.map { identifier, pending in
      let request: BGTaskRequest
      if pending.isProcessing {
        let processing = BGProcessingTaskRequest(identifier: identifier)
        processing.requiresNetworkConnectivity = pending.requiresNetworkConnectivity
        processing.requiresExternalPower = pending.requiresExternalPower
        request = processing
      } else {
        request = BGAppRefreshTaskRequest(identifier: identifier)
      }
      request.earliestBeginDate = pending.earliestBeginDate
      return request
    }
  }
  /// The continued processing tasks that were submitted and have not begun, in their order.
  private let continued = Mutex<[Continued]>([])

  fileprivate struct Continued: Sendable {
    let identifier: String
    let title: String
    let subtitle: String
  }

  /// The request that begins now, of those for which a handler was registered.
  private func continuedRequest(for registered: String) -> Continued? {
    continued.withLock { list in
      let place = list.firstIndex {
        $0.identifier == registered
          || registered.hasSuffix(".*") && $0.identifier.hasPrefix(registered.dropLast())
      }
      return place.map { list.remove(at: $0) }
    }
  }

  private func isCancelled(_ identifier: String) -> Bool {
    cancelled.withLock { $0.contains(identifier) }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    if submitted.withLock({ $0.removeValue(forKey: identifier) }) != nil {
      _ = cancelled.withLock { $0.insert(identifier) }
      AppLink.send(.cancelTask(identifier: identifier))
    }
  }

  open func cancelAllTaskRequests() {
    for identifier in submitted.withLock({ $0.keys }) {
      cancel(taskRequestWithIdentifier: identifier)
    }
  }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    let identifier = taskRequest.identifier
    if let request = taskRequest as? BGContinuedProcessingTaskRequest {
      continued.withLock { list in
        list.append(
          Continued(identifier: identifier, title: request.title, subtitle: request.subtitle))
      }
      AppLink.send(
        .submitContinued(
          identifier: identifier, strategy: request.strategy == .fail ? "fail" : "queue"))
      return
    }
    let processing = taskRequest as? BGProcessingTaskRequest
    let isProcessing = processing != nil
    let request = Pending(
      isProcessing: isProcessing, earliestBeginDate: taskRequest.earliestBeginDate,
      requiresNetworkConnectivity: processing?.requiresNetworkConnectivity ?? false,
      requiresExternalPower: processing?.requiresExternalPower ?? false)
    let isAccepted = submitted.withLock { pending in
      // One refresh and ten processing requests at a time, says Apple's page.
      let others = pending.count { $0.value.isProcessing == isProcessing && $0.key != identifier }
      guard others < (isProcessing ? 10 : 1) else { return false }
      pending[identifier] = request
      return true
    }
    guard isAccepted else { throw Error(code: .tooManyPendingTaskRequests) }
    _ = cancelled.withLock { $0.remove(identifier) }
    AppLink.send(.submit(identifier: identifier, isProcessing: isProcessing))
  }
}

/// A task that runs.
open class BGTask: NSObject {
  open var identifier: String { ownIdentifier }
  open var expirationHandler: (() -> Void)?
  private let ownIdentifier: String
  fileprivate init(identifier: String) { ownIdentifier = identifier }

  open func setTaskCompleted(success: Bool) {
    AppLink.send(.taskCompleted(identifier: ownIdentifier, isSuccess: success))
  }
}

open class BGAppRefreshTask: BGTask {}
open class BGProcessingTask: BGTask {}

/// A task that is asked for.
open class BGTaskRequest: NSObject {
  open var identifier: String { ownIdentifier }
  open var earliestBeginDate: Date?
  private let ownIdentifier: String
  fileprivate init(_ identifier: String) { ownIdentifier = identifier }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public init(identifier: String) { super.init(identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
  open var requiresNetworkConnectivity = false
  open var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}

/// A task that goes on behind the app. The emulator's event `stop task` stops it, and it expires if it
/// reports no progress.
/// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgcontinuedprocessingtask
open class BGContinuedProcessingTask: BGTask, ProgressReporting {
  open private(set) var title: String
  open private(set) var subtitle: String
  public let progress: Progress

  fileprivate init(_ request: BGTaskScheduler.Continued?, registered: String) {
    let identifier = request?.identifier ?? registered
    title = request?.title ?? ""
    subtitle = request?.subtitle ?? ""
    progress = ReportedProgress(of: identifier)
    super.init(identifier: identifier)
  }

  open func updateTitle(_ title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}

/// A progress that applife hears of.
/// - Note: Unchecked, because `Progress` is; what this class adds never changes.
private final class ReportedProgress: Progress, @unchecked Sendable {
  private let identifier: String

  init(of identifier: String) {
    self.identifier = identifier
    super.init(parent: nil, userInfo: nil)
  }

  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set {
      let isMore = newValue > super.completedUnitCount
      super.completedUnitCount = newValue
      if isMore { AppLink.send(.progress(identifier: identifier)) }
    }
  }
}

open class BGContinuedProcessingTaskRequest: BGTaskRequest {
  public enum SubmissionStrategy: Int, Sendable { case fail, queue }

  /// The resources that the task needs. Every device of the emulator has them.
  public struct Resources: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let gpu = Resources(rawValue: 1)
  }

  open var title: String
  open var subtitle: String
  open var strategy: SubmissionStrategy = .queue
  open var requiredResources: Resources = []

  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(identifier)
  }
}
