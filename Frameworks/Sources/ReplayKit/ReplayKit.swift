// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// The screen can't be recorded.
// SeeAlso: https://developer.apple.com/documentation/replaykit

public struct RPRecordingError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -5800, userDeclined = -5801, disabled = -5802, failedToStart = -5803
  }
  public let code: Code
}
@preconcurrency @MainActor open class RPScreenRecorder: NSObject {
  private static let one = RPScreenRecorder()
  open class func shared() -> RPScreenRecorder { one }
  open weak var delegate: (any RPScreenRecorderDelegate)?
  open var isAvailable: Bool { false }
  open var isRecording: Bool { false }
  open var isMicrophoneEnabled = false
  open var isCameraEnabled = false
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) {
    handler?(RPRecordingError(code: .disabled))
  }
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, RPRecordingError(code: .disabled))
  }
  open func stopRecording(withOutput url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(RPRecordingError(code: .disabled))
  }
  open func startCapture(
    handler captureHandler: ((AnyObject, RPSampleBufferType, (any Error)?) -> Void)?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(RPRecordingError(code: .disabled)) }
  open func stopCapture(handler: (((any Error)?) -> Void)? = nil) { handler?(nil) }
  open var cameraPreviewView: UIView? { nil }
  open func discardRecording(handler: @escaping () -> Void) { handler() }
}
@preconcurrency @MainActor public protocol RPScreenRecorderDelegate: AnyObject {
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}
extension RPScreenRecorderDelegate {
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: AnyObject {
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}
extension RPPreviewViewControllerDelegate {
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }
@preconcurrency @MainActor open class RPSystemBroadcastPickerView: UIView {
  open var preferredExtension: String?
  open var showsMicrophoneButton = true
}
