// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import ComposableArchitecture
import Sentry
import Lottie

class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    SentrySDK.start { options in
      options.dsn = "https://example.com"
      options.debug = true
    }
    print("launched")
    return true
  }
}
@main
struct NotesApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var model = AppModel()
  @State var store = Store(initialState: AppFeature.State()) { AppFeature() }
  var body: some Scene {
    WindowGroup {
      RootView(store: store)
        .environmentObject(model)
        .glowing(radius: 3)
        .onOpenURL { url in print("url \(url)") }
    }
    .onChange(of: phase) { newPhase in
      if newPhase == .background { model.save() }
    }
  }
}
