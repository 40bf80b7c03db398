// SPDX-License-Identifier: Apache-2.0
@_exported import SceneKit
import UIKit
@_exported import simd

// There is no camera: a session that runs fails at once, as on a device that does not support its configuration. No
// plane, picture or face is found.

/// - SeeAlso: https://developer.apple.com/documentation/arkit/arconfiguration
open class ARConfiguration: NSObject {
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = Self(rawValue: 1)
    public static let personSegmentationWithDepth = Self(rawValue: 3)
    public static let bodyDetection = Self(rawValue: 4)
    public static let sceneDepth = Self(rawValue: 8)
    public static let smoothedSceneDepth = Self(rawValue: 16)
  }
  open class VideoFormat: NSObject {
    open var imageResolution: CGSize { .zero }
    open var framesPerSecond: Int { 60 }
  }
  open class var isSupported: Bool { false }
  open class var supportedVideoFormats: [VideoFormat] { [] }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open var isLightEstimationEnabled = true
  open var providesAudioData = false
  open var worldAlignment: WorldAlignment = .gravity
  open var frameSemantics: FrameSemantics = []
  open var videoFormat = VideoFormat()
}
open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
  }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = Self(rawValue: 1)
    public static let meshWithClassification = Self(rawValue: 3)
  }
  public override init() {}
  open class var supportsUserFaceTracking: Bool { false }
  open class func supportsSceneReconstruction(
    _ sceneReconstruction: SceneReconstruction
  ) -> Bool { false }
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>! = []
  open var detectionObjects: Set<ARReferenceObject> = []
  open var maximumNumberOfTrackedImages = 0
  open var automaticImageScaleEstimationEnabled = false
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
  open var userFaceTrackingEnabled = false
  open var environmentTexturing: EnvironmentTexturing = .none
  open var sceneReconstruction: SceneReconstruction = []
  open var initialWorldMap: ARWorldMap?
}
open class ARImageTrackingConfiguration: ARConfiguration {
  public override init() {}
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
  open var isAutoFocusEnabled = true
}
open class AROrientationTrackingConfiguration: ARConfiguration {
  public override init() {}
  open var isAutoFocusEnabled = true
}
open class ARFaceTrackingConfiguration: ARConfiguration {
  public override init() {}
  open class var supportedNumberOfTrackedFaces: Int { 0 }
  open class var supportsWorldTracking: Bool { false }
  open var maximumNumberOfTrackedFaces = 1
  open var isWorldTrackingEnabled = false
}
open class ARBodyTrackingConfiguration: ARConfiguration { public override init() {} }
open class ARGeoTrackingConfiguration: ARConfiguration { public override init() {} }
open class ARObjectScanningConfiguration: ARConfiguration { public override init() {} }
open class ARWorldMap: NSObject {
  open var anchors: [ARAnchor] = []
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ARReferenceObject: NSObject, @unchecked Sendable {
  open var name: String?
  open class func referenceObjects(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceObject>? { [] }
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }
  public init(
    _ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat
  ) {}
  override init() {}
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}

/// - SeeAlso: https://developer.apple.com/documentation/arkit/aranchor
open class ARAnchor: NSObject {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  open var sessionIdentifier: UUID? { nil }
  public init(anchor: ARAnchor) { (name, transform) = (anchor.name, anchor.transform) }
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
  }
}
public protocol ARTrackable: NSObjectProtocol { var isTracked: Bool { get } }
open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  public enum Classification: Sendable {
    case none(Status)
    case wall, floor, ceiling, table, seat, window, door
    public enum Status: Int, Sendable { case notAvailable, undetermined, unknown }
  }
  open class var isClassificationSupported: Bool { false }
  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { .zero }
  open var extent: SIMD3<Float> { .zero }
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
  open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
  open var classification: Classification { .none(.notAvailable) }
}
open class ARPlaneExtent: NSObject {
  open var width: Float { 0 }
  open var height: Float { 0 }
  open var rotationOnYAxis: Float { 0 }
}
open class ARPlaneGeometry: NSObject {
  open var vertices: [SIMD3<Float>] { [] }
  open var boundaryVertices: [SIMD3<Float>] { [] }
  open var triangleCount: Int { 0 }
}
open class ARSCNPlaneGeometry: SCNGeometry {
  open func update(from planeGeometry: ARPlaneGeometry) {}
}
open class ARImageAnchor: ARAnchor, ARTrackable {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var isTracked: Bool { false }
  open var estimatedScaleFactor: CGFloat { 1 }
}
open class ARObjectAnchor: ARAnchor {
  open var referenceObject: ARReferenceObject { ARReferenceObject() }
}
open class ARBodyAnchor: ARAnchor {}
open class ARMeshAnchor: ARAnchor {}
open class ARFaceGeometry: NSObject {
  open var vertices: [SIMD3<Float>] { [] }
}
open class ARSCNFaceGeometry: SCNGeometry { open func update(from faceGeometry: ARFaceGeometry) {} }
open class ARFaceAnchor: ARAnchor, ARTrackable {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    public static let jawOpen = Self(rawValue: "jawOpen")
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    public static let mouthFunnel = Self(rawValue: "mouthFunnel")
    public static let mouthPucker = Self(rawValue: "mouthPucker")
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    public static let browDownLeft = Self(rawValue: "browDown_L")
    public static let browDownRight = Self(rawValue: "browDown_R")
    public static let cheekPuff = Self(rawValue: "cheekPuff")
    public static let tongueOut = Self(rawValue: "tongueOut")
  }
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  open var isTracked: Bool { false }
}
