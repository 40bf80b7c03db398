// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences about an app's move to scenes.
package protocol MigrationPhrases: AnyObject, Sendable {
  /// The lines before the findings: the thing that was done.
  func head(_ app: String, _ basis: MigrationBasis) -> String
  /// A finding in a sentence.
  func finding(_ kind: Migration.Kind) -> String
  /// Advice about a finding, in a sentence.
  func advice(_ kind: Migration.Kind) -> String
  /// A kind of finding in a few words, for programs that list rules.
  func rule(_ kind: MigrationRule) -> String
  /// "was called 4 times, and 3 times with scenes": a method or notification that stays.
  func staying(_ item: Migration.Staying) -> String
  var stayingMethods: String { get }
  var stayingNotifications: String { get }
  var unrehearsed: String { get }
  func refusedEvent(_ event: String, why: String) -> String
  func uncalledMethod(_ selector: String) -> String
  /// The app could not run, so nothing was rehearsed.
  func nothingRan(_ reasons: [String]) -> String
  /// Files of other languages, which were not read.
  func leftOut(_ files: [String]) -> String
  /// The last line: how many findings there are.
  func summary(errors: Int, warnings: Int, notes: Int) -> String
  var headings: [String] { get }
  /// The title of the page in Markdown.
  func title(_ app: String) -> String
  /// The reason that nothing can be said.
  func problem(_ problem: MigrationProblem) -> String
}

/// The basis of a report.
package enum MigrationBasis: Sendable {
  /// The app has scenes already.
  case moved(Migration.Evidence)
  /// It ran in both worlds.
  case rehearsed(before: Int, after: Int)
  /// Its sources were read.
  case read(sources: Int)
}

/// The kinds of finding, as SARIF and JSON name them.
package enum MigrationRule: String, CaseIterable, Sendable {
  case scenesRequired = "scenes-required"
  case methodNotCalled = "method-not-called"
  case launchOptionNil = "launch-option-nil"
  case launchOptionsPassed = "launch-options-passed"
  case dataNotSaved = "data-not-saved"
  case editsLost = "edits-lost"
  case processEnds = "process-ends"
  case windowWithoutScene = "window-without-scene"
  case delegateWindow = "delegate-window"
  case mainStoryboard = "main-storyboard"
  case applicationWindows = "application-windows"
  case methodNotReplaced = "method-not-replaced"

  package init(_ kind: Migration.Kind) {
    self =
      switch kind {
      case .noScenes: .scenesRequired
      case .method, .unknownMethod: .methodNotCalled
      case .launchOption: .launchOptionNil
      case .passedOptions: .launchOptionsPassed
      case .unsaved: .dataNotSaved
      case .lostEdits: .editsLost
      case .failure: .processEnds
      case .window: .windowWithoutScene
      case .delegateWindow: .delegateWindow
      case .mainStoryboard: .mainStoryboard
      case .appWindow: .applicationWindows
      case .unreplaced: .methodNotReplaced
      }
  }
}

/// A reason that nothing can be said about an app.
package enum MigrationProblem: Sendable {
  /// No source has an app delegate.
  case noDelegate(path: String)
  /// The installed Swift has no swift-syntax beside its compiler.
  case noSyntax(folder: String)
  /// `--edit` takes only events.
  case editIsNoEvent(String)
}
