// SPDX-License-Identifier: Apache-2.0
@_exported import CoreTransferable
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif
@_exported import UIKit

/// A part of an app's interface. It is evaluated, appears and disappears; nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/view
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension View where Body == Never {
  /// A view that has no body is asked for none.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView((repeat each content), children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(content: .first(first))
  }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(content: .second(second))
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that is several: what a tab view chooses one of.
@MainActor protocol ViewList { var children: [(place: AnyHashable, view: any View)] { get } }

public nonisolated struct EmptyView: View, PrimitiveView {
  public typealias Body = Never
  public init() {}
  @MainActor func render(in graph: ViewGraph) {}
}

public nonisolated struct TupleView<T>: View, PrimitiveView, ViewList {
  public typealias Body = Never
  public let value: T
  private let views: [any View]

  init(_ value: T, _ views: [any View]) {
    self.value = value
    self.views = views
  }

  @MainActor var children: [(place: AnyHashable, view: any View)] {
    views.enumerated().map { (AnyHashable($0.offset), $0.element) }
  }
  @MainActor func render(in graph: ViewGraph) { graph.render(self) }
}

extension ViewGraph {
  func render(_ list: some ViewList) {
    for child in list.children { render(child.view, at: child.place) }
  }
}

public nonisolated struct _ConditionalContent<TrueContent: View, FalseContent: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  enum Content {
    case first(TrueContent)
    case second(FalseContent)
  }
  let content: Content

  init(content: Content) { self.content = content }

  @MainActor func render(in graph: ViewGraph) {
    switch content {
    case .first(let view): graph.render(view, at: true)
    case .second(let view): graph.render(view, at: false)
    }
  }
}

extension Optional: View where Wrapped: View { public typealias Body = Never }

extension Optional: PrimitiveView where Wrapped: View {
  func render(in graph: ViewGraph) { if let self { graph.render(self, at: 0) } }
}

/// A view whose kind is not said.
public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  private let view: any View
  public init<V: View>(_ view: V) { self.view = view }
  public init<V: View>(erasing view: V) { self.view = view }
  @MainActor func render(in graph: ViewGraph) { graph.render(view, at: 0) }
}

public struct Group<Content> { let content: Content }

extension Group: View, PrimitiveView, ViewList where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  var children: [(place: AnyHashable, view: any View)] { content.listed }
  func render(in graph: ViewGraph) { graph.render(content, at: 0) }
}

extension View {
  /// The views this one is: itself, or those of a list.
  var listed: [(place: AnyHashable, view: any View)] {
    (self as? any ViewList)?.children ?? [(AnyHashable(0), self)]
  }
}

/// A view for each of a collection.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// Makes a list of what other frameworks put in one: marks of charts, places on maps.
  public init(
    _accepted data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }

  init(
    data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach: View, PrimitiveView, ViewList where Content: View {
  public typealias Body = Never

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, id: { $0[keyPath: id] }) }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(data: data, content: content, id: { $0 }) }

  /// Bindings of a collection's elements.
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    let list = data.wrappedValue.indices.map { at in
      Binding(get: { data.wrappedValue[at] }, set: { data.wrappedValue[at] = $0 })
    }
    self.init(data: list, content: content, id: { $0.wrappedValue.id })
  }

  var children: [(place: AnyHashable, view: any View)] {
    data.map { (AnyHashable(id($0)), content($0)) }
  }
  func render(in graph: ViewGraph) { graph.render(self) }

  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension View where Self: Equatable { public func equatable() -> some View { self } }
