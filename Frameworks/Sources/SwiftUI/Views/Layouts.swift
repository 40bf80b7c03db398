// SPDX-License-Identifier: Apache-2.0

// More of what arranges views: the arrangement is accepted, and the views are there.

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

public struct LazyVGrid<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct LazyHGrid<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct Grid<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

public struct GridRow<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) { self.content = content() }
  // The first fits: the screen has no size here.
  func render(in graph: ViewGraph) {
    if let first = content.listed.first { graph.render(first.view, at: first.place) }
  }
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Sidebar
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.content = sidebar() }
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { content = sidebar() }
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView { content = sidebar() }

  func render(in graph: ViewGraph) {
    graph.on(ViewScreen(within: graph.screen, isInStack: true)) { graph.render(content, at: 0) }
  }
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let all = Self(name: "all")
  public static let doubleColumn = Self(name: "doubleColumn")
  public static let detailOnly = Self(name: "detailOnly")
}

/// Scrolls: nothing is off the screen here.
public struct ScrollViewReader<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  func render(in graph: ViewGraph) { graph.render(content(ScrollViewProxy()), at: 0) }
}

public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that is evaluated anew as time passes: here once for each pass.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  public typealias Context = TimelineViewDefaultContext
  private let content: (Context) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.content = content
  }
  func render(in graph: ViewGraph) { graph.render(content(Context(date: Date())), at: 0) }
}

/// The context of a view in a timeline. It is no part of `TimelineView`, whose types the compiler
/// could not infer from a closure that takes it.
public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public var cadence: Cadence { .live }
  public func invalidateTimelineContent() {}
}

public struct DisclosureGroup<Label: View, Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Label
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.content = label()
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.content = label() }
}
extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = Text(titleKey)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping () -> Content
  ) { self.content = Text(title) }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = Text(titleKey) }
}

public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  private let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(content: content, label: { EmptyView() })
  }
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { self.init(content: content, label: { Text(titleKey) }) }
  func render(in graph: ViewGraph) {
    graph.render(label, at: 0)
    graph.render(content, at: 1)
  }
}

public struct ControlGroup<Content: View>: View, ContainerView {
  public typealias Body = Never
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  private let label: Label
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text { self.init(content: content, label: { Text(titleKey) }) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(content: content, label: { Text(title) }) }
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S)
  where Label == Text, Content == Text {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where Label == Text, Content == Text, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }
  func render(in graph: ViewGraph) {
    graph.render(label, at: 0)
    graph.render(content, at: 1)
  }
}

public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  private let views: [any View]
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { views = [label(), description(), actions()] }
  func render(in graph: ViewGraph) {
    for (place, view) in views.enumerated() { graph.render(view, at: place) }
  }
}
extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { SwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }
  public static func search(text: String) -> Self { search }
}
