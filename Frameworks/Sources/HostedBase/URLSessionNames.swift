// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking
import Synchronization

// The properties that Linux's sessions lack. They are kept, and nothing is done with them: this phone always has Wi-Fi. A
// background session is an ordinary one: it ends with the process, and the app is not launched for it.

/// Values of objects that have no room for them, while the objects live.
private struct Beside {
  private struct Values {
    weak var owner: URLSessionConfiguration?
    var all: [String: any Sendable] = [:]
  }
  private var values: [ObjectIdentifier: Values] = [:]

  mutating func set(_ value: (any Sendable)?, _ name: String, of owner: URLSessionConfiguration) {
    values = values.filter { $0.value.owner != nil }
    values[ObjectIdentifier(owner), default: Values(owner: owner)].all[name] = value
  }
  func value<T>(_ name: String, of owner: URLSessionConfiguration, or standard: T) -> T {
    guard let found = values[ObjectIdentifier(owner)], found.owner === owner else {
      return standard
    }
    return found.all[name] as? T ?? standard
  }
}
private let beside = Mutex(Beside())

extension URLSessionConfiguration {
  private func kept<T: Sendable>(_ name: String, _ standard: T) -> T {
    beside.withLock { $0.value(name, of: self, or: standard) }
  }
  private func keep(_ value: (any Sendable)?, _ name: String) {
    beside.withLock { $0.set(value, name, of: self) }
  }

  public var waitsForConnectivity: Bool {
    get { kept("waits", false) }
    set { keep(newValue, "waits") }
  }
  public var allowsExpensiveNetworkAccess: Bool {
    get { kept("expensive", true) }
    set { keep(newValue, "expensive") }
  }
  public var allowsConstrainedNetworkAccess: Bool {
    get { kept("constrained", true) }
    set { keep(newValue, "constrained") }
  }
  public var sessionSendsLaunchEvents: Bool {
    get { kept("launch", false) }
    set { keep(newValue, "launch") }
  }
  public var sharedContainerIdentifier: String? {
    get { kept("container", nil) }
    set { keep(newValue, "container") }
  }
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { kept("tls", .TLSv12) }
    set { keep(newValue, "tls") }
  }
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.keep(identifier, "identifier")
    return configuration
  }
}
public enum tls_protocol_version_t: UInt16, Sendable {
  case TLSv10 = 0x0301, TLSv11, TLSv12, TLSv13
}

extension URLRequest {
  public enum Attribution: UInt, Sendable { case developer, user }
  /// It is not kept.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// It is not kept.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// It is not kept.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }
  /// It is not kept.
  public var attribution: Attribution {
    get { .developer }
    set {}
  }
}
extension NSURLRequest.NetworkServiceType {
  public static var responsiveData: Self { .default }
}

extension URLSession {
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { waiting in
        getAllTasks { waiting.resume(returning: $0) }
      }
    }
  }
}
extension URLError {
  /// Makes an error of any number: on Linux, a number that is none of Foundation's has no code, and becomes `unknown`.
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }
  public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  public var downloadTaskResumeData: Data? {
    userInfo["NSURLSessionDownloadTaskResumeData"] as? Data
  }
}
extension URLCache {
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(
      memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}
