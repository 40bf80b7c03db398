// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// A view controller that shows a SwiftUI view.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/uihostingcontroller
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  private let hosted: HostedRoot<Content>

  open var rootView: Content {
    get { hosted.view }
    set { hosted.view = newValue }
  }

  public init(rootView: Content) {
    hosted = HostedRoot(rootView)
    super.init(nibName: nil, bundle: nil)
    hostedView = hosted
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosted = HostedRoot(rootView)
    super.init(coder: aDecoder)
    hostedView = hosted
  }

  open var sizingOptions: UIHostingControllerSizingOptions = []
  open var safeAreaRegions = SafeAreaRegions.all
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  @available(*, unavailable)
  public required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) is not supported") }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = Self(rawValue: 1)
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// The views of a hosting controller: they appear with it.
@MainActor final class HostedRoot<Content: View>: HostedView {
  var view: Content {
    didSet { if isShown { graph?.update() } }
  }
  private var graph: ViewGraph?
  private var isShown = false

  init(_ view: Content) { self.view = view }

  func appear() {
    isShown = true
    if graph == nil {
      graph = ViewGraph { [weak self] graph in
        guard let self, isShown else { return }
        graph.render(view, at: 0)
      }
    }
    graph?.update()
  }

  var controls: [Tappable] { isShown ? graph?.found.reachable ?? [] : [] }

  func disappear() {
    isShown = false
    graph?.end()
  }
}
