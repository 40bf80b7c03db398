// SPDX-License-Identifier: Apache-2.0
import SceneKit
import UIKit

// A session that tracks nothing, and what shows it.

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
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var localTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var distance: CGFloat { 0 }
  open var anchor: ARAnchor? { nil }
}
open class ARRaycastQuery: NSObject {
  public let origin: SIMD3<Float>
  public let direction: SIMD3<Float>
  public let target: Target
  public let targetAlignment: TargetAlignment
  public enum Target: Int, Sendable {
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  public enum TargetAlignment: Int, Sendable { case horizontal, vertical, any }
  public init(
    origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target,
    alignment: TargetAlignment
  ) {
    (self.origin, self.direction) = (origin, direction)
    (self.target, targetAlignment) = (target, alignment)
  }
}
open class ARRaycastResult: NSObject {
  open var target: ARRaycastQuery.Target { .estimatedPlane }
  open var targetAlignment: ARRaycastQuery.TargetAlignment { .any }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var anchor: ARAnchor? { nil }
}
open class ARTrackedRaycast: NSObject { open func stopTracking() {} }

/// - SeeAlso: https://developer.apple.com/documentation/arkit/arcamera
open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    case notAvailable
    case limited(Reason)
    case normal
    public enum Reason: Int, Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
  }
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var trackingState: TrackingState { .notAvailable }
  open var eulerAngles: SIMD3<Float> { .zero }
  open var imageResolution: CGSize { .zero }
  open var exposureDuration: TimeInterval { 0 }
}
open class ARLightEstimate: NSObject {
  open var ambientIntensity: CGFloat { 1000 }
  open var ambientColorTemperature: CGFloat { 6500 }
}
open class ARPointCloud: NSObject {
  open var points: [SIMD3<Float>] { [] }
  open var identifiers: [UInt64] { [] }
}
open class ARDepthData: NSObject {}
open class ARFrame: NSObject {
  public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
  /// - Note: None comes: a session has no frame.
  open var capturedImage: CVPixelBuffer { fatalError("there is no camera") }
  open var camera: ARCamera { ARCamera() }
  open var timestamp: TimeInterval { 0 }
  open var anchors: [ARAnchor] { [] }
  open var lightEstimate: ARLightEstimate? { nil }
  open var rawFeaturePoints: ARPointCloud? { nil }
  open var sceneDepth: ARDepthData? { nil }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
public struct ARError: LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case requestFailed = 1
    case unsupportedConfiguration = 100
    case sensorUnavailable, sensorFailed, cameraUnauthorized, microphoneUnauthorized
    case worldTrackingFailed = 200
    case insufficientFeatures = 302
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "The provided configuration is not supported." }
}

@preconcurrency @MainActor public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
  func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
  public func sessionShouldAttemptRelocalization(_ session: ARSession) -> Bool { false }
}
@preconcurrency @MainActor public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
/// - SeeAlso: https://developer.apple.com/documentation/arkit/arsession
open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = Self(rawValue: 1)
    public static let removeExistingAnchors = Self(rawValue: 2)
    public static let stopTrackedRaycasts = Self(rawValue: 4)
    public static let resetSceneReconstruction = Self(rawValue: 8)
  }
  public override init() {}
  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  /// The view's delegate hears of it too.
  weak var observer: (any ARSessionObserver)?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  public let identifier = UUID()
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.fail() } }
  }
  @MainActor private func fail() {
    let error = ARError(.unsupportedConfiguration)
    delegate?.session(self, didFailWithError: error)
    if observer !== delegate { observer?.session(self, didFailWithError: error) }
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func getCurrentWorldMap(
    completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void
  ) { completionHandler(nil, ARError(.insufficientFeatures)) }
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func trackedRaycast(
    _ query: ARRaycastQuery, updateHandler: @escaping ([ARRaycastResult]) -> Void
  ) -> ARTrackedRaycast? { nil }
}
public typealias ARSCNDebugOptions = SCNDebugOptions
extension SCNDebugOptions {
  public static let showFeaturePoints = Self(rawValue: 1 << 30)
  public static let showWorldOrigin = Self(rawValue: 1 << 31)
}
/// - SeeAlso: https://developer.apple.com/documentation/arkit/arscnview
@preconcurrency @MainActor open class ARSCNView: SCNView {
  open var session = ARSession()
  open var automaticallyUpdatesLighting = true
  open var rendersCameraGrain = false
  open var rendersMotionBlur = false
  open override weak var delegate: (any SCNSceneRendererDelegate)? {
    didSet { session.observer = delegate as? any ARSessionObserver }
  }
  private var ownScene = SCNScene()
  /// An AR view always has one.
  open override var scene: SCNScene! {
    get { ownScene }
    set { ownScene = newValue ?? SCNScene() }
  }
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
}
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
}
@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  open var session: ARSession?
  open var goal: Goal = .tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open func setActive(_ active: Bool, animated: Bool) {}
}
@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
