// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  func state(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "未运行"
    case .inactive: "未激活"
    case .active: "激活"
    case .background: "后台"
    case .suspended: "挂起"
    }
  }

  /// The name with Apple's English one: that is what documentation and code say.
  func stateTitle(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "未运行 (Not running)"
    case .inactive: "未激活 (Inactive)"
    case .active: "激活 (Active)"
    case .background: "后台 (Background)"
    case .suspended: "挂起 (Suspended)"
    }
  }

  func stateDescription(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning:
      "App 还没有启动，或者已被终止。它没有进程。"
    case .inactive:
      "App 在前台并运行代码，但接收不到事件。App 转换到其他状态时会经过这个状态。被中断期间，它停留在这个状态。"
    case .active:
      "App 在前台并接收事件。显示在屏幕上的 App 通常处于这个状态。"
    case .background:
      "App 不在屏幕上，但运行代码。大多数 App 只在这里短暂停留，随后 iOS 将其挂起。后台任务、后台模式和后台启动会让 App 在这里停留更久。"
    case .suspended:
      "App 在内存中，但不运行代码。定时器和回调都在等待。内存不足时，iOS 会终止挂起的 App，不作任何通知。"
    }
  }

  func stateMeaning(_ state: EmulatedApp.State) -> String {
    switch state {
    case .notRunning: "没有进程"
    case .inactive: "接收不到事件"
    case .active: "接收事件"
    case .background: "不在屏幕上，运行代码"
    case .suspended: "在内存中，不运行代码"
    }
  }

  /// The reason for a change of state. The fetch, the pushes and the scheduled task stand also for a termination
  /// because they were not completed, so they do not say that something began or arrived.
  func cause(_ cause: TransitionReason) -> String {
    switch cause {
    case .launch: "App 正在启动"
    case .backgroundLaunch: "在后台启动"
    case .return: "App 正在回到前台"
    case .home: "用户回到了主屏幕"
    case .otherApp: "打开了另一个 App"
    case .lock: "设备已锁定"
    case .unlock: "设备已解锁"
    case .call: "有来电"
    case .callAnswered: "来电已接听"
    case .callDeclined: "来电被拒接"
    case .callEnded: "通话结束"
    case .banner: "轻点了横幅"
    case .switcher: "App 切换器已打开"
    case .chosen: "在 App 切换器中被选中"
    case .switcherClosed: "App 切换器已关闭"
    case .controlCenter: "控制中心已打开"
    case .controlCenterClosed: "控制中心已关闭"
    case .notificationCenter: "通知中心已打开"
    case .notificationCenterClosed: "通知中心已关闭"
    case .alert: "显示了弹窗"
    case .alertAnswered: "用户回应了弹窗"
    case .faceID: "面容 ID 正在识别"
    case .faceIDFinished: "面容 ID 识别完成"
    case .siri: "Siri 正在聆听"
    case .siriDismissed: "Siri 已关闭"
    case .url: "打开了 URL"
    case .activity: "接续了活动"
    case .quickAction: "选取了快捷操作"
    case .push: "轻点了通知"
    case .localNotification: "轻点了通知"
    case .silentPush: "因静默推送"
    case .voipPush: "因 VoIP 推送"
    case .liveActivityPush: "收到实时活动推送"
    case .region: "进入或离开了区域"
    case .fetch: "因后台获取"
    case .location: "收到位置更新"
    case .bluetooth: "收到蓝牙事件"
    case .transfer: "传输完成"
    case .suspension: "App 已无事可做"
    case .user: "用户上滑移除了 App"
    case .watchdog: "被看门狗终止"
    case .memory: "iOS 因内存终止了它"
    case .system: "被 iOS 终止"
    case .crash: "App 崩溃"
    case .reboot: "设备重新启动"
    case .exitsOnSuspend: "App 不能在后台运行"
    case .task: "后台任务没有结束"
    case .exit: "App 调用了 exit()"
    case .privacy: "隐私设置被更改"
    case .lockFile: "App 持有文件锁"
    case .scheduler: "因已安排的任务"
    case .window: "打开或选择了窗口"
    case .windowClosed: "关闭了窗口"
    case .batteryLow: "电池电量不足"
    case .message: "收到信息"
    }
  }
}
