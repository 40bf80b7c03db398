// SPDX-License-Identifier: Apache-2.0

import UIKit

// The camera: there is none. A session has no inputs, runs, and delivers nothing.

public struct AVMediaType: Hashable, Sendable {
  private let name: String
  public static let video = Self(name: "vide")
  public static let audio = Self(name: "soun")
  public static let metadata = Self(name: "meta")
}
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avcapturedevice
open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public struct DeviceType: Hashable, Sendable {
    private let name: String
    public static let builtInWideAngleCamera = Self(name: "wide")
    public static let builtInDualCamera = Self(name: "dual")
    public static let builtInTelephotoCamera = Self(name: "tele")
    public static let builtInUltraWideCamera = Self(name: "ultra")
  }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var torchMode = TorchMode.off
  open var position: Position { .unspecified }
  open func lockForConfiguration() throws {}
  open func unlockForConfiguration() {}
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.global().async { handler(false) } }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureOutput: NSObject {}
/// - Note: Unchecked, as it is Apple's: apps start it on a queue of their own.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: Hashable, Sendable {
    private let name: String
    public static let high = Self(name: "high")
    public static let medium = Self(name: "medium")
    public static let low = Self(name: "low")
    public static let photo = Self(name: "photo")
    public static let hd1920x1080 = Self(name: "1080")
    public static let hd1280x720 = Self(name: "720")
  }
  open var sessionPreset = Preset.high
  open private(set) var isRunning = false
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  open func startRunning() { isRunning = true }
  open func stopRunning() { isRunning = false }
}
@MainActor @preconcurrency open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
}
open class AVMetadataObject: NSObject {
  public struct ObjectType: Hashable, Sendable {
    private let name: String
    public static let qr = Self(name: "qr")
    public static let ean8 = Self(name: "ean8")
    public static let ean13 = Self(name: "ean13")
    public static let pdf417 = Self(name: "pdf417")
    public static let code128 = Self(name: "code128")
    public static let face = Self(name: "face")
  }
  open var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
}
open class AVCaptureConnection: NSObject {}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
open class AVCapturePhotoSettings: NSObject {}
open class AVCapturePhoto: NSObject { open func fileDataRepresentation() -> Data? { nil } }
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {}
}
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  open var alwaysDiscardsLateVideoFrames = true
  open var videoSettings: [String: Any]! = [:]
}
