// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// Whether there is a network: this phone always has Wi-Fi.
/// - SeeAlso: https://developer.apple.com/documentation/network/nwpathmonitor
public final class NWPathMonitor: @unchecked Sendable {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public func start(queue: DispatchQueue) {
    queue.async { self.pathUpdateHandler?(NWPath()) }
  }
  public func cancel() { pathUpdateHandler = nil }
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
public enum NWInterface {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}
