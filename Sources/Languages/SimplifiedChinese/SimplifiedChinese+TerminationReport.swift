// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  final class TerminationReportSentences: TerminationReportPhrases {
    func title(_ app: String) -> String { "\(app) 已被终止" }

    var reason: String { "原因" }

    var code: String { "代码" }

    var metricKit: String { "MetricKit" }

    var notified: String { "是否告知" }

    var yes: String { "是，通过 applicationWillTerminate(_:)" }

    var no: String { "否" }

    var time: String { "时间" }

    func elapsed(_ elapsed: String, allowance: String, _ limit: TimeLimit?) -> String {
      (limit.map { "\(SimplifiedChinese.shared.limit($0))" } ?? "")
        + "限时 \(allowance)，已用 \(elapsed)"
    }

    var lastCallback: String { "最后的调用" }

    var state: String { "状态" }

    var unsavedEditsLost: String { "丢失" }

    var nothingLost: String { "无" }

    func lostEdits(_ number: Int) -> String { "\(number) 处未保存的编辑" }

    func editsLost(_ number: Int) -> String {
      "丢失 \(number) 处编辑"
    }

    func endedBy(_ reason: Termination.Reason) -> String {
      switch reason {
      case .user: "用户"
      case .watchdog: "看门狗"
      case .memory: "内存不足"
      case .system: "被 iOS 终止"
      case .crash: "崩溃"
      case .reboot: "设备重启"
      case .exitsOnSuspend: "不在后台运行"
      case .task: "任务未结束"
      case .fetch: "获取超时"
      case .push: "推送超时"
      case .exit: "调用 exit()"
      case .privacy: "隐私设置"
      case .lockFile: "文件锁"
      case .scheduler: "任务超时"
      case .voip: "未报告来电"
      }
    }

    var reproduce: String { "重现" }

    var rule: String { "规则" }

    func others(_ number: Int) -> String { "以及另外 \(number) 个 App" }
  }

  func ending(_ reason: Termination.Reason, code: Termination.Code?) -> String {
    switch reason {
    case .user: "用户上滑移除了 App。"
    case .watchdog: "看门狗终止了 App：它用时过长。"
    case .memory where code == .perProcessLimit: "App 超出了自己的内存上限。"
    case .memory: "iOS 需要内存。"
    case .system: "iOS 终止了 App。"
    case .crash: "App 崩溃了。"
    case .reboot: "设备重新启动了。"
    case .exitsOnSuspend: "App 离开了屏幕，而且不能在后台运行 (iOS 4 之前，或者设置了 UIApplicationExitsOnSuspend)。"
    case .task where code == .tooManyTasks: "App 未结束的后台任务过多。"
    case .task: "时间用完时，后台任务仍未结束。"
    case .fetch: "App 没有及时完成后台获取。"
    case .push: "App 没有及时完成静默推送。"
    case .exit: "App 调用了 exit()。"
    case .privacy: "用户更改了 App 的隐私设置。"
    case .lockFile: "App 被挂起时持有文件锁。"
    case .scheduler: "App 没有及时完成已安排的任务。"
    case .voip: "App 没有向 CallKit 报告 VoIP 推送的来电。"
    }
  }

  func code(_ code: Termination.Code) -> String {
    switch code {
    case .badFood: "读作“ate bad food”（吃了坏东西）"
    case .badFetch: "后台获取用时过长"
    case .badTask: "后台任务运行过久"
    case .deadLock: "读作“dead lock”（死锁）"
    case .badCall: "读作“bad call”（坏电话）"
    case .tooManyTasks: "后台任务过多"
    case .kill: "进程被杀死"
    case .trap: "运行时陷阱"
    case .abort: "调用了 abort()"
    case .illegalInstruction: "非法指令：运行时陷阱"
    case .segmentationFault: "段错误：无效的内存访问"
    case .busError: "总线错误"
    case .arithmetic: "算术错误"
    case .fileSize: "文件超出大小上限"
    case .perProcessLimit: "超出单个进程的内存上限"
    case .pageShortage: "设备内存不足"
    }
  }
}
