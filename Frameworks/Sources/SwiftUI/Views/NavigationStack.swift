// SPDX-License-Identifier: Apache-2.0

/// A stack of views, of which the last is seen: the root, what links and destinations show over it,
/// and the views for the values of its path.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/navigationstack
public struct NavigationStack<Root: View>: View, PrimitiveView {
  public typealias Body = Never
  private let root: Root
  private let path: StackPath?

  public init(@ViewBuilder root: () -> Root) {
    self.root = root()
    path = nil
  }
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root)
  where
    Path: MutableCollection, Path: RandomAccessCollection, Path: RangeReplaceableCollection,
    Path.Element: Hashable
  {
    self.root = root()
    self.path = StackPath(
      values: path.wrappedValue.map { AnyHashable($0) },
      append: { value in
        if let value = value.base as? Path.Element { path.wrappedValue.append(value) }
      },
      keep: { path.wrappedValue = Path(path.wrappedValue.prefix($0)) })
  }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = StackPath(
      values: path.wrappedValue.values, append: { path.wrappedValue.values.append($0) },
      keep: { path.wrappedValue.values = Array(path.wrappedValue.values.prefix($0)) })
  }

  func render(in graph: ViewGraph) {
    graph.on(ViewScreen(within: graph.screen, isInStack: true, path: path)) {
      graph.render(root, at: 0)
      graph.pushPath()
    }
  }
}

/// The stack of earlier systems.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/navigationview
public struct NavigationView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func render(in graph: ViewGraph) {
    graph.on(ViewScreen(within: graph.screen, isInStack: true)) { graph.render(content, at: 0) }
  }
}

/// The values of a stack's path, of several types.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/navigationpath
public struct NavigationPath: Equatable {
  fileprivate(set) var values: [AnyHashable] = []
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }

  /// The values as an app saves them; nil if one of them can't be encoded.
  /// - SeeAlso: https://developer.apple.com/documentation/swiftui/navigationpath/codable
  public var codable: CodableRepresentation? {
    let values = values.compactMap { $0.base as? any Codable }
    return values.count == count ? CodableRepresentation(values: values) : nil
  }
  public init(_ codable: CodableRepresentation) {
    values = codable.values.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } }
  }

  /// The type of each value by its name, and the value as a text: the last value is the first, as in Apple's.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let values: [any Codable]
    fileprivate init(values: [any Codable]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var values: [any Codable] = []
      while !list.isAtEnd {
        let name = try list.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: list, debugDescription: "there is no type \(name)")
        }
        let text = try list.decode(String.self)
        values.append(try JSONDecoder().decode(type, from: Data(text.utf8)))
      }
      self.values = values.reversed()
    }

    public func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      for value in values.reversed() {
        try list.encode(_mangledTypeName(type(of: value)) ?? "\(type(of: value))")
        try list.encode(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
      }
    }

    public static func == (one: CodableRepresentation, other: CodableRepresentation) -> Bool {
      one.values.map { ($0 as? any Hashable).map { AnyHashable($0) } }
        == other.values.map { ($0 as? any Hashable).map { AnyHashable($0) } }
    }
  }
}
