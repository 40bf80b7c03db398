// SPDX-License-Identifier: Apache-2.0
@_exported import AVFoundation

// Speech is never recognized: whoever asks may listen, and a task hears nothing.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
/// - SeeAlso: https://developer.apple.com/documentation/speech/sfspeechrecognizer
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public let locale: Locale
  public override init() { locale = .current }
  public init?(locale: Locale) { self.locale = locale }
  open var isAvailable: Bool { true }
  open var supportsOnDeviceRecognition = false
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open class func supportedLocales() -> Set<Locale> { [Locale(identifier: "en-US")] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .authorized }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { DispatchQueue.global().async { handler(.authorized) } }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
  open var queue: OperationQueue = .main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
}
public protocol SFSpeechRecognizerDelegate: AnyObject {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
open class SFSpeechRecognitionRequest: NSObject {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  public override init() {}
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url: URL) { self.url = url }
}
open class SFSpeechRecognitionTask: NSObject {
  open private(set) var isCancelled = false
  open var isFinishing: Bool { false }
  open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .running }
  open var error: (any Error)? { nil }
  open func cancel() { isCancelled = true }
  open func finish() {}
}
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
open class SFTranscription: NSObject {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject {
  open var substring: String { "" }
  open var timestamp: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask,
    didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
}
