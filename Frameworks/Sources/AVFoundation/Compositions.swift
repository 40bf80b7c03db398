// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Films that are cut, read and written: no film is decoded or encoded, so tracks have no length and a writer fails.

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avmutablecomposition
open class AVComposition: AVAsset {
  public init() { super.init(url: URL(fileURLWithPath: "/")) }
}
open class AVMutableComposition: AVComposition {
  private var added: [AVMutableCompositionTrack] = []
  open override var tracks: [AVAssetTrack] { added }
  open var naturalSize = CGSize.zero
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType)
    added.append(track)
    return track
  }
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime)
    throws
  {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
open class AVMutableCompositionTrack: AVAssetTrack {
  private let type: AVMediaType
  init(_ type: AVMediaType) { self.type = type }
  open override var mediaType: AVMediaType { type }
  private var transform = CGAffineTransform.identity
  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {}
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVVideoComposition: NSObject {}
open class AVMutableVideoComposition: AVVideoComposition {
  public override init() {}
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
  open var frameDuration = CMTime.zero
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var instructions: [AVVideoCompositionInstruction] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?
}
open class AVVideoCompositionInstruction: NSObject {
  public override init() {}
  open var timeRange = CMTimeRange.zero
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
}
public typealias AVMutableVideoCompositionInstruction = AVVideoCompositionInstruction
open class AVVideoCompositionLayerInstruction: NSObject {
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
}
public typealias AVMutableVideoCompositionLayerInstruction = AVVideoCompositionLayerInstruction
open class AVVideoCompositionCoreAnimationTool: NSObject {
  public init(
    postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer
  ) {}
}
open class AVMutableAudioMix: NSObject {
  public override init() {}
  open var inputParameters: [AVMutableAudioMixInputParameters] = []
}
public typealias AVAudioMix = AVMutableAudioMix
open class AVMutableAudioMixInputParameters: NSObject {
  public convenience init(track: AVAssetTrack?) { self.init() }
  open func setVolume(_ volume: Float, at time: CMTime) {}
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}

// MARK: Readers and writers

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avassetwriter
open class AVAssetWriter: NSObject, @unchecked AppleSendable {
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    self.outputURL = outputURL
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open var status: Status { .failed }
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
  open var inputs: [AVAssetWriterInput] { [] }
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem] = []
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) {}
  @discardableResult open func startWriting() -> Bool { false }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { handler() }
  }
  open func finishWriting() async {}
  open func cancelWriting() {}
}
open class AVAssetWriterInput: NSObject, @unchecked AppleSendable {
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {}
  open var expectsMediaDataInRealTime = false
  open var isReadyForMoreMediaData: Bool { false }
  open var transform = CGAffineTransform.identity
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
}
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked AppleSendable {
  public let assetWriterInput: AVAssetWriterInput
  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) { assetWriterInput = input }
  open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}
open class AVAssetReader: NSObject {
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public init(asset: AVAsset) throws {}
  open var status: Status { .failed }
  open var timeRange = CMTimeRange.zero
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  open func add(_ output: AVAssetReaderOutput) {}
  open func startReading() -> Bool { false }
  open func cancelReading() {}
}
open class AVAssetReaderOutput: NSObject {
  open var alwaysCopiesSampleData = true
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput {
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {}
}

/// The output that a player's pictures are taken from.
open class AVPlayerItemVideoOutput: NSObject {
  public init(pixelBufferAttributes: [String: any Sendable]? = nil) {}
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func itemTime(forHostTime hostTimeInSeconds: TimeInterval) -> CMTime { .invalid }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}
open class AVPlayerItemOutput: NSObject {}
extension AVPlayerItem {
  public func add(_ output: AVPlayerItemVideoOutput) {}
  public func remove(_ output: AVPlayerItemVideoOutput) {}
}
