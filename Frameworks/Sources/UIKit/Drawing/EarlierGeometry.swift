// SPDX-License-Identifier: Apache-2.0

// Geometry as text, and functions under the names of Swift 3.

private func text(_ numbers: CGFloat...) -> String {
  "{" + numbers.map { String(format: "%g", Double($0)) }.joined(separator: ", ") + "}"
}
private func numbers(in text: String) -> [CGFloat] {
  text.split { !"0123456789.-+eE".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
}

extension NSCoder {
  public class func string(for point: CGPoint) -> String { text(point.x, point.y) }
  public class func string(for size: CGSize) -> String { text(size.width, size.height) }
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  public class func string(for insets: UIEdgeInsets) -> String {
    text(insets.top, insets.left, insets.bottom, insets.right)
  }
  public class func cgPoint(for string: String) -> CGPoint {
    let all = numbers(in: string)
    return all.count == 2 ? CGPoint(x: all[0], y: all[1]) : .zero
  }
  public class func cgSize(for string: String) -> CGSize {
    let all = numbers(in: string)
    return all.count == 2 ? CGSize(width: all[0], height: all[1]) : .zero
  }
  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(in: string)
    return all.count == 4 ? CGRect(x: all[0], y: all[1], width: all[2], height: all[3]) : .zero
  }
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let all = numbers(in: string)
    guard all.count == 4 else { return .zero }
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
}
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
extension CGRect {
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}
extension CGPoint {
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}
extension CGSize {
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}
