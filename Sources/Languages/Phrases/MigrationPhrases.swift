// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences about an app's move to scenes.
package protocol MigrationPhrases: AnyObject, Sendable {
  /// The lines before what the rehearsal shows: the thing that was done, on the two versions of iOS.
  func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String
  /// A finding in a sentence.
  func finding(_ kind: MigrationChange) -> String
  /// Advice about a finding, in a sentence.
  func advice(_ kind: MigrationChange) -> String
  /// A kind of finding in a few words, for programs that list rules.
  func rule(_ kind: MigrationRule) -> String
  /// "was called 4 times, and 3 times with scenes": a method or notification that stays.
  func staying(_ item: StayingCall) -> String
  var stayingMethods: String { get }
  var stayingNotifications: String { get }
  var unrehearsed: String { get }
  func refusedEvent(_ event: String, why: String) -> String
  func uncalledMethod(_ selector: String) -> String
  /// The app could not run, so nothing was rehearsed.
  func nothingRan(_ reasons: [String]) -> String
  /// The last line: how many findings there are.
  func summary(errors: Int, warnings: Int, notes: Int) -> String
  var headings: [String] { get }
  /// The title of the page in Markdown.
  func title(_ app: String) -> String
  /// The reason that nothing can be said.
  func problem(_ problem: MigrationProblem) -> String
}

/// The kinds of finding, as SARIF and JSON name them.
package enum MigrationRule: String, CaseIterable, Sendable {
  case methodNotCalled = "method-not-called"
  case launchOptionNil = "launch-option-nil"
  case dataNotSaved = "data-not-saved"
  case editsLost = "edits-lost"
  case processEnds = "process-ends"

  package init(_ kind: MigrationChange) {
    self =
      switch kind {
      case .method, .unknownMethod: .methodNotCalled
      case .launchOption: .launchOptionNil
      case .unsaved: .dataNotSaved
      case .lostEdits: .editsLost
      case .failure: .processEnds
      }
  }
}

/// A reason that nothing can be said about an app.
package enum MigrationProblem: Sendable {
  /// Nothing at a path is an app.
  case noApp(path: String)
  /// No target of a project that makes an app has a name.
  case noTarget(String, among: [String])
  /// `--target` is given, and there is no project with a target of an app.
  case noTargets(path: String)
  /// `--edit` takes only events.
  case editIsNoEvent(String)
}
