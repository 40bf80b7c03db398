// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  import HostedBase
#else
  import Foundation
#endif

// An engine with nodes that make no sound.

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeCompletionHandler = () -> Void
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioFormat: NSObject {
  open private(set) var sampleRate = 44_100.0
  open private(set) var channelCount: AVAudioChannelCount = 1
  public override init() {}
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) { (self.sampleRate, channelCount) = (sampleRate, channels) }
  public init?(settings: [String: Any]) {}
  open var isStandard: Bool { true }
  open var isInterleaved: Bool { false }
  open var commonFormat: AVAudioCommonFormat { .pcmFormatFloat32 }
  open var settings: [String: Any] { [:] }
}
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
open class AVAudioTime: NSObject {
  public override init() {}
  public init(hostTime: UInt64) {}
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {}
  open var hostTime: UInt64 { 0 }
  open var sampleTime: AVAudioFramePosition { 0 }
  open var sampleRate: Double { 44_100 }
}
open class AVAudioBuffer: NSObject { open var format: AVAudioFormat { AVAudioFormat() } }
open class AVAudioPCMBuffer: AVAudioBuffer {
  private let capacity: AVAudioFrameCount
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    capacity = frameCapacity
  }
  open var frameLength: AVAudioFrameCount = 0
  open var frameCapacity: AVAudioFrameCount { capacity }
  open var stride: Int { 1 }
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
  open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
}
open class AVAudioFile: NSObject {
  public let url: URL
  public init(forReading fileURL: URL) throws {
    _ = try Data(contentsOf: fileURL)
    url = fileURL
  }
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    try Data().write(to: fileURL)
    url = fileURL
  }
  open var processingFormat: AVAudioFormat { AVAudioFormat() }
  open var fileFormat: AVAudioFormat { AVAudioFormat() }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open func read(into buffer: AVAudioPCMBuffer) throws {}
  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {}
  open func write(from buffer: AVAudioPCMBuffer) throws {}
}

/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudionode
open class AVAudioNode: NSObject {
  public override init() {}
  open var engine: AVAudioEngine? { nil }
  open var lastRenderTime: AVAudioTime? { nil }
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var volume: Float = 1
  open var pan: Float = 0
  open func reset() {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// No sound arrives: the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
}
open class AVAudioIONode: AVAudioNode {
  open var presentationLatency: TimeInterval { 0 }
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}
open class AVAudioInputNode: AVAudioIONode {}
open class AVAudioOutputNode: AVAudioIONode {}
open class AVAudioMixerNode: AVAudioNode { open var outputVolume: Float = 1 }
open class AVAudioEnvironmentNode: AVAudioNode { open var outputVolume: Float = 1 }
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = Self(rawValue: 1)
  public static let interrupts = Self(rawValue: 2)
  public static let interruptsAtLoop = Self(rawValue: 4)
}
open class AVAudioPlayerNode: AVAudioNode {
  open private(set) var isPlaying = false
  open func play() { isPlaying = true }
  open func play(at when: AVAudioTime?) { isPlaying = true }
  open func stop() { isPlaying = false }
  open func pause() { isPlaying = false }
  open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) {}
}
open class AVAudioUnit: AVAudioNode {
  open var name: String { "" }
}
open class AVAudioUnitEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimeEffect: AVAudioUnit { open var bypass = false }
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  open var pitch: Float = 0
  open var rate: Float = 1
  open var overlap: Float = 8
}
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  open var rate: Float = 1
}
open class AVAudioUnitReverb: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  open var wetDryMix: Float = 0
  open var preGain: Float = -6
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {}
}
open class AVAudioUnitDelay: AVAudioUnitEffect {
  open var delayTime: TimeInterval = 1
  open var feedback: Float = 50
  open var lowPassCutoff: Float = 15_000
  open var wetDryMix: Float = 100
}
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop
  case lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
open class AVAudioUnitEQFilterParameters: NSObject {
  open var filterType: AVAudioUnitEQFilterType = .parametric
  open var frequency: Float = 0
  open var bandwidth: Float = 0
  open var gain: Float = 0
  open var bypass = true
}
open class AVAudioUnitEQ: AVAudioUnitEffect {
  public let bands: [AVAudioUnitEQFilterParameters]
  public init(numberOfBands: Int) {
    bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
  }
  open var globalGain: Float = 0
}
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber
  case cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert
  case multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}
/// - SeeAlso: https://developer.apple.com/documentation/avfaudio/avaudioengine
open class AVAudioEngine: NSObject {
  public override init() {}
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open private(set) var isRunning = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open var isAutoShutdownEnabled = false
  open func attach(_ node: AVAudioNode) { attachedNodes.insert(node) }
  open func detach(_ node: AVAudioNode) { attachedNodes.remove(node) }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func reset() {}
  open func stop() { isRunning = false }
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification")
}
