// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class SiteSentences: SitePhrases {
    var languageName: String { "简体中文" }

    var languages: String { "语言" }

    var pages: String { "页面" }

    var headline: String { "看看 iOS 对你的 App 做了什么" }

    var about: String {
      "applife 模拟 iOS App 的生命周期。触发一个事件，就能看到每次代理调用、每个状态和时限，以及规则和来源。"
    }

    var tryIt: String { "试一试" }

    var course: String { "课程" }

    var install: String { "安装" }

    var installNeeds: String { "需要 Debian 系统，以及 git、make 和 Swift 6.1 或更高版本。在项目文件夹中：" }

    var roles: String { "你是哪一种？" }

    func role(_ role: SiteRole) -> (name: String, command: String, result: String) {
      switch role {
      case .student: ("学生", "applife learn 1", "开始十八课的课程。")
      case .teacher:
        (
          "教师", "applife --present six-cases-5-call-answered",
          "用大号文字向全班演示剧本，先隐藏每一步的结果，由你揭晓。"
        )
      case .tester:
        (
          "测试者", "applife tour -o tour.scenario",
          "规划一次最短的手机测试，覆盖 App 的每一种状态转换。"
        )
      case .projectOwner:
        (
          "有项目的开发者", "applife doctor MyApp",
          "读取文件夹，说明 App 能否用 iOS 27 SDK 启动、什么不再被调用、什么会丢失。"
        )
      case .developer:
        (
          "开发者", "applife new Notes && applife host Notes",
          "创建一个起始 App，并在它自己的进程中运行。它真的会被挂起，也真的会被杀死。"
        )
      case .anybody:
        (
          "有问题的任何人", "applife ask \"定时器为什么停止\"",
          "给出回答：事实、来源和一次能看到它的运行。"
        )
      }
    }

    var examples: String { "示例" }

    var makeRun: String { "安装缺少的软件包，构建并启动程序" }

    var makeInstall: String { "构建优化的程序，并安装到 /usr/local 下" }

    var answers: String { "问答" }

    var answersAbout: String { "关于 iOS App 生命周期的问题，按人们输入的原样列出。每个回答都有来源，以及一次你可以亲自尝试的运行。" }

    var search: String { "搜索：问题或现象" }

    var nothingFound: String { "没有找到。请换一些词。" }

    func symptom(_ symptom: Symptom) -> String {
      switch symptom {
      case .suspension: "代码在后台停止"
      case .endings: "iOS 终止 App"
      case .launches: "App 启动，或无法启动"
      case .scenes: "场景和窗口"
      case .transitions: "方法被调用，或没有被调用"
      case .opened: "通过链接或通知打开 App"
      case .background: "在后台工作"
      case .data: "数据丢失"
      case .screen: "中断和屏幕"
      case .threads: "主线程卡死"
      case .outside: "范围之外"
      case .model: "其他问题"
      }
    }

    var alsoAsked: String { "人们还会这样问" }

    var related: String { "相关回答" }

    var seeIt: String { "看它如何发生" }

    var versions: String { "iOS 版本" }

    var versionsAbout: String {
      "App 的生命周期从一个 iOS 版本到下一个版本有什么变化。applife 在每个版本上运行剧本，并比较这些运行。"
    }

    func changed(in version: SystemVersion) -> String { "iOS \(version) 有哪些变化" }

    func changedAbout(in version: SystemVersion) -> String {
      "applife 的剧本在 iOS \(version) 与前一版本之间显示的每个差异，以及规则和来源。"
    }

    var newEvents: String { "新事件" }

    var behavior: String { "App 会遇到什么" }

    func difference(_ difference: VersionTable.Change.Kind) -> String {
      switch difference {
      case .comes: "新增"
      case .goes: "不再有"
      case .differs: "不同"
      }
    }

    func minutes(_ count: Int) -> String { "约 \(count) 分钟" }
  }
}
