// SPDX-License-Identifier: Apache-2.0

/// What draws a view: its values are kept, and nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve: CALayerCornerCurve = .circular
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowPath: CGPath?
  open var opacity: Float = 1
  open var isHidden = false
  open var isOpaque = false
  open var zPosition: CGFloat = 0
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var position = CGPoint.zero
  open var transform = CATransform3DIdentity
  open var sublayerTransform = CATransform3DIdentity
  open var contents: Any?
  open var contentsScale: CGFloat = 3
  open var contentsGravity: CALayerContentsGravity = .resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  open var mask: CALayer?
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var beginTime: TimeInterval = 0
  open weak var delegate: AnyObject?
  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  /// The frame of the view that the layer draws; nil for a layer of its own.
  var viewFrame: (@MainActor () -> CGRect)?
  private var ownFrame = CGRect.zero
  private var animations: [String: CAAnimation] = [:]

  public override init() { super.init() }
  public init(layer: Any) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open var frame: CGRect {
    get { viewFrame?() ?? ownFrame }
    set { ownFrame = newValue }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { ownFrame.size = newValue.size }
  }
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var all = sublayers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    sublayers = all
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open func render(in ctx: CGContext) {}
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func hitTest(_ p: CGPoint) -> CALayer? { frame.contains(p) ? self : nil }
  open func setAffineTransform(_ m: CGAffineTransform) {}
  open func affineTransform() -> CGAffineTransform { .identity }

  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { animations[key] = anim }
    anim.begin { [weak self] in if let key { self?.animations[key] = nil } }
  }
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
  open func removeAnimation(forKey key: String) { animations[key] = nil }
  open func removeAllAnimations() { animations = [:] }
  open func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval { t }
  open func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval { t }
}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  public static let circular = Self(name: "circular")
  public static let continuous = Self(name: "continuous")
}
public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  public static let resize = Self(name: "resize")
  public static let resizeAspect = Self(name: "resizeAspect")
  public static let resizeAspectFill = Self(name: "resizeAspectFill")
  public static let center = Self(name: "center")
}

public enum CAGradientLayerType: Sendable { case axial, radial, conic }

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/cagradientlayer
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type: CAGradientLayerType = .axial
}

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/cashapelayer
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var miterLimit: CGFloat = 10
  open var fillRule: CAShapeLayerFillRule = .nonZero
}
public enum CAShapeLayerLineCap: Sendable { case butt, round, square }
public enum CAShapeLayerLineJoin: Sendable { case miter, round, bevel }
public enum CAShapeLayerFillRule: Sendable { case nonZero, evenOdd }

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
  open var string: Any?
  open var font: Any?
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
  open var isWrapped = false
  open var alignmentMode: CATextLayerAlignmentMode = .natural
}
public enum CATextLayerAlignmentMode: Sendable { case natural, left, right, center, justified }

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
}

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterSize = CGSize.zero
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var birthRate: Float = 1
}
public enum CAEmitterLayerEmitterShape: Sendable { case point, line, rectangle, circle }
@preconcurrency @MainActor open class CAEmitterCell: NSObject {
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var alphaSpeed: Float = 0
  open var color: CGColor?
  open var contents: Any?
  open var name: String?
}

/// Sixteen numbers that move what nobody sees.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m22: CGFloat = 1
  public var m33: CGFloat = 1
  public var m34: CGFloat = 0
  public var m41: CGFloat = 0
  public var m42: CGFloat = 0
  public var m43: CGFloat = 0
  public var m44: CGFloat = 1
  public init() {}
}
public let CATransform3DIdentity = CATransform3D()
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3D() }
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m22, made.m33) = (x, y, z)
  return made
}
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  var made = CATransform3D()
  (made.m41, made.m42, made.m43) = (x, y, z)
  return made
}
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t }
public func CATransform3DScale(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t }
public func CATransform3DTranslate(
  _ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { t }

extension CALayer {
  /// What is set by its name is accepted, and not kept.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}
