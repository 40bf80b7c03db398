// SPDX-License-Identifier: Apache-2.0

/// The outline of a shape, with its lines as they were added.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/path
public nonisolated struct Path: PlainShape, Equatable, LosslessStringConvertible {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  private var elements: [Element] = []

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRect(rect) }
  public init(_ path: CGPath) { addLines(path.points) }
  public init(_ path: CGMutablePath) { addLines(path.points) }
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init?(_ string: String) { return nil }

  private init(elements: [Element]) { self.elements = elements }

  private var points: [CGPoint] {
    elements.compactMap {
      switch $0 {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }
  public var isEmpty: Bool { elements.isEmpty }
  public var currentPoint: CGPoint? { points.last }
  public var boundingRect: CGRect {
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let end): path.move(to: end)
      case .line(let end): path.addLine(to: end)
      case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
      case .curve(let end, let one, let two):
        path.addCurve(to: end, control1: one, control2: two)
      case .closeSubpath: path.closeSubpath()
      }
    }
    return path
  }
  public var description: String {
    elements.map {
      switch $0 {
      case .move(let end): "\(end.x) \(end.y) m"
      case .line(let end): "\(end.x) \(end.y) l"
      case .quadCurve(let end, let by): "\(by.x) \(by.y) \(end.x) \(end.y) q"
      case .curve(let end, let one, let two):
        "\(one.x) \(one.y) \(two.x) \(two.y) \(end.x) \(end.y) c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { boundingRect.contains(p) }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      [
        rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ].map { $0.applying(transform) })
    closeSubpath()
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) { addRect(rect, transform: transform) }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect, transform: transform)
  }
  /// - Note: One line to where it ends.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    for angle in [startAngle.radians, endAngle.radians] {
      let end = CGPoint(
        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle))
      ).applying(transform)
      if isEmpty { move(to: end) } else { addLine(to: end) }
    }
  }
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: false, transform: transform)
  }
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addLine(to: p2.applying(transform)) }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.applying(transform).elements
  }
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  public nonisolated func path(in rect: CGRect) -> Path { self }

  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(
      elements: elements.map {
        switch $0 {
        case .move(let end): .move(to: end.applying(transform))
        case .line(let end): .line(to: end.applying(transform))
        case .quadCurve(let end, let control):
          .quadCurve(to: end.applying(transform), control: control.applying(transform))
        case .curve(let end, let one, let two):
          .curve(
            to: end.applying(transform), control1: one.applying(transform),
            control2: two.applying(transform))
        case .closeSubpath: .closeSubpath
        }
      })
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  // What needs the area of a path gives the path itself.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
  public func normalized(eoFill: Bool = true) -> Path { self }
  public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
}
