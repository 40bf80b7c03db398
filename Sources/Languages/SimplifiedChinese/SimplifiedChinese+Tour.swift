// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): SimplifiedChinese.shared.walk.wait(time)
      case .event(let event): shared.words(for: event.kind).step(of: event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      let covers = (Coverage.Category.allCases + [.rules]).filter(tour.request.cover.contains)
        .map(CoverageSentences.category)
      return "\(app.name) 的测试路线：\(shared.list(covers)) "
        + "(iOS \(head.version), \(shared.style(app.style)))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      return "\(tour.stepCount) 步，约 \(words(tour.time))。"
        + "覆盖 \(count + tour.missing.count) 项中的 \(count) 项。"
    }

    func quality(_ tour: Tour) -> String {
      let searched =
        "（搜索了\(tour.isCut ? "前 " : " ")\(Numerals.grouped(tour.situations, by: ",")) 种情形）"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better = most > tour.covered.count ? "超过 \(most) 项" : "更多"
        return "在 \(words(tour.request.within ?? .zero))内，没有测试路线能覆盖\(better)\(searched)。"
      }
      if tour.isShortest {
        return tour.isCut ? "没有找到更短的测试路线\(searched)。" : "没有更短的测试路线\(searched)。"
      }
      return
        "没有测试路线用时少于 \(words(tour.bound))，所以这条路线最多是最短路线用时的 \(TourWords.factor(of: tour)) 倍\(searched)。"
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "\(without(reason))：\(listed(items.map { TourWords.name(of: $0) { shared.state($0) } }))。"
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
        "--within“\(word)”不是时长；请使用 90s、20m 或 1h30m 之类的写法"
      case .headHasSteps(let step, _): "--head 只接受声明；“\(step)”是步骤"
      case .headHasNoApp: "--head 至少需要一个 App"
      case .nothing: "在这些选项下没有可以覆盖的内容"
      }
    }
  }

  /// The condition under which something would be covered.
  private static func without(_ reason: Tour.Reason) -> String {
    switch reason {
    case .group(let group): "因 --without \(group.rawValue) 而没有覆盖"
    case .leftOut: "没有覆盖，因为只有 --without 略去的事件通向它们"
    case .needs(let means):
      "没有 "
        + (means.isEmpty
          ? "--with all" : means.map { "--with \($0.rawValue)" }.joined(separator: " 或 "))
        + " 就不能覆盖"
    case .declaration(let text): "除非 App 声明 \(text)，否则不能覆盖"
    case .notImplemented: "没有覆盖，因为 App 没有实现该方法"
    case .settings: "没有覆盖，因为用户前往“设置”时 iOS 会终止 App"
    case .time: "没有覆盖，因为时间不够"
    case .notFound: "没有覆盖，因为所搜索的情形都不通向它们"
    case .notShown: "没有覆盖，因为在所搜索的情形中没有日志显示它们"
    }
  }

  /// "1 分 40 秒"
  private static func words(_ time: Duration) -> String {
    let minutes = time.components.seconds / 60
    let rest = TimeText.seconds(time - .seconds(minutes * 60))
    if minutes == 0 { return rest + " 秒" }
    return rest == "0" ? "\(minutes) 分钟" : "\(minutes) 分 \(rest) 秒"
  }

  private static func unknown(
    _ option: String, _ found: String, _ nearest: String?, among names: [String]
  ) -> String {
    "\(option) 的值“\(found)”未知；"
      + (nearest.map { "你是指“\($0)”吗？" } ?? "请使用 " + listed(names))
  }
}
