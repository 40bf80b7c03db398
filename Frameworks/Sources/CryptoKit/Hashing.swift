// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// The hashes are computed by the system's OpenSSL, whose library is opened when it is first needed.

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/digest
public protocol Digest: Hashable, Sequence, CustomStringConvertible, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
  init(_digest: [UInt8])
  var _bytes: [UInt8] { get }
}
extension Digest {
  public func makeIterator() -> Array<UInt8>.Iterator { _bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try _bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "\(Self.self): " + _bytes.map { String(format: "%02x", $0) }.joined()
  }
  public static func == <D: DataProtocol>(one: Self, other: D) -> Bool {
    one._bytes == Array(other)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/hashfunction
public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  /// OpenSSL's name of the function.
  static var _name: String { get }
  var _data: Data { get set }
  init()
}
extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    Digest(_digest: OpenSSL.shared.hash(_name, Array(data)))
  }
  public mutating func update<D: DataProtocol>(data: D) { _data.append(contentsOf: data) }
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    _data.append(contentsOf: bufferPointer)
  }
  public func finalize() -> Digest { Self.hash(data: _data) }
}

public struct SHA256Digest: Digest {
  public static let byteCount = 32
  public let _bytes: [UInt8]
  public init(_digest: [UInt8]) { _bytes = _digest }
}
public struct SHA384Digest: Digest {
  public static let byteCount = 48
  public let _bytes: [UInt8]
  public init(_digest: [UInt8]) { _bytes = _digest }
}
public struct SHA512Digest: Digest {
  public static let byteCount = 64
  public let _bytes: [UInt8]
  public init(_digest: [UInt8]) { _bytes = _digest }
}
public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  public static let _name = "SHA256"
  public var _data = Data()
  public init() {}
}
public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  public static let _name = "SHA384"
  public var _data = Data()
  public init() {}
}
public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  public static let _name = "SHA512"
  public var _data = Data()
  public init() {}
}
public enum Insecure {
  public struct MD5Digest: Digest {
    public static let byteCount = 16
    public let _bytes: [UInt8]
    public init(_digest: [UInt8]) { _bytes = _digest }
  }
  public struct SHA1Digest: Digest {
    public static let byteCount = 20
    public let _bytes: [UInt8]
    public init(_digest: [UInt8]) { _bytes = _digest }
  }
  public struct MD5: HashFunction {
    public typealias Digest = MD5Digest
    public static let blockByteCount = 64
    public static let _name = "MD5"
    public var _data = Data()
    public init() {}
  }
  public struct SHA1: HashFunction {
    public typealias Digest = SHA1Digest
    public static let blockByteCount = 64
    public static let _name = "SHA1"
    public var _data = Data()
    public init() {}
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/symmetrickey
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in .random(in: 0...255) }
  }
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public init(bitCount: Int) { self.bitCount = bitCount }
  public static let bits128 = Self(bitCount: 128)
  public static let bits192 = Self(bitCount: 192)
  public static let bits256 = Self(bitCount: 256)
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/hmac
public struct HMAC<H: HashFunction>: Sendable {
  public typealias Key = SymmetricKey
  public struct MAC: Hashable, Sequence, Sendable {
    let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }
  public static func authenticationCode<D: DataProtocol>(
    for data: D, using key: SymmetricKey
  ) -> MAC {
    // RFC 2104.
    var block = key.bytes
    if block.count > H.blockByteCount { block = H.hash(data: block)._bytes }
    block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
    let inner = H.hash(data: block.map { $0 ^ 0x36 } + Array(data))
    return MAC(bytes: H.hash(data: block.map { $0 ^ 0x5C } + inner._bytes)._bytes)
  }
  public static func isValidAuthenticationCode<M: ContiguousBytes, D: DataProtocol>(
    _ authenticationCode: M, authenticating data: D, using key: SymmetricKey
  ) -> Bool {
    let given = authenticationCode.withUnsafeBytes { Array($0) }
    return self.authenticationCode(for: data, using: key).bytes == given
  }
}
extension HMAC.MAC: ContiguousBytes {}
