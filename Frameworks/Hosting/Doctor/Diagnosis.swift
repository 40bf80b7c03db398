// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

/// The judgement of an app from its files alone: does it launch, what falls silent, what is lost.
package struct Diagnosis {
  package let facts: ProjectFacts
  /// The verdict for each SDK, in the order of the SDKs.
  package let launches: [LaunchVerdict]
  /// The findings by their level, and in the order of their places within each.
  package let findings: [DoctorFinding]
  /// True if the app has scenes.
  package let hasScenes: Bool
  /// The methods and uses that a rehearsal of the move names.
  package let sources: SourceFacts

  /// - Parameter sdks: the SDKs that the app is built with.
  package init(_ facts: ProjectFacts, sdks: [Int] = LaunchVerdict.sdks) {
    self.facts = facts
    let types = ProjectFacts.Types(facts.own)
    let delegates = facts.appDelegates(types)
    let judge = LaunchJudge(facts, types, delegates: delegates)
    launches = judge.verdicts().filter { sdks.contains($0.sdk) }
    hasScenes = judge.hasScenes
    var search = FindingSearch(facts, types, delegates: delegates, hasScenes: judge.hasScenes)
    search.run()
    // Without scenes there is nothing to prepare for if no SDK requires them.
    let prepares = judge.hasScenes || sdks.contains { $0 >= 27 }
    findings = search.findings.filter { prepares || !$0.isAboutScenes }.sorted()
    sources = SourceFacts(facts, types, delegates: delegates)
  }

  package func count(_ level: DoctorFinding.Level) -> Int {
    findings.count { $0.level == level }
  }

  /// True if nothing that was read is an app.
  package var isEmpty: Bool {
    facts.app.isEmpty && facts.infoPath == nil && facts.target == nil && facts.unread.isEmpty
      && facts.describedBy == nil && facts.kind != .expo
  }
}

extension DoctorFinding {
  /// True if it is about scenes that the app does not have.
  var isAboutScenes: Bool {
    switch kind {
    case .silentMethod(_, _, let adopted, _), .launchOption(_, let adopted),
      .passedOptions(_, let adopted), .oldWindow(let adopted), .delegateWindow(let adopted),
      .windowNeeded(let adopted), .mainStoryboard(_, let adopted):
      !adopted
    case .appWindow: true
    case .emptyMethod, .misnamed, .doubled, .registeredLate, .notPermitted, .notRegistered,
      .modeWithoutUse, .useWithoutMode, .fetchReplaced, .taskNotEnded, .taskEndedByHandler,
      .savedAtTermination, .workNotKept, .callNotReported, .handlerNotCalled, .unknownMode,
      .exitsOnSuspend:
      false
    }
  }
}

extension DoctorFinding: Comparable {
  package static func < (one: DoctorFinding, other: DoctorFinding) -> Bool {
    func rank(_ level: Level) -> Int {
      switch level {
      case .error: 0
      case .warning: 1
      case .note: 2
      }
    }
    let ranks = (rank(one.level), rank(other.level))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if one.place != other.place { return one.place < other.place }
    return (one.name, one.subject) < (other.name, other.subject)
  }
}
