// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Scenes in space: nodes keep what the app says; nothing is drawn, moved or simulated.

public struct SCNVector3: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public init() { self.init(0 as Float, 0, 0) }
  public init(_ x: Float, _ y: Float, _ z: Float) {
    self.x = x
    self.y = y
    self.z = z
  }
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}
public let SCNVector3Zero = SCNVector3()
public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { a == b }
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public struct SCNVector4: Equatable, Sendable {
  public var x: Float
  public var y: Float
  public var z: Float
  public var w: Float
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}
public let SCNVector4Zero = SCNVector4(0, 0, 0, 0)
public typealias SCNQuaternion = SCNVector4
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 {
  SCNVector4(x, y, z, w)
}
extension SCNVector4 {
  public init() { self.init(0, 0, 0, 0) }
  public init(x: Float, y: Float, z: Float, w: Float) { self.init(x, y, z, w) }
  public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
  public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) {
    self.init(Float(x), Float(y), Float(z), Float(w))
  }
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnmatrix4
public struct SCNMatrix4: Sendable {
  public var m11: Float = 1
  public var m12: Float = 0
  public var m13: Float = 0
  public var m14: Float = 0
  public var m21: Float = 0
  public var m22: Float = 1
  public var m23: Float = 0
  public var m24: Float = 0
  public var m31: Float = 0
  public var m32: Float = 0
  public var m33: Float = 1
  public var m34: Float = 0
  public var m41: Float = 0
  public var m42: Float = 0
  public var m43: Float = 0
  public var m44: Float = 1
  public init() {}
}
public let SCNMatrix4Identity = SCNMatrix4()
public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
  var made = SCNMatrix4()
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}
public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  var made = SCNMatrix4()
  (made.m11, made.m22, made.m33) = (sx, sy, sz)
  return made
}
/// - Note: Turning changes nothing that is seen here: these give what they are given.
public func SCNMatrix4MakeRotation(
  _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 { SCNMatrix4() }
public func SCNMatrix4Translate(
  _ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float
) -> SCNMatrix4 { m }
public func SCNMatrix4Rotate(
  _ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float
) -> SCNMatrix4 { m }
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
  m
}
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { a }
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 { m }
