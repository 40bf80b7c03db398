// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

/// A kind of reader of the site, with a command to begin with.
package enum SiteRole: CaseIterable, Sendable {
  case student, teacher, tester, projectOwner, developer, anybody
}

/// A symptom by which the site lists its answers; the raw value is the name of its place in the list.
package enum Symptom: String, CaseIterable, Sendable {
  case suspension, endings, launches, scenes, transitions, opened, background, data, screen
  case threads, outside, model
}

/// The sentences of the site.
package protocol SitePhrases: AnyObject, Sendable {
  /// The language's own name for itself.
  var languageName: String { get }
  /// The label of the links to other languages.
  var languages: String { get }
  /// The label of the links to other pages.
  var pages: String { get }

  // MARK: The first page
  var headline: String { get }
  /// A sentence that says what applife is.
  var about: String { get }
  var tryIt: String { get }
  var course: String { get }
  var install: String { get }
  /// The packages that the commands need.
  var installNeeds: String { get }
  var roles: String { get }
  func role(_ role: SiteRole) -> (name: String, command: String, result: String)
  var examples: String { get }
  /// The sentences that say what the commands `make run` and `make install` do.
  var makeRun: String { get }
  var makeInstall: String { get }

  // MARK: Answers
  var answers: String { get }
  var answersAbout: String { get }
  var search: String { get }
  var nothingFound: String { get }
  func symptom(_ symptom: Symptom) -> String
  var alsoAsked: String { get }
  var related: String { get }
  var seeIt: String { get }

  // MARK: Versions
  var versions: String { get }
  var versionsAbout: String { get }
  func changed(in version: SystemVersion) -> String
  func changedAbout(in version: SystemVersion) -> String
  var newEvents: String { get }
  var behavior: String { get }
  func difference(_ difference: VersionTable.Change.Kind) -> String

  // MARK: The course
  func minutes(_ count: Int) -> String
}
