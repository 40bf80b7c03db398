// SPDX-License-Identifier: Apache-2.0
import UIKit

/// A cell's content that is a SwiftUI view: it appears when the cell is given it.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/uihostingconfiguration
@preconcurrency @MainActor
public struct UIHostingConfiguration<Content: View, Background: View>:
  UIContentConfiguration
{
  let content: Content
  private let backdrop: Background

  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
    self.content = content()
    backdrop = EmptyView()
  }
  private init(_ content: Content, _ backdrop: Background) {
    (self.content, self.backdrop) = (content, backdrop)
  }

  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
    UIHostingConfiguration<Content, EmptyView>(content, EmptyView())
  }
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    UIHostingConfiguration<Content, B>(self.content, content())
  }
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
  public func minSize() -> Self { self }

  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private let hosted: HostedRoot<Content>
  var configuration: any UIContentConfiguration {
    didSet {
      guard let new = configuration as? UIHostingConfiguration<Content, Background> else { return }
      hosted.view = new.content
    }
  }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    self.configuration = configuration
    hosted = HostedRoot(configuration.content)
    super.init(frame: .zero)
    hosted.appear()
  }
  required init?(coder: NSCoder) { nil }
}
