// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension SimplifiedChinese {
  final class MigrationSentences: MigrationPhrases {
    func head(_ app: String, _ basis: MigrationBasis) -> String {
      switch basis {
      case .moved(let evidence):
        return "\(app) 已经有场景：\(migrationEvidence(evidence))。没有需要迁移的内容。"
      case .rehearsed(let before, let after):
        return
          "\(app) 把同样的事件运行了两遍：一遍在 iOS \(before) 上，只有 App 代理；一遍在 iOS \(after) 上，如同已经采用场景。"
      case .read(let sources): return "applife 读取了 \(app) 的 \(sources) 个源文件。"
      }
    }

    func finding(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes: return "App 没有场景。用 iOS 27 SDK 构建时，它会在启动时停止。"
      case .method(_, let selector, let calls?, let isEmpty):
        return "\(selector) 曾被调用 \(calls) 次，现在从不被调用。" + (isEmpty ? "它的方法体是空的。" : "")
      case .method(_, let selector, nil, let isEmpty):
        return "App 有了场景之后，\(selector) 从不被调用。" + (isEmpty ? "它的方法体是空的。" : "")
      case .unknownMethod(let callback, let calls):
        return "\(callback.rawValue) 曾被调用 \(calls) 次，现在从不被调用。"
      case .launchOption(let option, let reads?):
        return "launchOptions[.\(option.name)] 曾被读取 \(reads) 次，现在是 nil。"
      case .launchOption(let option, nil):
        return "App 有了场景之后，launchOptions[.\(option.name)] 是 nil。"
      case .passedOptions(let callee):
        return "启动选项被传给 \(callee)，而 App 有了场景之后，启动选项是 nil。"
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
      case .window: return "App 代理创建了没有场景的窗口，所以窗口不会显示。"
      case .delegateWindow:
        return "这里读取了 App 代理的窗口。场景拥有窗口之后，它是 nil。"
      case .mainStoryboard: return "在有场景的 App 中，UIMainStoryboardFile 不会创建窗口。"
      case .appWindow(let name):
        return "这里读取了 UIApplication.shared.\(name)。它不区分场景。"
      case .unreplaced(let method, let selector):
        return
          "在有场景的 App 中，\(selector) 不会被调用，而场景代理没有实现 \(method.instead)。"
      }
    }

    func advice(_ kind: Migration.Kind) -> String {
      switch kind {
      case .noScenes:
        return "在 Info.plist 中加入 UIApplicationSceneManifest，并为 App 加入场景代理。"
      case .method(let method, _, _, isEmpty: true):
        return "移除它，或在场景代理中实现 \(method.instead)。"
      case .method(let method, _, _, isEmpty: false), .unreplaced(let method, _):
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
      case .passedOptions:
        return
          "从 connectionOptions 中取出它需要的内容传给它。如果它属于某个库，请查找该库用于场景的方法。"
      case .unsaved(_, let methods):
        let moved = methods.compactMap { MovedMethod(selector: $0.rawValue)?.instead }
        return moved.isEmpty
          ? "在场景代理中保存。" : "在 \(moved.joined(separator: " 或 ")) 中保存。"
      case .lostEdits: return "在 sceneDidEnterBackground(_:) 中保存。"
      case .failure: return "用 applife host --style scene --ios 27 阅读 App 输出的内容。"
      case .window:
        return "在 scene(_:willConnectTo:options:) 中用 UIWindow(windowScene:) 创建它。"
      case .delegateWindow: return "向场景代理或视图要它的窗口，例如 view.window。"
      case .mainStoryboard:
        return "在 UIApplicationSceneManifest 中用 UISceneStoryboardFile 指定故事板。"
      case .appWindow: return "向窗口场景要它的各个窗口，或向视图要它的窗口。"
      }
    }

    func rule(_ rule: MigrationRule) -> String {
      switch rule {
      case .scenesRequired: "没有场景的 App 在启动时停止"
      case .methodNotCalled: "App 代理的方法不再被调用"
      case .launchOptionNil: "启动选项是 nil"
      case .launchOptionsPassed: "另一个函数得到的启动选项是 nil"
      case .dataNotSaved: "数据不再保存"
      case .editsLost: "进程不经警告就结束时，编辑会丢失"
      case .processEnds: "进程在迁移之前不会结束的地方结束"
      case .windowWithoutScene: "没有场景的窗口不显示"
      case .delegateWindow: "App 代理的窗口是 nil"
      case .mainStoryboard: "主故事板不创建窗口"
      case .applicationWindows: "各个场景的窗口混在一起"
      case .methodNotReplaced: "场景代理缺少方法"
      }
    }

    func staying(_ item: Migration.Staying) -> String {
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

    func leftOut(_ files: [String]) -> String {
      "applife 只读取 Swift。它没有读取 \(listed(files))。"
    }

    func summary(errors: Int, warnings: Int, notes: Int) -> String {
      if errors + warnings + notes == 0 { return "每个方法仍会被调用。" }
      return "\(errors) 个错误，\(warnings) 个警告，\(notes) 个注释。"
    }

    var headings: [String] { ["位置", "变化", "怎样处理"] }

    func title(_ app: String) -> String { "\(app) 迁移到场景" }

    func problem(_ problem: MigrationProblem) -> String {
      switch problem {
      case .noDelegate(let path):
        "\(path)：没有遵循 UIApplicationDelegate 的 Swift 类；applife 只读取 Swift"
      case .noSyntax(let folder):
        "\(folder)：已安装的 Swift 在那里没有 SwiftSyntax；applife 需要它来读取源文件 "
          + "(https://www.swift.org/install/linux/)"
      case .editIsNoEvent(let step): "--edit 只接受事件；“\(step)”不是事件"
      }
    }
  }

  private static func migrationEvidence(_ evidence: Migration.Evidence) -> String {
    switch evidence {
    case .manifest(let name): "\(name) 中有 UIApplicationSceneManifest"
    case .buildSetting: "项目的构建设置会生成 UIApplicationSceneManifest"
    case .configuration:
      "它的 App 代理实现了 application(_:configurationForConnecting:options:)"
    case .sceneDelegate: "它有场景代理"
    case .swiftUI: "它的生命周期是 SwiftUI 的"
    case .program: "程序自己这样声明"
    }
  }

  private static func migrationItem(_ item: Migration.SavedItem) -> String {
    switch item {
    case .file(let name): "文件 \(name) "
    case .userDefault(let key): "用户默认设置“\(key)”"
    }
  }
}
