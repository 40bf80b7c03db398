// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// RFC 5869.
/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/hkdf
public enum HKDF<H: HashFunction> {
  public static func extract<S: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S?
  ) -> HMAC<H>.MAC {
    let salt = salt.map { Array($0) } ?? []
    return HMAC<H>.authenticationCode(
      for: inputKeyMaterial.bytes, using: SymmetricKey(data: salt))
  }
  public static func expand<P: ContiguousBytes, I: DataProtocol>(
    pseudoRandomKey prk: P, info: I?, outputByteCount: Int
  ) -> SymmetricKey {
    let key = SymmetricKey(data: prk)
    let info = info.map { Array($0) } ?? []
    var result: [UInt8] = []
    var last: [UInt8] = []
    var number: UInt8 = 1
    while result.count < outputByteCount {
      last = Array(HMAC<H>.authenticationCode(for: last + info + [number], using: key))
      result += last
      number += 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
  public static func deriveKey<S: DataProtocol, I: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S, info: I, outputByteCount: Int
  ) -> SymmetricKey {
    expand(
      pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
      outputByteCount: outputByteCount)
  }
  public static func deriveKey<I: DataProtocol>(
    inputKeyMaterial: SymmetricKey, info: I, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info,
      outputByteCount: outputByteCount)
  }
  public static func deriveKey<S: DataProtocol>(
    inputKeyMaterial: SymmetricKey, salt: S, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](),
      outputByteCount: outputByteCount)
  }
  public static func deriveKey(
    inputKeyMaterial: SymmetricKey, outputByteCount: Int
  ) -> SymmetricKey {
    deriveKey(
      inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), outputByteCount: outputByteCount)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/sharedsecret
public struct SharedSecret: Hashable, ContiguousBytes, CustomStringConvertible, Sendable {
  let bytes: [UInt8]
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String {
    "SharedSecret: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
  public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, Info: DataProtocol>(
    using hashFunction: H.Type, salt: Salt, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    HKDF<H>.deriveKey(
      inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo,
      outputByteCount: outputByteCount)
  }
  /// ANSI X9.63.
  public func x963DerivedSymmetricKey<H: HashFunction, Info: DataProtocol>(
    using hashFunction: H.Type, sharedInfo: Info, outputByteCount: Int
  ) -> SymmetricKey {
    var result: [UInt8] = []
    var number: UInt32 = 1
    while result.count < outputByteCount {
      let count = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
      result += H.hash(data: bytes + count + Array(sharedInfo))._bytes
      number += 1
    }
    return SymmetricKey(data: Array(result.prefix(outputByteCount)))
  }
}

extension AES {
  /// RFC 3394.
  /// - SeeAlso: https://developer.apple.com/documentation/cryptokit/aes/keywrap
  public enum KeyWrap {
    private typealias Make =
      @convention(c) (OpenSSL.Bytes, Int32, UnsafeMutableRawPointer) -> Int32
    private typealias Wrap =
      @convention(c) (
        UnsafeMutableRawPointer, OpenSSL.Bytes, OpenSSL.Buffer, OpenSSL.Bytes, UInt32
      ) -> Int32
    /// More than C's `AES_KEY` has.
    private static let size = 512

    private static func run(
      _ bytes: [UInt8], _ key: SymmetricKey, _ kind: String, _ count: Int
    ) -> [UInt8]? {
      let library = OpenSSL.shared
      let make = library.function(
        kind == "wrap" ? "AES_set_encrypt_key" : "AES_set_decrypt_key", as: Make.self)
      let wrap = library.function("AES_\(kind)_key", as: Wrap.self)
      var result = [UInt8](repeating: 0, count: count)
      return withUnsafeTemporaryAllocation(byteCount: size, alignment: 16) { room in
        guard let start = room.baseAddress, make(key.bytes, Int32(key.bitCount), start) == 0,
          wrap(start, nil, &result, bytes, UInt32(bytes.count)) == Int32(count)
        else { return nil }
        return result
      }
    }
    public static func wrap(_ keyToWrap: SymmetricKey, using kek: SymmetricKey) throws -> Data {
      guard [128, 192, 256].contains(kek.bitCount) else { throw CryptoKitError.incorrectKeySize }
      guard let found = run(keyToWrap.bytes, kek, "wrap", keyToWrap.bytes.count + 8) else {
        throw CryptoKitError.wrapFailure
      }
      return Data(found)
    }
    public static func unwrap<W: DataProtocol>(
      _ wrapped: W, using kek: SymmetricKey
    ) throws -> SymmetricKey {
      guard wrapped.count >= 24, let found = run(Array(wrapped), kek, "unwrap", wrapped.count - 8)
      else { throw CryptoKitError.unwrapFailure }
      return SymmetricKey(data: found)
    }
  }
}
