// SPDX-License-Identifier: Apache-2.0
import CoreImage
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
}
open class VNObservation: NSObject {
  open var uuid: UUID { UUID() }
  open var confidence: Float { 0 }
}
open class VNClassificationObservation: VNObservation { open var identifier: String { "" } }
open class VNDetectedObjectObservation: VNObservation { open var boundingBox: CGRect { .zero } }
open class VNFaceObservation: VNDetectedObjectObservation {}
open class VNRectangleObservation: VNDetectedObjectObservation {}
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
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  open func perform(_ requests: [VNRequest]) throws {
    for request in requests { request.completion?(request, nil) }
  }
}
open class VNSequenceRequestHandler: NSObject {
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    for request in requests { request.completion?(request, nil) }
  }
}
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
