// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/p256
public enum P256: EllipticCurve {
  public static let _number: Int32 = 415
  public static let _size = 32
  public static let _identifier: [UInt8] = [6, 8, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 3, 1, 7]
  public typealias _Hash = SHA256
  public typealias Signing = EllipticSigning<P256>
  public typealias KeyAgreement = EllipticAgreement<P256>
}
public enum P384: EllipticCurve {
  public static let _number: Int32 = 715
  public static let _size = 48
  public static let _identifier: [UInt8] = [6, 5, 0x2B, 0x81, 4, 0, 0x22]
  public typealias _Hash = SHA384
  public typealias Signing = EllipticSigning<P384>
  public typealias KeyAgreement = EllipticAgreement<P384>
}
public enum P521: EllipticCurve {
  public static let _number: Int32 = 716
  public static let _size = 66
  public static let _identifier: [UInt8] = [6, 5, 0x2B, 0x81, 4, 0, 0x23]
  public typealias _Hash = SHA512
  public typealias Signing = EllipticSigning<P521>
  public typealias KeyAgreement = EllipticAgreement<P521>
}

/// A key of a curve that has to stay with its owner.
public protocol EllipticPrivateKey: Sendable {
  associatedtype Curve: EllipticCurve
  associatedtype PublicKey: EllipticPublicKey where PublicKey.Curve == Curve
  var _bytes: [UInt8] { get }
  var publicKey: PublicKey { get }
  init(_bytes: [UInt8], _ publicKey: PublicKey)
}
extension EllipticPrivateKey {
  public init(compactRepresentable: Bool = true) {
    let bytes = Elliptic<Curve>.random()
    guard let point = try? Elliptic<Curve>.point(of: bytes) else {
      fatalError("OpenSSL has no \(Curve.self)")
    }
    self.init(_bytes: bytes, PublicKey(_point: point))
  }
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    let bytes = rawRepresentation.array
    guard bytes.count == Curve._size else { throw CryptoKitError.incorrectParameterSize }
    self.init(_bytes: bytes, PublicKey(_point: try Elliptic<Curve>.point(of: bytes)))
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.array
    guard bytes.count == 3 * Curve._size + 1 else { throw CryptoKitError.incorrectParameterSize }
    try self.init(rawRepresentation: Array(bytes.suffix(Curve._size)))
  }
  /// PKCS #8, or RFC 5915.
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    var bytes = Array(derRepresentation)[...]
    var key = try DER.next(&bytes, 0x30)
    if try DER.next(&key, 2).elementsEqual([0]) {
      _ = try DER.next(&key, 0x30)
      key = try DER.next(&key, 4)
      key = try DER.next(&key, 0x30)
      _ = try DER.next(&key, 2)
    }
    try self.init(rawRepresentation: Array(try DER.next(&key, 4)))
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(pem: pemRepresentation))
  }
  public var rawRepresentation: Data { Data(_bytes) }
  public var x963Representation: Data { Data(publicKey._point + _bytes) }
  public var derRepresentation: Data {
    let key = DER.sequence(
      DER.integer([1]), DER.item(4, _bytes),
      DER.item(0xA1, DER.item(3, [0] + publicKey._point)))
    return Data(DER.sequence([2, 1, 0], DER.kind(Curve.self), DER.item(4, key)))
  }
  public var pemRepresentation: String { DER.pem("PRIVATE KEY", Array(derRepresentation)) }
}

/// A key of a curve for everybody.
public protocol EllipticPublicKey: Sendable {
  associatedtype Curve: EllipticCurve
  /// Both coordinates, behind a 4.
  var _point: [UInt8] { get }
  init(_point: [UInt8])
}
extension EllipticPublicKey {
  public init<D: ContiguousBytes>(rawRepresentation: D) throws {
    try self.init(x963Representation: [4] + rawRepresentation.array)
  }
  public init<D: ContiguousBytes>(x963Representation: D) throws {
    let bytes = x963Representation.array
    guard bytes.count == 2 * Curve._size + 1 else { throw CryptoKitError.incorrectParameterSize }
    self.init(_point: try Elliptic<Curve>.point(from: bytes))
  }
  public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
    self.init(_point: try Elliptic<Curve>.point(from: compressedRepresentation.array))
  }
  public init<D: ContiguousBytes>(compactRepresentation: D) throws {
    try self.init(compressedRepresentation: [2] + compactRepresentation.array)
  }
  public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
    var bytes = Array(derRepresentation)[...]
    var key = try DER.next(&bytes, 0x30)
    _ = try DER.next(&key, 0x30)
    try self.init(x963Representation: Array(try DER.next(&key, 3).dropFirst()))
  }
  public init(pemRepresentation: String) throws {
    try self.init(derRepresentation: DER.bytes(pem: pemRepresentation))
  }
  public var rawRepresentation: Data { Data(_point.dropFirst()) }
  public var x963Representation: Data { Data(_point) }
  public var compressedRepresentation: Data {
    Data((try? Elliptic<Curve>.point(from: _point, isShort: true)) ?? [])
  }
  public var compactRepresentation: Data? {
    Data(_point.dropFirst().prefix(Curve._size))
  }
  public var derRepresentation: Data {
    Data(DER.sequence(DER.kind(Curve.self), DER.item(3, [0] + _point)))
  }
  public var pemRepresentation: String { DER.pem("PUBLIC KEY", Array(derRepresentation)) }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/p256/signing
