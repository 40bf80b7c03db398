// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  /// The task of an app in each method, following Apple's guidance in our own words.
  func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching: "准备状态恢复。查明 App 为什么被启动。"
    case .didFinishLaunching: "尽快完成初始化，并显示首个画面。"

    case .applicationDidFinishLaunching: "完成初始化（用于 iOS 3 之前，或没有启动选项的情况）。"

    case .applicationDidBecomeActive: "恢复暂停的工作。刷新用户界面。"
    case .applicationWillResignActive: "暂停正在进行的工作和定时器。触摸事件将停止。"
    case .applicationDidEnterBackground: "在约 5 秒内保存数据、释放共享资源并隐藏私密内容。"
    case .applicationWillEnterForeground: "撤销进入后台时所做的改动。"
    case .applicationWillTerminate: "保存数据。不要依赖这次调用。"

    case .protectedDataDidBecomeAvailable: "受保护的文件又可以读取了。"
    case .protectedDataWillBecomeUnavailable: "关闭受保护的文件。"
    case .didReceiveMemoryWarning: "释放可以重新创建的对象。"
    case .significantTimeChange: "更新所有与日期或时间有关的内容。"

    case .shouldSaveApplicationState: "返回是否归档界面状态。"
    case .shouldRestoreApplicationState: "返回是否恢复已归档的界面状态。"
    case .willEncodeRestorableState: "把整个 App 的数据写入归档。"
    case .didDecodeRestorableState: "从归档中读取整个 App 的数据。"

    case .performFetch: "获取新内容，然后用结果调用完成处理程序。"
    case .handleEventsForBackgroundURLSession: "重新创建 URL 会话，并保留完成处理程序。"

    case .didReceiveRemoteNotification: "获取推送所指的内容，然后调用完成处理程序。"
    case .didReceiveLocalNotification: "处理 App 安排的通知。"
    case .userNotificationWillPresent: "返回通知在前台的显示方式。"
    case .userNotificationDidReceive: "显示用户所轻点的通知的内容。"

    case .pushRegistryDidReceive, .pushRegistryDidReceiveOnly:
      "在方法返回之前向 CallKit 报告来电。"
    case .activityUpdates: "把新实时活动的推送令牌发给服务器。"

    case .openURL: "打开 URL 的内容。"
    case .willContinueUserActivity: "告诉用户即将接续一项活动。"
    case .continueUserActivity: "接续来自另一台设备或另一个 App 的活动。"
    case .performAction: "执行快捷操作，然后调用完成处理程序。"

    case .configurationForConnecting: "返回新场景的配置。"
    case .didDiscardSceneSessions: "删除已丢弃场景的数据。"

    case .sceneWillConnect: "创建窗口，并恢复场景的内容。"
    case .sceneDidDisconnect: "释放场景的资源。它可能会再次连接。"
    case .sceneWillEnterForeground: "为场景显示到屏幕上做准备。"
    case .sceneDidBecomeActive: "恢复场景中暂停的工作。"
    case .sceneWillResignActive: "暂停场景中正在进行的工作。"
    case .sceneDidEnterBackground: "在约 5 秒内保存场景的数据，并释放共享资源。"
    case .sceneOpenURLContexts: "在这个场景中打开 URL 的内容。"
    case .sceneContinueUserActivity: "在这个场景中接续活动。"
    case .windowScenePerformAction: "在这个场景中执行快捷操作。"
    case .stateRestorationActivity: "返回用来恢复场景的活动。"

    case .locationManagerDidUpdateLocations: "使用新的位置。在后台要尽快完成。"
    case .locationManagerDidEnterRegion: "执行 App 在此区域中要做的事。尽快完成。"
    case .locationManagerDidExitRegion: "执行 App 在离开时要做的事。尽快完成。"
    case .locationManagerDidRange, .locationManagerDidRangeBeacons: "使用到各信标的距离。"
    case .centralManagerWillRestoreState, .peripheralManagerWillRestoreState: "恢复蓝牙连接。"
    case .peripheralDidUpdateValue: "使用配件发来的值。"
    case .peripheralManagerDidReceiveRead: "答复请求。"
    case .touchesBegan: "处理触摸，或把它传给下一个响应者。"
    case .buttonTapped: "执行按钮的操作。"
    case .motionBegan: "处理摇动。"
    case .remoteControlReceived: "按要求播放、暂停或跳过。"
    case .accelerometerUpdate: "使用加速度计的值。"
    case .didReceiveRemoteNotificationOnly: "处理推送（用于 iOS 7 之前）。"
    case .openURLWithSource: "打开 URL 的内容（用于 iOS 9 之前）。"
    case .handleOpenURL: "打开 URL 的内容（用于 iOS 4.2 之前）。"
    case .sceneWillContinueUserActivity: "告诉用户即将接续一项活动。"
    case .loadView: "没有故事板时，创建视图。"
    case .viewDidLoad: "视图载入后，对它做一次性的设置。"
    case .viewWillAppear: "在视图出现在视图层级中之前更新它。"
    case .viewDidAppear: "开始动画，以及其他需要视图在屏幕上的工作。"
    case .viewWillDisappear: "停止需要视图在屏幕上的工作。"
    case .viewDidDisappear: "释放隐藏的视图不需要的资源。"
    case .controllerDidReceiveMemoryWarning: "释放视图控制器可以重新创建的对象。"
    case .launchHandler: "完成已安排的工作，然后调用 setTaskCompleted(success:)。"
    case .taskExpirationHandler: "停止工作，并调用 setTaskCompleted(success: false)。"
    case .downloadDidFinish: "移走下载的文件。这个方法返回后，iOS 会删除它。"
    case .onAppear: "SwiftUI 在根视图即将出现时调用它。"
    case .onOpenURL: "打开 SwiftUI 传入的 URL。"
    case .sessionDidFinishEvents: "调用 App 保留的完成处理程序。"
    case .draw: "绘制视图中改变了的部分。"
    }
  }

  /// The purpose of an object of an app.
  func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "在主线程上逐个送达事件。"
    case .application: "运行事件循环，并调用它的代理。"
    case .appDelegate: "包含 App 处理启动和状态转换的代码。"
    case .sceneDelegate: "包含 App 处理一个场景的代码。"
    case .window: "包含视图。每台显示器有各自的窗口。"
    case .viewController: "管理视图，并把视图与数据连接起来。"
    case .view: "绘制自己的区域，并接收其中的触摸。"
    case .layer: "保存视图的内容。更多图层可以增添效果。"
    case .control: "把触摸变成动作消息。"
    case .dataModel: "保存内容，独立于视图。"
    case .document: "把数据保存在文件中。它会自动保存。"
    }
  }
}
