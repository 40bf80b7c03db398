// SPDX-License-Identifier: Apache-2.0
import HostedBase

// No connection is made and nobody is found: a connection and a listener fail with "network is down", a browser finds
// nothing. URLSession has the network of this computer.

public enum NWError: LocalizedError, Equatable, Sendable {
  case posix(POSIXErrorCode)
  case dns(Int32)
  case tls(Int32)
  static let isDown = NWError.posix(.ENETDOWN)
  public var errorDescription: String? {
    switch self {
    case .posix(let code): POSIXError(code).localizedDescription
    case .dns(let code): "DNS error \(code)"
    case .tls(let code): "TLS error \(code)"
    }
  }
}
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Host: Hashable, ExpressibleByStringLiteral, Sendable, CustomDebugStringConvertible {
    case name(String, NWInterface?)
    public init(_ string: String) { self = .name(string, nil) }
    public init(stringLiteral value: String) { self = .name(value, nil) }
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      }
    }
  }
  public struct Port: Hashable, RawRepresentable, ExpressibleByIntegerLiteral, Sendable {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
    public init?(_ string: String) {
      guard let value = UInt16(string) else { return nil }
      rawValue = value
    }
    public static let any: Port = 0
    public static let http: Port = 80
    public static let https: Port = 443
    public static let ssh: Port = 22
  }
  case hostPort(host: Host, port: Port)
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  case unix(path: String)
  case url(URL)
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}
public class NWProtocolOptions {}
public enum NWProtocolTCP {
  public final class Options: NWProtocolOptions {
    public var noDelay = false
    public var enableKeepalive = false
    public var keepaliveIdle = 0
    public var connectionTimeout = 0
    public override init() {}
  }
}
public enum NWProtocolUDP {
  public final class Options: NWProtocolOptions { public override init() {} }
}
public enum NWProtocolTLS {
  public final class Options: NWProtocolOptions { public override init() {} }
}
public enum NWProtocolWebSocket {
  public final class Options: NWProtocolOptions {
    public var autoReplyPing = false
    public override init() {}
  }
}
/// - Note: Unchecked: apps set it up before they use it.
public final class NWParameters: @unchecked Sendable {
  public final class ProtocolStack {
    public var applicationProtocols: [NWProtocolOptions] = []
  }
  public let defaultProtocolStack = ProtocolStack()
  public var includePeerToPeer = false
  public var allowLocalEndpointReuse = false
  public var prohibitExpensivePaths = false
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  public init() {}
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
  public class var tcp: NWParameters { NWParameters() }
  public class var udp: NWParameters { NWParameters() }
  public class var tls: NWParameters { NWParameters() }
}

/// - Note: Unchecked: it is told on the queue that it was started with.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  public final class ContentContext: Sendable {
    public static let defaultMessage = ContentContext()
    public static let finalMessage = ContentContext()
    public static let defaultStream = ContentContext()
    private init() {}
  }
  public enum SendCompletion: Sendable {
    case contentProcessed(@Sendable (NWError?) -> Void)
    case idempotent
  }
  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  public private(set) var state = State.setup
  public private(set) var queue: DispatchQueue?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  public var currentPath: NWPath? { nil }
  public init(to: NWEndpoint, using parameters: NWParameters) {
    (endpoint, self.parameters) = (to, parameters)
  }
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }
  public func start(queue: DispatchQueue) {
    self.queue = queue
    become(.preparing)
    become(.failed(.isDown))
  }
  private func become(_ state: State) {
    queue?.async {
      self.state = state
      self.stateUpdateHandler?(state)
    }
  }
  public func cancel() { become(.cancelled) }
  public func forceCancel() { become(.cancelled) }
  public func restart() { become(.failed(.isDown)) }
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    if case .contentProcessed(let handler) = completion { queue?.async { handler(.isDown) } }
  }
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { queue?.async { completion(nil, nil, true, .isDown) } }
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { queue?.async { completion(nil, nil, true, .isDown) } }
}

/// - Note: Unchecked: it is told on the queue that it was started with.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  public struct Service: Sendable {
    public init(name: String? = nil, type: String, domain: String? = nil) {}
  }
  public var service: Service?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  public var port: NWEndpoint.Port? { nil }
  public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {}
  public func start(queue: DispatchQueue) {
    queue.async { self.stateUpdateHandler?(.failed(.isDown)) }
  }
  public func cancel() { stateUpdateHandler?(.cancelled) }
}

/// - Note: Unchecked: it is told on the queue that it was started with.
public final class NWBrowser: @unchecked Sendable {
  public enum Descriptor: Sendable { case bonjour(type: String, domain: String?) }
  public enum State: Equatable, Sendable {
    case setup, ready, cancelled
    case failed(NWError)
    case waiting(NWError)
  }
  public struct Result: Hashable, Sendable {
    public enum Change: Hashable, Sendable {
      case identical
      case added(Result)
      case removed(Result)
    }
    public let endpoint: NWEndpoint
  }
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
  public var browseResults: Set<Result> { [] }
  public init(for descriptor: Descriptor, using: NWParameters) {}
  public func start(queue: DispatchQueue) { queue.async { self.stateUpdateHandler?(.ready) } }
  public func cancel() { stateUpdateHandler?(.cancelled) }
}