public enum EllipticSigning<Curve: EllipticCurve>: Sendable {
  public struct ECDSASignature: ContiguousBytes, Sendable {
    public let rawRepresentation: Data
    public init<D: DataProtocol>(rawRepresentation: D) throws {
      guard rawRepresentation.count == 2 * Curve._size else {
        throw CryptoKitError.incorrectParameterSize
      }
      self.rawRepresentation = Data(rawRepresentation)
    }
    public init<D: DataProtocol>(derRepresentation: D) throws {
      var bytes = Array(derRepresentation)[...]
      var both = try DER.next(&bytes, 0x30)
      let numbers = try [DER.next(&both, 2), DER.next(&both, 2)].flatMap { number in
        let digits = Array(number.drop { $0 == 0 })
        guard digits.count <= Curve._size else { throw CryptoKitError.incorrectParameterSize }
        return [UInt8](repeating: 0, count: Curve._size - digits.count) + digits
      }
      try self.init(rawRepresentation: numbers)
    }
    public var derRepresentation: Data {
      Data(
        DER.sequence(
          DER.integer(Array(rawRepresentation.prefix(Curve._size))),
          DER.integer(Array(rawRepresentation.suffix(Curve._size)))))
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try rawRepresentation.withUnsafeBytes(body)
    }
  }
  public struct PrivateKey: EllipticPrivateKey {
    public let _bytes: [UInt8]
    public let publicKey: PublicKey
    public init(_bytes: [UInt8], _ publicKey: PublicKey) {
      self._bytes = _bytes
      self.publicKey = publicKey
    }
    public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
      try ECDSASignature(
        rawRepresentation: Elliptic<Curve>.signature(_bytes, of: digest._bytes))
    }
    public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
      try signature(for: Curve._Hash.hash(data: data))
    }
  }
  public struct PublicKey: EllipticPublicKey {
    public let _point: [UInt8]
    public init(_point: [UInt8]) { self._point = _point }
    public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
      Elliptic<Curve>.isValid(
        Array(signature.rawRepresentation), of: digest._bytes, _point)
    }
    public func isValidSignature<D: DataProtocol>(
      _ signature: ECDSASignature, for data: D
    ) -> Bool { isValidSignature(signature, for: Curve._Hash.hash(data: data)) }
  }
}
extension EllipticSigning.PrivateKey { public typealias Curve = Curve }
extension EllipticSigning.PublicKey { public typealias Curve = Curve }

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/p256/keyagreement
public enum EllipticAgreement<Curve: EllipticCurve>: Sendable {
  public struct PrivateKey: EllipticPrivateKey {
    public let _bytes: [UInt8]
    public let publicKey: PublicKey
    public init(_bytes: [UInt8], _ publicKey: PublicKey) {
      self._bytes = _bytes
      self.publicKey = publicKey
    }
    public func sharedSecretFromKeyAgreement(
      with publicKeyShare: PublicKey
    ) throws -> SharedSecret { try Elliptic<Curve>.secret(_bytes, with: publicKeyShare._point) }
  }
  public struct PublicKey: EllipticPublicKey {
    public let _point: [UInt8]
    public init(_point: [UInt8]) { self._point = _point }
  }
}

/// There is no Secure Enclave: no key can be made in it.
/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/secureenclave
public enum SecureEnclave {
  public static var isAvailable: Bool { false }
  public enum P256 {
    public enum Signing {
      public struct PrivateKey: Sendable {
        public let dataRepresentation: Data
        public let publicKey: CryptoKit.P256.Signing.PublicKey
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public init(dataRepresentation: Data) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public func signature<D: DataProtocol>(
          for data: D
        ) throws -> CryptoKit.P256.Signing.ECDSASignature {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
      }
    }
    public enum KeyAgreement {
      public struct PrivateKey: Sendable {
        public let dataRepresentation: Data
        public let publicKey: CryptoKit.P256.KeyAgreement.PublicKey
        public init(compactRepresentable: Bool = true) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public init(dataRepresentation: Data) throws {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        public func sharedSecretFromKeyAgreement(
          with publicKeyShare: CryptoKit.P256.KeyAgreement.PublicKey
        ) throws -> SharedSecret { throw CryptoKitError.underlyingCoreCryptoError(error: -1) }
      }
    }
  }
}
