// SPDX-License-Identifier: Apache-2.0

// The kinds of nodes: their properties are kept.

public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

@preconcurrency @MainActor open class SKTexture: NSObject {
  private let ownSize: CGSize
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false
  public init(imageNamed name: String) { ownSize = UIImage(named: name)?.size ?? .zero }
  public init(image: UIImage) { ownSize = image.size }
  public init(cgImage image: CGImage) {
    ownSize = CGSize(width: image.width, height: image.height)
  }
  public init(rect: CGRect, in texture: SKTexture) { ownSize = texture.ownSize }
  open func size() -> CGSize { ownSize }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
@preconcurrency @MainActor open class SKTextureAtlas: NSObject {
  private let names: [String]
  public init(named name: String) { names = [] }
  open class func atlasNamed(_ name: String) -> SKTextureAtlas { SKTextureAtlas(named: name) }
  /// - Note: An atlas is not read: it has no names.
  open var textureNames: [String] { names }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}

@preconcurrency @MainActor open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  open var color: UIColor
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var size: CGSize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shader: SKShader?
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public override convenience init() { self.init(texture: nil) }
  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }
  open override var frame: CGRect {
    let (width, height) = (size.width * abs(xScale), size.height * abs(yScale))
    return CGRect(
      x: position.x - width * anchorPoint.x, y: position.y - height * anchorPoint.y, width: width,
      height: height)
  }
  open func scale(to size: CGSize) { self.size = size }
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }
@preconcurrency @MainActor open class SKLabelNode: SKNode {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var fontName: String?
  open var fontSize: CGFloat = 32
  open var fontColor: UIColor?
  open var color: UIColor?
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  open var numberOfLines = 1
  open var preferredMaxLayoutWidth: CGFloat = 0
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public override init() { super.init() }
  public init(fontNamed fontName: String?) {
    self.fontName = fontName
    super.init()
  }
  public convenience init(text: String?) {
    self.init(fontNamed: nil)
    self.text = text
  }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  /// A letter is taken to be half as wide as it is high.
  open override var frame: CGRect {
    let width = fontSize * CGFloat(text?.count ?? 0) / 2
    let left =
      horizontalAlignmentMode == .center ? width / 2 : horizontalAlignmentMode == .right ? width : 0
    return CGRect(x: position.x - left, y: position.y, width: width, height: fontSize)
  }
}

@preconcurrency @MainActor open class SKShapeNode: SKNode {
  open var path: CGPath?
  open var strokeColor = UIColor.white
  open var fillColor = UIColor.clear
  open var fillTexture: SKTexture?
  open var lineWidth: CGFloat = 1
  open var glowWidth: CGFloat = 0
  open var lineCap = CGLineCap.butt
  open var lineJoin = CGLineJoin.miter
  open var isAntialiased = true
  open var blendMode = SKBlendMode.alpha
  private var ownSize = CGSize.zero
  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }
  public convenience init(path: CGPath, centered: Bool) { self.init(path: path) }
  public convenience init(rect: CGRect) { self.init(rectOf: rect.size) }
  public convenience init(rect: CGRect, cornerRadius: CGFloat) { self.init(rectOf: rect.size) }
  public convenience init(rectOf size: CGSize) {
    self.init()
    ownSize = size
  }
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) { self.init(rectOf: size) }
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(rectOf: CGSize(width: 2 * radius, height: 2 * radius))
  }
  public convenience init(ellipseOf size: CGSize) { self.init(rectOf: size) }
  public convenience init(ellipseIn rect: CGRect) { self.init(rectOf: rect.size) }
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count: Int) { self.init() }
  public convenience init(splinePoints: UnsafeMutablePointer<CGPoint>, count: Int) { self.init() }
  open override var frame: CGRect {
    CGRect(
      x: position.x - ownSize.width / 2, y: position.y - ownSize.height / 2, width: ownSize.width,
      height: ownSize.height)
  }
}

@preconcurrency @MainActor open class SKEmitterNode: SKNode {
  open var particleTexture: SKTexture?
  open var particleBirthRate: CGFloat = 0
  open var particleLifetime: CGFloat = 0
  open var particleLifetimeRange: CGFloat = 0
  open var numParticlesToEmit = 0
  open var particleSpeed: CGFloat = 0
  open var particleSpeedRange: CGFloat = 0
  open var particleAlpha: CGFloat = 1
  open var particleAlphaSpeed: CGFloat = 0
  open var particleScale: CGFloat = 1
  open var particleScaleRange: CGFloat = 0
  open var particleScaleSpeed: CGFloat = 0
  open var particleSize = CGSize.zero
  open var particleColor = UIColor.white
  open var particleColorBlendFactor: CGFloat = 0
  open var particleColorSequence: SKKeyframeSequence?
  open var particleBlendMode = SKBlendMode.alpha
  open var particlePosition = CGPoint.zero
  open var particlePositionRange = CGVector.zero
  open var emissionAngle: CGFloat = 0
  open var emissionAngleRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open weak var targetNode: SKNode?
  open func advanceSimulationTime(_ sec: TimeInterval) {}
  open func resetSimulation() {}
}
@preconcurrency @MainActor open class SKKeyframeSequence: NSObject {}
@preconcurrency @MainActor open class SKShader: NSObject {
  public init(fileNamed name: String) {}
  public init(source: String) {}
  public init(source: String, uniforms: [SKUniform]) { self.uniforms = uniforms }
  open var uniforms: [SKUniform] = []
}
@preconcurrency @MainActor open class SKCropNode: SKNode { open var maskNode: SKNode? }
@preconcurrency @MainActor open class SKEffectNode: SKNode {
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?
}
@preconcurrency @MainActor open class SKCameraNode: SKNode {
  open func contains(_ node: SKNode) -> Bool { true }
}
@preconcurrency @MainActor open class SKLightNode: SKNode {
  open var categoryBitMask: UInt32 = 1
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor: UIColor?
  open var falloff: CGFloat = 1
}
@preconcurrency @MainActor open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public init(fileNamed name: String) { super.init() }
  public init(url: URL) { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
@preconcurrency @MainActor open class SKReferenceNode: SKNode {
  public init(fileNamed fileName: String?) { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
