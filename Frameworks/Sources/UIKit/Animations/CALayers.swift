// SPDX-License-Identifier: Apache-2.0

// Layers of one kind: their values are kept, and nothing is drawn.

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
  open var truncationMode: CATextLayerTruncationMode = .none
  open var allowsFontSubpixelQuantization = false
}
public enum CATextLayerAlignmentMode: Sendable { case natural, left, right, center, justified }
public enum CATextLayerTruncationMode: Sendable { case none, start, middle, end }

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/careplicatorlayer
@preconcurrency @MainActor open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1
  open var instanceDelay: TimeInterval = 0
  open var instanceTransform = CATransform3DIdentity
  open var instanceColor: CGColor?
  open var instanceRedOffset: Float = 0
  open var instanceGreenOffset: Float = 0
  open var instanceBlueOffset: Float = 0
  open var instanceAlphaOffset: Float = 0
  open var preservesDepth = false
}

@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  open var scrollMode: CAScrollLayerScrollMode = .both
  open func scroll(to p: CGPoint) {}
  open func scroll(to r: CGRect) {}
}
public enum CAScrollLayerScrollMode: Sendable { case none, vertically, horizontally, both }

@preconcurrency @MainActor open class CATiledLayer: CALayer {
  open var levelsOfDetail = 1
  open var levelsOfDetailBias = 0
  open var tileSize = CGSize(width: 256, height: 256)
  open class func fadeDuration() -> TimeInterval { 0.25 }
}

@preconcurrency @MainActor open class CATransformLayer: CALayer {}

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/caemitterlayer
@preconcurrency @MainActor open class CAEmitterLayer: CALayer {
  open var emitterCells: [CAEmitterCell]?
  open var emitterPosition = CGPoint.zero
  open var emitterZPosition: CGFloat = 0
  open var emitterSize = CGSize.zero
  open var emitterDepth: CGFloat = 0
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  open var emitterMode: CAEmitterLayerEmitterMode = .volume
  open var renderMode: CAEmitterLayerRenderMode = .unordered
  open var preservesDepth = false
  open var birthRate: Float = 1
  open var lifetime: Float = 1
  open var velocity: Float = 1
  open var scale: Float = 1
  open var spin: Float = 1
  open var seed: UInt32 = 0
}
public enum CAEmitterLayerEmitterShape: Sendable {
  case point, line, rectangle, circle, cuboid, sphere
}
public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

/// - SeeAlso: https://developer.apple.com/documentation/quartzcore/caemittercell
@preconcurrency @MainActor open class CAEmitterCell: NSObject, CAMediaTiming {
  public override init() {}
  open var birthRate: Float = 0
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var emissionLongitude: CGFloat = 0
  open var emissionLatitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var color: CGColor?
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var magnificationFilter = "linear"
  open var minificationFilter = "linear"
  open var minificationFilterBias: Float = 0
  open var emitterCells: [CAEmitterCell]?
  open var name: String?
  open var isEnabled = true
  open var style: [AnyHashable: Any]?
  open var beginTime: TimeInterval = 0
  open var duration: TimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: TimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: TimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open func setValue(_ value: Any?, forKey key: String) {}
  open func value(forKey key: String) -> Any? { nil }
}
