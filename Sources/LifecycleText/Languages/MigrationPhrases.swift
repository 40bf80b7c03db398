// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// The sentences about an app's move to scenes.
package struct MigrationPhrases: Sendable {
  /// What was done, before the findings.
  package let head: @Sendable (_ app: String, _ basis: MigrationBasis) -> String
  /// A finding in a sentence.
  package let finding: @Sendable (_ kind: Migration.Kind) -> String
  /// What to do about it, in a sentence.
  package let advice: @Sendable (_ kind: Migration.Kind) -> String
  /// A kind of finding in a few words, for programs that list rules.
  package let rule: @Sendable (_ kind: MigrationRule) -> String
  /// "was called 4 times, and 3 times with scenes": a method or notification that stays.
  package let staying: @Sendable (_ item: Migration.Staying) -> String
  package let stayingMethods: String
  package let stayingNotifications: String
  package let unrehearsed: String
  package let refusedEvent: @Sendable (_ event: String, _ why: String) -> String
  package let uncalledMethod: @Sendable (_ selector: String) -> String
  /// The app could not run, so nothing was rehearsed.
  package let nothingRan: @Sendable (_ reasons: [String]) -> String
  /// Files of other languages, which were not read.
  package let leftOut: @Sendable (_ files: [String]) -> String
  /// The last line: how many findings there are.
  package let summary: @Sendable (_ errors: Int, _ warnings: Int, _ notes: Int) -> String
  package let headings: [String]
  /// The title of the page in Markdown.
  package let title: @Sendable (_ app: String) -> String
  /// Why nothing can be said.
  package let problem: @Sendable (_ problem: MigrationProblem) -> String
}

/// What a report rests on.
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

/// Why nothing can be said about an app.
package enum MigrationProblem: Sendable {
  /// No source has an app delegate.
  case noDelegate(path: String)
  /// The installed Swift has no swift-syntax beside its compiler.
  case noSyntax(folder: String)
  /// `--edit` takes only events.
  case editIsNoEvent(String)
}
