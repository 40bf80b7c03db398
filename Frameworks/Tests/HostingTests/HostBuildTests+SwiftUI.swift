// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Apps with `import SwiftUI`: the shapes of today's templates.
extension HostBuildTests {
  @Test("SwiftUI's App with a delegate adaptor: its phases, its root view, what changes")
  func swiftUIApp() throws {
    let app = """
      import SwiftUI

      @main
      struct DemoApp: App {
        @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
        @Environment(\\.scenePhase) private var scenePhase
        @StateObject private var model = Model()
        init() { print("init") }
        var body: some Scene {
          WindowGroup {
            ContentView().environmentObject(model)
          }
          .onChange(of: scenePhase) { phase in
            switch phase {
            case .active: print("app active")
            case .inactive: print("app inactive")
            case .background: print("app background")
            @unknown default: break
            }
          }
        }
      }

      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
          print("launched")
          return true
        }
      }

      final class Model: ObservableObject {
        @Published var count = 0
      }
      """
    let view = """
      import SwiftUI

      struct ContentView: View {
        @EnvironmentObject var model: Model
        @Environment(\\.scenePhase) var scenePhase
        @State private var isShown = false
        var body: some View {
          NavigationStack {
            VStack(spacing: 8) {
              Image(systemName: "globe").imageScale(.large).foregroundStyle(.tint)
              Text("Hello, \\(model.count)").font(.title).padding()
              if isShown {
                Text("shown").onAppear { print("shown") }.onDisappear { print("gone") }
              }
              Button("Count") { model.count += 1 }
            }
            .navigationTitle("Demo")
          }
          .onAppear { print("appear", scenePhase); model.count += 1; isShown = true }
          .task { await Task.yield(); print("task") }
          .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in isShown = false }
          .onChange(of: model.count) { old, new in print("count", old, new) }
          .onChange(of: scenePhase) { print("view", scenePhase) }
        }
      }

      #Preview { ContentView() }
      """
    let result = try run(
      ["DemoApp.swift": app, "ContentView.swift": view],
      "tap icon, +500ms press home, +500ms tap icon, +500ms open control center")
    // The task runs beside the rest.
    #expect(
      result.output.filter { $0 != "task" } == [
        "init", "launched", "appear inactive", "count 0 1", "shown", "view active", "app active",
        "gone", "view inactive", "app inactive", "view background", "app background",
        "view inactive", "app inactive", "view active", "app active",
        "view inactive", "app inactive",
      ])
    #expect(result.output.filter { $0 == "task" }.count == 1)
  }

  @Test("SwiftUI's template without a delegate; a URL, cold and warm; state that is observed")
  func swiftUITemplate() throws {
    let source = """
      import SwiftUI
      import Observation

      @main
      struct MyApp: App {
        @Environment(\\.scenePhase) private var scenePhase
        @State private var store = Store()
        var body: some Scene {
          WindowGroup { ContentView().environment(store) }
            .onChange(of: scenePhase) { old, new in print(old, "to", new) }
        }
      }

      @Observable final class Store { var urls: [URL] = [] }

      struct ContentView: View {
        @Environment(Store.self) private var store
        @AppStorage("runs") private var runs = 0
        @State private var selection = 1
        var body: some View {
          TabView(selection: $selection) {
            Text("First").onAppear { print("first") }.tabItem { Label("1", systemImage: "1.circle") }.tag(0)
            List(store.urls, id: \\.self) { url in
              Text(url.absoluteString).onAppear { print("row", url) }
            }
            .onAppear { print("second") }
            .onDisappear { print("second goes") }
            .tag(1)
          }
          .modifier(Counting())
          .onAppear { runs += 1; print("run", runs) }
          .onOpenURL { store.urls.append($0); if store.urls.count == 2 { selection = 0 } }
        }
      }

      struct Counting: ViewModifier {
        @Environment(Store.self) private var store
        func body(content: Content) -> some View {
          content.task(id: store.urls.count) { print("urls", store.urls.count) }
        }
      }

      struct ContentView_Previews: PreviewProvider {
        static var previews: some View { ContentView() }
      }
      """
    let result = try run(
      ["MyApp.swift": source],
      "open url notes://1, +300ms press home, +300ms open url notes://2, +300ms press home, wait 300ms"
    )
    #expect(
      result.output == [
        "run 1", "second", "urls 0", "row notes://1", "urls 1", "inactive to active",
        "active to inactive", "inactive to background",
        "first", "second goes", "urls 2", "background to inactive", "inactive to active",
        "active to inactive", "inactive to background",
      ])
    // A return that takes no time has no row.
    let opened = result.entries.filter {
      $0.kind == "call" && $0.values["name"] as? String == "onOpenURL(perform:)"
    }
    #expect(opened.count == 2)
  }

  @Test("a hosting controller in a scene delegate")
  func hostingController() throws {
    let source = """
      import UIKit
      import SwiftUI

      @main class AppDelegate: UIResponder, UIApplicationDelegate {}

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
          let contentView = ContentView()
          if let windowScene = scene as? UIWindowScene {
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(rootView: contentView)
            self.window = window
            window.makeKeyAndVisible()
          }
        }
        func sceneDidBecomeActive(_ scene: UIScene) { print("active") }
        func sceneDidEnterBackground(_ scene: UIScene) {
          print("background")
          window?.rootViewController = UIViewController()
        }
      }

      struct ContentView: View {
        @State private var ticks = 0
        let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("Hello, World!")
            .onAppear { print("appear") }
            .onDisappear { print("disappear") }
            .onReceive(timer) { _ in ticks += 1 }
            .onChange(of: ticks) { if $0 == 2 { print("two ticks") } }
        }
      }
      """
    let result = try run(
      ["SceneDelegate.swift": source], "tap icon, +800ms press home, +300ms tap icon, +100ms lock")
    #expect(
      result.output == [
        "appear", "active", "two ticks", "background", "disappear", "active", "background",
      ])
  }

  @Test("an onChange that takes too long is ended by the watchdog, and one in time is waited for")
  func slowPhase() throws {
    let app = """
      import SwiftUI
      @main struct DemoApp: App {
        @Environment(\\.scenePhase) private var scenePhase
        var body: some Scene {
          WindowGroup { Text("a") }
            .onChange(of: scenePhase) { phase in
              if phase == .background { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.6); print("saved") }
            }
        }
      }
      """
    let steps = "app Demo, limit suspension 50ms, tap icon, press home, wait 1s, "
    let inTime = try run(["App.swift": app], steps + "expect Demo suspended")
    #expect(inTime.output == ["saved"])
    let late = try run(
      ["App.swift": app],
      "app Demo, limit enter-background 300ms, tap icon, press home, wait 1s, expect end watchdog")
    #expect(late.output == [])
    #expect(late.entries.ends.map { $0["code"] } == ["0x8badf00d"])
  }
}
