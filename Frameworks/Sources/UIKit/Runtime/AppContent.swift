// SPDX-License-Identifier: Apache-2.0

/// SwiftUI's app, as the runtime sees it.
@_spi(Hosting) @MainActor public protocol AppContent: AnyObject {
  /// The delegate its adaptor asks for; nil for none.
  func makeDelegate() -> (any UIApplicationDelegate)?
  /// The process has begun.
  func begin()
  /// A scene has connected: its root view appears.
  ///
  /// - Parameter delegate: the app's own delegate of the scene.
  func connect(_ scene: String, _ delegate: (any UISceneDelegate)?)
  /// `ScenePhase` is `active`, `inactive` or `background` now, of a scene or of the app.
  func change(_ phase: String, of scene: String?)
  /// A URL is opened.
  func open(_ url: URL)
  /// The controls that can be tapped or take a text, in the order in which they are shown.
  var controls: [Tappable] { get }
}

/// SwiftUI's views in a view controller: they come and go with it.
@MainActor package protocol HostedView: AnyObject {
  func appear()
  func disappear()
  var controls: [Tappable] { get }
}
