// SPDX-License-Identifier: Apache-2.0

// What arranges views: the arrangement is accepted, and the views are there.

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

public struct NavigationView<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A stack of which the root is shown: nothing can be pushed by a tap here.
public struct NavigationStack<Root: View>: View, ContainerView {
  public typealias Body = Never
  let content: Root
  public init(@ViewBuilder root: () -> Root) { content = root() }
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root)
  where
    Path: MutableCollection, Path: RandomAccessCollection, Path: RangeReplaceableCollection,
    Path.Element: Hashable
  { content = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { content = root() }
}

/// What a stack shows, of several types: kept, and never shown.
public struct NavigationPath {
  private var values: [AnyHashable] = []
  public init() {}
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
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

/// What is between a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
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

  func render(in graph: ViewGraph) {
    graph.render(header, at: 0)
    graph.render(content, at: 1)
    graph.render(footer, at: 2)
  }
}

/// Tabs, of which one is there: the selected one, or the first.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/tabview
public struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  func render(in graph: ViewGraph) {
    let tabs = content.listed
    let selected = selection.flatMap { selection in
      tabs.first { ($0.view as? any TaggedView)?.tagValue == AnyHashable(selection.wrappedValue) }
    }
    if let tab = selected ?? tabs.first { graph.render(tab.view, at: tab.place) }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A view a tab view or a picker knows by a value.
@MainActor protocol TaggedView { var tagValue: AnyHashable { get } }

struct Tagged<Content: View, Tag: Hashable>: View, ContainerView, TaggedView {
  typealias Body = Never
  let content: Content
  let tag: Tag
  var tagValue: AnyHashable { AnyHashable(tag) }
}

extension View {
  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}

/// A view that is given the size of the screen.
public struct GeometryReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  func render(in graph: ViewGraph) { graph.render(content(GeometryProxy()), at: 0) }
}

@MainActor public struct GeometryProxy {
  public var size: CGSize { UIScreen.main.bounds.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = Self(rawValue: 1)
  public static let sectionFooters = Self(rawValue: 2)
}
