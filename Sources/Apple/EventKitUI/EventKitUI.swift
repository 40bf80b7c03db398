// SPDX-License-Identifier: Apache-2.0
@_exported import EventKit
import UIKit

/// Nobody edits an event.
@preconcurrency @MainActor open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
}
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
@preconcurrency @MainActor open class EKEventViewController: UIViewController {
  open var event: EKEvent!
  open var allowsEditing = false
}
