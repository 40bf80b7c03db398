// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The changes that the user can take back. A step is what was registered since the last one: here
/// each registration is a step.
/// - SeeAlso: https://developer.apple.com/documentation/foundation/undomanager
open class UndoManager: NSObject {
  private struct Step {
    var name: String
    let target: AnyObject
    let action: (AnyObject) -> Void
  }
  private var steps: [Step] = []
  private var undone: [Step] = []
  /// True while changes are taken back: what is registered now belongs to the other side.
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var levelsOfUndo = 0
  open var groupsByEvent = true
  private var disabled = 0

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard disabled == 0 else { return }
    let step = Step(name: "", target: target) {
      if let target = $0 as? TargetType { handler(target) }
    }
    if isUndoing { return undone.append(step) }
    if !isRedoing { undone = [] }
    steps.append(step)
    if levelsOfUndo > 0, steps.count > levelsOfUndo { steps.removeFirst() }
  }
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if !undone.isEmpty { undone[undone.count - 1].name = actionName }
    } else if !steps.isEmpty {
      steps[steps.count - 1].name = actionName
    }
  }
  open var canUndo: Bool { !steps.isEmpty }
  open var canRedo: Bool { !undone.isEmpty }
  open var undoActionName: String { steps.last?.name ?? "" }
  open var redoActionName: String { undone.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo " + undoActionName }
  open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo " + redoActionName }
  open func undo() {
    guard let step = steps.popLast() else { return }
    isUndoing = true
    step.action(step.target)
    isUndoing = false
    if !undone.isEmpty, undone[undone.count - 1].name.isEmpty {
      undone[undone.count - 1].name = step.name
    }
  }
  open func redo() {
    guard let step = undone.popLast() else { return }
    isRedoing = true
    step.action(step.target)
    isRedoing = false
    if !steps.isEmpty, steps[steps.count - 1].name.isEmpty {
      steps[steps.count - 1].name = step.name
    }
  }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() { disabled += 1 }
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  open func removeAllActions() {
    steps = []
    undone = []
  }
  open func removeAllActions(withTarget target: Any) {
    steps.removeAll { $0.target === target as AnyObject }
    undone.removeAll { $0.target === target as AnyObject }
  }
}
