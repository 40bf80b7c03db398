// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// An `App` as applife hosts it: it is made when the process begins, and its windows are evaluated
/// as scenes connect.
@MainActor final class AppHost: AppContent {
  private let app: any App
  private var graph: ViewGraph?
  /// The windows that are connected, by their scenes' names, in the order they came.
  private var windows: [String] = []
  /// True if a window group has shown the windows within this pass.
  private var areTaken = false
  private var phases: [String: ScenePhase] = [:]
  private var sceneDelegates: [String: any UISceneDelegate] = [:]
  private var appPhase = ScenePhase.inactive

  init(_ app: any App) { self.app = app }

  func begin() {
    graph = ViewGraph { [weak self] graph in self?.render(in: graph) }
    graph?.update()
  }

  private func render(in graph: ViewGraph) {
    func open<A: App>(_ app: A) {
      graph.under(A.self, 0) {
        graph.install(app)
        graph.render(app.body, at: 0, self)
      }
    }
    areTaken = false
    graph.openURLActions = []
    graph.environment.scenePhase = appPhase
    open(app)
  }

  /// The windows, for the first window group that asks: the system opens no other by itself.
  func takeWindows() -> [String] {
    guard !areTaken else { return [] }
    areTaken = true
    return windows
  }

  /// The delegate that `@UIApplicationDelegateAdaptor` asks for.
  func makeDelegate() -> (any UIApplicationDelegate)? {
    for child in Mirror(reflecting: app).children {
      if let adaptor = child.value as? any DelegateAdaptor { return adaptor.appDelegate }
    }
    return nil
  }

  /// Sets what a window's views inherit: its phase, and the app's own delegate of its scene.
  func prepare(_ environment: inout EnvironmentValues, for window: String) {
    environment.scenePhase = phases[window] ?? .inactive
    func put<Delegate: UISceneDelegate>(_ delegate: Delegate) {
      environment.setObject(delegate, Delegate.self)
    }
    if let delegate = sceneDelegates[window] { put(delegate) }
  }

  func connect(_ scene: String, _ delegate: (any UISceneDelegate)?) {
    sceneDelegates[scene] = delegate
    if !windows.contains(scene) { windows.append(scene) }
    graph?.update()
  }

  func change(_ phase: String, of scene: String?) {
    let value: ScenePhase
    switch phase {
    case "active": value = .active
    case "background": value = .background
    case _: value = .inactive
    }
    if let scene { phases[scene] = value } else { appPhase = value }
    graph?.update()
  }

  var controls: [Tappable] { graph?.found.reachable ?? [] }

  func open(_ url: URL) { for action in graph?.openURLActions ?? [] { action(url) } }
}

extension App {
  public static func makeContent() -> AnyObject { AppHost(Self()) }
}
