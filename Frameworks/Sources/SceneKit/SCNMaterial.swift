// SPDX-License-Identifier: Apache-2.0
import UIKit

// What a shape looks like, and what lights and shows it: kept, and nothing is drawn.

public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNFilterMode: Int, Sendable { case none, nearest, linear }
open class SCNMaterialProperty: NSObject {
  public override init() {}
  public convenience init(contents: Any) {
    self.init()
    self.contents = contents
  }
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var wrapS: SCNWrapMode = .clamp
  open var wrapT: SCNWrapMode = .clamp
  open var minificationFilter: SCNFilterMode = .linear
  open var magnificationFilter: SCNFilterMode = .linear
  open var mipFilter: SCNFilterMode = .none
  open var contentsTransform = SCNMatrix4Identity
  open var mappingChannel = 0
  open var maxAnisotropy: CGFloat = 1
  open var borderColor: Any?
}
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer }
public enum SCNBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, screen, replace, max
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnmaterial
open class SCNMaterial: NSObject {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = Self(rawValue: "SCNLightingModelPhong")
    public static let blinn = Self(rawValue: "SCNLightingModelBlinn")
    public static let lambert = Self(rawValue: "SCNLightingModelLambert")
    public static let constant = Self(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = Self(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = Self(rawValue: "SCNLightingModelShadowOnly")
  }
  public override init() {}
  open var name: String?
  public let diffuse = SCNMaterialProperty()
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  public let selfIllumination = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  public let clearCoat = SCNMaterialProperty()
  open var lightingModel: LightingModel = .blinn
  open var isDoubleSided = false
  open var isLitPerPixel = true
  open var locksAmbientWithDiffuse = true
  open var shininess: CGFloat = 1
  open var fresnelExponent: CGFloat = 0
  open var transparency: CGFloat = 1
  open var transparencyMode: SCNTransparencyMode = .aOne
  open var cullMode: SCNCullMode = .back
  open var blendMode: SCNBlendMode = .alpha
  open var fillMode: SCNFillMode = .fill
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var colorBufferWriteMask: SCNColorMask = .all
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  open override func copy() -> Any { self }
  open func setValue(_ value: Any?, forKey key: String) {}
}
public struct SCNColorMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let red = Self(rawValue: 8)
  public static let green = Self(rawValue: 4)
  public static let blue = Self(rawValue: 2)
  public static let alpha = Self(rawValue: 1)
  public static let all = Self(rawValue: 15)
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scnlight
open class SCNLight: NSObject {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Self(rawValue: "ambient")
    public static let omni = Self(rawValue: "omni")
    public static let directional = Self(rawValue: "directional")
    public static let spot = Self(rawValue: "spot")
    public static let IES = Self(rawValue: "ies")
    public static let probe = Self(rawValue: "probe")
    public static let area = Self(rawValue: "area")
  }
  public override init() {}
  open var type: LightType = .omni
  open var name: String?
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black
  open var shadowRadius: CGFloat = 3
  open var shadowMapSize = CGSize.zero
  open var shadowSampleCount = 0
  open var shadowMode: SCNShadowMode = .forward
  open var shadowBias: CGFloat = 1
  open var automaticallyAdjustsShadowProjection = true
  open var orthographicScale: CGFloat = 1
  open var zNear: CGFloat = 1
  open var zFar: CGFloat = 100
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var categoryBitMask = -1
  open var gobo: SCNMaterialProperty? { nil }
}
public enum SCNShadowMode: Int, Sendable { case forward, deferred, modulated }
open class SCNCamera: NSObject {
  public override init() {}
  open var name: String?
  open var zFar = 100.0
  open var zNear = 1.0
  open var fieldOfView: CGFloat = 60
  open var xFov = 0.0
  open var yFov = 0.0
  open var focalLength: CGFloat = 50
  open var usesOrthographicProjection = false
  open var orthographicScale = 1.0
  open var automaticallyAdjustsZRange = false
  open var wantsHDR = false
  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var fStop: CGFloat = 5.6
  open var motionBlurIntensity: CGFloat = 0
  open var bloomIntensity: CGFloat = 0
  open var exposureOffset: CGFloat = 0
  open var minimumExposure: CGFloat = -15
  open var maximumExposure: CGFloat = 15
  open var categoryBitMask = -1
}
