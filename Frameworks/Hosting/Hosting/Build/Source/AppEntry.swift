// SPDX-License-Identifier: Apache-2.0

/// The source that is compiled along with an app's own: it describes the app, and starts it.
struct AppEntry {
  let source: AppSource
  /// The files of Interface Builder.
  let interface: InterfaceFiles
  let infoPlist: String?
  /// True if the app has data models.
  let hasModels: Bool

  private static let storyboardKeys = ["UIMainStoryboardFile", "UISceneStoryboardFile"]

  /// True if UIKit makes the app's windows of a storyboard.
  private var hasStoryboardWindow: Bool {
    if source.swiftUIApp != nil { return false }
    if let infoPlist { return Self.storyboardKeys.contains { infoPlist.contains($0) } }
    return !source.storyboard.makesOwnWindow
  }

  /// The methods that the app is told of. The window of a storyboard is made when a scene connects, so an
  /// app is told of that in any case.
  private var implemented: [String] {
    let connect = "scene(_:willConnectTo:options:)"
    let needsWindow = hasStoryboardWindow && !source.sceneDelegates.isEmpty
    return source.implemented
      + (needsWindow && !source.implemented.contains(connect) ? [connect] : [])
  }

  /// The code that describes the app, and starts it where it does not start itself.
  var code: String {
    // A scene delegate alone is given an app delegate that does nothing.
    let delegate = source.appDelegate ?? "ApplifeAppDelegate"
    let ownDelegate =
      source.appDelegate == nil
      ? "private final class ApplifeAppDelegate: UIResponder, UIApplicationDelegate {}" : ""
    let initial = source.storyboard.initial.map { "{ HostedApp.container(\($0).self) }" } ?? "nil"
    let controllers = Dictionary(
      source.storyboard.controllers.map { ($0.identifier, $0.type) },
      uniquingKeysWith: { a, _ in a }
    ).sorted { $0.key < $1.key }.map { "\"\($0.key)\": { HostedApp.container(\($0.value).self) }" }
    let storyboard =
      "HostedApp.Storyboard(makesWindow: \(hasStoryboardWindow), initial: \(initial), "
      + "controllers: [\(controllers.isEmpty ? ":" : controllers.joined(separator: ", "))])"
    let scenes = source.sceneDelegates.map { "(\"\($0)\", { \($0)() })" }.joined(separator: ", ")
    let methods = implemented.map { "\"\($0)\"" }.joined(separator: ", ")
    let list = infoPlist.map { "###\"\"\"\n\($0)\n\"\"\"###" } ?? "nil"
    let start =
      source.hasMain
      ? ""
      : """
      @main enum ApplifeEntry {
        @MainActor static func main() { applifeApp().run() }
      }
      """
    let content = source.swiftUIApp.map { "{ \($0).makeContent() }" } ?? "nil"
    let reader = interface.start
    return """
      @_spi(Hosting) import UIKit
      \(reader.imports)
      \(source.swiftUIApp == nil ? "" : "@_spi(Hosting) import SwiftUI")
      @MainActor private func applifeApp() -> HostedApp {
        \(hasModels ? "applifeModels()" : "")
        \(reader.code)
        return HostedApp(
          makeDelegate: { \(delegate)() }, sceneDelegates: [\(scenes)], methods: [\(methods)],
          infoPlist: \(list), storyboard: \(storyboard), content: \(content),
          interfaceClasses: \(source.interfaceClasses.code(interface.classes)))
      }
      \(ownDelegate)
      @_cdecl("applife_describe") public func applifeDescribe() {
        MainActor.assumeIsolated { HostedApp.describe(applifeApp()) }
      }
      \(start)

      """
  }
}
