// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese.CommandLineSentences {
  func build(_ message: BuildMessage) -> String {
    switch message {
    case .neitherSourcesNorProgram: "既不是 Swift 源文件，也不是可执行文件"
    case .noHello: "2 秒内没有收到 hello 消息；applife 假定它是没有场景、实现了每个方法的 App"
    case .noApp(let name): "剧本中没有名为 \(name) 的 App"
    case .hasStatements(let app): "\(app) 是被托管的，所以不能有“on …”语句"
    case .twoPrograms(let app): "--host 为 \(app) 指定了两个程序"
    case .cannotMakeFolder: "无法创建文件夹"
    case .cannotWrite: "无法写入"
    case .cannotWriteBundle: "无法写入 App 的包"
    case .cannotRemove: "无法移除"
    case .removed(let path, let process): "已移除 \(path)，它由 applife \(process) 遗留"
    case .noDelegate: "没有遵循 UIApplicationDelegate 的类，也没有 SwiftUI 的 App"
    case .noModule(let name):
      "这里没有模块 \(name)。如果它是一个包，请把这个包放进 App 的文件夹；否则请把需要它的代码放在 #if canImport(\(name)) 与 #endif 之间"
    case .noAppleModule(let name):
      "这里没有模块 \(name)：它是 Apple 的模块，applife 没有它的替代模块。请把需要它的代码放在 #if canImport(\(name)) 与 #endif 之间"
    case .noModuleIn(let manifests, let name):
      "这里没有模块 \(name)。它可能在 \(manifests.joined(separator: "、")) 中，但那里的 target 是计算出来的，而 applife 只读取清单，不运行它。请直接写出 target：.target(name: \"\(name)\", path: \"…\")"
    case .builtWithoutModule(let name): "applife 没有模块 \(name)；构建时没有包含它"
    case .buildsSwiftOnly: "applife 只构建 Swift；构建时没有包含它"
    case .notInTarget(let count, let target, let folders):
      "略去 \(count) 个不属于 target \(target) 的源文件：\(folders.joined(separator: "、"))"
    case .notTheApps(let count, let folders):
      "略去 \(count) 个属于测试、软件包或模板的源文件：\(folders.joined(separator: "、"))"
    case .neverCalled(let selector, let today):
      "\(selector) 从不被调用：现在的写法是 \(today)"
    case .applesName(let name, let module):
      "除非拼写有误，Apple 的 \(module) 有 \(name)；applife 的没有"
    case .overridesInExtension:
      "Apple 的 UIKit 允许这样做，因为它是 Objective-C。在这里，它可以写在类中，或写在紧跟该类的扩展中"
    case .alsoAt(let places): "还在 \(places.joined(separator: "、"))"
    case .onlyDelegate: "--only delegate 只托管 App 的各个 delegate，不含无法编译的内容"
    case .doNothing(let names, let modules):
      "\(names.count) 个名称什么也不做：\(BuildMessage.some(names))"
        + (modules.isEmpty ? "" : "。这里没有的模块：\(modules.joined(separator: "、"))")
    case .sourcesLeftOut(let count, let names):
      "略去了 App 的 \(count) 个源文件"
        + (names.isEmpty ? "" : "；其中这些名称什么也不做：\(BuildMessage.some(names))")
    case .takenOut(let places): "因无法编译而去掉：\(BuildMessage.some(places))"
    case .endedAt(let places):
      "试运行时 App 在此结束，可能是因为有些名称什么也不做；已去掉：\(BuildMessage.some(places))"
    case .mending: "正在修补副本"
    case .trying: "正在试运行"
    case .tooSlow(let seconds):
      "编译器在 delegate 中查找错误用了 \(seconds) 秒，仍未完成"
    case .notJudged(let names, let statements):
      "托管时缺少 App 的 \(names) 个名称和 \(statements) 条语句（--only delegate）：它们的作用没有被评判，App 也可能因为缺少它们而终止"
    case .building(let app): "正在构建 \(app) …"
    case .buildingUIKit: "正在为这个 Swift 构建 UIKit 和相关模块，只需一次；最多用一分钟 …"
    case .buildingModules(let names): "正在为这个 Swift 构建 \(names)，只需一次 …"
    case .cannotBuild(let module, let compiler):
      "\(compiler) 无法构建 \(module)：错误见上文。如果它早于 Swift 6.1，托管需要更新的版本。"
    case .noSources: "没有安装 UIKit 的源文件 (make install)"
    case .needsSwift:
      "托管需要 Swift：PATH 中没有 swiftc (https://www.swift.org/install/linux/)"
    case .starterIsWritten(let files, let app):
      "已创建 \(files.joined(separator: " 和 "))：applife host \(app)"
    }
  }
}
