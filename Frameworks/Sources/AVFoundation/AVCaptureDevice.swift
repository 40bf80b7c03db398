// SPDX-License-Identifier: Apache-2.0

import HostProtocol
import UIKit

// The camera: there is none.

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avmediatype
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let video = Self("vide")
  public static let audio = Self("soun")
  public static let text = Self("text")
  public static let closedCaption = Self("clcp")
  public static let subtitle = Self("sbtl")
  public static let timecode = Self("tmcd")
  public static let metadata = Self("meta")
  public static let metadataObject = Self("mobj")
  public static let depthData = Self("dpth")
  public static let muxed = Self("muxx")
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject, @unchecked AppleSendable {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureDeviceTypeBuiltIn" + name }
    public static let builtInWideAngleCamera = Self("WideAngleCamera")
    public static let builtInDualCamera = Self("DualCamera")
    public static let builtInDualWideCamera = Self("DualWideCamera")
    public static let builtInTripleCamera = Self("TripleCamera")
    public static let builtInTelephotoCamera = Self("TelephotoCamera")
    public static let builtInUltraWideCamera = Self("UltraWideCamera")
    public static let builtInTrueDepthCamera = Self("TrueDepthCamera")
    public static let builtInLiDARDepthCamera = Self("LiDARDepthCamera")
    public static let builtInMicrophone = Self("Microphone")
    public static let builtInDuoCamera = Self("DuoCamera")
    public static let microphone = Self("Microphone")
    public static let external = Self("External")
    public static let continuityCamera = Self("ContinuityCamera")
  }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  public enum ExposureMode: Int, Sendable {
    case locked, autoExpose, continuousAutoExposure, custom
  }
  public enum WhiteBalanceMode: Int, Sendable {
    case locked, autoWhiteBalance, continuousAutoWhiteBalance
  }
  public struct WhiteBalanceGains: Sendable {
    public var redGain: Float = 1
    public var greenGain: Float = 1
    public var blueGain: Float = 1
    public init() {}
    public init(redGain: Float, greenGain: Float, blueGain: Float) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  public struct WhiteBalanceTemperatureAndTintValues: Sendable {
    public var temperature: Float = 0
    public var tint: Float = 0
    public init() {}
    public init(temperature: Float, tint: Float) {
      (self.temperature, self.tint) = (temperature, tint)
    }
  }
  open class Format: NSObject {
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    open var formatDescription: CMFormatDescription { CMFormatDescription() }
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var minExposureDuration: CMTime { .zero }
    open var maxExposureDuration: CMTime { .zero }
  }
  /// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avcapturedevice/discoverysession
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
    open var devices: [AVCaptureDevice] { [] }
  }
  public nonisolated static let wasConnectedNotification = NSNotification.Name(
    "AVCaptureDeviceWasConnectedNotification")
  public nonisolated static let wasDisconnectedNotification = NSNotification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public nonisolated static let subjectAreaDidChangeNotification = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")

  open var uniqueID: String { "" }
  open var modelID: String { "" }
  open var localizedName: String { "" }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var position: Position { .unspecified }
  open var isConnected: Bool { false }
  open var formats: [Format] { [] }
  open var activeFormat = Format()
  open var activeVideoMinFrameDuration = CMTime.zero
  open var activeVideoMaxFrameDuration = CMTime.zero
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isTorchActive: Bool { torchMode == .on }
  open var torchLevel: Float { 0 }
  open var torchMode = TorchMode.off
  open var flashMode = FlashMode.off
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  open var focusMode = FocusMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isAdjustingFocus: Bool { false }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isSmoothAutoFocusEnabled = false
  open var isAutoFocusRangeRestrictionSupported: Bool { false }
  open var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  open var lensPosition: Float { 0 }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  open var exposureMode = ExposureMode.locked
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isExposurePointOfInterestSupported: Bool { false }
  open var isAdjustingExposure: Bool { false }
  open var exposureDuration: CMTime { .zero }
  open var iso: Float { 0 }
  open var lensAperture: Float { 0 }
  open var exposureTargetBias: Float { 0 }
  open var minExposureTargetBias: Float { -8 }
  open var maxExposureTargetBias: Float { 8 }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  open var whiteBalanceMode = WhiteBalanceMode.locked
  open var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var grayWorldDeviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  open var maxWhiteBalanceGain: Float { 4 }
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) { handler?(.zero) }
  open func deviceWhiteBalanceGains(
    for tempAndTintValues: WhiteBalanceTemperatureAndTintValues
  ) -> WhiteBalanceGains { WhiteBalanceGains() }
  open func temperatureAndTintValues(
    for whiteBalanceGains: WhiteBalanceGains
  ) -> WhiteBalanceTemperatureAndTintValues { WhiteBalanceTemperatureAndTintValues() }
  open var videoZoomFactor: CGFloat = 1
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open var isRampingVideoZoom: Bool { false }
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  open func cancelVideoZoomRamp() {}
  open var isSubjectAreaChangeMonitoringEnabled = false
  open var isLowLightBoostSupported: Bool { false }
  open var automaticallyEnablesLowLightBoostWhenAvailable = false
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
open class AVFrameRateRange: NSObject {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
}
