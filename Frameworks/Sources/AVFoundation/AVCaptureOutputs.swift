// SPDX-License-Identifier: Apache-2.0

import UIKit

// The outputs of a camera's pictures and sounds.

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avcapturephotosettings
open class AVCapturePhotoSettings: NSObject {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  public override init() {}
  public convenience init(format: [String: Any]?) { self.init() }
  public convenience init(rawPixelFormatType: OSType) { self.init() }
  public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
    self.init()
  }
  public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init() }
  open var uniqueID: Int64 { 0 }
  open var format: [String: Any]? { nil }
  open var flashMode = AVCaptureDevice.FlashMode.off
  open var isAutoStillImageStabilizationEnabled = false
  open var isHighResolutionPhotoEnabled = false
  open var isAutoRedEyeReductionEnabled = false
  open var isDepthDataDeliveryEnabled = false
  open var isPortraitEffectsMatteDeliveryEnabled = false
  open var photoQualityPrioritization = QualityPrioritization.balanced
  open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  open var previewPhotoFormat: [String: Any]?
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
  open var livePhotoMovieFileURL: URL?
  open var metadata: [String: Any] = [:]
}
open class AVCaptureResolvedPhotoSettings: NSObject {
  open var uniqueID: Int64 { 0 }
  open var photoDimensions: CMVideoDimensions { CMVideoDimensions(width: 0, height: 0) }
  open var isFlashEnabled: Bool { false }
}
open class AVCapturePhoto: NSObject {
  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open var pixelBuffer: CVPixelBuffer? { nil }
  open var previewPixelBuffer: CVPixelBuffer? { nil }
  open var metadata: [String: Any] { [:] }
  open var photoCount: Int { 0 }
  open var isRawPhoto: Bool { false }
  open var timestamp: CMTime { .zero }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public override init() {}
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
  open var isHighResolutionCaptureEnabled = false
  open var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  open var maxPhotoQualityPrioritization = AVCapturePhotoSettings.QualityPrioritization.balanced
  open var isLivePhotoCaptureSupported: Bool { false }
  open var isLivePhotoCaptureEnabled = false
  open var isDepthDataDeliverySupported: Bool { false }
  open var isDepthDataDeliveryEnabled = false
  open var isStillImageStabilizationSupported: Bool { false }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off] }
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.jpeg, .hevc] }
  open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  open var isCameraCalibrationDataDeliverySupported: Bool { false }
  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(true, nil) }
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer JPEGSampleBuffer: CMSampleBuffer,
    previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
}

/// - Note: Deprecated since iOS 10, as Apple's is.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public override init() {}
  open var outputSettings: [String: Any]! = [:]
  open var isHighResolutionStillImageOutputEnabled = false
  open var isCapturingStillImage: Bool { false }
  open func captureStillImageAsynchronously(
    from connection: AVCaptureConnection,
    completionHandler handler: @escaping (CMSampleBuffer?, (any Error)?) -> Void
  ) {}
  open class func jpegStillImageNSDataRepresentation(
    _ jpegSampleBuffer: CMSampleBuffer
  ) -> Data? { nil }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public override init() {}
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]
  open var availableVideoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  open var automaticallyConfiguresOutputBufferDimensions = true
  open var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)? { nil }
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  public override init() {}
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
open class AVCaptureFileOutput: AVCaptureOutput {
  open var isRecording: Bool { false }
  open var outputFileURL: URL? { nil }
  open var recordedDuration: CMTime { .zero }
  open var recordedFileSize: Int64 { 0 }
  open var maxRecordedDuration = CMTime.invalid
  open var maxRecordedFileSize: Int64 = 0
  open var minFreeDiskSpaceLimit: Int64 = 0
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  open func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public override init() {}
  open var movieFragmentInterval = CMTime.invalid
  open var availableVideoCodecTypes: [AVVideoCodecType] { [.h264, .hevc] }
  open func setOutputSettings(
    _ outputSettings: [String: Any]?, for connection: AVCaptureConnection
  ) {}
}
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = Self(rawValue: "avc1")
  public static let hevc = Self(rawValue: "hvc1")
  public static let jpeg = Self(rawValue: "jpeg")
  public static let proRes422 = Self(rawValue: "apcn")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVVideoQualityKey = "AVVideoQualityKey"
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
public let AVVideoAverageBitRateKey = "AverageBitRate"
