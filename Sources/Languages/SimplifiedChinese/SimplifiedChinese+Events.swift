// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  func logged(_ event: SystemEvent) -> String {
    ScenarioWords.event(event, words(for: event.kind).label)
  }

  func words(for kind: SystemEvent.Kind) -> EventWords {
    switch kind {
    case .tapIcon:
      EventWords("打开", name: "从主屏幕打开 App") { app, _ in
        "轻点主屏幕上 \(app) 的图标。"
      }
    case .pressHome:
      EventWords("主屏幕", name: "回到主屏幕") { _, _ in
        "回到主屏幕：从底部边缘向上轻扫，或按主屏幕按钮。"
      }
    case .openSwitcher:
      EventWords("切换器", name: "打开 App 切换器") { _, _ in
        "打开 App 切换器：从底部边缘向上轻扫并停留，或按两下主屏幕按钮。"
      }
    case .closeSwitcher:
      EventWords("返回", name: "关闭 App 切换器") { _, _ in
        "关闭 App 切换器：如果是从 App 打开的，轻点那个 App 的卡片；如果是从主屏幕打开的，或者那张卡片已经划走，轻点卡片旁边的空白处。"
      }
    case .choose:
      EventWords("选择", name: "在 App 切换器中选择此 App") { app, _ in
        "在 App 切换器中轻点 \(app) 的卡片。"
      }
    case .swipeAway:
      EventWords("上滑移除", name: "在 App 切换器中上滑移除此 App") { app, _ in
        "把 \(app) 的卡片向上轻扫出屏幕。"
      }
    case .lock:
      EventWords("锁定", name: "锁定设备（锁屏）") { _, _ in
        "按下侧边按钮。"
      }
    case .unlock:
      EventWords("解锁", name: "解锁设备") { _, _ in
        "唤醒屏幕并解锁手机。"
      }
    case .receiveCall:
      EventWords("来电", name: "收到来电") { _, _ in
        "用另一部手机拨打这部手机。"
      }
    case .declineCall:
      EventWords("拒接", name: "拒接来电") { _, _ in
        "拒接来电。"
      }
    case .answerCall:
      EventWords("接听", name: "接听来电") { _, _ in
        "接听来电。"
      }
    case .endCall:
      EventWords("挂断", name: "挂断电话") { _, _ in
        "挂断电话。"
      }
    case .receiveMessage:
      EventWords("信息", name: "收到信息") { _, _ in
        "用另一部手机给这部手机发信息。"
      }
    case .tapBanner:
      EventWords("点横幅", name: "轻点横幅") { _, _ in
        "轻点横幅。"
      }
    case .dismissBanner:
      EventWords("收起横幅", name: "收起横幅") { _, _ in
        "向上轻扫横幅，使它消失。"
      }
    case .receivePush:
      EventWords("推送", name: "收到推送通知") { app, _ in
        "向 \(app) 发送一条可见的推送通知。"
      }
    case .tapPush:
      EventWords("点推送", name: "轻点推送通知") { app, _ in
        "轻点 \(app) 的推送通知。"
      }
    case .receiveLocalNotification:
      EventWords("本地通知", name: "收到本地通知") { app, _ in
        "等待 \(app) 的本地通知。"
      }
    case .tapLocalNotification:
      EventWords("点本地", name: "轻点本地通知") { app, _ in
        "轻点 \(app) 的本地通知。"
      }
    case .receiveSilentPush:
      EventWords("静默推送", name: "收到静默推送") { app, _ in
        "向 \(app) 发送一条静默推送 (content-available)。"
      }
    case .receiveVoIPPush:
      EventWords("VoIP 推送", name: "收到 VoIP 推送") { app, _ in
        "向 \(app) 发送一条 VoIP 推送。"
      }
    case .reportCall:
      EventWords("CallKit", name: "向 CallKit 报告来电") { app, _ in
        "让 \(app) 向 CallKit 报告来电。"
      }
    case .receiveLiveActivityPush:
      EventWords("活动推送", name: "收到启动实时活动的推送") { app, _ in
        "向 \(app) 发送一条启动实时活动的推送。"
      }
    case .startLiveActivity:
      EventWords("实时活动", name: "在 App 中启动实时活动") { app, _ in
        "在 \(app) 中启动一个实时活动。"
      }
    case .openURL:
      EventWords("URL", name: "用 App 打开 URL") { app, argument in
        "从 \(app) 之外打开链接 \(argument)。"
      }
    case .continueActivity:
      EventWords("接续活动", name: "在 App 中接续活动") { app, argument in
        "打开由 \(app) 接续的通用链接 \(argument)。"
      }
    case .quickAction:
      EventWords("快捷操作", name: "选取主屏幕快捷操作") { app, argument in
        "按住 \(app) 的图标，选取快捷操作 \(argument)。"
      }
    case .backgroundFetch:
      EventWords("后台获取", name: "开始后台获取") { _, _ in
        "在 Xcode 中选取 Debug > Simulate Background Fetch。"
      }
    case .finishFetch:
      EventWords("完成获取", name: "完成 App 的后台获取") { app, argument in
        "让 \(app) 用 \(argument) 调用获取的完成处理程序。"
      }
    case .changeRefreshStatus:
      EventWords("刷新开关", name: "打开或关闭后台 App 刷新") { app, argument in
        "在“设置”中把 \(app) 的后台 App 刷新设为 \(argument)，然后回到主屏幕。"
      }
    case .locationUpdate:
      EventWords("位置", name: "送达位置更新") { app, _ in
        "为 \(app) 模拟位置变化，或带着手机移动。"
      }
    case .enterRegion:
      EventWords("进入区域", name: "进入 App 监测的区域") { app, _ in
        "进入 \(app) 监测的区域，或模拟进入。"
      }
    case .exitRegion:
      EventWords("离开区域", name: "离开 App 监测的区域") { app, _ in
        "离开 \(app) 监测的区域，或模拟离开。"
      }
    case .rangeBeacons:
      EventWords("信标", name: "对设备附近的信标测距") { app, _ in
        "在 \(app) 对信标测距时，把信标拿到手机附近。"
      }
    case .bluetoothEvent:
      EventWords("蓝牙", name: "送达蓝牙事件") { app, _ in
        "让蓝牙设备向 \(app) 发送数据。"
      }
    case .finishTransfer:
      EventWords("传输完成", name: "完成后台 URL 会话") { app, _ in
        "让 \(app) 的一次后台传输完成。"
      }
    case .prewarm:
      EventWords("预热", name: "预热 App") { app, _ in
        "等待 iOS 预热 \(app)。你无法强制它这样做。"
      }
    case .openControlCenter:
      EventWords("控制中心", name: "打开控制中心") { _, _ in
        "打开控制中心。"
      }
    case .closeControlCenter:
      EventWords("关闭控制", name: "关闭控制中心") { _, _ in
        "关闭控制中心。"
      }
    case .openNotificationCenter:
      EventWords("通知中心", name: "打开通知中心") { _, _ in
        "打开通知中心。"
      }
    case .closeNotificationCenter:
      EventWords("关闭通知", name: "关闭通知中心") { _, _ in
        "关闭通知中心。"
      }
    case .showAlert:
      EventWords("弹窗", name: "显示系统弹窗") { _, _ in
        "让 App 请求一项权限，使它显示弹窗。"
      }
    case .answerAlert:
      EventWords("回应弹窗", name: "回应弹窗") { _, _ in
        "回应弹窗。"
      }
    case .startFaceID:
      EventWords("面容 ID", name: "开始面容 ID 识别") { _, _ in
        "让 App 请求面容 ID。"
      }
    case .finishFaceID:
      EventWords("面容完成", name: "完成面容 ID 识别") { _, _ in
        "注视手机，直到面容 ID 识别完成。"
      }
    case .invokeSiri:
      EventWords("Siri", name: "唤起 Siri") { _, _ in
        "按住侧边按钮，直到 Siri 开始聆听。"
      }
    case .dismissSiri:
      EventWords("关 Siri", name: "关闭 Siri") { _, _ in
        "关闭 Siri。"
      }
    case .warnMemory:
      EventWords("内存警告", name: "发出内存警告") { _, _ in
        "发送内存警告（仅在 Xcode 的 Simulator 中：Debug > Simulate Memory Warning）。"
      }
    case .reclaimMemory:
      EventWords("回收内存", name: "从挂起的 App 回收内存") { _, _ in
        "打开大型 App，直到 iOS 回收内存。"
      }
    case .exceedMemory:
      EventWords("内存超限", name: "超出 App 的内存上限") { app, _ in
        "让 \(app) 超出它的内存上限。"
      }
    case .endProcess:
      EventWords("终止 App", name: "终止 App") { app, _ in
        "等待 iOS 出于自身的原因终止 \(app)。你无法强制它这样做。"
      }
    case .crash:
      EventWords("崩溃", name: "让 App 崩溃") { app, _ in
        "让 \(app) 崩溃。"
      }
    case .reboot:
      EventWords("重启", name: "重新启动设备") { _, _ in
        "重新启动手机。"
      }
    case .disconnectScene:
      EventWords("断开场景", name: "断开 App 的场景") { app, _ in
        "等待 iOS 断开 \(app) 的场景。你无法强制它这样做。"
      }
    case .connectDisplay:
      EventWords("接显示器", name: "连接外接显示器") { app, _ in
        "在 \(app) 位于最前面时，连接外接显示器。"
      }
    case .disconnectDisplay:
      EventWords("断显示器", name: "断开外接显示器") { _, _ in
        "断开外接显示器。"
      }
    case .connectCarPlay:
      EventWords("CarPlay", name: "在 CarPlay 车载中打开 App") { app, _ in
        "在汽车的屏幕上或 CarPlay Simulator 中打开 \(app)。"
      }
    case .disconnectCarPlay:
      EventWords("断开车载", name: "断开 CarPlay 车载") { _, _ in
        "断开手机与汽车的连接。"
      }
    case .touch:
      EventWords("触摸", name: "触摸屏幕") { _, _ in
        "触摸屏幕。"
      }
    case .tapButton:
      EventWords("按钮", name: "轻点按钮") { _, _ in
        "轻点 App 的一个按钮。"
      }
    case .type:
      EventWords("输入", name: "输入文本") { _, _ in
        "在 App 中输入文本。"
      }
    case .shake:
      EventWords("摇动", name: "摇动设备") { _, _ in
        "摇动手机。"
      }
    case .remoteControl:
      EventWords("线控", name: "按耳机上的播放键") { _, _ in
        "按耳机上的播放键。"
      }
    case .moveDevice:
      EventWords("移动", name: "移动设备") { _, _ in
        "移动手机。"
      }
    case .redraw:
      EventWords("重绘", name: "重绘视图") { _, _ in
        "让 App 重绘一个视图。"
      }
    case .rotate:
      EventWords("旋转", name: "旋转设备") { _, _ in
        "把手机横过来。"
      }
    case .changeTime:
      EventWords("时间", name: "更改时间") { _, _ in
        "在“设置”中更改时间，然后回到主屏幕。"
      }
    case .changeLocale:
      EventWords("地区", name: "更改语言或地区") { _, _ in
        "在“设置”中更改地区，然后回到主屏幕。"
      }
    case .changeSettings:
      EventWords("设置", name: "更改 App 的设置") { _, _ in
        "在“设置”中更改 App 的一项设置，然后回到主屏幕。"
      }
    case .changeBattery:
      EventWords("电池", name: "改变电池电量") { _, _ in
        "连接或断开充电器。"
      }
    case .changeProximity:
      EventWords("距离感应", name: "改变距离感应状态") { _, _ in
        "遮住距离感应器。"
      }
    case .changeICloud:
      EventWords("iCloud", name: "更换 iCloud 账户") { _, _ in
        "在“设置”中更换 iCloud 账户，然后回到主屏幕。"
      }
    case .changeScreen:
      EventWords("显示模式", name: "更改显示模式") { _, _ in
        "连接外接显示器。"
      }
    case .connectAccessory:
      EventWords("接配件", name: "连接配件") { _, _ in
        "连接配件。"
      }
    case .disconnectAccessory:
      EventWords("断配件", name: "断开配件") { _, _ in
        "断开配件。"
      }
    case .edit:
      EventWords("编辑", name: "编辑数据") { _, _ in
        "在 App 中改动一些内容，但不要保存。"
      }
    case .save:
      EventWords("保存", name: "保存 App 的数据") { app, _ in
        "在 \(app) 中保存。"
      }
    case .slowSave:
      EventWords(
        "慢保存", name: "让 App 的下一次保存变慢",
        otherWords: "watchdog expiry kill five seconds 0x8badf00d 五秒 看门狗 终止"
      ) {
        app, argument in
        "让 \(app) 的下一次保存耗时 \(argument)。"
      }
    case .hang:
      EventWords("卡死", name: "阻塞 App 的主线程（卡死）") { app, _ in
        "让 \(app) 阻塞它的主线程。"
      }
    case .recover:
      EventWords("恢复", name: "解除主线程的阻塞") { app, _ in
        "解除 \(app) 主线程的阻塞。"
      }
    case .beginTask:
      EventWords("任务", name: "开始后台任务") { app, argument in
        "让 \(app) 开始后台任务 \(argument)。"
      }
    case .endTask:
      EventWords("结束任务", name: "结束后台任务") { app, argument in
        "让 \(app) 结束后台任务 \(argument)。"
      }
    case .changeLowPowerMode:
      EventWords("低电模式", name: "打开或关闭低电量模式") { _, _ in
        "在“设置”中打开或关闭低电量模式，然后回到主屏幕。"
      }
    case .warnBattery:
      EventWords("电量低", name: "提示电池电量不足") { _, _ in
        "让电池用到出现低电量提示。"
      }
    case .scheduleRefresh:
      EventWords("安排刷新", name: "安排 App 刷新任务") { app, argument in
        "在 \(app) 中安排刷新任务 \(argument)。"
      }
    case .scheduleProcessing:
      EventWords("安排处理", name: "安排处理任务") { app, argument in
        "在 \(app) 中安排处理任务 \(argument)。"
      }
    case .scheduleContinued:
      EventWords("提交持续", name: "提交持续处理任务") { app, argument in
        "在 \(app) 中开始耗时的任务 \(argument)，并提交它的请求。"
      }
    case .reportProgress:
      EventWords("报进度", name: "报告任务的进度") { app, argument in
        "让 \(app) 的任务 \(argument) 报告进度。"
      }
    case .stopTask:
      EventWords("停止任务", name: "在实时活动中停止任务") { _, argument in
        "在实时活动中停止任务 \(argument)。"
      }
    case .cancelTask:
      EventWords("取消任务", name: "取消已安排的任务") { app, argument in
        "在 \(app) 中取消任务 \(argument) 的请求。"
      }
    case .runTask:
      EventWords("运行任务", name: "运行已安排的任务") { _, argument in
        "在 Xcode 的调试器中，让 BGTaskScheduler 启动任务 \(argument)。"
      }
    case .completeTask:
      EventWords("完成任务", name: "完成已安排的任务") { app, argument in
        "让 \(app) 完成已安排的任务：\(argument)。"
      }
    case .openWindow:
      EventWords("新窗口", name: "打开 App 的另一个窗口") { app, _ in
        "打开 \(app) 的另一个窗口。"
      }
    case .closeWindow:
      EventWords("关窗口", name: "关闭 App 的窗口") { app, argument in
        "关闭 \(app) 的窗口 \(argument)。"
      }
    case .chooseWindow:
      EventWords("选窗口", name: "选择 App 的窗口") { app, argument in
        "选择 \(app) 的窗口 \(argument)。"
      }
    case .exit:
      EventWords("exit(0)", name: "在 App 中调用 exit(0)") { app, _ in
        "让 \(app) 调用 exit(0)。"
      }
    case .changePrivacy:
      EventWords("隐私", name: "更改 App 的隐私设置") { app, _ in
        "在“设置”中更改 \(app) 的一项权限，然后回到主屏幕。"
      }
    case .playAudio:
      EventWords("播放音频", name: "在 App 中播放音频") { app, _ in
        "在 \(app) 中播放音频。"
      }
    case .stopAudio:
      EventWords("停止音频", name: "停止 App 的音频") { app, _ in
        "停止 \(app) 的音频。"
      }
    case .startLocation:
      EventWords("开始定位", name: "在 App 中开始接收位置更新") { app, _ in
        "在 \(app) 中开始接收位置更新。"
      }
    case .stopLocation:
      EventWords("停止定位", name: "让 App 停止接收位置更新") { app, _ in
        "让 \(app) 停止接收位置更新。"
      }
    case .lockFile:
      EventWords("锁文件", name: "锁定共享容器中的文件") { app, _ in
        "让 \(app) 锁定其共享容器中的一个文件。"
      }
    case .unlockFile:
      EventWords("解锁文件", name: "解除文件锁") { app, _ in
        "让 \(app) 解除文件锁。"
      }
    }
  }
}
