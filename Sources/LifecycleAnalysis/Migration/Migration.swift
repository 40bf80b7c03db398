// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The changes that the move to scenes makes for one app: found in two runs of it, in its sources,
/// or in both.
package struct Migration: Hashable, Sendable {
  /// The life cycle that the app has today.
  package enum World: Hashable, Sendable {
    /// Its app delegate alone.
    case delegate
    /// Scenes, and how that is known.
    case scenes(Evidence)
  }

  /// The evidence that an app has scenes.
  package enum Evidence: Hashable, Sendable {
    /// The Info.plist of this name has a `UIApplicationSceneManifest`.
    case manifest(String)
    /// Xcode adds the manifest when it builds.
    case buildSetting
    /// The app delegate implements `application(_:configurationForConnecting:options:)`.
    case configuration
    /// There is no Info.plist, and there is a scene delegate.
    case sceneDelegate
    /// SwiftUI's `App`.
    case swiftUI
    /// The program says so.
    case program
  }

  /// A method or a notification that stays, and how often it came before and after the move; nil if
  /// that was not rehearsed.
  package struct Staying: Hashable, Sendable {
    package let name: String
    package let counts: Counts?

    package struct Counts: Hashable, Sendable {
      package let before: Int
      package let after: Int
    }
  }

  package let world: World
  package private(set) var findings: [Finding] = []
  /// The methods that UIKit still calls.
  package private(set) var stayingMethods: [Staying] = []
  /// The notifications that still come: those that the sources name; without sources, all.
  package private(set) var stayingNotifications: [Staying] = []
  /// The events that were not possible.
  package private(set) var refusedEvents: [Run.Unrehearsed] = []
  /// The methods of the app delegate that were not called in the rehearsal, and may be.
  package private(set) var uncalledMethods: [SourceFacts.Method] = []
  /// True if the app ran in both worlds.
  package let isRehearsed: Bool

  /// Returns the number of findings with a level.
  package func count(_ level: Level) -> Int { findings.count { $0.kind.level == level } }

  /// - Parameters:
  ///   - world: the life cycle that the app has today.
  ///   - facts: what its sources say; nil for a program without sources.
  ///   - before: the run in which its app delegate is alone; nil if it could not run.
  ///   - after: the run in which it has scenes.
  package init(_ world: World, _ facts: SourceFacts?, before: Run? = nil, after: Run? = nil) {
    self.world = world
    isRehearsed = before != nil && after != nil
    let hasSources = facts != nil
    let facts = facts ?? SourceFacts()
    switch world {
    case .scenes:
      addUnreplaced(facts)
      return
    case .delegate: add(.noScenes, facts.delegatePlace)
    }
    addMethods(facts, before, after)
    addOptions(facts, before)
    if let before, let after { addRuns(facts, before, after) }
    addWindows(facts)
    addStaying(facts, before, after, all: !hasSources)
    refusedEvents = before?.unrehearsed ?? []
  }

  private mutating func add(_ kind: Kind, _ place: SourceFacts.Place? = nil) {
    findings.append(Finding(kind: kind, place: place))
  }

  // MARK: Methods

  private mutating func addMethods(_ facts: SourceFacts, _ before: Run?, _ after: Run?) {
    let implemented = facts.delegateMethods
    for method in MovedMethod.all {
      let found = implemented.filter { MovedMethod(selector: $0.selector) == method }
      let calls = method.callback.flatMap { before?.calls[$0] }
      let still = method.callback.flatMap { after?.calls[$0] }
      // What the run shows counts for more than the table.
      if still != nil { continue }
      for item in found {
        add(
          .method(method, selector: item.selector, calls: calls, isEmpty: item.isEmpty), item.place)
      }
      if found.isEmpty, let calls {
        add(.method(method, selector: method.selector, calls: calls, isEmpty: false))
      }
    }
    guard let before, let after else { return }
    for callback in Callback.allCases where MovedMethod(selector: callback.rawValue) == nil {
      guard let calls = before.calls[callback], after.calls[callback] == nil,
        callback.rawValue.hasPrefix("application")
      else { continue }
      add(
        .unknownMethod(callback, calls: calls),
        implemented.first { $0.selector == callback.rawValue }?.place)
    }
  }

  /// In an app that has scenes already: what it implements in vain.
  private mutating func addUnreplaced(_ facts: SourceFacts) {
    let selectors = facts.sceneSelectors
    guard !facts.sceneDelegates.isEmpty else { return }
    for item in facts.delegateMethods where !item.isEmpty {
      guard let method = MovedMethod(selector: item.selector), !method.isReplaced(by: selectors)
      else { continue }
      add(.unreplaced(method, selector: item.selector), item.place)
    }
  }

  // MARK: Launch options

  private mutating func addOptions(_ facts: SourceFacts, _ before: Run?) {
    var known: Set<LaunchOption> = []
    for use in facts.launchOptions {
      let option = LaunchOption(constant: use.name)
      known.insert(option)
      add(.launchOption(option, reads: before?.reads[option]), use.place)
    }
    // Read where the sources do not show it: in a helper, or through a variable.
    for (option, reads) in (before?.reads ?? [:]).sorted(by: { $0.key.name < $1.key.name })
    where !known.contains(option) {
      add(.launchOption(option, reads: reads))
    }
    for use in facts.passedOptions { add(.passedOptions(to: use.name), use.place) }
  }

  // MARK: What two runs show

  /// A finding without a line of its own stands at the method that was called, or at the delegate.
  private mutating func addRuns(_ facts: SourceFacts, _ before: Run, _ after: Run) {
    func place(of callbacks: [Callback]) -> SourceFacts.Place? {
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

  // MARK: Windows

  private mutating func addWindows(_ facts: SourceFacts) {
    for place in facts.windowsOfDelegate { add(.window, place) }
    for place in facts.usesOfDelegateWindow { add(.delegateWindow, place) }
    if let place = facts.mainStoryboard { add(.mainStoryboard, place) }
    for use in facts.appWindows { add(.appWindow(use.name), use.place) }
  }

  // MARK: What stays

  /// - Parameter all: true if every notification is listed, and not only those that the sources name.
  private mutating func addStaying(
    _ facts: SourceFacts, _ before: Run?, _ after: Run?, all: Bool
  ) {
    for callback in Callback.allCases where !callback.isSceneCallback {
      guard let one = before?.calls[callback], let other = after?.calls[callback] else { continue }
      stayingMethods.append(
        Staying(name: callback.rawValue, counts: Staying.Counts(before: one, after: other)))
    }
    let named = Set(facts.notifications.map { $0.name })
    var known: Set<String> = []
    for notification in AppleNotification.allCases {
      let name = notification.rawValue
      guard all || named.contains(name),
        let one = before?.notifications[notification],
        let other = after?.notifications[notification]
      else { continue }
      known.insert(name)
      stayingNotifications.append(
        Staying(name: name, counts: Staying.Counts(before: one, after: other)))
    }
    // The notifications of UIApplication stay, whether they came in the rehearsal or not.
    for name in named.sorted() where !known.contains(name) {
      stayingNotifications.append(Staying(name: name, counts: nil))
    }
    guard before != nil else { return }
    uncalledMethods = facts.delegateMethods.filter { method in
      MovedMethod(selector: method.selector) == nil && method.selector.hasPrefix("application")
        && Callback(rawValue: method.selector).map { before?.calls[$0] == nil } ?? true
    }
  }
}
