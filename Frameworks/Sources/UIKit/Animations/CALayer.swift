// SPDX-License-Identifier: Apache-2.0

/// A layer, which draws a view. Its values are kept, and nothing is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/calayer
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming {
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
  open var duration: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsFormat: CALayerContentsFormat = .RGBA8Uint
  open var minificationFilter: CALayerContentsFilter = .linear
  open var magnificationFilter: CALayerContentsFilter = .linear
  open var minificationFilterBias: Float = 0
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  open var drawsAsynchronously = false
  open var isDoubleSided = true
  open var anchorPointZ: CGFloat = 0
  open var isGeometryFlipped = false
  open var allowsGroupOpacity = true
  open var filters: [Any]?
  open var backgroundFilters: [Any]?
  open var compositingFilter: Any?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open weak var delegate: AnyObject?
  open var sublayers: [CALayer]? {
    get { layers }
    set {
      for layer in layers ?? [] { layer.superlayer = nil }
      layers = newValue
      for layer in newValue ?? [] { layer.superlayer = self }
    }
  }
  private var layers: [CALayer]?
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
    var all = layers ?? []
    all.insert(layer, at: min(Int(idx), all.count))
    layers = all
  }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  open func removeFromSuperlayer() {
    superlayer?.layers?.removeAll { $0 === self }
    superlayer = nil
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    let place = UInt32(layers?.firstIndex { $0 === oldLayer } ?? layers?.count ?? 0)
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: place)
  }
  open var visibleRect: CGRect { bounds }
  open func preferredFrameSize() -> CGSize { frame.size }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r }
  open func scroll(_ p: CGPoint) {}
  open func scrollRectToVisible(_ r: CGRect) {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func displayIfNeeded() {}
  open func needsDisplay() -> Bool { false }
  open func needsLayout() -> Bool { false }
  open func contentsAreFlipped() -> Bool { false }
  open func action(forKey event: String) -> (any CAAction)? { actions?[event] }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func needsDisplay(forKey key: String) -> Bool { false }
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
  public static let top = Self(name: "top")
  public static let bottom = Self(name: "bottom")
  public static let left = Self(name: "left")
  public static let right = Self(name: "right")
  public static let topLeft = Self(name: "topLeft")
  public static let topRight = Self(name: "topRight")
  public static let bottomLeft = Self(name: "bottomLeft")
  public static let bottomRight = Self(name: "bottomRight")
}

public enum CALayerContentsFormat: Sendable { case RGBA8Uint, RGBA16Float, gray8Uint, automatic }
public enum CALayerContentsFilter: Sendable { case linear, nearest, trilinear }
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let layerLeftEdge = Self(rawValue: 1)
  public static let layerRightEdge = Self(rawValue: 2)
  public static let layerBottomEdge = Self(rawValue: 4)
  public static let layerTopEdge = Self(rawValue: 8)
}

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/camediatiming
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  var beginTime: TimeInterval { get set }
  var duration: TimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: TimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: TimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}
/// An action that a change of a layer sets off.
@preconcurrency @MainActor public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}
extension CALayerDelegate {
  public func display(_ layer: CALayer) {}
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

extension CALayer {
  /// Accepts a value that is set by its name, and keeps nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKey key: String) -> Any? { nil }
  public func value(forKeyPath keyPath: String) -> Any? { nil }
}
