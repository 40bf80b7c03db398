// SPDX-License-Identifier: Apache-2.0

// Hands, bodies, outlines and persons: none is found.

public typealias VNConfidence = Float
open class VNPoint: NSObject {
  public let x: Double
  public let y: Double
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  open var location: CGPoint { CGPoint(x: x, y: y) }
}
open class VNDetectedPoint: VNPoint { open var confidence: VNConfidence { 0 } }
public struct VNRecognizedPointKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
open class VNRecognizedPoint: VNDetectedPoint {
  open var identifier: VNRecognizedPointKey { VNRecognizedPointKey(rawValue: "") }
}
struct NoPointError: LocalizedError { var errorDescription: String? { "no point was recognized" } }
open class VNRecognizedPointsObservation: VNObservation {}
/// - SeeAlso: https://developer.apple.com/documentation/vision/vnhumanhandposeobservation
open class VNHumanHandPoseObservation: VNRecognizedPointsObservation {
  public enum JointName: Hashable, Sendable {
    case wrist, thumbTip, thumbIP, thumbMP, thumbCMC, indexTip, indexDIP, indexPIP, indexMCP
    case middleTip, middleDIP, middlePIP, middleMCP, ringTip, ringDIP, ringPIP, ringMCP
    case littleTip, littleDIP, littlePIP, littleMCP
  }
  public enum JointsGroupName: Hashable, Sendable {
    case thumb, indexFinger, middleFinger, ringFinger, littleFinger, all
  }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw NoPointError()
  }
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
}
/// - SeeAlso: https://developer.apple.com/documentation/vision/vnhumanbodyposeobservation
open class VNHumanBodyPoseObservation: VNRecognizedPointsObservation {
  public enum JointName: Hashable, Sendable {
    case nose, leftEye, rightEye, leftEar, rightEar, leftShoulder, rightShoulder, neck, leftElbow
    case rightElbow, leftWrist, rightWrist, leftHip, rightHip, root, leftKnee, rightKnee, leftAnkle
    case rightAnkle
  }
  public enum JointsGroupName: Hashable, Sendable {
    case face, torso, leftArm, rightArm, leftLeg, rightLeg, all
  }
  open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint {
    throw NoPointError()
  }
  open func recognizedPoints(
    _ jointsGroupName: JointsGroupName
  ) throws -> [JointName: VNRecognizedPoint] { [:] }
}
open class VNPixelBufferObservation: VNObservation {
  open var pixelBuffer: CVPixelBuffer { fatalError("an observation that was never made") }
}
open class VNContoursObservation: VNObservation {
  open var contourCount: Int { 0 }
  open var normalizedPath: CGPath { CGMutablePath() }
}
open class VNDetectContoursRequest: VNImageBasedRequest {
  open var contrastAdjustment: Float = 2
  open var detectsDarkOnLight = true
}
open class VNFeaturePrintObservation: VNObservation {
  open func computeDistance(
    _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
  ) throws {}
}
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest {}
