// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension English {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): English.shared.walk.wait(time)
      case .event(let event): shared.words(for: event.kind).step(of: event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      return "Tour of \(app.name): \(shared.list(TourWords.names(of: tour.request.cover))) "
        + "(iOS \(head.version), \(app.style.rawValue))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      let steps = tour.stepCount
      return "\(steps) \(steps == 1 ? "step" : "steps"), about "
        + "\(words(tour.time)). Covers \(count) of \(count + tour.missing.count)."
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        "searched \(tour.isCut ? "the first " : "")\(Numerals.grouped(tour.situations, by: ",")) "
        + (tour.situations == 1 ? "situation" : "situations")
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better =
          most > tour.covered.count
          ? "No tour of \(words(tour.request.within ?? .zero)) covers more than \(most)"
          : "No tour of \(words(tour.request.within ?? .zero)) covers more"
        return "\(better) (\(searched))."
      }
      if tour.isShortest {
        return tour.isCut
          ? "No shorter tour found (\(searched))."
          : "No tour is shorter (\(searched))."
      }
      return
        "No tour takes less than \(words(tour.bound)), so this one takes at most \(TourWords.factor(of: tour)) "
        + "times as long as the shortest (\(searched))."
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "Not covered \(without(reason)): \(items.map { $0.name }.joined(separator: ", "))."
    }

    func problem(_ problem: TourProblem) -> String {
      switch problem {
      case .unknownCover(let word, let nearest):
        unknown("--cover", word, nearest, among: TourWords.covers.map { $0.word })
      case .unknownGroup(let word, let nearest):
        unknown("--without", word, nearest, among: TourGroup.allCases.map { $0.rawValue })
      case .unknownMeans(let word, let nearest):
        unknown("--with", word, nearest, among: TourWords.meansNames)
      case .badDuration(let word):
        "--within '\(word)' is not a duration; use one such as 90s, 20m or 1h30m"
      case .headHasSteps(let step, _): "--head takes only declarations; '\(step)' is a step"
      case .headHasNoApp: "--head needs at least one app"
      case .nothing: "nothing can be covered with these options"
      }
    }
  }

  /// The condition under which something would be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "because of --without \(group.rawValue)"
    case .leftOut: "because only events that --without leaves out lead to it"
    case .needs(let means):
      "without "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " or "))
    case .declaration(let text): "unless the app declares \(text)"
    case .notImplemented: "because the app does not implement the method"
    case .settings: "because iOS terminates the app when the user goes to Settings"
    case .time: "because there is not enough time"
    case .notFound: "because none of the searched situations leads to it"
    case .notShown: "because no log shows it in any situation that was searched"
    }
  }

  /// "1 min 40 s"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = TimeText.seconds(time - .seconds(minutes * 60))
    if minutes == 0 { return rest + " s" }
    return "\(minutes) min" + (rest == "0" ? "" : " \(rest) s")
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "unknown value '\(found)' for \(option); "
      + (nearest.map { "did you mean '\($0)'?" } ?? "use " + names.joined(separator: ", "))
  }
}
