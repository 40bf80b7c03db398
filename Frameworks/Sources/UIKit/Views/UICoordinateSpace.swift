// SPDX-License-Identifier: Apache-2.0

/// An object with coordinates: a view, the screen.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uicoordinatespace
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  var bounds: CGRect { get }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  /// The point on the screen at which the space begins.
  private var start: CGPoint {
    var view = self as? UIView
    var point = CGPoint.zero
    while let one = view {
      point.x += one.frame.minX - one.bounds.minX
      point.y += one.frame.minY - one.bounds.minY
      view = one.superview
    }
    return point
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let (from, to) = (start, coordinateSpace.start)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(origin: convert(rect.origin, to: coordinateSpace), size: rect.size)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIScreen: UICoordinateSpace {
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

// Nil stands for the window, which begins where the screen does.
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(point, to: (view ?? window ?? UIScreen.main) as any UICoordinateSpace)
  }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(point, from: (view ?? window ?? UIScreen.main) as any UICoordinateSpace)
  }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    convert(rect, to: (view ?? window ?? UIScreen.main) as any UICoordinateSpace)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convert(rect, from: (view ?? window ?? UIScreen.main) as any UICoordinateSpace)
  }
}
