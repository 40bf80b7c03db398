// SPDX-License-Identifier: Apache-2.0
@_exported import Foundation
import HostProtocol
import Synchronization
import UIKit

/// The background task scheduler. The emulator's `run task` event runs what was submitted.
/// - Note: Unchecked: it has nothing that changes; what is registered belongs to the main thread.
/// - SeeAlso: https://developer.apple.com/documentation/backgroundtasks/bgtaskscheduler
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public class var shared: BGTaskScheduler { one }
  private static let one = BGTaskScheduler()

  public struct Error: Swift.Error, Sendable {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }
    public let code: Code
  }

  /// Registers the handler that runs a task. False: the app's Info.plist does not list it under
  /// `BGTaskSchedulerPermittedIdentifiers`.
  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool {
    let handler = Handler(call: launchHandler)
    return MainActor.assumeIsolated {
      guard let runtime = AppRuntime.current, runtime.permits(identifier) else { return false }
      runtime.launchHandlers[identifier] = { isProcessing in
        let task: BGTask =
          isProcessing
          ? BGProcessingTask(identifier: identifier) : BGAppRefreshTask(identifier: identifier)
        // The system keeps a task that runs, whoever else lets go of it.
        _ = Self.one.submitted.withLock { $0.removeValue(forKey: identifier) }
        runtime.expireTask = { task.expirationHandler?() }
        if Self.one.isCancelled(identifier) { return task.setTaskCompleted(success: true) }
        handler.call(task)
      }
      return true
    }
  }

  /// - Note: Unchecked, because it is called on the main thread only.
  private struct Handler: @unchecked Sendable { let call: (BGTask) -> Void }

  /// What was submitted and cancelled since: the emulator may run it all the same, and it is over
  /// at once.
  private let cancelled = Mutex<Set<String>>([])
  /// What was submitted and has not run, and whether it is a processing request.
  private let submitted = Mutex<[String: Bool]>([:])

  private func isCancelled(_ identifier: String) -> Bool {
    cancelled.withLock { $0.contains(identifier) }
  }

  open func cancel(taskRequestWithIdentifier identifier: String) {
    if submitted.withLock({ $0.removeValue(forKey: identifier) }) != nil {
      _ = cancelled.withLock { $0.insert(identifier) }
    }
  }

  open func cancelAllTaskRequests() {
    for identifier in submitted.withLock({ $0.keys }) {
      cancel(taskRequestWithIdentifier: identifier)
    }
  }

  open func submit(_ taskRequest: BGTaskRequest) throws {
    let identifier = taskRequest.identifier
    let isProcessing = taskRequest is BGProcessingTaskRequest
    let isAccepted = submitted.withLock { pending in
      // One refresh and ten processing requests at a time, says Apple's page.
      let others = pending.count { $0.value == isProcessing && $0.key != identifier }
      guard others < (isProcessing ? 10 : 1) else { return false }
      pending[identifier] = isProcessing
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
