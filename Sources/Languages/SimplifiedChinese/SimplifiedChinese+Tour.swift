// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class TourSentences: TourPhrases {
    func instruction(_ instruction: Tour.Instruction) -> String {
      switch instruction {
      case .wait(let time): SimplifiedChinese.shared.walk.wait(time)
      case .event(let event): tourInstruction(event)
      }
    }

    func title(_ tour: Tour) -> String {
      let head = tour.request.head
      let app = head.apps[0]
      return "\(app.name) 的测试路线：\(shared.list(TourWords.names(of: tour.request.cover))) "
        + "(iOS \(head.version), \(app.style.rawValue))"
    }

    func summary(_ tour: Tour) -> String {
      let count = tour.covered.count
      return "\(tour.stepCount) 步，约 \(words(tour.time))。"
        + "覆盖 \(count + tour.missing.count) 项中的 \(count) 项。"
    }

    func quality(_ tour: Tour) -> String {
      let searched = "（搜索了\(tour.isCut ? "前 " : " ")\(grouped(tour.situations)) 种情形）"
      if let most = tour.mostCovered, tour.missing.contains(where: { $0.reason == .time }) {
        let better = most > tour.covered.count ? "超过 \(most) 项" : "更多"
        return "在 \(words(tour.request.within ?? .zero))内，没有测试路线能覆盖\(better)\(searched)。"
      }
      if tour.isShortest {
        return tour.isCut ? "没有找到更短的测试路线\(searched)。" : "没有更短的测试路线\(searched)。"
      }
      return "没有测试路线用时少于 \(words(tour.bound))，所以这条路线最多是最短路线用时的 \(factor(tour)) 倍\(searched)。"
    }

    func missing(_ reason: Tour.Reason, _ items: [Coverage.Item]) -> String {
      "\(without(reason))：\(listed(items.map { $0.name }))。"
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

  /// What would have to be different for something to be covered.
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
    }
  }

  /// How many times the bound a tour takes, rounded up to hundredths.
  private static func factor(_ tour: Tour) -> String {
    let (time, bound) = (tour.time / .milliseconds(1), max(1, tour.bound / .milliseconds(1)))
    let hundredths = Int((time / bound * 100).rounded(.up))
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + "\(hundredths % 100)"
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

  /// "10,064"
  private static func grouped(_ number: Int) -> String {
    number < 1000
      ? "\(number)" : "\(grouped(number / 1000)),\("\(1000 + number % 1000)".dropFirst())"
  }

  /// What the tester does for an event.
  private static func tourInstruction(_ event: SystemEvent) -> String {
    let app = event.app?.name ?? ""
    let argument = event.argument ?? ""
    return switch event.kind {
    case .tapIcon: "轻点主屏幕上 \(app) 的图标。"
    case .pressHome: "回到主屏幕：从底部边缘向上轻扫，或按主屏幕按钮。"
    case .openSwitcher: "打开 App 切换器：从底部边缘向上轻扫并停留，或按两下主屏幕按钮。"
    case .closeSwitcher:
      "关闭 App 切换器：如果是从 App 打开的，轻点那个 App 的卡片；如果是从主屏幕打开的，或者那张卡片已经划走，轻点卡片旁边的空白处。"
    case .choose: "在 App 切换器中轻点 \(app) 的卡片。"
    case .swipeAway: "把 \(app) 的卡片向上轻扫出屏幕。"
    case .lock: "按下侧边按钮。"
    case .unlock: "唤醒屏幕并解锁手机。"
    case .receiveCall: "用另一部手机拨打这部手机。"
    case .declineCall: "拒接来电。"
    case .answerCall: "接听来电。"
    case .endCall: "挂断电话。"
    case .receiveMessage: "用另一部手机给这部手机发信息。"
    case .tapBanner: "轻点横幅。"
    case .dismissBanner: "向上轻扫横幅，使它消失。"
    case .receivePush: "向 \(app) 发送一条可见的推送通知。"
    case .tapPush: "轻点 \(app) 的推送通知。"
    case .receiveLocalNotification: "等待 \(app) 的本地通知。"
    case .tapLocalNotification: "轻点 \(app) 的本地通知。"
    case .receiveSilentPush: "向 \(app) 发送一条静默推送 (content-available)。"
    case .receiveVoIPPush: "向 \(app) 发送一条 VoIP 推送。"
    case .reportCall: "让 \(app) 向 CallKit 报告来电。"
    case .receiveLiveActivityPush: "向 \(app) 发送一条启动实时活动的推送。"
    case .startLiveActivity: "在 \(app) 中启动一个实时活动。"
    case .openURL: "从 \(app) 之外打开链接 \(argument)。"
    case .continueActivity: "打开由 \(app) 接续的通用链接 \(argument)。"
    case .quickAction: "按住 \(app) 的图标，选取快捷操作 \(argument)。"
    case .backgroundFetch: "在 Xcode 中选取 Debug > Simulate Background Fetch。"
    case .finishFetch: "让 \(app) 用 \(argument) 调用获取的完成处理程序。"
    case .changeRefreshStatus:
      "在“设置”中把 \(app) 的后台 App 刷新设为 \(argument)，然后回到主屏幕。"
    case .changeLowPowerMode: "在“设置”中打开或关闭低电量模式，然后回到主屏幕。"
    case .locationUpdate: "为 \(app) 模拟位置变化，或带着手机移动。"
    case .enterRegion: "进入 \(app) 监测的区域，或模拟进入。"
    case .exitRegion: "离开 \(app) 监测的区域，或模拟离开。"
    case .rangeBeacons: "在 \(app) 对信标测距时，把信标拿到手机附近。"
    case .bluetoothEvent: "让蓝牙设备向 \(app) 发送数据。"
    case .finishTransfer: "让 \(app) 的一次后台传输完成。"
    case .prewarm: "等待 iOS 预热 \(app)。你无法强制它这样做。"
    case .scheduleRefresh: "在 \(app) 中安排刷新任务 \(argument)。"
    case .scheduleProcessing: "在 \(app) 中安排处理任务 \(argument)。"
    case .scheduleContinued: "在 \(app) 中开始耗时的任务 \(argument)，并提交它的请求。"
    case .reportProgress: "让 \(app) 的任务 \(argument) 报告进度。"
    case .stopTask: "在实时活动中停止任务 \(argument)。"
    case .cancelTask: "在 \(app) 中取消任务 \(argument) 的请求。"
    case .runTask: "在 Xcode 的调试器中，让 BGTaskScheduler 启动任务 \(argument)。"
    case .completeTask: "让 \(app) 完成已安排的任务：\(argument)。"
    case .openControlCenter: "打开控制中心。"
    case .closeControlCenter: "关闭控制中心。"
    case .openNotificationCenter: "打开通知中心。"
    case .closeNotificationCenter: "关闭通知中心。"
    case .showAlert: "让 App 请求一项权限，使它显示弹窗。"
    case .answerAlert: "回应弹窗。"
    case .startFaceID: "让 App 请求面容 ID。"
    case .finishFaceID: "注视手机，直到面容 ID 识别完成。"
    case .invokeSiri: "按住侧边按钮，直到 Siri 开始聆听。"
    case .dismissSiri: "关闭 Siri。"
    case .openWindow: "打开 \(app) 的另一个窗口。"
    case .closeWindow: "关闭 \(app) 的窗口 \(argument)。"
    case .chooseWindow: "选择 \(app) 的窗口 \(argument)。"
    case .disconnectScene: "等待 iOS 断开 \(app) 的场景。你无法强制它这样做。"
    case .connectDisplay: "在 \(app) 位于最前面时，连接外接显示器。"
    case .disconnectDisplay: "断开外接显示器。"
    case .connectCarPlay: "在汽车的屏幕上或 CarPlay Simulator 中打开 \(app)。"
    case .disconnectCarPlay: "断开手机与汽车的连接。"
    case .warnMemory: "发送内存警告（仅在 Xcode 的 Simulator 中：Debug > Simulate Memory Warning）。"
    case .reclaimMemory: "打开大型 App，直到 iOS 回收内存。"
    case .exceedMemory: "让 \(app) 超出它的内存上限。"
    case .endProcess: "等待 iOS 出于自身的原因终止 \(app)。你无法强制它这样做。"
    case .crash: "让 \(app) 崩溃。"
    case .exit: "让 \(app) 调用 exit(0)。"
    case .changePrivacy: "在“设置”中更改 \(app) 的一项权限，然后回到主屏幕。"
    case .reboot: "重新启动手机。"
    case .touch: "触摸屏幕。"
    case .tapButton: "轻点 App 的一个按钮。"
    case .type: "在 App 中输入文本。"
    case .shake: "摇动手机。"
    case .remoteControl: "按耳机上的播放键。"
    case .moveDevice: "移动手机。"
    case .redraw: "让 App 重绘一个视图。"
    case .rotate: "把手机横过来。"
    case .changeTime: "在“设置”中更改时间，然后回到主屏幕。"
    case .changeLocale: "在“设置”中更改地区，然后回到主屏幕。"
    case .changeSettings: "在“设置”中更改 App 的一项设置，然后回到主屏幕。"
    case .changeBattery: "连接或断开充电器。"
    case .warnBattery: "让电池用到出现低电量提示。"
    case .changeProximity: "遮住距离感应器。"
    case .changeICloud: "在“设置”中更换 iCloud 账户，然后回到主屏幕。"
    case .changeScreen: "连接外接显示器。"
    case .connectAccessory: "连接配件。"
    case .disconnectAccessory: "断开配件。"
    case .edit: "在 App 中改动一些内容，但不要保存。"
    case .save: "在 \(app) 中保存。"
    case .hang: "让 \(app) 阻塞它的主线程。"
    case .recover: "解除 \(app) 主线程的阻塞。"
    case .beginTask: "让 \(app) 开始后台任务 \(argument)。"
    case .endTask: "让 \(app) 结束后台任务 \(argument)。"
    case .playAudio: "在 \(app) 中播放音频。"
    case .stopAudio: "停止 \(app) 的音频。"
    case .startLocation: "在 \(app) 中开始接收位置更新。"
    case .stopLocation: "让 \(app) 停止接收位置更新。"
    case .lockFile: "让 \(app) 锁定其共享容器中的一个文件。"
    case .unlockFile: "让 \(app) 解除文件锁。"
    }
  }
}
