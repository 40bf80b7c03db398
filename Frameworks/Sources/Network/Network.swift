// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

/// Whether there is a network: this phone always has Wi-Fi.
/// - SeeAlso: https://developer.apple.com/documentation/network/nwpathmonitor
/// - Note: Unchecked: it is told on the queue that it was started with.
public final class NWPathMonitor: @unchecked Sendable, AsyncSequence {
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  public private(set) var queue: DispatchQueue?
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { self.pathUpdateHandler?(NWPath()) }
  }
  public func cancel() { pathUpdateHandler = nil }

  /// The path, and no change of it.
  public struct Iterator: AsyncIteratorProtocol {
    private var isFirst = true
    public mutating func next() async -> NWPath? {
      if isFirst {
        isFirst = false
        return NWPath()
      }
      // It ends with the task.
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(3_600)) }
      return nil
    }
  }
  public func makeAsyncIterator() -> Iterator { Iterator() }
}
public struct NWPath: Equatable, Sendable {
  public enum Status: Equatable, Sendable { case satisfied, unsatisfied, requiresConnection }
  public enum UnsatisfiedReason: Sendable {
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied
  }
  public var status: Status { .satisfied }
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }
  public var availableInterfaces: [NWInterface] { [NWInterface(name: "en0", type: .wifi)] }
  public var gateways: [NWEndpoint] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: CaseIterable, Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }
  public let name: String
  public let type: InterfaceType
}
