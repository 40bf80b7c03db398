// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The changes that the move to scenes makes for one app, as two runs of it show them. What its files alone
/// tell is a ``Diagnosis``.
package struct Migration: Hashable, Sendable {
  /// One finding, and where it stands in the sources; nil if that is not known.
  package struct Finding: Hashable, Sendable {
    package let kind: MigrationChange
    package let place: SourcePlace?
  }

  package private(set) var findings: [Finding] = []
  /// The methods that UIKit still calls.
  package private(set) var stayingMethods: [StayingCall] = []
  /// The notifications that still come: those that the sources name; without sources, all.
  package private(set) var stayingNotifications: [StayingCall] = []
  /// The events that were not possible.
  package let refusedEvents: [Run.Unrehearsed]
  /// The methods of the app delegate that were not called in the rehearsal, and may be.
  package private(set) var uncalledMethods: [SourceFacts.Method] = []

  /// - Parameters:
  ///   - facts: what its sources say; nil for a program without sources.
  ///   - before: the run in which its app delegate is alone.
  ///   - after: the run in which it has scenes.
  package init(_ facts: SourceFacts?, before: Run, after: Run) {
    let hasSources = facts != nil
    let facts = facts ?? SourceFacts()
    refusedEvents = before.unrehearsed
    addMethods(facts, before, after)
    addOptions(facts, before)
    addRuns(facts, before, after)
    addStaying(facts, before, after, all: !hasSources)
  }

  private mutating func add(_ kind: MigrationChange, _ place: SourcePlace? = nil) {
    findings.append(Finding(kind: kind, place: place))
  }

  // MARK: Methods

  private mutating func addMethods(_ facts: SourceFacts, _ before: Run, _ after: Run) {
    let implemented = facts.delegateMethods
    for method in MovedMethod.all {
      guard let callback = method.callback, let calls = before.calls[callback],
        after.calls[callback] == nil
      else { continue }
      let found = implemented.filter { MovedMethod(selector: $0.selector) == method }
      for item in found {
        add(
          .method(method, selector: item.selector, calls: calls, isEmpty: item.isEmpty), item.place)
      }
      if found.isEmpty {
        add(.method(method, selector: method.selector, calls: calls, isEmpty: false))
      }
    }
    for callback in Callback.allCases where MovedMethod(selector: callback.rawValue) == nil {
      guard let calls = before.calls[callback], after.calls[callback] == nil,
        callback.rawValue.hasPrefix("application")
      else { continue }
      add(
        .unknownMethod(callback, calls: calls),
        implemented.first { $0.selector == callback.rawValue }?.place)
    }
  }

  // MARK: Launch options

  /// An option may be read where the sources do not show it: in a helper, or through a variable.
  private mutating func addOptions(_ facts: SourceFacts, _ before: Run) {
    for (option, reads) in before.reads.sorted(by: { $0.key.name < $1.key.name }) {
      let uses = facts.launchOptions.filter { LaunchOption(constant: $0.name) == option }
      for use in uses { add(.launchOption(option, reads: reads), use.place) }
      if uses.isEmpty { add(.launchOption(option, reads: reads)) }
    }
  }

  // MARK: What two runs show

  /// A finding without a line of its own stands at the method that was called, or at the delegate.
  private mutating func addRuns(_ facts: SourceFacts, _ before: Run, _ after: Run) {
    func place(of callbacks: [Callback]) -> SourcePlace? {
      let methods = callbacks.compactMap { MovedMethod(selector: $0.rawValue) }
      let found = facts.delegateMethods.first { item in
        MovedMethod(selector: item.selector).map(methods.contains) ?? false
      }
      return found?.place ?? facts.delegatePlace
    }
    let gone = Set(before.calls.keys).subtracting(after.calls.keys)
    for item in before.written.subtracting(after.written).sorted() {
      // Written without such a method, it may be missing for another reason.
      let methods = before.methods(writing: item, among: gone)
      if !methods.isEmpty { add(.unsaved(item, in: methods), place(of: methods)) }
    }
    if before.verdict == .kept, case .lost(let edits, _)? = after.verdict {
      add(
        .lostEdits(edits),
        place(of: [.applicationDidEnterBackground, .applicationWillResignActive]))
    }
    for failure in after.failures where !before.failures.contains(failure) {
      add(.failure(failure), facts.delegatePlace)
    }
  }

  // MARK: What stays

  /// - Parameter all: true if every notification is listed, and not only those that the sources name.
  private mutating func addStaying(
    _ facts: SourceFacts, _ before: Run, _ after: Run, all: Bool
  ) {
    for callback in Callback.allCases where !callback.isSceneCallback {
      guard let one = before.calls[callback], let other = after.calls[callback] else { continue }
      stayingMethods.append(
        StayingCall(name: callback.rawValue, counts: StayingCall.Counts(before: one, after: other)))
    }
    let named = Set(facts.notifications.map { $0.name })
    var known: Set<String> = []
    for notification in AppleNotification.allCases {
      let name = notification.rawValue
      guard all || named.contains(name),
        let one = before.notifications[notification],
        let other = after.notifications[notification]
      else { continue }
      known.insert(name)
      stayingNotifications.append(
        StayingCall(name: name, counts: StayingCall.Counts(before: one, after: other)))
    }
    // The notifications of UIApplication stay, whether they came in the rehearsal or not.
    for name in named.sorted() where !known.contains(name) {
      stayingNotifications.append(StayingCall(name: name, counts: nil))
    }
    uncalledMethods = facts.delegateMethods.filter { method in
      MovedMethod(selector: method.selector) == nil && method.selector.hasPrefix("application")
        && Callback(rawValue: method.selector).map { before.calls[$0] == nil } ?? true
    }
  }
}
