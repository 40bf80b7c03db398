// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class CheckSentences: CheckPhrases {
    func summary(_ lines: Int, observations: Int) -> String {
      "共 \(lines) 行，其中 \(observations) 行与生命周期有关。"
    }

    var nothingFound: String { "没有一行提到生命周期的方法或通知，所以没有可以检查的内容。" }

    func noLine(of apps: [String]) -> String { "没有一行讲到\(listed(apps))的生命周期。" }

    var nearest: String { "这些行最接近：" }

    /// The reading of a line that says nothing about the life cycle.
    func readAs(_ hint: LogHints.Hint) -> String {
      let names = "applife 在 {message} 中查找 applicationDidBecomeActive 之类的名称。"
      guard let pattern = hint.pattern else {
        return "其中没有找到时间和进程。\(names)"
      }
      let parts = hint.app.map { "“时间，然后是进程 \($0)”" } ?? "“时间，然后是消息”"
      return "applife 按\(parts)读取它，如同使用 --pattern '\(pattern)'。\(names)"
    }

    func otherApps(_ names: [String]) -> String {
      "日志中有这些 App 的行：\(listed(names))。请用 --app 选择。"
    }

    var fits: String { "日志符合模型。" }

    func departs(_ count: Int, undecided: Int) -> String {
      "\(count) 行不符合模型。"
        + (undecided > 0
          ? "另有 \(undecided) 行无法判定。" : "")
    }

    func undecided(_ count: Int) -> String {
      count == 0
        ? "无法判定这份日志：检查没有到结尾就停止了。"
        : "无法判定这份日志：\(count) 行不符合所保留的任何解释，而有些解释没有保留。"
    }

    func unchecked(_ count: Int) -> String {
      "无法判定这份日志：\(count) 行属于超出检查数量的 App。"
    }

    func assumption(_ assumption: LogCheck.Assumption) -> String {
      switch assumption {
      case .repeated(let count, let line):
        "第 \(line) 行重复了一次已经记录过的调用，applife 没有再次计入。"
          + (count > 1 ? "另有 \(count - 1) 行也是这样。" : "")
      case .returned(let count, let line, let longest, let time):
        "第 \(line) 行说明一次已经记录过的调用结束了，applife 没有再次计入。"
          + (count > 1 ? "另有 \(count - 1) 行也是这样。" : "")
          + (time.map { "耗时最长的调用用了 \($0.words)：\(longest.name)。" } ?? "")
      case .unplaced(let count, let line):
        "模型无法解释第 \(line) 行，applife 没有计入：观察者可能记录得晚，也可能有场景在 App 结束时出现，或在 App 未运行时被丢弃，"
          + "iOS 也可能以模型没有的方式结束进程。"
          + (count > 1 ? "另有 \(count - 1) 行也是这样。" : "")
      case .observer(let app, let methods):
        "\(app)：\(listed(methods.map { $0.rawValue })) 被视为由通知的观察者记录，因为这个 App 的代理在那里不会被调用。"
      case .windows(let app):
        "假定 \(app) 有多个窗口：这样日志更符合模型（--head 中的 windows=many）。"
      case .otherScreen(let app):
        "假定 \(app) 在外接显示器上或 CarPlay 车载中有一个场景：这样日志更符合模型。"
      case .completed(let app):
        "假定 \(app) 完成了推送或获取：这样日志更符合模型。"
      case .style(let app, let style):
        "假定 \(app) 的风格是 \(style.rawValue)：这样日志更符合模型 (--style \(style.rawValue))。"
      case .version(let version):
        "假定日志来自 iOS \(version)：这样日志符合模型 (--ios \(version))。"
      case .passingObservers(let app):
        "假定 \(app) 并不总是观察通知，所以可能缺少某个通知。"
      case .states(let app):
        "假定 \(app) 的行中的状态不是 UIKit 的：这样日志更符合模型。"
      case .apart: "每个 App 单独检查。"
      case .setAside(let count):
        "有 \(count) 行是框架或 UIKit 写的 App 状态，没有采用，因为 App 也记录了它的方法。"
      }
    }

    func departure(_ app: String, seen: String, _ seconds: Int?) -> String {
      "\(app)：\(seen) 在这里不符合模型" + (seconds.map { "，距上一行 \($0) 秒。" } ?? "。")
    }

    func undecidedLine(_ app: String, seen: String) -> String {
      "\(app)：无法判定 \(seen) 在这里是否符合模型。"
    }

    func due(_ names: [String]) -> String { "模型要求接下来是：" + listed(names) + "。" }

    func possible(_ names: [String]) -> String { "模型允许接下来是：" + listed(names) + "。" }

    var nothingPossible: String { "在前面的行之后，模型不允许 App 所记录的任何调用。" }

    func rule(_ id: String, grade: String, text: String) -> String {
      "最接近的规则：\(id)（\(grade)）。\(text)"
    }

    var noRule: String { "在这些选项下，模型从不调用它：参见 --ios、--style 和 --head。" }

    func story(_ isWhole: Bool, of app: String?) -> String {
      if let app {
        return isWhole ? "这个剧本解释了 \(app) 的行：" : "这个剧本解释了 \(app) 最前面的行："
      }
      return isWhole ? "这个剧本解释了日志：" : "这个剧本解释了日志的开头："
    }

    func storyTitle(_ log: String, of app: String?) -> String {
      app.map { "\(log) 中 \($0) 的行背后的事件" } ?? "\(log) 背后的事件"
    }

    func otherStories(of apps: [String]) -> String {
      "它没有说明\(listed(apps))。要查看一个 App 的剧本，请用 --app 选择它。"
    }

    func longStory(_ steps: Int) -> String {
      "它有 \(steps) 步。--story FILE 把它写入文件。"
    }

    func cutStory(_ told: Int) -> String {
      "这个剧本只解释了与生命周期有关的前 \(told) 行。其他行也检查过了。"
    }

    func open(_ count: Int) -> String { "\(count) 步另有可能的解释：见“或：”。" }

    func end(_ app: String, _ states: [String]) -> String {
      "最后，\(app) 的状态是\(states.joined(separator: "或"))。"
    }

    func silent(_ app: String, _ methods: [String]) -> String {
      "\(app) 从不记录 \(listed(methods))。它没有实现"
        + (methods.count == 1 ? "这个方法，或者没有记录对它的调用。" : "这些方法，或者没有记录对它们的调用。")
    }

    func others(_ count: Int, mostApps most: Int?) -> String {
      "\(count) 行属于其他 App。" + (most.map { "最多检查 \($0) 个 App；请用 --app 选择。" } ?? "")
    }

    var newestFirst: String {
      "无法判定这份日志：最新的行在最前面。请用 `tail -r` 或 `tac` 把它倒过来。"
    }

    func backwards(_ count: Int, line: Int, seconds: Int) -> String {
      "时钟倒退了 \(count) 次，第一次在第 \(line) 行，倒退 \(seconds) 秒。"
    }

    func long(_ count: Int) -> String { "\(count) 行太长，只读取了一部分。" }

    func colored(_ count: Int) -> String {
      "\(count) 行含有颜色或其他终端控制序列，applife 已将其去除。"
    }

    func capped(_ most: Int) -> String {
      "在某处，符合的解释超过 applife 所能保留的数量（最多 \(most) 个），有些没有保留。只有那些解释才能说明的行算作无法判定。"
    }

    var uncertain: String {
      "有些之前符合的解释没有保留，其中可能有一个能解释这一行。"
    }

    func stopped(_ app: String, _ line: Int) -> String {
      "对 \(app) 的检查在第 \(line) 行停止：可能的解释太多，已达到这份日志的计算上限。后面的行没有检查。"
    }

    func surprise(_ app: String, name: String, line: Int) -> String {
      "\(app) 在第 \(line) 行首次出现 \(name)。检查此前假定 \(app) 没有它，并从那里重新开始。"
    }

    func further(_ count: Int) -> String { "还有 \(count) 处不符合。" }

    func furtherUndecided(_ count: Int) -> String { "还有 \(count) 行无法判定。" }

    func line(_ number: Int, _ text: String) -> String { "第 \(number) 行：\(text)" }

    func followedAnew(_ lines: Int) -> String {
      "会话从这里重新开始。它含有 \(lines) 行与生命周期有关的内容。"
    }

    func logEnded(_ lines: Int) -> String { "日志在 \(lines) 行后结束。" }

    func departureCount(_ count: Int, _ key: String) -> String { "\(count) 处不符：\(key)" }

    var departuresTitle: String { "不符合模型的行" }

    var nothingFollowed: String {
      "没有跟踪日志。`applife check --follow LOG` 跟踪一个日志。"
    }

    var noDepartures: String { "到目前为止，每一行都符合模型。" }

    var explainedSince: String { "此后的行解释了它，所以它不算不符。" }

    var inferredMark: String { "?" }

    var inferred: String { "推断" }

    var beforeLog: String { "在日志之前" }

    var endedEarly: String { "进程在记录其余内容之前就结束了。" }

    func late(_ time: String) -> String {
      "过了 \(time)：比 iOS 等待的时间长，App 可能被调试器停住了"
    }

    func ending(_ word: String?, namesReason: Bool) -> String {
      guard let word else { return "日志说明进程结束了，没有说明原因。" }
      return namesReason ? "日志说明进程结束了，原因是：\(word)。" : "日志说明进程结束了，没有说明原因：\(word)。"
    }

    func alternatives(_ events: [String]) -> String { "或：" + listed(events) }

    var newProcess: String { "一个新进程" }

    func badPattern(_ problem: LogPattern.Problem) -> String {
      switch problem {
      case .unknownField(let name, let nearest):
        "{\(name)} 不是字段，"
          + (nearest.map { "你是指 {\($0)} 吗？" }
            ?? "请使用 {time}、{app}、{pid}、{message} 或 {}")
      case .twice(let field): "{\(field.rawValue)} 出现了两次"
      case .noSpace(let name): "{\(name)} 与前一个字段之间需要有文本"
      case .open: "有一个花括号没有闭合"
      case .noMessage: "缺少 {message}"
      }
    }
  }
}
