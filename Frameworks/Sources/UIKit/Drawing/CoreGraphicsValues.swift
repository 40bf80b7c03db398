// SPDX-License-Identifier: Apache-2.0

// Values for pictures and paths of Core Graphics: kept, and nothing is drawn.

public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = Self(rawValue: 0x1F)
  public static let floatComponents = Self(rawValue: 1 << 8)
  public static let byteOrderMask = Self(rawValue: 0x7000)
  public static let byteOrder16Little = Self(rawValue: 1 << 12)
  public static let byteOrder32Little = Self(rawValue: 2 << 12)
  public static let byteOrder16Big = Self(rawValue: 3 << 12)
  public static let byteOrder32Big = Self(rawValue: 4 << 12)
}
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: Sendable {
  public let data: Data?
  public init?(data: Data) { self.data = data }
  public init?(data: NSData) { self.data = data as Data }
  public init?(url: URL) { data = try? Data(contentsOf: url) }
}
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}
extension CGPath {
  /// The points that are kept, as lines.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for (place, point) in points.enumerated() {
      var point = point
      withUnsafeMutablePointer(to: &point) { pointer in
        var element = CGPathElement(
          type: place == 0 ? .moveToPoint : .addLineToPoint, points: pointer)
        block(&element)
      }
    }
  }
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { copy() }
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath { self }
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
  public func intersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath { self }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { self }
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    boundingBox.intersects(other.boundingBox)
  }
}
public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }
extension CGRect {
  /// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgrect/divided(atdistance:from:)
  public func divided(
    atDistance distance: CGFloat, from edge: CGRectEdge
  ) -> (slice: CGRect, remainder: CGRect) {
    let across = max(0, min(distance, width))
    let down = max(0, min(distance, height))
    switch edge {
    case .minXEdge:
      return (
        CGRect(x: minX, y: minY, width: across, height: height),
        CGRect(x: minX + across, y: minY, width: width - across, height: height)
      )
    case .maxXEdge:
      return (
        CGRect(x: maxX - across, y: minY, width: across, height: height),
        CGRect(x: minX, y: minY, width: width - across, height: height)
      )
    case .minYEdge:
      return (
        CGRect(x: minX, y: minY, width: width, height: down),
        CGRect(x: minX, y: minY + down, width: width, height: height - down)
      )
    case .maxYEdge:
      return (
        CGRect(x: minX, y: maxY - down, width: width, height: down),
        CGRect(x: minX, y: minY, width: width, height: height - down)
      )
    }
  }
}
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The turn of a picture, as in its file.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
