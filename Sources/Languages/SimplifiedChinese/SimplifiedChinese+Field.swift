// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class FieldSentences: FieldPhrases {
    func fact(_ fact: FieldFact) -> String {
      switch fact {
      case .sceneConfigurationMissing: "UIKit 在 Info.plist 中没有找到场景配置。在 iOS 27 SDK 之前，这只是一条警告。"
      case .sceneClassMissing: "Info.plist 中写的场景代理类在 App 里不存在。场景因此没有代理，也不显示窗口。"
      case .sceneDelegateMissing: "场景没有代理，UIKit 因此不显示主 storyboard。屏幕保持黑色。"
      case .windowWithoutScene:
        "在使用场景的 App 里，窗口需要场景。didFinishLaunching 中创建的窗口没有场景，屏幕因此保持黑色。"
      case .coldLaunchPayload:
        "使用场景时，启动 App 的 URL、用户活动、快捷操作或通知在 scene(_:willConnectTo:options:) 的连接选项里。启动选项是 "
          + "nil，openURLContexts 和 continue 不会被调用。"
      case .pictureInPicture:
        "画中画需要 audio 后台模式。视频播放时，App 在后台运行。applife 不模拟画中画本身。"
      case .windowProperty: "UIKit 把主 storyboard 的窗口放进 App 代理的 window 属性。没有这个属性，屏幕保持黑色。"
      case .noRootViewController: "启动结束时有一个窗口没有根视图控制器。UIKit 会抛出异常，或显示黑屏。"
      case .keyWindow: "窗口属于场景。有多个场景的 App 没有唯一的主窗口。"
      case .snapshotUnrendered: "UIKit 给一个从未绘制过的视图拍了快照，常常是 App 切换器用的快照。这是一条警告。"
      case .presentedTooEarly: "App 在视图还没上屏幕、或正在呈现另一个视图控制器时就去呈现。UIKit 忽略这次调用。"
      case .unbalancedAppearance: "在另一个转场还没结束时，视图控制器被显示或隐藏。"
      case .taskEndedTwice: "App 结束了一个并未打开的后台任务，常常是同一个任务结束了两次。这是一条警告。"
      case .schedulerUnavailable: "代码 1：App 不能安排后台工作。用户关闭了后台 App 刷新，或 App 运行在模拟器中。"
      case .schedulerNotPermitted:
        "代码 3：标识符没有列在 BGTaskSchedulerPermittedIdentifiers 中，或 App 缺少这类任务的后台模式。"
      case .modeNotDeclared: "App 实现了这个方法，但 Info.plist 没有声明后台模式。iOS 永远不会调用它。"
      case .modeRejected: "如果审核人员找不到使用某个后台模式的功能，App 审核就会拒绝它。"
      case .audioCannotInterrupt: "后台 App 不能打断其他 App 的音频。它必须在前台时开始播放，或与其混音。"
      case .locationModeMissing:
        "App 没有 location 后台模式就设置了 allowsBackgroundLocationUpdates。Core Location 抛出异常。"
      case .gpuInBackground: "后台 App 不能使用 GPU：iOS 会拒绝它的命令。applife 不模拟 GPU 工作。"
      case .connectionLost: "连接断开了。如果 App 这期间被挂起，是 iOS 关闭了它的套接字；App 恢复后才知道。"
      case .transferServiceLost: "执行后台传输的系统进程与 App 失去了连接。这个会话的传输失败了。"
      case .transferCancelled: "用户强制退出了 App。iOS 随后取消它后台会话中的传输。"
      case .pushEntitlement: "App 的签名没有远程通知的权限，iOS 因此不给它设备令牌。"
      case .pushInSimulator: "这个模拟器不能注册远程通知。"
      case .querySchemes:
        "只有在 Info.plist 的 LSApplicationQueriesSchemes 中列出，App 才能查询其他 App 的 URL scheme。"
      case .usageDescription: "App 访问隐私数据而 Info.plist 没有用途说明时，iOS 会终止它。"
      case .keychainLocked: "这个钥匙串项目需要设备已解锁。预热或在后台被唤醒的进程可能在锁定时运行。"
      case .deviceLocked: "设备锁定时，Xcode 或其他工具不能启动 App。"
      case .publishedOffMain: "被观察的对象在其他线程上改变了。SwiftUI 只在主线程更新视图。"
      case .gestureGate: "UIKit 在等待屏幕边缘的手势。applife 假定主线程当时很忙。"
      case .killedFromOutside: "App 被外部用信号 9 终止：iOS、用户或 Xcode。调试器无法显示原因。"
      case .askedToEnd: "外部用 SIGTERM 要求进程结束。报告没有显示 App 的错误。"
      case .quit: "另一个进程用 SIGQUIT 结束了它，例如键盘加载过慢时由宿主 App 结束。它不一定崩溃了。"
      case .nonFatal: "iOS 记录了一个事件，进程继续运行：这不是崩溃。"
      case .launchdReported: "进程已结束。括号中的数字依次是给出原因的系统部分、其代码和信号：9 表示被杀，6 表示 abort，11 和 10 表示无效的内存访问。"
      case .uncaughtException: "App 崩溃了：抛出了异常，而没有代码捕获它。"
      case .cpuLimit: "App 使用的处理器时间超过了上限。在后台，iOS 会因此终止 App。"
      case .wakeups: "App 唤醒处理器的次数超过了上限。"
      case .diskWrites: "App 一天内写入磁盘的数据超过了上限。"
      case .resourceLimit: "进程使用的某种资源超过了上限。iOS 可能因此终止进程。"
      case .libraryMissing: "进程在 main 之前就结束了：App 需要的一个库无法加载。"
      case .codeSignature: "iOS 杀掉了进程，因为它的代码签名无效。"
      case .runningBoardState: "RunningBoard 是管理其他进程的系统进程，它说明进程的状态。running-active 只表示进程可以运行。"
      case .jetsamPriority: "RunningBoard 设置内存不足时终止进程的顺序。数字小的先被终止。"
      case .appIntentLaunch:
        "App Intent 在后台启动 App，不创建场景，除非该 intent 要求打开 App。"
      case .foldMovesScenes:
        "打开或合上 iPhone Duo 会改变场景的大小，或把场景移到另一块屏幕。没有已知的生命周期状态因此改变。"
      case .fiveStates:
        EmulatedApp.State.allCases.map {
          SimplifiedChinese.shared.stateTitle($0) + "：" + SimplifiedChinese.shared.stateMeaning($0)
        }
        .joined(separator: "；") + "。"
      case .inactiveOrBackground:
        "未激活的 App 仍在屏幕上，只是被遮住或即将离开。后台的 App 不在屏幕上，但仍运行代码。"
      case .sceneLaunchState:
        "使用场景时，didFinishLaunching 里的 applicationState 是 background，直到某个场景进入前台。不使用场景时，那里是 inactive。"
      case .ordinarySession:
        "默认 URL 会话的任务只在 App 运行时进行：App 挂起时它就停止。后台会话不需要 App 也会继续。"
      case .ownViews:
        "App 自己呈现的视图控制器、表单或提示框不会让它变为未激活。系统的对话框会：权限请求、Face ID、Apple Pay。"
      case .foregroundAtLaunch:
        "启动时 UIKit 调用 applicationDidBecomeActive，但不调用 applicationWillEnterForeground：后者只在从后台返回时调用。使用场景时，启动时也会调用 sceneWillEnterForeground。"
      case .tasksOnReturn:
        "用户重新打开 App 时，后台任务仍然打开，过期处理程序不会被调用。App 下次进入后台时，后台时间重新开始计时。"
      case .restorationDropped:
        "强制退出后，iOS 会删除已保存的界面状态，下次启动时不恢复任何内容。如果是 iOS 自己终止了 App，状态会恢复。"
      case .debuggerAttached:
        "在 Xcode 的调试器下，看门狗不会终止 App，iOS 也不会挂起它。"
          + "在 Simulator 中看门狗同样关闭。要看到这两种情况，请在设备上点图标打开 App。"
      case .liveActivityOutlives:
        "用户强制退出 App 后，它的实时活动仍留在锁屏上，App 不会收到相关调用。推送可以结束它，App 再次启动时也可以。"
      case .catalystBackground:
        "在 Mac 上，App 的窗口关闭或 App 被隐藏时进入后台。它在那里不会被挂起。"
      case .visionScenes:
        "在 visionOS 上，App 由场景组成：窗口、体积和沉浸式空间。每个场景有自己的阶段。"
      case .watchBackground:
        "在 watchOS 上，WatchKit 调用另一个代理；系统以刷新任务和延长会话的形式给予后台时间。"
      }
    }

    func nextStep(_ step: NextStep) -> String {
      switch step {
      case .adoptScenes: "改用场景：在 Info.plist 中加入场景清单，并写一个场景代理。applife migrate PATH 可以演练。"
      case .completeConfiguration: "把 Info.plist 中的配置与 target 里的类和 storyboard 对照。"
      case .addRootViewController: "在 didFinishLaunching 或 willConnectTo 返回之前，给窗口设置根视图控制器。"
      case .presentLater: "在 viewDidAppear 中呈现，或等正在进行的转场结束。"
      case .useSceneWindow: "使用这段代码所属场景的窗口。"
      case .endTasks: "每个任务调用一次 endBackgroundTask(_:)，每条路径和到期处理代码里都要调用。"
      case .completeHandler: "在每条路径上调用完成处理代码，失败时也要调用。"
      case .declareMode: "在 Info.plist 的 UIBackgroundModes 中加入该后台模式，或删除需要它的代码。"
      case .removeMode: "从 Info.plist 中删除该条目，或向审核人员说明需要它的功能。"
      case .permitIdentifier: "把标识符一字不差地列入 BGTaskSchedulerPermittedIdentifiers。"
      case .testOnDevice: "在真机上测试，并打开后台 App 刷新。"
      case .registerAtLaunch: "在 didFinishLaunching 返回之前注册所有任务。"
      case .registerOnce: "每个标识符只在一处注册。库也可能注册了它。"
      case .reportCall: "对每个 VoIP 推送，在完成其处理代码之前调用 reportNewIncomingCall。"
      case .readReport: "查看设备上的报告：设置 > 隐私与安全性 > 分析与改进 > 分析数据。然后 applife explain FILE。"
      case .readBacktrace: "查看调用栈：App 自己代码的第一帧就是起点。"
      case .freeMemory: "内存不足时释放缓存，并用 Instruments 测量 App 的内存。"
      case .releaseLock: "在 App 被挂起之前关闭文件或数据库，或在持有锁时保持一个后台任务。"
      case .describeUsage: "把消息中指出的键加入 Info.plist，并写一句给用户看的说明。"
      case .useMainThread: "在主线程上做这件事，或把可能在其他线程运行的闭包标记为 @Sendable。"
      case .leaveMainThread: "把耗时的工作移出主线程。"
      case .stopDrawing: "在 App 进入后台之前停止绘制，并等待 GPU 完成。"
      case .retryConnection: "App 返回时重新连接；耗时的传输使用后台 URL 会话。"
      case .waitForUnlock: "解锁设备，或等到 protectedDataDidBecomeAvailable 再读取受保护的数据。"
      case .addCapability: "给 target 加上 Push Notifications 能力，然后重新签名。"
      case .declareSchemes: "把 scheme 列入 LSApplicationQueriesSchemes，或直接打开 URL 再看结果。"
      case .startAudioInFront: "在前台时激活音频会话，或使用 mixWithOthers。"
      case .startInFront: "在前台时启动，或用推送启动。"
      case .doLess: "在调用栈中找出频繁运行的代码，减少它。"
      case .saveEarlier: "在 App 运行期间和离开屏幕时保存。"
      case .checkEmbedding: "检查 App 内嵌了什么、如何签名，然后重新安装。"
      case .checkLog: "applife check FILE 用生命周期检查整份日志。"
      case .ignore: "不需要处理。"
      }
    }

    var meaning: String { "含义" }

    var next: String { "下一步" }

    var alsoFound: String { "报告中还有" }

    func place(_ line: Int, count: Int) -> String {
      count == 1 ? "第 \(line) 行" : "第 \(line) 行，共 \(count) 次"
    }
  }
}
