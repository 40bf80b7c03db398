// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// A view controller of UIKit's within SwiftUI's views: it loads and appears with them.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable
@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Makes the object, or updates it, for ``ViewGraph``.
  func represent(in graph: ViewGraph) {
    graph.install(self)
    let node = graph.node
    if let kept = node.value as? (UIViewControllerType, Coordinator) {
      let context = Context(coordinator: kept.1, environment: graph.environment)
      return updateUIViewController(kept.0, context: context)
    }
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: graph.environment)
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    node.value = (controller, coordinator)
    node.onEnd = {
      controller.disappear()
      Self.dismantleUIViewController(controller, coordinator: coordinator)
    }
    graph.schedule {
      controller.loadViewIfNeeded()
      controller.appear()
      controller.appeared()
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public var transaction: Transaction { Transaction() }
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}

/// A view of UIKit's within SwiftUI's.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/uiviewrepresentable
@preconcurrency @MainActor public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Makes the object, or updates it, for ``ViewGraph``.
  func represent(in graph: ViewGraph) {
    graph.install(self)
    let node = graph.node
    if let kept = node.value as? (UIViewType, Coordinator) {
      let context = Context(coordinator: kept.1, environment: graph.environment)
      return updateUIView(kept.0, context: context)
    }
    let coordinator = makeCoordinator()
    let context = Context(coordinator: coordinator, environment: graph.environment)
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    node.value = (view, coordinator)
    node.onEnd = { Self.dismantleUIView(view, coordinator: coordinator) }
  }
}

extension UIViewRepresentable where Coordinator == Void { public func makeCoordinator() {} }

@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
> {
  public var transaction: Transaction { Transaction() }
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
}
