// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  func limit(_ limit: TimeLimit) -> String {
    switch limit {
    case .launch: "启动"
    case .backgroundLaunch: "后台启动"
    case .enterBackground: "进入后台"
    case .terminate: "终止"
    case .sceneUpdate: "状态转换"
    case .backgroundTime: "后台时间"
    case .expirationHandler: "过期处理程序"
    case .suspension: "挂起"
    case .fetch: "后台获取"
    case .push: "静默推送"
    case .wake: "后台唤醒"
    case .refresh: "刷新任务"
    case .processing: "处理任务"
    case .voipReport: "VoIP 来电报告"
    case .continuedProgress: "任务进度"
    case .fetchInterval: "获取间隔"
    case .pushBudget: "静默推送配额"
    }
  }

  func wake(_ wake: BackgroundWake) -> String {
    switch wake {
    case .fetch: "后台获取"
    case .silentPush: "静默推送"
    case .transfer: "后台传输"
    case .location: "位置更新"
    case .bluetooth: "蓝牙事件"
    case .refreshTask: "刷新任务"
    case .processingTask: "处理任务"
    case .continuedTask: "持续处理任务"
    case .voipPush: "VoIP 推送"
    case .liveActivityPush: "实时活动推送"
    case .regionEntered: "进入的区域"
    case .regionExited: "离开的区域"
    case .bluetoothPeripheral: "蓝牙事件"
    }
  }

  /// A limit that begins: how much time there is, and until when.
  static func deadline(_ limit: TimeLimit, _ time: String, _ due: String) -> String {
    switch limit {
    case .launch: "看门狗：启动限时 \(time)（到 \(due)）"
    case .backgroundLaunch: "看门狗：后台启动限时 \(time)（到 \(due)）"
    case .enterBackground: "看门狗：进入后台限时 \(time)（到 \(due)）"
    case .terminate: "看门狗：终止限时 \(time)（到 \(due)）"
    case .sceneUpdate: "看门狗：转换限时 \(time)（到 \(due)）"
    case .backgroundTime: "后台时间：\(time)（到 \(due)）"
    case .expirationHandler: "过期处理程序限时 \(time)（到 \(due)）"
    case .suspension: "\(time)后挂起（\(spacedBehind(due))时）"
    case .fetch: "后台获取限时 \(time)（到 \(due)）"
    case .push: "静默推送限时 \(time)（到 \(due)）"
    case .wake: "后台唤醒限时 \(time)（到 \(due)）"
    case .refresh: "刷新任务限时 \(time)（到 \(due)）"
    case .processing: "处理任务限时 \(time)（到 \(due)）"
    case .voipReport: "报告来电限时 \(time)（到 \(due)）"
    case .continuedProgress: "任务须在 \(time)内报告进度（到 \(due)）"
    case .fetchInterval: "\(time)内不再获取（到 \(due)）"
    case .pushBudget: "静默推送配额：\(time)（到 \(due)）"
    }
  }
}
