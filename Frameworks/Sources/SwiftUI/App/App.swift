// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// The phase of a scene.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scenephase
public enum ScenePhase: Comparable, Sendable {
  case background
  case inactive
  case active
}

/// An app whose life cycle is SwiftUI's.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/app
@preconcurrency @MainActor public protocol App: ContentApp {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Starts the app, and does not return.
  public static func main() { HostedApp.runDescribed(delegateClass: "\(Self.self)") }
}

/// A part of an app with a life cycle of its own.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/scene
@preconcurrency @MainActor public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  /// A scene that has no body is asked for none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

@MainActor protocol PrimitiveScene { func render(in graph: ViewGraph, _ app: AppHost) }

@resultBuilder public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// - Note: A second scene of an iPhone's app is never shown by the system itself.
  public static func buildBlock<C0: Scene, C1: Scene, each C: Scene>(
    _ c0: C0, _ c1: C1, _ rest: repeat each C
  ) -> some Scene {
    var scenes: [any Scene] = [c0, c1]
    repeat scenes.append(each rest)
    return SceneTuple(scenes: scenes)
  }
}

nonisolated struct SceneTuple: Scene, PrimitiveScene {
  typealias Body = Never
  let scenes: [any Scene]

  @MainActor func render(in graph: ViewGraph, _ app: AppHost) {
    for (place, scene) in scenes.enumerated() { graph.render(scene, at: place, app) }
  }
}

extension ViewGraph {
  func render<S: Scene>(_ scene: S, at place: some Hashable, _ app: AppHost) {
    under(S.self, place) {
      if let primitive = scene as? any PrimitiveScene { return primitive.render(in: self, app) }
      install(scene)
      render(scene.body, at: 0, app)
    }
  }
}

/// The windows of an app, all with the same content.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene, PrimitiveScene {
  public typealias Body = Never
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  func render(in graph: ViewGraph, _ app: AppHost) {
    for window in app.takeWindows() {
      graph.with({ app.prepare(&$0, for: window) }) { graph.render(content(), at: window) }
    }
  }
}
