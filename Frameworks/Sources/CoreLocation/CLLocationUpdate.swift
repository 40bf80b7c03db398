// SPDX-License-Identifier: Apache-2.0
import UIKit

/// The place of the device, as a sequence.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/cllocationupdate
public struct CLLocationUpdate: Sendable {
  public let location: CLLocation?
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { false }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRequestInProgress: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var accuracyLimited: Bool { false }
  public var locationUnavailable: Bool { location == nil }
  public var serviceSessionRequired: Bool { false }

  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// Apple's asks the user, if nobody did before; here that is granted at once.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }
  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<CLLocationUpdate>.Iterator
      public mutating func next() async throws -> CLLocationUpdate? { await base.next() }
    }
    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<CLLocationUpdate> { continuation in
        let listener = Listener { continuation.yield(CLLocationUpdate(location: $0)) }
        listener.start()
        continuation.onTermination = { _ in listener.stop() }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }
}

/// Keeps the app running in the background while its location is followed.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clbackgroundactivitysession-3mzv3
public final class CLBackgroundActivitySession: NSObject, Sendable {
  private let listener = Listener { _ in }
  public override init() {
    super.init()
    listener.start(inBackground: true)
  }
  public func invalidate() { listener.stop() }
  deinit { listener.stop() }
}

/// A permission that the app asks of the user. It is granted at once.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clservicesession-pt7n
public final class CLServiceSession: NSObject, Sendable {
  public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }
  private let listener = Listener { _ in }
  public init(authorization: AuthorizationRequirement) {
    super.init()
    listener.ask(always: authorization == .always)
  }
  public convenience init(
    authorization: AuthorizationRequirement, fullAccuracyPurposeKey purposeKey: String
  ) { self.init(authorization: authorization) }
  public func invalidate() {}
}

/// A manager of the main thread, for what any thread may begin.
///
/// - Note: Unchecked: the manager is used on the main thread alone.
private final class Listener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  private var manager: CLLocationManager?
  private let tell: @Sendable (CLLocation) -> Void
  init(_ tell: @escaping @Sendable (CLLocation) -> Void) { self.tell = tell }

  func start(inBackground: Bool = false) {
    onMain { here in
      let manager = CLLocationManager()
      here.manager = manager
      manager.delegate = here
      manager.requestWhenInUseAuthorization()
      manager.allowsBackgroundLocationUpdates = inBackground
      manager.startUpdatingLocation()
    }
  }
  func ask(always: Bool) {
    onMain { _ in
      let manager = CLLocationManager()
      if always {
        manager.requestAlwaysAuthorization()
      } else {
        manager.requestWhenInUseAuthorization()
      }
    }
  }
  func stop() {
    onMain { here in
      here.manager?.stopUpdatingLocation()
      here.manager = nil
    }
  }
  private func onMain(_ body: @escaping @Sendable (Listener) -> Void) {
    DispatchQueue.main.async { body(self) }
  }
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    locations.forEach(tell)
  }
}

/// Conditions that are monitored, as of iOS 17: none comes true.
/// - SeeAlso: https://developer.apple.com/documentation/corelocation/clmonitor-2r51v
public actor CLMonitor {
  public protocol Condition: Sendable {}
  public struct CircularGeographicCondition: Condition {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }
  public struct BeaconIdentityCondition: Condition {
    public let uuid: UUID
    public init(uuid: UUID) { self.uuid = uuid }
    public init(uuid: UUID, major: UInt16) { self.uuid = uuid }
    public init(uuid: UUID, major: UInt16, minor: UInt16) { self.uuid = uuid }
  }
  public struct Event: Sendable {
    public enum State: Sendable { case unknown, satisfied, unsatisfied, unmonitored }
    public let identifier: String
    public let state: State
    public let date: Date
  }
  public struct Record: Sendable {
    public let condition: any Condition
    public var lastEvent: Event { Event(identifier: "", state: .unknown, date: .distantPast) }
  }
  public nonisolated let name: String
  private var records: [String: any Condition] = [:]
  public init(_ name: String) async { self.name = name }
  public var identifiers: [String] { records.keys.sorted() }
  public var events: AsyncStream<Event> { AsyncStream { _ in } }
  public func add(
    _ condition: any Condition, identifier: String, assuming state: Event.State = .unknown
  ) { records[identifier] = condition }
  public func remove(_ identifier: String) { records[identifier] = nil }
  public func record(for identifier: String) -> Record? {
    records[identifier].map { Record(condition: $0) }
  }
}

open class CLFloor: NSObject { open var level: Int { 0 } }
extension CLLocation { public var floor: CLFloor? { nil } }
