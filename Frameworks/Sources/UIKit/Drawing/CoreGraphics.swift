// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Core Graphics: its values are kept, and nothing is drawn.

/// A color of Core Graphics.
public final class CGColor: Sendable, Equatable {
  public let components: [CGFloat]?
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    switch components.count {
    case 2: self.init(gray: components[0], alpha: components[1])
    case 4:
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    case _: return nil
    }
  }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public func converted(
    to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?
  ) -> CGColor? { self }
  public var alpha: CGFloat { components?.last ?? 1 }
  public var numberOfComponents: Int { components?.count ?? 0 }
  public func copy(alpha: CGFloat) -> CGColor? {
    components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
  }
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int32, Sendable { case winding, evenOdd }
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn
  case sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium }

public struct CGVector: Hashable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { self.init(dx: 0, dy: 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  public static let zero = CGVector()
}

/// A path: its points are kept.
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgpath
/// - Note: Unchecked, as an immutable path of Apple's: `CGMutablePath` is its maker's alone.
open class CGPath: @unchecked Sendable {
  package fileprivate(set) var points: [CGPoint]
  fileprivate init(points: [CGPoint]) { self.points = points }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(points: [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)])
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: nil)
  }
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: nil) }
  public var isEmpty: Bool { points.isEmpty }
  public var currentPoint: CGPoint { points.last ?? .zero }
  public var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  public var boundingBoxOfPath: CGRect { boundingBox }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.contains(point) }
  public func copy() -> CGPath? { CGPath(points: points) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(points: points) }
}

/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked AppleSendable {
  public init() { super.init(points: []) }
  fileprivate override init(points: [CGPoint]) { super.init(points: points) }
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    points.append(point)
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    points.append(point)
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    self.points += points
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addRect(rect)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { addRect(rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { points += [tangent1End, tangent2End] }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { points.append(end) }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) { points.append(end) }
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    points += path.points
  }
  public func closeSubpath() {}
}

/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgcolorspace
public final class CGColorSpace: Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public init?(name: String) {}
  fileprivate init() {}
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
  public init?(
    colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?
  ) {}
}
extension CGGradient {
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) { self.init(colorsSpace: space, colors: [], locations: nil) }
}
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

/// A picture of Core Graphics: its size, and no pixels.
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  public let width: Int
  public let height: Int
  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { (self.width, self.height) = (width, height) }
  public init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) { (self.width, self.height) = (width, height) }
  public func cropping(to rect: CGRect) -> CGImage? {
    CGImage(width: Int(rect.width), height: Int(rect.height))
  }
  public func copy() -> CGImage? { self }
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
  public func masking(_ mask: CGImage) -> CGImage? { self }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var dataProvider: CGDataProvider? { nil }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
}

public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The context of a drawing. Nothing comes of it.
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
  private let size: CGSize
  package init(size: CGSize) { self.size = size }
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init(size: CGSize(width: width, height: height)) }
  public var width: Int { Int(size.width) }
  public var height: Int { Int(size.height) }
  public var bytesPerRow: Int { 4 * width }
  public var data: UnsafeMutableRawPointer? { nil }
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }
  public var ctm: CGAffineTransform { .identity }
  public var path: CGPath? { nil }
  public var isPathEmpty: Bool { true }
  public var currentPointOfPath: CGPoint { .zero }
  public var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
  public var textPosition: CGPoint {
    get { .zero }
    set {}
  }
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public func beginPath() {}
  public func closePath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addRect(_ rect: CGRect) {}
  public func addEllipse(in rect: CGRect) {}
  public func addPath(_ path: CGPath) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func strokePath() {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func clip() {}
  public func clip(to rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public func makeImage() -> CGImage? {
    CGImage(width: Int(size.width), height: Int(size.height))
  }
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func addRects(_ rects: [CGRect]) {}
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  public func eoFillPath() {}
  public func replacePathWithStrokedPath() {}
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { false }
  public func clip(using rule: CGPathFillRule) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func resetClip() {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {}
  public func beginPDFPage(_ pageInfo: [String: Any]?) {}
  public func endPDFPage() {}
  public func flush() {}
  public func synchronize() {}
}
