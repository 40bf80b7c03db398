// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// No payload is ever delivered: iOS does it at most once a day.
// SeeAlso: https://developer.apple.com/documentation/metrickit

/// - Note: Unchecked: nothing of it changes.
open class MXMetricPayload: NSObject, @unchecked Sendable {
  open var latestApplicationVersion: String { "" }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
/// - Note: Unchecked: nothing of it changes.
open class MXDiagnostic: NSObject, @unchecked Sendable {
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
}
/// - Note: Unchecked: as its superclass is.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
  open var terminationReason: String? { nil }
  open var exceptionType: NSNumber? { nil }
  open var exceptionCode: NSNumber? { nil }
  open var signal: NSNumber? { nil }
}
/// - Note: Unchecked: as its superclass is.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {}
/// - Note: Unchecked: as its superclass is.
open class MXCPUExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
/// - Note: Unchecked: as its superclass is.
open class MXDiskWriteExceptionDiagnostic: MXDiagnostic, @unchecked Sendable {}
/// - Note: Unchecked: nothing of it changes.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
  open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
  open var hangDiagnostics: [MXHangDiagnostic]? { nil }
  open var cpuExceptionDiagnostics: [MXCPUExceptionDiagnostic]? { nil }
  open var diskWriteExceptionDiagnostics: [MXDiskWriteExceptionDiagnostic]? { nil }
  open var timeStampBegin: Date { .distantPast }
  open var timeStampEnd: Date { .distantPast }
  open func jsonRepresentation() -> Data { Data("{}".utf8) }
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}
public protocol MXMetricManagerSubscriber: AnyObject {
  func didReceive(_ payloads: [MXMetricPayload])
  func didReceive(_ payloads: [MXDiagnosticPayload])
}
extension MXMetricManagerSubscriber {
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}
/// - Note: Unchecked: nothing of it changes.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let one = MXMetricManager()
  open class var shared: MXMetricManager { one }
  open func add(_ subscriber: any MXMetricManagerSubscriber) {}
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
  open var pastPayloads: [MXMetricPayload] { [] }
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
}
