// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, before: SystemVersion, after: SystemVersion) -> String {
      "applife 用同样的事件把 \(app) 运行了两遍：一遍在 iOS \(before) 上，只有 App 代理；一遍在 iOS \(after) 上，如同已经采用场景。"
    }

    func finding(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(_, let selector, let calls, let isEmpty):
        return "\(selector) 曾被调用 \(calls) 次，现在从不被调用。" + (isEmpty ? "它的方法体是空的。" : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) 曾被调用 \(calls) 次，现在从不被调用。"
      case .launchOption(let option, let reads):
        return "launchOptions[.\(option.name)] 曾被读取 \(reads) 次，现在是 nil。"
      case .unsaved(let item, let methods):
        let names = listed(methods.map { $0.rawValue })
        return
          "\(migrationItem(item))曾在 \(names) 被调用时写入，现在不再写入。如果 iOS 在后台结束进程，它的改动会丢失。"
      case .lostEdits(let edits):
        let list = listed(edits.prefix(3).map { "“\($0)”" })
        return
          "如果 iOS 在后台结束进程，\(edits.isEmpty ? "有一处编辑" : "编辑\(list)")会丢失。迁移之前它得以保留。"
      case .failure(let failure):
        return
          "进程在“\(failure.step)”这一步结束 (\(failure.reason.rawValue))。迁移之前没有这样。"
      }
    }

    func advice(_ kind: MigrationChange) -> String {
      switch kind {
      case .method(let method, _, _, isEmpty: true):
        return "移除它，或在场景代理中实现 \(method.instead)。"
      case .method(let method, _, _, isEmpty: false):
        return "在场景代理中实现 \(method.instead)。"
          + (method.atLaunch.map {
            "启动时，在 scene(_:willConnectTo:options:) 中读取 connectionOptions.\($0)。"
          } ?? "")
      case .unknownMethod: return "参见 Apple 关于此方法的页面。"
      case .launchOption(let option, _):
        switch option.replacement {
        case .connectionOption(let name):
          return "在 scene(_:willConnectTo:options:) 中读取 connectionOptions.\(name)。"
        case .other(let name, _): return "请使用 \(name)，无论有没有场景，它都会被调用。"
        case .none: return "在 scene(_:willConnectTo:options:) 中读取 connectionOptions。"
        }
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "在场景代理中保存。" : "在 \(moved.joined(separator: " 或 ")) 中保存。"
      case .lostEdits: return "在 sceneDidEnterBackground(_:) 中保存。"
      case .failure: return "用 applife host --style scene --ios 27 查看 App 的输出。"
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .methodNotCalled: "App 代理的方法不再被调用"
      case .launchOptionNil: "启动选项是 nil"
      case .dataNotSaved: "数据不再保存"
      case .editsLost: "进程在没有预警的情况下结束时，编辑会丢失"
      case .processEnds: "进程在迁移之前不会结束的地方结束"
      }
    }

    func staying(_ item: StayingCall) -> String {
      guard let counts = item.counts else { return "\(item.name)：没有演练" }
      return "\(item.name)：迁移前 \(counts.before) 次，迁移后 \(counts.after) 次"
    }

    var stayingMethods: String { "仍然调用" }

    var stayingNotifications: String { "仍然发出的通知" }

    var unrehearsed: String { "没有演练" }

    func refusedEvent(_ event: String, why: String) -> String { "\(event)：\(why)" }

    func uncalledMethod(_ selector: String) -> String { "\(selector)：演练中没有一步调用它" }

    func nothingRan(_ reasons: [String]) -> String {
      (["App 在这里无法构建或启动，所以 applife 只读取了它的源文件："]
        + reasons.map { "  " + $0 }).joined(separator: "\n")
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "每个方法仍会被调用。" }
      return "\(errors) 个错误，\(warnings) 个警告，\(notes) 条提示。"
    }

    var headings: [String] { ["位置", "变化", "怎样处理"] }

    func title(_ app: String) -> String { "\(app) 迁移到场景" }

    func problem(_ problem: MigrationProblem) -> String {
      switch problem {
      case .noApp(let path):
        "\(path)：这里没有 App 的 Info.plist、Xcode 项目，也没有 Swift 或 Objective-C 源文件"
      case .noTarget(let name, let known):
        "没有名为“\(name)”的 App target；有 \(listed(known))"
      case .noTargets(let path):
        "\(path)：这里没有含 App target 的 Xcode 项目，因此不能使用 --target"
      case .editIsNoEvent(let step): "--edit 只接受事件；“\(step)”不是事件"
      }
    }
  }

  private static func migrationItem(_ item: SavedItem) -> String {
    switch item {
    case .file(let name): "文件 \(name) "
    case .userDefault(let key): "用户默认设置“\(key)”"
    }
  }
}
