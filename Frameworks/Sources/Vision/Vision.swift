// SPDX-License-Identifier: Apache-2.0
@_exported import CoreImage
import CoreML

// Nothing is recognized in pictures: a request succeeds without results.

open class VNRequest: NSObject {
  public typealias CompletionHandler = (VNRequest, (any Error)?) -> Void
  let completion: CompletionHandler?
  public init(completionHandler: CompletionHandler? = nil) { completion = completionHandler }
  open var results: [VNObservation]? { [] }
  open var usesCPUOnly = false
  open var revision = 1
  open func cancel() {}
}
open class VNImageBasedRequest: VNRequest {
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
open class VNCoreMLModel: NSObject { public init(for model: MLModel) throws {} }
open class VNCoreMLRequest: VNImageBasedRequest {
  public init(model: VNCoreMLModel, completionHandler: CompletionHandler? = nil) {
    super.init(completionHandler: completionHandler)
  }
  open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
}
public enum VNImageCropAndScaleOption: UInt, Sendable { case centerCrop, scaleFit, scaleFill }
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {}
open class VNDetectBarcodesRequest: VNImageBasedRequest {
  open var symbologies: [VNBarcodeSymbology] = []
}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest { open var maximumHandCount = 2 }
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {}
open class VNClassifyImageRequest: VNImageBasedRequest {}
open class VNRecognizeTextRequest: VNImageBasedRequest {
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  open var recognitionLanguages: [String] = ["en-US"]
  open var usesLanguageCorrection = true
  open var customWords: [String] = []
  open var minimumTextHeight: Float = 0
}
public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let qr = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let ean8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let ean13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
  public static let code39 = Self(rawValue: "VNBarcodeSymbologyCode39")
  public static let code93 = Self(rawValue: "VNBarcodeSymbologyCode93")
  public static let upce = Self(rawValue: "VNBarcodeSymbologyUPCE")
  public static let pdf417 = Self(rawValue: "VNBarcodeSymbologyPDF417")
  public static let aztec = Self(rawValue: "VNBarcodeSymbologyAztec")
  public static let dataMatrix = Self(rawValue: "VNBarcodeSymbologyDataMatrix")
  public static let itf14 = Self(rawValue: "VNBarcodeSymbologyITF14")
  public static let QR = Self(rawValue: "VNBarcodeSymbologyQR")
  public static let EAN13 = Self(rawValue: "VNBarcodeSymbologyEAN13")
  public static let EAN8 = Self(rawValue: "VNBarcodeSymbologyEAN8")
  public static let Code128 = Self(rawValue: "VNBarcodeSymbologyCode128")
}
open class VNObservation: NSObject {
  open var uuid: UUID { UUID() }
  open var confidence: Float { 0 }
}
open class VNClassificationObservation: VNObservation { open var identifier: String { "" } }
open class VNDetectedObjectObservation: VNObservation { open var boundingBox: CGRect { .zero } }
open class VNFaceObservation: VNDetectedObjectObservation {
  open var landmarks: VNFaceLandmarks2D? { nil }
  open var roll: NSNumber? { nil }
  open var yaw: NSNumber? { nil }
  open var pitch: NSNumber? { nil }
  open var faceCaptureQuality: Float? { nil }
}
open class VNFaceLandmarkRegion2D: NSObject {
  open var pointCount: Int { 0 }
  open var normalizedPoints: [CGPoint] { [] }
  open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}
open class VNFaceLandmarks2D: NSObject {
  open var allPoints: VNFaceLandmarkRegion2D? { nil }
  open var faceContour: VNFaceLandmarkRegion2D? { nil }
  open var leftEye: VNFaceLandmarkRegion2D? { nil }
  open var rightEye: VNFaceLandmarkRegion2D? { nil }
  open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
  open var leftPupil: VNFaceLandmarkRegion2D? { nil }
  open var rightPupil: VNFaceLandmarkRegion2D? { nil }
  open var nose: VNFaceLandmarkRegion2D? { nil }
  open var noseCrest: VNFaceLandmarkRegion2D? { nil }
  open var medianLine: VNFaceLandmarkRegion2D? { nil }
  open var outerLips: VNFaceLandmarkRegion2D? { nil }
  open var innerLips: VNFaceLandmarkRegion2D? { nil }
}
public func VNImageRectForNormalizedRect(
  _ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int
) -> CGRect {
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth),
    height: normalizedRect.height * CGFloat(imageHeight))
}
open class VNTextObservation: VNRectangleObservation {
  open var characterBoxes: [VNRectangleObservation]? { nil }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest {
  open var reportCharacterBoxes = false
}
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var quadratureTolerance: Float = 30
  open var minimumSize: Float = 0.2
  open var minimumConfidence: Float = 0
  open var maximumObservations = 1
}
open class VNTrackObjectRequest: VNImageBasedRequest {
  public init(
    detectedObjectObservation observation: VNDetectedObjectObservation,
    completionHandler: CompletionHandler? = nil
  ) { super.init(completionHandler: completionHandler) }
  open var inputObservation = VNDetectedObjectObservation()
  open var isLastFrame = false
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest {}
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {}
open class VNRecognizeAnimalsRequest: VNImageBasedRequest {}
open class VNRectangleObservation: VNDetectedObjectObservation {
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation {
  open var labels: [VNClassificationObservation] { [] }
}
open class VNBarcodeObservation: VNRectangleObservation {
  open var payloadStringValue: String? { nil }
  open var symbology: VNBarcodeSymbology { .qr }
}
open class VNRecognizedText: NSObject {
  open var string: String { "" }
  open var confidence: Float { 0 }
}
open class VNRecognizedTextObservation: VNRectangleObservation {
  open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// - SeeAlso: https://developer.apple.com/documentation/vision/vnimagerequesthandler
open class VNImageRequestHandler: NSObject {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  public init(
    cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completion?(request, nil) }
  }
}
open class VNSequenceRequestHandler: NSObject {
  public override init() {}
  open func perform(_ requests: [VNRequest], on image: CGImage) throws { finish(requests) }
  open func perform(
    _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
  ) throws { finish(requests) }
  open func perform(_ requests: [VNRequest], on image: CIImage) throws { finish(requests) }
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    finish(requests)
  }
  open func perform(
    _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer,
    orientation: CGImagePropertyOrientation
  ) throws { finish(requests) }
  private func finish(_ requests: [VNRequest]) {
    for request in requests { request.completion?(request, nil) }
  }
}
