// SPDX-License-Identifier: Apache-2.0

// Images, and the forms of labels with one.

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Image {
  public enum Interpolation: Sendable { case none, low, medium, high }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public enum ResizingMode: Sendable { case tile, stretch }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

/// An image from the network: it never comes.
public struct AsyncImage<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(content: .second(placeholder()))
  }
}

extension AsyncImage where Content == Image {
  public init(url: URL?, scale: CGFloat = 1) { content = Image(systemName: "photo") }
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Makes a picture of a view: nothing is drawn, so it has no pixels.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/imagerenderer
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var scale: CGFloat = 1
  public var proposedSize = ProposedViewSize.unspecified
  public var isOpaque = false
  public init(content: Content) { self.content = content }
  public var uiImage: UIImage? { UIImage() }
  public var cgImage: CGImage? { uiImage?.cgImage }
}
