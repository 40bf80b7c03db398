// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// There is no reader: a session ends at once, because the device can't read tags.
// SeeAlso: https://developer.apple.com/documentation/corenfc

public struct NFCReaderError: Error, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation
    case readerErrorInvalidParameter, readerTransceiveErrorTagConnectionLost = 100
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
  }
  public let code: Code
}
public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }
/// - Note: Unchecked: nothing of it changes.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  public let typeNameFormat: NFCTypeNameFormat
  public let type: Data
  public let identifier: Data
  public let payload: Data
  public init(
    format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int = 0
  ) {
    typeNameFormat = format
    (self.type, self.identifier, self.payload) = (type, identifier, payload)
  }
  /// The record of NFC's type U, without an abbreviation.
  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: Data([0]) + Data(url.absoluteString.utf8))
  }
  open class func wellKnownTypeURIPayload(string: String) -> NFCNDEFPayload? {
    URL(string: string).flatMap { wellKnownTypeURIPayload(url: $0) }
  }
  /// The record of NFC's type T.
  open class func wellKnownTypeTextPayload(string: String, locale: Locale) -> NFCNDEFPayload? {
    let code = Data((locale.language.languageCode?.identifier ?? "en").utf8)
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: Data([UInt8(code.count)]) + code + Data(string.utf8))
  }
  open func wellKnownTypeURIPayload() -> URL? {
    guard type == Data("U".utf8), let first = payload.first else { return nil }
    let starts = ["", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:"]
    guard starts.indices.contains(Int(first)) else { return nil }
    return URL(string: starts[Int(first)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard type == Data("T".utf8), let first = payload.first else { return (nil, nil) }
    let rest = payload.dropFirst()
    let code = rest.prefix(Int(first & 63))
    return (
      String(decoding: rest.dropFirst(code.count), as: UTF8.self),
      Locale(identifier: String(decoding: code, as: UTF8.self))
    )
  }
}
/// - Note: Unchecked: nothing of it changes.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  public let records: [NFCNDEFPayload]
  public init(records: [NFCNDEFPayload]) { self.records = records }
  open var length: Int { records.reduce(0) { $0 + $1.payload.count } }
}
public protocol NFCNDEFTag: AnyObject {
  var isAvailable: Bool { get }
  func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(
    _ ndefMessage: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}
public enum NFCTag: Sendable {}

/// - Note: Unchecked: apps hand it between threads as they hand Apple's.
open class NFCReaderSession: NSObject, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var alertMessage = ""
  open var isReady: Bool { false }
  let queue: DispatchQueue
  init(on queue: DispatchQueue?) { self.queue = queue ?? .main }
  open func begin() {}
  open func invalidate() {}
  open func invalidate(errorMessage: String) {}
  open func restartPolling() {}
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  open weak var delegate: (any NFCNDEFReaderSessionDelegate)?
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(on: queue)
  }
  open override func begin() {
    queue.async {
      self.delegate?.readerSession(
        self, didInvalidateWithError: NFCReaderError(code: .readerErrorUnsupportedFeature))
    }
  }
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    queue.async { completionHandler(NFCReaderError(code: .readerErrorUnsupportedFeature)) }
  }
}
public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}
extension NFCNDEFReaderSessionDelegate {
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]
  ) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}
/// - Note: Unchecked: apps hand it between threads as they hand Apple's.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = Self(rawValue: 1)
    public static let iso15693 = Self(rawValue: 2)
    public static let iso18092 = Self(rawValue: 4)
  }
  open weak var delegate: (any NFCTagReaderSessionDelegate)?
  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init(on: queue)
  }
  open override func begin() {
    queue.async {
      self.delegate?.tagReaderSession(
        self, didInvalidateWithError: NFCReaderError(code: .readerErrorUnsupportedFeature))
    }
  }
}
public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}
