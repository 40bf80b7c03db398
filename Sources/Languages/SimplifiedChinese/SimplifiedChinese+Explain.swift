// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class ExplainSentences: ExplainPhrases {
    func cause(_ cause: CrashLog.Cause) -> String {
      switch cause {
      case .limit(.launch): "看门狗终止了 App：它没有及时完成启动。"
      case .limit(.backgroundLaunch): "看门狗终止了 App：后台启动没有及时完成。"
      case .limit(.terminate): "看门狗终止了 App：它没有及时结束。"
      case .limit:
        "看门狗终止了 App：它没有及时完成一次状态转换。主线程正忙，或者被阻塞。"
      case .watchdog:
        "看门狗终止了 App。报告没有说明哪次转换用时过长；含有“scene-create”、“scene-update”或“process-exit”的行会说明这一点。"
      case .leakedTask:
        "App 被终止，因为后台时间用完时还有后台任务没有结束。App 没有为它调用 endBackgroundTask(_:)。"
      case .fetch: "App 被终止，因为它没有及时完成后台获取。"
      case .schedulerTask: "App 被终止，因为它没有及时完成 BGTaskScheduler 的任务。"
      case .lockedFile:
        "App 被终止，因为 iOS 将要挂起它时，它持有共享容器中的文件或数据库的锁。"
      case .unreportedCall:
        "App 被终止，因为它收到 VoIP 推送后没有向 CallKit 报告来电。"
      case .offMainActor:
        "App 触发了陷阱 (trap)：Swift 认为在主 Actor 上的闭包在另一个线程上被调用。这项检查在闭包的第一行之前进行。请把闭包标记为 @Sendable，或让它在主队列上被调用。"
      case .memoryLimit, .jetsam(.ownLimit): "进程被终止，因为它超出了自己的内存上限。"
      case .memoryShortage, .jetsam(.memory): "进程被终止，因为设备内存不足。"
      case .jetsam(.openFiles): "进程被终止，因为设备上打开的文件太多。"
      case .jetsam(.expectedMaximum): "进程被终止，因为它使用的内存超过了预期的最大值。"
      case .jetsam(.fileCache):
        "进程被终止，因为映射到内存的文件读写过于频繁，设备的文件缓存跟不上。"
      case .jetsam(.storage):
        "进程被终止，因为设备储存空间不足。"
      case .jetsam(.kernelMemory):
        "进程被终止，因为内核自身的内存耗尽。"
      case .jetsam(.idle):
        "iOS 终止了进程，因为它无事可做。原因不在进程本身。"
      case .jetsam(.unnamed): "进程在一次 jetsam 事件中被终止。报告没有给出原因。"
      case .user: "用户强制退出了 App。"
      case .crash: "App 崩溃了：是它自己的代码导致了终止。"
      case .rule(let rule): SimplifiedChinese.shared.rule(rule)
      case .fact(let fact): SimplifiedChinese.shared.field.fact(fact)
      case .known: "系统终止了 App，原因不在 applife 的模型中。"
      case .killed: "App 被杀死。报告没有说明原因。"
      case .unknown: "原因未知：关于这个代码没有公开的说明。"
      }
    }

    func code(_ code: TerminationCode) -> String {
      switch code {
      case .backgroundTask: "后台任务没有及时完成"
      case .backgroundURLSession: "后台 URL 会话没有及时完成"
      case .backgroundFetch: "后台获取没有及时完成"
      case .badFood: "看门狗终止了 App；读作“ate bad food”（吃了坏东西）"
      case .badCall:
        "App 收到 VoIP 推送后没有向 CallKit 报告来电；“bad call”（坏电话）"
      case .voipResumedTooOften: "App 作为 VoIP App 恢复运行过于频繁"
      case .badDisc: "iOS 为释放储存空间清除了 App 的缓存；“bad disc”（坏盘）"
      case .coolOff: "设备过热；“cool off”（降温）"
      case .watchTooMuchCPU: "手表上的后台任务占用了过多 CPU 时间"
      case .watchNotInTime: "手表上的后台任务没有及时完成"
      case .watchNotInTimeOnBusySystem: "手表上的后台任务在系统繁忙时没有及时完成"
      case .tooManyResources: "App 使用了过多的关键系统资源"
      case .deadLock: "App 被挂起时持有文件或数据库的锁；“dead lock”（死锁）"
      case .deadFall: "用户强制退出了 App；“dead fall”（陷阱）"
      case .insecureDrawing: "App 在不允许时绘制，例如屏幕锁定时"
      case .stackshot: "按请求生成的全系统报告，不是崩溃"
      case .tooManyBackgroundTasks: "App 同时有过多的后台任务：上限约 1000 个"
      }
    }

    var unknownCode: String { "未知：没有公开的说明" }

    func category(_ category: ExitCategory) -> String {
      switch category {
      case .normal: "App 自行结束、被上滑移除，或正常结束"
      case .abnormal: "未捕获的异常，或 abort()"
      case .watchdog: "看门狗：App 用时过长 (0x8badf00d)"
      case .cpuLimit: "App 占用了过多 CPU 时间"
      case .memoryLimit: "App 超出了自己的内存上限"
      case .systemPressure: "iOS 需要内存"
      case .taskTimeout: "后台任务、后台获取或后台传输没有及时结束"
      case .fileLock: "App 被挂起时锁着文件 (0xdead10cc)"
      case .badAccess: "无效的内存访问"
      case .illegalInstruction: "非法指令"
      }
    }

    func counted(_ category: ExitCategory, _ isForeground: Bool?) -> String {
      guard let isForeground else { return category.rawValue }
      return "\(category.rawValue)，\(isForeground ? "在前台" : "在后台")"
    }

    var nothingFound: String { "applife 没有从中认出终止原因、异常或代码" }

    var whatHappened: String { "发生了什么" }

    var codeHeading: String { "代码" }

    var metricKit: String { "MetricKit" }

    var foregroundExits: String { "前台退出次数" }

    var backgroundExits: String { "后台退出次数" }

    var said: String { "报告写道" }

    var memory: String { "内存" }

    var rule: String { "规则" }

    var source: String { "来源" }

    var time: String { "时间" }

    var state: String { "在状态图上" }

    var notified: String { "是否告知" }

    var lost: String { "丢失" }

    func reproduce(_ isExample: Bool) -> String {
      isExample
        ? "以同样方式结束的例子，用 applife run 运行（其他起因也会导致同样的结束）："
        : "用 applife run 重现："
    }

    func allowed(_ time: String, standard: String?) -> String {
      "限时 \(time)，已全部用完" + (standard.map { "；模型允许 \($0)" } ?? "")
    }

    func standard(_ time: String, _ limit: TimeLimit) -> String {
      "模型允许 \(time)（\(SimplifiedChinese.shared.limit(limit))）"
    }

    func processorTime(_ time: String, _ share: Int?, waits: Bool) -> String {
      let busy = share.map { "（占所有核心的 \($0)%）" } ?? ""
      return "其间使用了 \(spacedBehind(time))CPU 时间\(busy)" + (waits ? "：主线程等待的时间多于工作的时间" : "")
    }

    func lifetime(_ time: String, hasEnded: Bool) -> String {
      "从启动到\(hasEnded ? "终止" : "生成报告")共 \(time)"
    }

    func ruleText(_ id: String, grade: String, text: String) -> String {
      "\(id)（\(grade)）：\(text)"
    }

    func processorAllowance(_ time: String, used: String?) -> String {
      "允许 CPU 时间 \(time)" + (used.map { "，已用 \($0)" } ?? "")
    }

    func memoryUse(used: String?, limit: String?, page: String?) -> String {
      let parts = [
        used.map { "已用 \($0)" }, limit.map { "上限 \($0)" }, page.map { "每页 \($0)" },
      ]
      return parts.compactMap { $0 }.joined(separator: "，")
    }

    func shownState(_ state: CrashLog.ShownState) -> String {
      switch state {
      case .launching: "正在启动；从未处于活跃状态"
      case .inFront: "在前台"
      case .background: "后台"
      case .suspending: "后台；iOS 正要挂起它"
      case .suspended: "挂起"
      }
    }

    func firstOf(_ count: Int) -> String {
      "文本含有 \(count) 份报告。这是第一份：请把每份单独交给 applife。"
    }

    var isExtension: String {
      "这个进程是 App 扩展。它没有 applife 所模拟的 App 生命周期。"
    }

    var isDaemon: String {
      "这个进程是守护进程或扩展。它没有 applife 所模拟的 App 生命周期。"
    }

    func alsoKilled(_ names: String, more: Int) -> String {
      "在同一事件中，iOS 还终止了 \(names)" + (more > 0 ? "，另有 \(more) 个进程。" : "。")
    }

    func otherSystem(_ name: String) -> String {
      "它运行在 \(name) 上。applife 模拟 iOS，因此不给出状态和剧本。"
    }

    func resourceEnd(_ isKilled: Bool) -> String {
      isKilled
        ? "iOS 因此终止了进程。" : "iOS 只做了记录：进程继续运行。"
    }

    func shownBy(_ command: String) -> String { "查看：\(command)" }

    var wasNotified: String { "是：调用了 applicationWillTerminate(_:)" }

    var wasNotNotified: String { "否：进程没有再收到调用就结束了" }

    var unsavedLost: String { "App 到那时还没有保存的一切" }

    var nothingToLose: String { "用户输入的内容没有丢失：App 还没有显示在屏幕上" }

    func scenarioTitle(_ report: String) -> String { "按 \(report) 所说结束 App" }

    var noScenario: String { "applife 没有对应的剧本。" }
  }
}
