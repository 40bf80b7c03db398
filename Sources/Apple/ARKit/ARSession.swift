// SPDX-License-Identifier: Apache-2.0
import UIKit

open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var trackingState: TrackingState { .notAvailable }
  open var eulerAngles: simd_float3 { [0, 0, 0] }
}
open class ARLightEstimate: NSObject {
  open var ambientIntensity: CGFloat { 1_000 }
  open var ambientColorTemperature: CGFloat { 6_500 }
}
open class ARPointCloud: NSObject { open var points: [simd_float3] { [] } }
open class ARFrame: NSObject {
  public enum WorldMappingStatus: Int, Sendable { case notAvailable, limited, extending, mapped }
  open var camera: ARCamera { ARCamera() }
  open var anchors: [ARAnchor] { [] }
  open var timestamp: TimeInterval { 0 }
  open var lightEstimate: ARLightEstimate? { nil }
  open var rawFeaturePoints: ARPointCloud? { nil }
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
}

open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = Self(rawValue: 1)
    public static let removeExistingAnchors = Self(rawValue: 2)
    public static let stopTrackedRaycasts = Self(rawValue: 4)
    public static let resetSceneReconstruction = Self(rawValue: 8)
  }
  open weak var delegate: (any ARSessionDelegate)?
  open var delegateQueue: DispatchQueue?
  /// The view's delegate hears of it too.
  weak var observer: (any ARSessionObserver)?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  public let identifier = UUID()

  /// - Note: Unchecked: it is told on one queue.
  private struct Told: @unchecked Sendable { let body: () -> Void }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    let told = Told { [weak self] in
      guard let self else { return }
      let error = ARError(code: .unsupportedConfiguration)
      delegate?.session(self, didFailWithError: error)
      if observer !== delegate { observer?.session(self, didFailWithError: error) }
    }
    (delegateQueue ?? .main).async { told.body() }
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  open func getCurrentWorldMap(completionHandler: @escaping (ARWorldMap?, (any Error)?) -> Void) {
    completionHandler(nil, ARError(code: .insufficientFeatures))
  }
}
public protocol ARSessionObserver: AnyObject {
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
public protocol ARSessionDelegate: ARSessionObserver {
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

public struct ARDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showFeaturePoints = Self(rawValue: 1)
  public static let showWorldOrigin = Self(rawValue: 2)
}
public typealias ARSCNDebugOptions = ARDebugOptions
@preconcurrency @MainActor open class ARSCNView: SCNView {
  open var session = ARSession()
  open var debugOptions: ARDebugOptions = []
  open var automaticallyUpdatesLighting = true
  /// The delegate of the view is that of the session too, as far as it observes it.
  open override weak var delegate: (any SCNSceneRendererDelegate)? {
    didSet { session.observer = delegate as? any ARSessionObserver }
  }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target,
    alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
}
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? {
    nil
  }
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor
  ) {}
}

@preconcurrency @MainActor open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable {
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  open var session: ARSession?
  open var goal = Goal.tracking
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  open func setActive(_ active: Bool, animated: Bool) {}
}
@preconcurrency @MainActor public protocol ARCoachingOverlayViewDelegate: AnyObject {
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}
extension ARCoachingOverlayViewDelegate {
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}
