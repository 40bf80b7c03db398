// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class AskSentences: AskPhrases {
    func command(_ command: ModelCommand) -> String {
      switch command {
      case .lose:
        "`applife lose FILE` 找出使一次编辑丢失的最少事件，或者说明没有这样的事件。"
      case .compare:
        "`applife compare FILE --changed` 列出运行结果不同的各个 iOS 版本，以及随之而来的规则。"
      case .settle:
        "`applife tour --settle` 规划最短的手机走查，用来判定有争议和假定的规则；`applife evidence` 把你的会话变成准确性页面上的一行。"
      case .frameworks:
        "每个框架对生命周期都有自己的叫法。`applife run FILE --as FRAMEWORK` 把它们列在 UIKit 的调用旁边：swiftui、flutter、react-native、compose 或 dotnet。"
      }
    }

    func outOfScope(_ subject: OutOfScope) -> String {
      let name =
        switch subject {
        case .catalyst: " Mac App 和 Mac Catalyst"
        case .visionOS: " visionOS"
        case .watchOS: " watchOS"
        case .tvOS: " tvOS"
        case .android: " Android"
        case .widgets: "小组件"
        case .extensions: " App 扩展"
        case .appIntents: " App Intents"
        case .foldables: "折叠设备"
        case .pictureInPicture, .graphics: String?.none
        case .liveActivities: "实时活动的结束"
        case .distribution: " App Store、签名和内购"
        case .layout: "视图布局"
        case .building: "App 的构建"
        }
      // The fact of some says already that applife does not model them.
      let head = name.map { "不在范围内：applife 不模拟\($0)。" } ?? "不在范围内。"
      let fact = subject.fact.map { SimplifiedChinese.shared.field.fact($0) }
      return head + (fact ?? "它模拟 iPhone 和 iPad App 的生命周期。")
    }

    var dontKnow: String {
      "我不知道。applife 所知的内容里，没有足够接近这个问题的。"
    }

    var notSure: String { "我不确定你问的是什么。最接近的是：" }

    var readAs: String { "理解为" }

    var near: String { "相近的：" }
  }
}
