// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension SimplifiedChinese {
  /// The rule book in words: what iOS does. A precondition says what is missing.
  func rule(_ rule: Rule) -> String {
    switch rule {

    case .launchMain: "和任何程序一样，启动从 main(argc, argv) 开始。"
    case .launchApplicationMain: "main 调用 UIApplicationMain，后者创建应用程序对象及其代理。"
    case .launchSequence:
      "UIKit 先调用 willFinishLaunching，再恢复界面状态，然后调用 didFinishLaunching。"
    case .launchInactive: "启动到屏幕上的 App 先是未激活，随后变为激活状态。"
    case .launchBackground: "在后台启动的 App 留在后台。没有任何方法告知这一点。"
    case .launchOptions: "启动选项说明 App 为什么被启动。轻点图标时它是 nil。"
    case .launchAccepted: "只有两个启动方法都返回 true，URL 或快捷操作才会送达。"
    case .launchRestoration: "如果 App 同意，UIKit 会在两个启动方法之间恢复界面状态。"
    case .launchPrewarm: "iOS 可能提前启动进程。该进程随后在 UIApplicationMain 之前等待。"
    case .launchScenesRequired:
      "在 iOS 27 上，用 iOS 27 SDK 构建的 App 如果没有采用场景，会在启动时崩溃。"
    case .launchScenesRequiredInBackground:
      "applife 假定：iOS 在后台启动这样的 App 时，它同样会触发陷阱 (trap)。"
    case .launchScenesWarned:
      "从 iOS 18.4 起，没有场景的 App 启动时，UIKit 会在日志中记录一条警告。iOS 26 的警告与之不同。"
    case .launchEmptyConfigurations:
      "使用 iOS 27 SDK 时，没有任何配置的场景清单等于没有清单。App 代理可以自行创建配置。"
    case .launchConfigurationInCode:
      "App 代理可以创建 Info.plist 中没有的场景配置。"
    case .launchSceneClassMissing:
      "场景清单指定的场景代理类必须在 App 中。缺少它时，App 会终止或一直黑屏。"
    case .launchOptionsWithScenes:
      "有了场景，启动选项中没有 URL、用户活动或快捷操作，它们在连接选项中。"
    case .launchOlderMethod:
      "如果 App 没有带启动选项的方法，UIKit 会调用 applicationDidFinishLaunching(_:)。"
    case .principalClass:
      "UIApplicationMain 创建主类的实例：UIApplication，或 App 指定的子类。"
    case .storyboard: "UIApplicationMain 先载入主故事板，再调用 willFinishLaunching。"
    case .prewarmProtectedData:
      "在首次解锁之前预热的进程无法读取受保护的文件。它的用户默认设置是空的。设备再次锁定时，需要解锁才能访问的文件和钥匙串项目也无法读取。"

    case .activeThroughInactive: "App 在激活之前和激活之后都会短暂地处于未激活状态。"
    case .leaveOrder: "App 离开屏幕时，先退出激活状态，再进入后台。"
    case .leaveSaved:
      "didEnterBackground 之后，iOS 为 App 切换器拍摄快照，并保存界面状态。"
    case .leaveByLock: "用户锁定设备时，最前面的 App 进入后台。锁定不会终止它。"
    case .returnOrder: "App 返回时，先进入前台，再变为激活状态。"
    case .returnDelegateFirst: "UIKit 先调用代理的 willEnterForeground，然后发出通知。"
    case .notificationAfterDelegate: "UIKit 在代理方法返回之后才发出通知。"
    case .interruption: "如果只是有东西遮挡 App，App 会变为未激活状态，并留在屏幕上。"
    case .inactiveWithoutInput: "没有收到输入的 App 仍处于激活状态。"
    case .coverOrder: "来电遮挡一切。Siri 遮挡除来电以外的一切。只有最上层的才能关闭。"
    case .switcherCard:
      "进程结束后，App 的卡片仍留在 App 切换器中。上滑移除卡片就是强制退出。"
    case .callAnswered: "用户接听全屏来电时，“电话”会打开，App 进入后台。"
    case .callBanner: "从 iOS 14 起，来电可能以横幅显示。横幅不改变 App 的状态。"
    case .bannerIsNothing: "横幅出现或收起都不改变 App 的状态。"
    case .alertBeforeBanners:
      "在 iOS 5 之前，短信或本地通知是一个弹窗，它使 App 变为未激活状态。"
    case .batteryLow:
      "在 iOS 14 之前，低电量弹窗使 App 变为未激活状态。从 iOS 14 起，它是横幅。"
    case .notificationCenterTwice:
      "在 iOS 11 和 12 上，通知中心打开的过程中，App 会再激活一次。也有报告说以后的版本同样如此；在那些版本上，applife 遵循 Apple 的指南。"
    case .protectedData:
      "设备锁定时，无法读取受保护的文件。这一点发生变化时，iOS 会告知 App。"

    case .urlOrder: "App 进入前台时，iOS 在 App 激活之前送达 URL。"
    case .activityOrder: "iOS 先预告用户活动，再在 App 激活之前送达活动。"
    case .quickActionOrder: "iOS 在 App 激活之前送达快捷操作。"
    case .notificationTapped: "用户轻点通知时，App 打开并收到响应。"
    case .pushArrival:
      "iOS 自行显示通知。如果 App 在最前面，iOS 会询问 App 如何显示它。"
    case .pushDelegate:
      "有 UNUserNotificationCenterDelegate 时，由它代替 App 代理接收通知。"
    case .notificationOnLockScreen:
      "在锁定屏幕上轻点通知，会解锁设备并立即打开 App。"
    case .notificationDelivered:
      "已送达的通知在重新启动后仍然保留。解锁后，iOS 不会为它们显示横幅。"

    case .limitLaunch: "启动到屏幕上的 App 必须在约 20 秒内激活。"
    case .limitBackgroundLaunch: "后台启动有自己的时限。"
    case .limitEnterBackground:
      "didEnterBackground 必须在约 5 秒内返回，即使还有未结束的后台任务。"
    case .limitTerminate:
      "App 终止时，包括 willTerminate 在内的最后几次调用总共有约 5 秒。"
    case .limitSceneUpdate: "整个转换必须在约 10 秒内完成，无论是什么阻塞了主线程。"
    case .limitBackgroundTime:
      "一个 App 的所有后台任务共用一份后台时间：约 30 秒，iOS 7 至 12 为 180 秒，更早为 600 秒。App 进入后台时开始计时。"
    case .limitExpirationHandler: "iOS 在后台时间用完前约 5 秒调用过期处理程序。"
    case .limitSuspension: "App 无事可做之后不久，iOS 将其挂起。"
    case .limitFetch: "App 必须在 30 秒内完成后台获取。"
    case .limitPush: "App 必须在 30 秒内完成静默推送的工作。"
    case .limitWake: "iOS 因其他原因唤醒的 App 有约 10 秒。"
    case .limitFetchInterval:
      "两次后台获取之间，iOS 至少等待 App 设定的获取间隔。没有设定间隔，iOS 就不会进行后台获取。"
    case .limitRefresh: "App 刷新任务有约 30 秒。"
    case .limitProcessing: "处理任务在设备空闲时有几分钟。Apple 没有给出数字。"
    case .limitVoIPReport: "App 有几秒时间向 CallKit 报告 VoIP 推送的来电。"
    case .limitContinuedProgress: "持续处理任务几分钟不报告进度，iOS 就让它过期。"
    case .limitExact: "恰好在时限到达时返回的调用算作超时。"

    case .taskBegin: "未结束的后台任务使 App 在后台继续运行。同时未结束的任务上限约 1000 个。"
    case .taskEnd: "最后一个后台任务结束后，iOS 可以挂起 App。"
    case .taskExpired:
      "时间即将用完时，iOS 在主线程上调用每个未结束任务的过期处理程序。"
    case .taskLeaked: "时间用完时如果还有未结束的任务，App 会被终止。"
    case .taskNotGranted:
      "如果没有剩余时间，iOS 不会批准新任务，而是立即调用该任务的过期处理程序。"
    case .backgroundAssertion: "进程只有持有运行断言才能在后台运行。没有断言时，iOS 将其挂起。"
    case .backgroundModes: "后台模式允许在后台工作。它本身不启动任何工作。"
    case .backgroundAudio:
      "具有 audio 后台模式的 App 在播放音频时继续运行。通话期间它不播放。"
    case .backgroundLocation: "具有 location 后台模式的 App 在接收位置更新时继续运行。"
    case .fetchAllowed:
      "后台获取需要 fetch 后台模式和后台 App 刷新。强制退出之后，iOS 不再进行后台获取。"
    case .fetchCompletion:
      "App 用 newData、noData 或 failed 完成后台获取。之后 iOS 可以挂起 App。"
    case .fetchNotCompleted:
      "如果 App 没有及时完成后台获取，iOS 会终止它，但只在它处于后台时。"
    case .fetchReplaced:
      "从 iOS 13 起，如果 App 列出了 BGTaskScheduler 的任务，iOS 就不再调用 performFetch。"
    case .silentPush:
      "静默推送会唤醒或启动 App。App 需要 remote-notification 后台模式。"
    case .pushNotCompleted:
      "如果 App 没有及时完成静默推送，iOS 会终止它，但只在它处于后台时。"
    case .pushBudget:
      "如果每小时的静默推送超过三条，iOS 会加以限制。Apple 没有给出数字。"
    case .voipPush: "VoIP 推送会唤醒或启动 App。App 需要 voip 后台模式。"
    case .voipReported:
      "从 iOS 13 起，如果 App 不向 CallKit 报告 VoIP 推送的来电，iOS 会终止它。"
    case .activityPush:
      "启动实时活动的推送会短暂地唤醒 App。App 会得到一个推送令牌。"
    case .activityForeground:
      "App 只能在前台启动实时活动。实时活动不会让 App 继续运行。"
    case .regionMonitoring:
      "用户进入或离开受监测的区域时，iOS 会唤醒或启动 App。"
    case .beaconRanging:
      "App 运行时，Core Location 会报告测得的信标。applife 假定它不会为此唤醒 App。"
    case .bluetoothRestoration:
      "从 iOS 7 起，iOS 会因蓝牙而启动 App，最先调用的是 willRestoreState。"
    case .backgroundWake: "有些事件会在后台短暂地唤醒或启动 App。"
    case .refreshStatus: "App 能否在后台刷新，由用户或访问限制决定。"
    case .lowPowerMode: "低电量模式会关闭后台 App 刷新。"
    case .transferSession:
      "后台 URL 会话的所有传输完成后，iOS 会唤醒或启动 App。"

    case .schedulerRegister: "App 必须在启动结束之前注册它的任务。"
    case .schedulerRegisterLate:
      "App 如果在启动之后才注册任务，就会崩溃，除非是持续处理任务。"
    case .schedulerRegisterOnce:
      "App 只能把每个任务标识符注册一次。第二次注册时，它会崩溃。"
    case .schedulerPermitted:
      "App 注册的每个任务标识符都必须列在 Info.plist 中。"
    case .schedulerLaunch:
      "已提交的任务何时运行由 iOS 决定。iOS 为此在后台启动 App。"
    case .schedulerExpire: "已安排的任务时间用完时，iOS 调用它的过期处理程序。"
    case .schedulerNoHandler:
      "如果任务没有过期处理程序，iOS 会改为将其标记为已完成但不成功。"
    case .schedulerCancel: "App 可以取消自己提交的请求。iOS 不会运行它。"
    case .schedulerLimit:
      "最多可以有一个刷新请求和十个处理请求待处理。再提交时，BGTaskScheduler 会拒绝：tooManyPendingTaskRequests。"
    case .schedulerInUse:
      "处理任务只在设备空闲时运行。用户开始使用设备时，它们就过期。"
    case .schedulerInFront:
      "如果 App 在最前面时它的任务运行过久，iOS 不会终止它。"
    case .schedulerComplete: "已安排的任务必须及时调用 setTaskCompleted(success:)。"

    case .continuedForeground: "App 只能在前台提交持续处理任务。"
    case .continuedSubmit: "持续处理任务立即开始。App 进入后台时，它继续进行。"
    case .continuedQueue:
      "applife 假定：一个 App 同时运行两个持续处理任务。下一个会等待或被拒绝。"
    case .continuedProgress:
      "持续处理任务必须报告进度。停滞的任务最先过期。"
    case .continuedStop: "用户可以停止持续处理任务。iOS 这时会调用它的过期处理程序。"
    case .continuedSwipe:
      "用户上滑移除 App 时，iOS 会取消正在等待的持续处理任务。"
    case .continuedExpired:
      "applife 假定：过期的任务算作失败，iOS 不会因此终止 App。"

    case .suspendedSilently:
      "没有任何方法告知 App 它被挂起。挂起的 App 不运行代码。"
    case .suspendedResumes:
      "挂起的 App 从代码中的同一位置恢复运行。它不会重新启动。"
    case .suspendedQueue:
      "App 挂起期间，iOS 为它把设备的变化排入队列：每种只保留最近一次。"
    case .changeDelivered: "设备发生变化时，iOS 立即告知正在运行的 App。"

    case .mainThreadOrder: "主线程一次只做一件事，按顺序进行。"
    case .mainThreadHung: "主线程被阻塞时，排在后面的一切都要等待。"
    case .touchesActiveOnly: "只有 App 处于激活状态时，触摸才会到达它。"
    case .responderChain:
      "事件从被点中的视图开始沿响应链向上传递，直到有对象处理它。"
    case .eventUnhandled: "如果没有响应者处理事件，UIKit 会丢弃它。"
    case .actionMessage: "控件把触摸变成发给其目标的动作消息。"
    case .methodMissing: "UIKit 不会调用 App 没有实现的代理方法。"
    case .threadOther:
      "其他线程上的工作随进程一起运行和停止。它的结果要等主线程处理。"
    case .threadUIKit:
      "如果 App 在主线程以外使用 UIKit，Xcode 的 Main Thread Checker 会报告。"
    case .threadMainActor:
      "在 Swift 6 中，主 Actor 的闭包如果在其他线程上被调用，会在执行第一行之前触发陷阱 (trap)。"
    case .viewLoading: "视图控制器在首次需要视图时载入它，也就是在启动时。"
    case .viewAppearance:
      "视图在 App 激活之后出现一次。在 iOS 13 之前，它出现得更早。"
    case .viewNotCalled: "App 离开和返回时，UIKit 不会调用视图控制器。"

    case .memoryWarning:
      "内存不足时，iOS 会警告正在运行的 App。它们应该尽可能多地释放内存。"
    case .memoryOrder:
      "iOS 先终止挂起的 App，再终止后台的 App，最久未使用的最先被终止。"
    case .memoryLast: "iOS 回收内存时，模拟器从不终止最前面的 App。"
    case .memoryLimit:
      "App 自身的内存不断增长时，iOS 会警告它。如果超出上限，iOS 会终止它，即使它在最前面。"
    case .endNotified:
      "只有 App 正在运行，而且 iOS 可以等待它时，iOS 才会调用 willTerminate。"
    case .endSuspended: "挂起的 App 被终止时不会得到通知。"
    case .endForceQuit:
      "在 App 切换器中上滑会终止 App。正在运行的 App 会得到通知，挂起的不会。"
    case .endForceQuitMark:
      "App 被强制退出后，在用户打开它或重新启动设备之前，iOS 不会在后台启动它。从 iOS 8 起，只有位置更新、区域或 VoIP 推送会启动它。"
    case .endCrash: "崩溃会立即终止进程。iOS 不会调用任何方法。"
    case .endReboot: "重新启动会终止所有进程。没有 App 会得到通知。"
    case .endBySystem: "iOS 可能出于自身的原因终止进程。"
    case .endExitsOnSuspend:
      "在 iOS 4 之前，或者设置了 UIApplicationExitsOnSuspend 时，App 离开屏幕就会被终止。它通过 willTerminate 得知这一点，并且不进入后台。Apple 从 iOS 13 起弃用了这个键；applife 仍然遵循它。"
    case .hostedProcess: "这是被托管的进程自己做的。模拟器只是报告它。"
    case .endExit: "App 调用 exit(0) 时，它的进程立即结束。iOS 不会调用 willTerminate。"
    case .terminateOnCrash: "App 崩溃或内存不足时，iOS 不会调用 willTerminate。"
    case .privacyChange:
      "用户离开 App，到“设置”中更改隐私设置。随后 iOS 调用未结束任务的过期处理程序，并终止 App。"
    case .fileLock:
      "App 被挂起时如果持有共享文件的锁，iOS 会终止它 (0xdead10cc)。"
    case .dataLost: "进程结束时，未保存的数据会丢失。"

    case .sceneLaunch: "didFinishLaunching 之后，场景先连接，再进入前台。"
    case .sceneTransitions: "有了场景，由场景代理接收生命周期回调；App 代理不再接收。"
    case .sceneAggregate:
      "有了场景，UIApplication 的通知跟随 App 中最活跃的场景。"
    case .sceneDisconnect: "iOS 可能断开后台的场景。会话仍然保留。"
    case .sceneDiscard:
      "如果会话在 App 未运行时被移除，UIKit 会在下次启动时报告。"
    case .sceneConfiguration: "UIKit 只为新会话请求配置，并传入连接选项。"
    case .sceneWindow:
      "窗口只有属于某个场景才会显示。有了场景，不带场景创建的窗口会一直黑屏。"
    case .sceneDisplay:
      "外接显示器的场景随显示器连接和断开。用 iOS 27 SDK 构建的 App 必须注册 scene accessory；applife 假定它已注册。"
    case .sceneDisplayForeground: "外接显示器的场景随 App 进入前台和后台，但不会激活。"
    case .sceneCarPlay:
      "用户在车中打开 App 时，CarPlay 车载的场景会连接。它使 App 继续运行。在设备上，此时 App 也算在前台；applife 不模拟这一点。"
    case .windowOpen: "用户打开窗口时，会有一个场景连接，它有自己的会话。"
    case .windowFocus:
      "App 的每个可见窗口都是激活的。场景代理不会得知哪个窗口在最前面。"
    case .windowClose: "用户关闭窗口时，它的场景断开，会话被丢弃。"
    case .windowLast: "用户关闭最后一个窗口时，App 被终止。"
    case .swiftUIPhase:
      "在视图中，ScenePhase 是其所在场景的阶段。在 App 类型中，它是最活跃的场景的阶段。"

    case .needConnected: "它必须先连接。"
    case .needDisconnected: "它已经连接了。请先断开。"
    case .needUnlocked: "设备必须已解锁。"
    case .needLocked: "设备必须已锁定。"
    case .needFirstUnlock: "设备启动后必须已经解锁过一次。"
    case .needNoCall:
      "有通话在进行：请先接听、拒接或结束它。"
    case .needRinging: "必须有来电正在响铃。"
    case .needTalking: "必须已经接听来电。"
    case .needNoCover: "不能有东西遮挡屏幕。"
    case .needSwitcher: "App 切换器必须已打开。"
    case .needCover: "只有显示在屏幕上的东西才能关闭。"
    case .needAppInFront: "最前面必须有 App。"
    case .needActive: "App 必须处于激活状态。"
    case .needElsewhere: "App 已经在最前面。"
    case .needProcess: "App 必须有进程。"
    case .needRunning: "App 必须在运行，没有被挂起。"
    case .needNotRunning: "App 必须处于未运行状态。"
    case .needBanner: "必须有正在显示的横幅。"
    case .needShown: "必须已经显示过通知。"
    case .needTask: "必须有这个名称的后台任务，而且它尚未结束。"
    case .needWork: "必须有后台获取或静默推送在等待 App 调用完成处理程序。"
    case .needHung: "主线程必须被阻塞。"
    case .needNotHung: "主线程不能被阻塞。"
    case .needMode: "App 必须声明这个事件所需的后台模式。"
    case .needSceneStyle: "App 必须使用场景。"
    case .needSystemVersion: "这个版本的 iOS 没有这个事件。"
    case .needCard: "App 必须在 App 切换器中有卡片。"
    case .needLock: "App 必须持有那个文件的锁。"
    case .needRegistered: "App 必须在启动时注册过这个名称的任务。"
    case .needScheduled: "必须已经安排了这个名称的任务。"
    case .needWindow: "App 必须有这个编号的窗口。"
    case .needManyWindows: "App 必须支持多个窗口。"
    case .needContinued: "必须有这个名称的持续处理任务正在运行。"
    case .needVoIPPush: "App 必须已收到 VoIP 推送，而且尚未报告。"
    case .needAudio: "App 必须正在播放音频。"
    case .needLocation: "App 必须正在接收位置更新。"
    case .needScripted:
      "运行自身代码的 App，无法规定它的保存耗时。请改为阻塞它的主线程。"
    }
  }

  /// The day stands first, so that a program can cut it off.
  func reading(_ reading: Rule.Reading) -> String {
    switch reading {
    case .noSource: "没有来源"
    case .notRead: "未读"
    case .read(let day, let unopened):
      unopened.isEmpty
        ? day : "\(day)，没有打开：" + SimplifiedChinese.listed(unopened.map { $0.place.text })
    }
  }

  func grade(_ grade: Rule.Grade) -> String {
    switch grade {
    case .documented: "有文档：Apple 的说明"
    case .observed: "有实测：在设备上观察到"
    case .disputed: "有争议：各来源说法不一"
    case .assumed: "假定：没有找到来源"
    case .precondition: "模拟器的前提条件"
    }
  }
}
