// SPDX-License-Identifier: Apache-2.0

// Drawing into pictures: what draws is called, and the picture has its size and no pixels.

@MainActor private var contexts: [CGSize] = []

@preconcurrency @MainActor public func UIGraphicsBeginImageContext(_ size: CGSize) {
  contexts.append(size)
}
@preconcurrency @MainActor public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { contexts.append(size) }
@preconcurrency @MainActor public func UIGraphicsEndImageContext() { _ = contexts.popLast() }
/// - Note: Also where a view draws itself.
@preconcurrency @MainActor public func UIGraphicsGetCurrentContext() -> CGContext? {
  CGContext(size: contexts.last ?? UIScreen.main.bounds.size)
}
@preconcurrency @MainActor public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.last.map { UIImage(size: $0) }
}
public func UIRectFill(_ rect: CGRect) {}
public func UIRectFrame(_ rect: CGRect) {}
public func UIRectClip(_ rect: CGRect) {}
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {}
@preconcurrency @MainActor public func UIGraphicsPushContext(_ context: CGContext) {
  contexts.append(CGSize(width: context.width, height: context.height))
}
@preconcurrency @MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public convenience override init() { self.init(size: .zero) }
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public init(bounds: CGRect) { size = bounds.size }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { size = bounds.size }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(size))
    return UIImage(size: size)
  }
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { pngData(actions: actions) }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 3
  open var opaque = false
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  open var preferredRange: Range = .automatic
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  private let size: CGSize
  init(_ size: CGSize) {
    self.size = size
    cgContext = CGContext(size: size)
  }
  open var currentImage: UIImage { UIImage(size: size) }
  open var format: UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

/// A path of lines and curves: its points are kept.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uibezierpath
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  private let path = CGMutablePath()
  open var cgPath: CGPath {
    get { path }
    set { path.addPath(newValue) }
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBox }
  open var currentPoint: CGPoint { path.currentPoint }
  public override init() {}
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }
  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addLine(to: endPoint)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addLine(to: endPoint) }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }
  open func apply(_ transform: CGAffineTransform) {}
  open func close() {}
  open func removeAllPoints() {}
  open func reversing() -> UIBezierPath { self }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
  open func fill() {}
  open func stroke() {}
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  open func addClip() {}
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners = Self(rawValue: .max)
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let right = Self(rawValue: 8)
  public static let all: Self = [.top, .left, .bottom, .right]
}
