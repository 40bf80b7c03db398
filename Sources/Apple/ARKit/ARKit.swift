// SPDX-License-Identifier: Apache-2.0
@_exported import SceneKit
@_exported import simd
import UIKit

// There is no camera: a session that runs fails at once, as on a device that does not support its configuration. No
// plane, picture or face is found.
// SeeAlso: https://developer.apple.com/documentation/arkit/arsession

public struct ARError: LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case requestFailed = 1, unsupportedConfiguration = 100, sensorUnavailable, sensorFailed
    case cameraUnauthorized, microphoneUnauthorized, worldTrackingFailed = 200
    case insufficientFeatures = 302
  }
  public let code: Code
  public var errorDescription: String? { "The provided configuration is not supported." }
}

open class ARAnchor: NSObject {
  public let identifier = UUID()
  public let name: String?
  open private(set) var transform: simd_float4x4
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) {
    (self.name, self.transform) = (name, transform)
  }
  open var sessionIdentifier: UUID? { nil }
}
public protocol ARTrackable: NSObject { var isTracked: Bool { get } }
open class ARPlaneExtent: NSObject {
  open var width: Float { 0 }
  open var height: Float { 0 }
  open var rotationOnYAxis: Float { 0 }
}
open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  public enum Classification: Sendable {
    case none, wall, floor, ceiling, table, seat, window, door
  }
  open var alignment: Alignment { .horizontal }
  open var classification: Classification { .none }
  open var center: simd_float3 { [0, 0, 0] }
  open var extent: simd_float3 { [0, 0, 0] }
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
}
open class ARImageAnchor: ARAnchor, ARTrackable {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
  open var isTracked: Bool { false }
  open var estimatedScaleFactor: CGFloat { 1 }
}
open class ARFaceAnchor: ARAnchor, ARTrackable {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let eyeBlinkLeft = Self(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = Self(rawValue: "eyeBlink_R")
    public static let jawOpen = Self(rawValue: "jawOpen")
    public static let mouthSmileLeft = Self(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = Self(rawValue: "mouthSmile_R")
    public static let browInnerUp = Self(rawValue: "browInnerUp")
    public static let cheekPuff = Self(rawValue: "cheekPuff")
    public static let tongueOut = Self(rawValue: "tongueOut")
  }
  open var isTracked: Bool { false }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
}
open class ARFaceGeometry: NSObject { open var vertices: [simd_float3] { [] } }
open class ARObjectAnchor: ARAnchor {}
open class ARMeshAnchor: ARAnchor {}
open class ARBodyAnchor: ARAnchor {}

/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}

public struct AREnvironmentTexturing: RawRepresentable, Equatable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let none = Self(rawValue: 0)
  public static let manual = Self(rawValue: 1)
  public static let automatic = Self(rawValue: 2)
}
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
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = Self(rawValue: 1)
    public static let meshWithClassification = Self(rawValue: 3)
  }
  open class var isSupported: Bool { false }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool {
    false
  }
  open var isLightEstimationEnabled = true
  open var worldAlignment = WorldAlignment.gravity
  open var providesAudioData = false
  open var frameSemantics: FrameSemantics = []
}
open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
  }
  public typealias EnvironmentTexturing = AREnvironmentTexturing
  public override init() {}
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>?
  open var maximumNumberOfTrackedImages = 0
  open var environmentTexturing = AREnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  open var isAutoFocusEnabled = true
  open var initialWorldMap: ARWorldMap?
  open var isCollaborationEnabled = false
  open var userFaceTrackingEnabled = false
}
open class ARWorldMap: NSObject { open var anchors: [ARAnchor] = [] }
open class AROrientationTrackingConfiguration: ARConfiguration { public override init() {} }
open class ARImageTrackingConfiguration: ARConfiguration {
  public override init() {}
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}
open class ARFaceTrackingConfiguration: ARConfiguration {
  public override init() {}
  open var maximumNumberOfTrackedFaces = 1
}
open class ARBodyTrackingConfiguration: ARConfiguration { public override init() {} }
open class ARGeoTrackingConfiguration: ARConfiguration { public override init() {} }

open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = Self(rawValue: 1)
    public static let estimatedHorizontalPlane = Self(rawValue: 2)
    public static let estimatedVerticalPlane = Self(rawValue: 4)
    public static let existingPlane = Self(rawValue: 8)
    public static let existingPlaneUsingExtent = Self(rawValue: 16)
    public static let existingPlaneUsingGeometry = Self(rawValue: 32)
  }
  open var type: ResultType { .featurePoint }
  open var distance: CGFloat { 0 }
  open var anchor: ARAnchor? { nil }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
}
open class ARRaycastQuery: NSObject {
  public enum Target: Int, Sendable {
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
  public let origin: simd_float3
  public let direction: simd_float3
  public let target: Target
  public let targetAlignment: TargetAlignment
  public init(
    origin: simd_float3, direction: simd_float3, allowing target: Target,
    alignment: TargetAlignment
  ) {
    (self.origin, self.direction) = (origin, direction)
    (self.target, targetAlignment) = (target, alignment)
  }
}
open class ARRaycastResult: NSObject {
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}
