// SPDX-License-Identifier: Apache-2.0

// Containers of views: the arrangement is accepted, and the views are there.

/// Views within another, all of them there.
@MainActor protocol ContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }
}

extension ContainerView { func render(in graph: ViewGraph) { graph.render(content, at: 0) } }

public struct VStack<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct HStack<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct ZStack<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct LazyVStack<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct LazyHStack<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct ScrollView<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct Form<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct List<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// The views between a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView,
  SectionView
{
  public typealias Body = Never
  private let header: Parent
  private let content: Content
  private let footer: Footer

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
  public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Footer == EmptyView { self.init(content: content, header: header, footer: { EmptyView() }) }
  public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  func configuration(_ place: AnyHashable) -> SectionConfiguration {
    SectionConfiguration(
      id: .init(place: place), header: header.subviews, footer: footer.subviews,
      content: content.subviews)
  }
  func render(in graph: ViewGraph) {
    graph.render(header, at: 0)
    graph.render(content, at: 1)
    graph.render(footer, at: 2)
  }
}

/// A view that is given the size of the screen.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  func render(in graph: ViewGraph) { graph.render(content(GeometryProxy()), at: 0) }
}

/// The place of a view, as far as it is known. It may be asked from anywhere.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  @MainActor init() { size = UIScreen.main.bounds.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
