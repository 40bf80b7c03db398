// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class PredictSentences: PredictPhrases {
    func title(_ number: Int) -> String { "问题 \(number)" }

    func question(_ subject: Question.Subject, _ app: String) -> String {
      switch subject {
      case .calls: "iOS 会调用 \(app) 的哪些方法？顺序如何？"
      case .state: "之后 \(app) 处于哪个状态？"
      case .notCalled: "iOS 不会调用 \(app) 的下列哪个方法？"
      case .notifications: "UIApplication 会在 \(app) 中发出哪些通知？顺序如何？"
      case .order: "iOS 会调用 \(app) 的这个方法吗？UIKit 会发出这个通知吗？哪一个在先？"
      }
    }

    func device(_ version: SystemVersion, _ screen: String) -> String {
      "iOS \(version)。屏幕：\(screen)。"
    }

    func tasks(_ names: String) -> String { "后台任务：\(names)" }

    func howToAnswer(_ choices: Int) -> String {
      "请按 1 到 \(choices)，或按 ↑ ↓ 和 Enter。"
    }

    func howToAnswerPlain(_ choices: Int) -> String {
      "请用 1 到 \(choices) 的数字回答，或输入 pass 跳过问题。"
    }

    func times(_ methods: String) -> String { "它的方法需要时间：\(methods)" }

    var before: String { "之前" }

    /// "10 分钟过去了。"
    func passes(_ time: Duration) -> String {
      let (seconds, rest) = time.components
      guard rest == 0, seconds > 0 else { return "\(TimeText.seconds(time)) 秒过去了。" }
      if seconds % 3600 == 0 { return "\(seconds / 3600) 小时过去了。" }
      if seconds % 60 == 0 { return "\(seconds / 60) 分钟过去了。" }
      return "\(seconds) 秒过去了。"
    }

    var nothing: String { "不调用任何方法" }

    var none: String { "都没有" }

    func only(_ name: String) -> String { "只有 \(name)" }

    var right: String { "正确" }

    var wrong: String { "错误" }

    var isRight: String { "正确。" }

    func isWrong(right: String, said: String) -> String {
      "错误。正确答案：\(right)。你的回答：\(said)。"
    }

    func instead(said: String, right: String) -> String { "你的回答：\(said)。正确答案：\(right)。" }

    var said: String { "你的回答" }

    var itIs: String { "正确答案" }

    var explanation: String { "为什么" }

    /// The sentence that corrects a misconception.
    func correct(_ misconception: Misconception) -> String {
      switch misconception {
      case .interruptionEntersBackground: "中断使 App 变为未激活状态。App 仍留在屏幕上。"
      case .coveredStaysActive:
        "有东西遮挡 App 时，iOS 调用 willResignActive，App 变为未激活状态。"
      case .resignSkipped: "激活的 App 总是先变为未激活状态，所以会调用 willResignActive。"
      case .backgroundBeforeResign: "iOS 先调用 willResignActive，再调用 didEnterBackground。"
      case .homeTerminates: "离开 App 并不会终止它。它进入后台，随后 iOS 将其挂起。"
      case .keepsRunning: "App 离开屏幕时会进入后台，并得到通知。"
      case .suspendedAtOnce: "App 先在后台运行。它无事可做之后，iOS 才将其挂起。"
      case .inactiveIsBackground:
        "未激活的 App 在屏幕上。已经离开屏幕的 App 处于后台。"
      case .activeBeforeForeground: "iOS 先调用 willEnterForeground，再调用 didBecomeActive。"
      case .foregroundSkipped: "App 从后台返回时，iOS 先调用 willEnterForeground。"
      case .foregroundAfterInterruption:
        "被中断的 App 没有离开前台，所以 iOS 只调用 didBecomeActive。"
      case .launchOnReturn: "进程仍然存在。iOS 只在启动时调用启动方法。"
      case .viewsOnReturn: "App 从后台返回时，iOS 不会调用 viewWillAppear。"
      case .staysInactive: "App 只在被遮挡期间处于未激活状态。否则它会变为激活状态。"
      case .foregroundAtLaunch:
        "启动时 iOS 不会调用 applicationWillEnterForeground：App 之前并不在后台。"
      case .noForegroundAtLaunch:
        "场景从后台开始，所以 iOS 在启动时也会调用 sceneWillEnterForeground。"
      case .didBeforeWill: "iOS 先调用 willFinishLaunching，再调用 didFinishLaunching。"
      case .activeBeforeLaunched: "App 完成启动之后才变为激活状态。"
      case .appMethodsInScenes: "有了场景，iOS 调用场景代理，而不是 App 代理。"
      case .bothDelegates:
        "有了场景，iOS 只调用场景代理，不调用 App 代理的那四个方法。"
      case .notificationsStopWithScenes: "有了场景，UIApplication 仍然会发出它的通知。"
      case .appMethodsGone: "只有场景才会取代 App 代理的方法。这个 App 没有场景。"
      case .notificationBeforeMethod: "UIKit 在代理的方法返回之后才发出通知。"
      case .suspendedIsCalled: "挂起的 App 不运行代码，所以不会调用任何方法。"
      case .suspendedWakes: "这不会唤醒挂起的 App。它保持挂起。"
      case .suspendedIsNotRunning: "挂起的 App 仍有进程。它留在内存中。"
      case .terminateWhenSuspended:
        "iOS 终止挂起的 App 时不作通知，不会调用 applicationWillTerminate。"
      case .terminateWhenKilled:
        "如果进程崩溃或被杀死，iOS 不会调用 applicationWillTerminate。"
      case .runningIsNotNotified: "App 仍在运行，所以 iOS 会调用 applicationWillTerminate。"
      case .terminatedIsSuspended: "进程已经结束。挂起的 App 则仍会在内存中。"
      case .terminatedRunsOn: "进程已经结束，所以没有任何代码在后台运行。"
      }
    }

    func doubt(_ grade: String) -> String { "这个答案所依据的规则并不确定（\(grade)）。" }

    var noQuestion: String { "现在没有可以预测的内容。" }

    var summary: String { "总结" }

    var paper: String { "关于生命周期的问题" }

    var sheetName: String { "姓名：" }

    var sheetDate: String { "日期：" }

    var answers: String { "答案" }

    func answer(_ text: String, why: String) -> String { "\(text)。\(why)" }

    func score(_ right: Int, of all: Int) -> String { "共 \(all) 题，答对 \(right) 题。" }
  }
}
