// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The steps of a process in words. Names of functions and what the app prints stay as they are.
extension SimplifiedChinese {
  static func processStep(_ step: Trace.ProcessStep) -> String {
    switch step {
    case .main, .applicationMain, .console: step.text
    case .prewarmed: "已预热，在 UIApplicationMain 之前等待"
    case .runLoop: "主运行循环正在运行"
    case .snapshot: "为 App 切换器拍摄了快照"
    case .stateSaved: "界面状态已归档"
    case .completed(let wake, let result):
      "已用 \(result.rawValue) 完成\(SimplifiedChinese.shared.wake(wake))"
    case .neverCompleted(.refreshTask), .neverCompleted(.processingTask):
      "从未调用 setTaskCompleted(success:)"
    case .neverCompleted(let wake): "\(SimplifiedChinese.shared.wake(wake))：从未调用完成处理程序"
    case .windowInFront(let scene): "\(scene) 在其他窗口之前"
    case .schedulerTask(let task, let change): "任务 \(task) \(word(change))"
    case .threadWork(let work, let change): "其他线程上的工作 \(work) \(word(change))"
    case .offMainThread(let what): "在主线程以外使用了 \(what)"
    case .fileLock(let isLocked): isLocked ? "锁定了共享容器中的文件" : "解除了文件锁"
    case .audio(let change): "音频\(word(change))"
    case .location(let change): "位置更新\(word(change))"
    case .storyboard(let storyboard): "已载入故事板 \(storyboard)"
    case .protectedDataUnreadable: "首次解锁之前，无法读取受保护的文件和用户默认设置"
    case .protectedDataLocked:
      "无法读取需要设备解锁的文件和钥匙串项目"
    case .seemsLoggedOut: "之前未能读取的数据仍然缺失：App 看起来已退出登录"
    case .unhandled(let objects): objects.joined(separator: " -> ") + "，未被处理"
    case .fetchInterval: step.text
    case .transferCompleted: "调用了后台 URL 会话的完成处理程序"
    case .notImplemented(let callback): "没有实现 \(callback.rawValue)"
    case .actionSent(let callback, let target): "动作 \(callback.rawValue) 发给了 \(target)"
    case .callReported: "已向 CallKit 报告来电"
    case .liveActivityStarted: "已启动实时活动"
    }
  }

  private static func word(_ change: Trace.SchedulerChange) -> String {
    switch change {
    case .registered: "已注册"
    case .refused: "被拒绝"
    case .submitted: "已提交"
    case .queued: "已排队"
    case .launched: "已启动"
    case .progressed: "报告了进度"
    case .stopped: "已停止"
    case .expired: "已过期"
    case .succeeded: "成功"
    case .failed: "失败"
    case .canceled: "已取消"
    }
  }

  private static func word(_ change: Trace.ThreadWorkChange) -> String {
    switch change {
    case .begun: "开始"
    case .suspended: "随进程挂起"
    case .resumed: "恢复"
    case .finished: "完成"
    }
  }

  private static func word(_ change: Trace.ActivityChange) -> String {
    switch change {
    case .started: "开始"
    case .stopped: "停止"
    case .paused: "暂停"
    case .resumed: "恢复"
    }
  }
}
