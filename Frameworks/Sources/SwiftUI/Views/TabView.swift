// SPDX-License-Identifier: Apache-2.0

/// Tabs, of which one is seen: the selected one, or the first. A tap on a tab's label selects it. A tab
/// that was seen once is kept.
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
    let node = graph.node
    let kept = node.slots[-1] as? KeptTabs ?? KeptTabs()
    node.slots[-1] = kept
    let selected = tabs.first { tab in
      guard let selection else { return tab.place == kept.selected }
      return tab.view.tabPart((any TaggedView).self)?.tagValue
        == AnyHashable(selection.wrappedValue)
    }
    guard let shown = (selected ?? tabs.first)?.place else { return }
    kept.seen.insert(shown)
    let update = Invalidation(graph: graph)
    for tab in tabs {
      let isShown = tab.place == shown
      if kept.seen.contains(tab.place) {
        let screen = ViewScreen(within: graph.screen)
        screen.isCovered = !isShown
        // What is on a tab that is not seen cannot be tapped.
        let found = graph.found
        graph.on(screen) { graph.render(tab.view, at: tab.place) }
        if !isShown { graph.found = found }
      }
      guard let label = tab.view.tabPart((any LabelledTab).self)?.tabLabel else { continue }
      graph.control(
        tap: {
          if let selection {
            let tag = tab.view.tabPart((any TaggedView).self)?.tagValue.base
            if let value = tag as? SelectionValue { selection.wrappedValue = value }
          } else {
            kept.selected = tab.place
            update.schedule()
          }
        },
        label: { graph.render(label, at: [tab.place]) })
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The tabs that are kept.
@MainActor private final class KeptTabs {
  /// The tab that was tapped last, where the app does not keep it.
  var selected: AnyHashable?
  /// The tabs that were seen.
  var seen: Set<AnyHashable> = []
}

/// A view a tab view or a picker knows by a value.
@MainActor protocol TaggedView { var tagValue: AnyHashable { get } }

/// A tab with a label.
@MainActor protocol LabelledTab { var tabLabel: any View { get } }

/// A view that changes another, which may say something about a tab.
@MainActor protocol ModifiedView { var modified: any View { get } }

extension View {
  /// Returns what this view, or one that it changes, says about a tab.
  fileprivate func tabPart<Part>(_ part: Part.Type) -> Part? {
    if let part = self as? Part { return part }
    return (self as? any ModifiedView)?.modified.tabPart(part)
  }

  public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}

struct Tagged<Content: View, Tag: Hashable>: View, ContainerView, TaggedView, ModifiedView {
  typealias Body = Never
  let content: Content
  let tag: Tag
  var tagValue: AnyHashable { AnyHashable(tag) }
  var modified: any View { content }
}

struct TabItemView<Content: View, Label: View>: View, ContainerView, LabelledTab, ModifiedView {
  typealias Body = Never
  let content: Content
  let label: Label
  var tabLabel: any View { label }
  var modified: any View { content }
}

extension EnvironmentView: ModifiedView { var modified: any View { content } }
extension AppearanceView: ModifiedView { var modified: any View { content } }
extension TaskView: ModifiedView { var modified: any View { content } }
extension WithHiddenItems: ModifiedView { var modified: any View { content } }
extension IdentifiedView: ModifiedView { var modified: any View { content } }

/// A tab, in the form of iOS 18.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/tab
public struct Tab<Value: Hashable, Content: View, Label: View>: View, ContainerView, TaggedView,
  LabelledTab
{
  public typealias Body = Never
  let content: Content
  private let label: Label
  private let value: Value?
  var tagValue: AnyHashable { value.map { AnyHashable($0) } ?? AnyHashable(0) }
  var tabLabel: any View { label }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(value: value, role: role, content: content) { Text(titleKey) }
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(value: value, role: role, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(value: value, role: role, content: content) { Text(title) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text {
    self.init(value: value, role: role, content: content) { Text(title) }
  }
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    self.value = value
  }
}

extension Tab where Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(role: role, content: content) { Text(titleKey) } }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(role: role, content: content) { Text(titleKey) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(role: role, content: content) { Text(title) } }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == Text { self.init(role: role, content: content) { Text(title) } }
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    value = nil
  }
}

public enum TabRole: Hashable, Sendable { case search, prominent }
