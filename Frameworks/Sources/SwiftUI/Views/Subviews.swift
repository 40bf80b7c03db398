// SPDX-License-Identifier: Apache-2.0

// The views that a container is given, one by one.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/subview
public nonisolated struct Subview: View, PrimitiveView, Identifiable {
  public typealias Body = Never
  /// - Note: Unchecked: an identifier never changes.
  public struct ID: Hashable, @unchecked Sendable { let place: AnyHashable }
  let view: any View
  public let id: ID
  public var containerValues: ContainerValues { ContainerValues() }
  @MainActor func render(in graph: ViewGraph) { graph.render(view, at: id.place) }
}
public struct SubviewsCollection: RandomAccessCollection {
  let views: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>
  public var startIndex: Int { views.startIndex }
  public var endIndex: Int { views.endIndex }
  public subscript(index: Int) -> Subview { views[index] }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}
extension SubviewsCollection: View, PrimitiveView {
  public typealias Body = Never
  func render(in graph: ViewGraph) { for view in views { graph.render(view, at: view.id) } }
}
extension SubviewsCollectionSlice: View, PrimitiveView {
  public typealias Body = Never
  func render(in graph: ViewGraph) { for view in views { graph.render(view, at: view.id) } }
}
extension View {
  var subviews: SubviewsCollection {
    SubviewsCollection(
      views: listed.map { Subview(view: $0.view, id: Subview.ID(place: $0.place)) })
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/sectionconfiguration
public struct SectionConfiguration: Identifiable {
  /// - Note: Unchecked: an identifier never changes.
  public struct ID: Hashable, @unchecked Sendable { let place: AnyHashable }
  public let id: ID
  public let header: SubviewsCollection
  public let footer: SubviewsCollection
  public let content: SubviewsCollection
  public var containerValues: ContainerValues { ContainerValues() }
}
public struct SectionCollection: RandomAccessCollection {
  let sections: [SectionConfiguration]
  public var startIndex: Int { 0 }
  public var endIndex: Int { sections.count }
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
/// A section, which has more than one view.
@MainActor protocol SectionView { func configuration(_ place: AnyHashable) -> SectionConfiguration }
extension View {
  /// The sections among the views; the rest is one without a header.
  var sections: SectionCollection {
    var sections: [SectionConfiguration] = []
    var rest: [Subview] = []
    for (place, view) in listed {
      if let section = view as? any SectionView {
        sections.append(section.configuration(place))
      } else {
        rest.append(Subview(view: view, id: Subview.ID(place: place)))
      }
    }
    if !rest.isEmpty {
      sections.append(
        SectionConfiguration(
          id: .init(place: "rest"), header: SubviewsCollection(views: []),
          footer: SubviewsCollection(views: []), content: SubviewsCollection(views: rest)))
    }
    return SectionCollection(sections: sections)
  }
}

extension Group where Content: View {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  private let base: Subviews
  private let transform: (SubviewsCollection) -> Content
  init(base: Subviews, transform: @escaping (SubviewsCollection) -> Content) {
    (self.base, self.transform) = (base, transform)
  }
  @MainActor public var body: Content { transform(base.subviews) }
}
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  private let base: Sections
  private let transform: (SectionCollection) -> Content
  init(base: Sections, transform: @escaping (SectionCollection) -> Content) {
    (self.base, self.transform) = (base, transform)
  }
  @MainActor public var body: Content { transform(base.sections) }
}
extension ForEach where Content: View {
  @MainActor public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == SubviewsCollection, ID == Subview.ID {
    self.init(view.subviews, content: content)
  }
  @MainActor public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == SectionCollection, ID == SectionConfiguration.ID {
    self.init(view.sections, content: content)
  }
}

// MARK: The way before `Group(subviews:)`, which many apps use

@preconcurrency @MainActor public protocol _VariadicView_Root {}
@preconcurrency @MainActor public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children
  public struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    public var root: Root
    public var content: Content
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      (self.root, self.content) = (root, content())
    }
    public var body: Root.Body {
      root.body(children: _VariadicView_Children(views: content.subviews.views))
    }
  }
}
public struct _VariadicView_Children: RandomAccessCollection {
  let views: [Subview]
  public nonisolated struct Element: View, PrimitiveView, Identifiable {
    public typealias Body = Never
    let view: Subview
    public var id: AnyHashable { view.id.place }
    public func id<T: Hashable>(as type: T.Type = T.self) -> T? { id.base as? T }
    @MainActor func render(in graph: ViewGraph) { view.render(in: graph) }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }
  public subscript(index: Int) -> Element { Element(view: views[index]) }
}
extension _VariadicView_Children: View, PrimitiveView {
  public typealias Body = Never
  func render(in graph: ViewGraph) { for view in views { graph.render(view, at: view.id) } }
}
