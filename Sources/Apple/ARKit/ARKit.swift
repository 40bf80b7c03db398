// SPDX-License-Identifier: Apache-2.0
@_exported import SceneKit
import UIKit

// There is no camera: worlds are not tracked, and no plane or picture is found.

open class ARConfiguration: NSObject {
  open class var isSupported: Bool { false }
  open var isLightEstimationEnabled = true
}
open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1)
    public static let vertical = Self(rawValue: 2)
  }
  public override init() {}
  open var planeDetection: PlaneDetection = []
  open var detectionImages: Set<ARReferenceImage>?
}
open class ARImageTrackingConfiguration: ARConfiguration {
  public override init() {}
  open var trackingImages: Set<ARReferenceImage> = []
  open var maximumNumberOfTrackedImages = 1
}
open class ARFaceTrackingConfiguration: ARConfiguration { public override init() {} }
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  open var name: String?
  open var physicalSize: CGSize { .zero }
  open class func referenceImages(
    inGroupNamed name: String, bundle: Bundle?
  ) -> Set<ARReferenceImage>? { [] }
}
open class ARAnchor: NSObject { public let identifier = UUID() }
open class ARPlaneAnchor: ARAnchor {}
open class ARImageAnchor: ARAnchor {
  open var referenceImage: ARReferenceImage { ARReferenceImage() }
}
open class ARFaceAnchor: ARAnchor {}
open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = Self(rawValue: 1)
    public static let existingPlaneUsingExtent = Self(rawValue: 16)
  }
}
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = Self(rawValue: 1)
    public static let removeExistingAnchors = Self(rawValue: 2)
  }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  open func pause() {}
}
public struct ARDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showFeaturePoints = Self(rawValue: 1)
  public static let showWorldOrigin = Self(rawValue: 2)
}
public typealias ARSCNDebugOptions = ARDebugOptions
@preconcurrency @MainActor open class ARSCNView: SCNView {
  public let session = ARSession()
  open var debugOptions: ARDebugOptions = []
  open var automaticallyUpdatesLighting = true
  open weak var arDelegate: (any ARSCNViewDelegate)?
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
}
