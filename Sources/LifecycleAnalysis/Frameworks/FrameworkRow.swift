// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// A row of the table of frameworks: something that UIKit does, and what a developer of the framework sees of
/// it (``AppFramework/rows``).
package struct FrameworkRow: Hashable, Sendable {
  /// Something in a run that a framework hears of.
  package enum Signal: Hashable, Sendable {
    /// UIKit calls a method of the app delegate or the scene delegate.
    case call(Callback)
    case notification(AppleNotification)
    /// A scene or the app has another phase.
    case phase(SwiftUIPhase)
    /// The first view is on the screen, and the app is about to become active.
    case firstView
  }

  /// The things that are heard of. An app with scenes may post two notifications for the same.
  package let signals: [Signal]
  /// The words one of which was reported last; empty: any, or nothing yet.
  package let after: [String]
  /// True if only an app without scenes reports it.
  package let isWithoutScenes: Bool
  /// The words that are reported, in order; empty: the framework reports nothing.
  package let reports: [String]
  /// The version since which it is so; nil: as long as the framework is there, or unknown.
  package let since: String?
  /// The sources: documents and the framework's own code.
  package let origin: Rule.Origin
  /// The place where the framework is later, merges or leaves something out; nil if it just reports.
  package let remark: String?

  init(
    _ signals: [Signal], after: [String] = [], isWithoutScenes: Bool = false, _ reports: [String],
    since: String? = nil, _ origin: Rule.Origin, remark: String? = nil
  ) {
    self.signals = signals
    self.after = after
    self.isWithoutScenes = isWithoutScenes
    self.reports = reports
    self.since = since
    self.origin = origin
    self.remark = remark
  }
}
