// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// Keys of RFC 7748 and RFC 8032, by OpenSSL.
enum RawKey {
  static let size = 32
  /// OpenSSL's numbers of X25519 and Ed25519.
  static let agreement: Int32 = 1034
  static let signing: Int32 = 1087

  private typealias Key = OpaquePointer
  private typealias New = @convention(c) (Int32, OpenSSL.Object, OpenSSL.Bytes, Int) -> Key?

  private static func with<Result>(
    _ kind: Int32, _ bytes: [UInt8], isPrivate: Bool, _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    let name = "EVP_PKEY_new_raw_\(isPrivate ? "private" : "public")_key"
    let key = OpenSSL.shared.function(name, as: New.self)(kind, nil, bytes, bytes.count)
    return try OpenSSL.shared.with(key, freedBy: "EVP_PKEY_free", body)
  }

  static func checked(_ bytes: [UInt8]) throws -> [UInt8] {
    guard bytes.count == size else { throw CryptoKitError.incorrectKeySize }
    return bytes
  }

  static func publicKey(_ kind: Int32, of bytes: [UInt8]) throws -> [UInt8] {
    typealias Get = @convention(c) (Key, OpenSSL.Buffer, UnsafeMutablePointer<Int>) -> Int32
    return try with(kind, bytes, isPrivate: true) { key in
      var result = [UInt8](repeating: 0, count: size)
      var count = size
      let get = OpenSSL.shared.function("EVP_PKEY_get_raw_public_key", as: Get.self)
      let status = get(key, &result, &count)
      guard status == 1 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
      return result
    }
  }

  private typealias Begin =
    @convention(c) (OpaquePointer, OpenSSL.Object, OpenSSL.Object, OpenSSL.Object, Key) -> Int32

  static func signature(_ bytes: [UInt8], of message: [UInt8]) throws -> [UInt8] {
    typealias Sign =
      @convention(c) (
        OpaquePointer, OpenSSL.Buffer, UnsafeMutablePointer<Int>, OpenSSL.Bytes, Int
      ) -> Int32
    let library = OpenSSL.shared
    return try with(signing, bytes, isPrivate: true) { key in
      try library.with(library.make("EVP_MD_CTX_new"), freedBy: "EVP_MD_CTX_free") { context in
        var result = [UInt8](repeating: 0, count: 64)
        var count = result.count
        guard
          library.function("EVP_DigestSignInit", as: Begin.self)(context, nil, nil, nil, key) == 1,
          library.function("EVP_DigestSign", as: Sign.self)(
            context, &result, &count, message, message.count) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        return result
      }
    }
  }

  static func isValid(_ signature: [UInt8], of message: [UInt8], _ bytes: [UInt8]) -> Bool {
    typealias Verify =
      @convention(c) (OpaquePointer, OpenSSL.Bytes, Int, OpenSSL.Bytes, Int) -> Int32
    let library = OpenSSL.shared
    let found = try? with(signing, bytes, isPrivate: false) { key in
      try library.with(library.make("EVP_MD_CTX_new"), freedBy: "EVP_MD_CTX_free") { context in
        library.function("EVP_DigestVerifyInit", as: Begin.self)(context, nil, nil, nil, key) == 1
          && library.function("EVP_DigestVerify", as: Verify.self)(
            context, signature, signature.count, message, message.count) == 1
      }
    }
    return found ?? false
  }

  static func secret(_ bytes: [UInt8], with other: [UInt8]) throws -> SharedSecret {
    typealias Make = @convention(c) (Key, OpenSSL.Object) -> OpaquePointer?
    typealias Start = @convention(c) (OpaquePointer) -> Int32
    typealias SetPeer = @convention(c) (OpaquePointer, Key) -> Int32
    typealias Derive =
      @convention(c) (OpaquePointer, OpenSSL.Buffer, UnsafeMutablePointer<Int>) -> Int32
    let library = OpenSSL.shared
    return try with(agreement, bytes, isPrivate: true) { key in
      try with(agreement, other, isPrivate: false) { peer in
        let context = library.function("EVP_PKEY_CTX_new", as: Make.self)(key, nil)
        return try library.with(context, freedBy: "EVP_PKEY_CTX_free") { context in
          var result = [UInt8](repeating: 0, count: size)
          var count = size
          guard library.function("EVP_PKEY_derive_init", as: Start.self)(context) == 1,
            library.function("EVP_PKEY_derive_set_peer", as: SetPeer.self)(context, peer) == 1,
            library.function("EVP_PKEY_derive", as: Derive.self)(context, &result, &count) == 1
          else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
          return SharedSecret(bytes: result)
        }
      }
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/curve25519
public enum Curve25519 {
  public enum Signing {
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey
      public init() {
        // Any bytes are a key.
        guard let key = try? PrivateKey(rawRepresentation: Cipher.random(RawKey.size)) else {
          fatalError("OpenSSL has no Ed25519")
        }
        self = key
      }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try RawKey.checked(data.array)
        publicKey = try PublicKey(rawRepresentation: RawKey.publicKey(RawKey.signing, of: bytes))
      }
      public var rawRepresentation: Data { Data(bytes) }
      public func signature<D: DataProtocol>(for data: D) throws -> Data {
        Data(try RawKey.signature(bytes, of: Array(data)))
      }
    }
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try RawKey.checked(rawRepresentation.array)
      }
      public var rawRepresentation: Data { Data(bytes) }
      public func isValidSignature<S: DataProtocol, D: DataProtocol>(
        _ signature: S, for data: D
      ) -> Bool { RawKey.isValid(Array(signature), of: Array(data), bytes) }
    }
  }
  public enum KeyAgreement {
    public struct PrivateKey: Sendable {
      let bytes: [UInt8]
      public let publicKey: PublicKey
      public init() {
        guard let key = try? PrivateKey(rawRepresentation: Cipher.random(RawKey.size)) else {
          fatalError("OpenSSL has no X25519")
        }
        self = key
      }
      public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
        bytes = try RawKey.checked(data.array)
        publicKey = try PublicKey(
          rawRepresentation: RawKey.publicKey(RawKey.agreement, of: bytes))
      }
      public var rawRepresentation: Data { Data(bytes) }
      public func sharedSecretFromKeyAgreement(
        with publicKeyShare: PublicKey
      ) throws -> SharedSecret { try RawKey.secret(bytes, with: publicKeyShare.bytes) }
    }
    public struct PublicKey: Sendable {
      let bytes: [UInt8]
      public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        bytes = try RawKey.checked(rawRepresentation.array)
      }
      public var rawRepresentation: Data { Data(bytes) }
    }
  }
}
