// SPDX-License-Identifier: Apache-2.0

import HostProtocol
import UIKit

// A session has no inputs, runs, and delivers nothing.

open class AVCaptureInput: NSObject {
  open class Port: NSObject {
    open var mediaType: AVMediaType { .video }
    open var isEnabled = true
  }
  open var ports: [Port] { [] }
}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureMetadataInput: AVCaptureInput {}
open class AVCaptureScreenInput: AVCaptureInput {}
open class AVCaptureOutput: NSObject {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject, connection: AVCaptureConnection
  ) -> AVMetadataObject? { metadataObject }
  open func metadataOutputRectConverted(fromOutputRect rect: CGRect) -> CGRect { rect }
  open func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }
}
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case auto = -1
  case off, standard, cinematic, cinematicExtended
}
open class AVCaptureConnection: NSObject {
  public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {}
  public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer: AVCaptureVideoPreviewLayer) {}
  open var inputPorts: [AVCaptureInput.Port] { [] }
  open var output: AVCaptureOutput? { nil }
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { false }
  open var videoOrientation: AVCaptureVideoOrientation = .portrait
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
  open var isVideoMirroringSupported: Bool { false }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var isVideoStabilizationSupported: Bool { false }
  open var preferredVideoStabilizationMode: AVCaptureVideoStabilizationMode = .off
  open var videoScaleAndCropFactor: CGFloat = 1
}
open class AVCaptureSession: NSObject, @unchecked AppleSendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }
    public static let high = Self("High")
    public static let medium = Self("Medium")
    public static let low = Self("Low")
    public static let photo = Self("Photo")
    public static let inputPriority = Self("InputPriority")
    public static let cif352x288 = Self("352x288")
    public static let vga640x480 = Self("640x480")
    public static let hd1280x720 = Self("1280x720")
    public static let hd1920x1080 = Self("1920x1080")
    public static let hd4K3840x2160 = Self("3840x2160")
    public static let iFrame960x540 = Self("iFrame960x540")
    public static let iFrame1280x720 = Self("iFrame1280x720")
  }
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps
    case videoDeviceNotAvailableDueToSystemPressure
  }
  public nonisolated static let runtimeErrorNotification = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public nonisolated static let didStartRunningNotification = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public nonisolated static let didStopRunningNotification = NSNotification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public nonisolated static let wasInterruptedNotification = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public nonisolated static let interruptionEndedNotification = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public override init() {}
  open var sessionPreset = Preset.high
  open private(set) var isRunning = false
  open var isInterrupted: Bool { false }
  open var automaticallyConfiguresApplicationAudioSession = true
  open var automaticallyConfiguresCaptureDeviceForWideColor = true
  open var usesApplicationAudioSession = true
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open var isMultitaskingCameraAccessEnabled = false
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var connections: [AVCaptureConnection] { [] }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canAddConnection(_ connection: AVCaptureConnection) -> Bool { true }
  open func addConnection(_ connection: AVCaptureConnection) {}
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked AppleSendable {
  open class var isMultiCamSupported: Bool { false }
}
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  public convenience init(sessionWithNoConnection session: AVCaptureSession) {
    self.init(session: session)
  }
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    CGPoint(x: 0.5, y: 0.5)
  }
  open func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint { .zero }
  open func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect { rect }
  open func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }
  open func transformedMetadataObject(
    for metadataObject: AVMetadataObject
  ) -> AVMetadataObject? { metadataObject }
}

/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avmetadataobject
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }
    public static let qr = Self("org.iso.QRCode")
    public static let microQR = Self("org.iso.MicroQRCode")
    public static let ean8 = Self("org.gs1.EAN-8")
    public static let ean13 = Self("org.gs1.EAN-13")
    public static let upce = Self("org.gs1.UPC-E")
    public static let pdf417 = Self("org.iso.PDF417")
    public static let code39 = Self("org.iso.Code39")
    public static let code39Mod43 = Self("org.iso.Code39Mod43")
    public static let code93 = Self("com.intermec.Code93")
    public static let code128 = Self("org.iso.Code128")
    public static let aztec = Self("org.iso.Aztec")
    public static let interleaved2of5 = Self("org.ansi.Interleaved2of5")
    public static let itf14 = Self("org.gs1.ITF14")
    public static let dataMatrix = Self("org.iso.DataMatrix")
    public static let codabar = Self("Codabar")
    public static let gs1DataBar = Self("org.gs1.GS1DataBar")
    public static let face = Self("face")
    public static let humanBody = Self("humanBody")
    public static let catBody = Self("catBody")
    public static let dogBody = Self("dogBody")
    public static let salientObject = Self("salientObject")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .zero }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
open class AVMetadataFaceObject: AVMetadataObject {
  open var faceID: Int { 0 }
  open var hasRollAngle: Bool { false }
  open var rollAngle: CGFloat { 0 }
  open var hasYawAngle: Bool { false }
  open var yawAngle: CGFloat { 0 }
}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public override init() {}
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [.qr, .ean13, .ean8] }
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)? { nil }
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
