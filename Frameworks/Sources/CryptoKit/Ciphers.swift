// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A cipher of OpenSSL that also proves who wrote a text.
enum Cipher {
  static let nonceSize = 12
  static let tagSize = 16
  private static let setNonceSize: Int32 = 0x9
  private static let getTag: Int32 = 0x10
  private static let setTag: Int32 = 0x11

  private typealias Control =
    @convention(c) (OpaquePointer, Int32, Int32, UnsafeMutableRawPointer?) -> Int32
  private typealias Initialize =
    @convention(c) (OpaquePointer, OpenSSL.Object, OpenSSL.Object, OpenSSL.Bytes, OpenSSL.Bytes) ->
    Int32
  private typealias Update =
    @convention(c) (
      OpaquePointer, OpenSSL.Buffer, UnsafeMutablePointer<Int32>, OpenSSL.Bytes, Int32
    ) -> Int32
  private typealias Finish =
    @convention(c) (OpaquePointer, OpenSSL.Buffer, UnsafeMutablePointer<Int32>) -> Int32

  /// Encrypts, or decrypts what has a tag.
  static func run(
    _ name: String, key: [UInt8], nonce: [UInt8], _ text: [UInt8], authenticating data: [UInt8],
    tag given: [UInt8]? = nil
  ) throws -> (text: [UInt8], tag: [UInt8]) {
    let library = OpenSSL.shared
    let kind = given == nil ? "Encrypt" : "Decrypt"
    let control = library.function("EVP_CIPHER_CTX_ctrl", as: Control.self)
    let initialize = library.function("EVP_\(kind)Init_ex", as: Initialize.self)
    let update = library.function("EVP_\(kind)Update", as: Update.self)
    let finish = library.function("EVP_\(kind)Final_ex", as: Finish.self)
    return try library.with(library.make("EVP_CIPHER_CTX_new"), freedBy: "EVP_CIPHER_CTX_free") {
      context in
      func check(_ result: Int32) throws {
        if result != 1 { throw CryptoKitError.underlyingCoreCryptoError(error: result) }
      }
      try check(initialize(context, library.make(name), nil, nil, nil))
      try check(control(context, setNonceSize, Int32(nonce.count), nil))
      try check(initialize(context, nil, nil, key, nonce))
      var count: Int32 = 0
      if !data.isEmpty { try check(update(context, nil, &count, data, Int32(data.count))) }
      var result = [UInt8](repeating: 0, count: text.count + tagSize)
      try check(update(context, &result, &count, text, Int32(text.count)))
      var tag = given ?? [UInt8](repeating: 0, count: tagSize)
      if given != nil { try check(control(context, setTag, Int32(tag.count), &tag)) }
      var rest = [UInt8](repeating: 0, count: tagSize)
      var restCount: Int32 = 0
      guard finish(context, &rest, &restCount) == 1 else {
        throw CryptoKitError.authenticationFailure
      }
      if given == nil { try check(control(context, getTag, Int32(tagSize), &tag)) }
      return (Array(result.prefix(Int(count))) + rest.prefix(Int(restCount)), tag)
    }
  }

  static func random(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in .random(in: 0...255, using: &generator) }
  }
}

/// What a cipher is called with only once for a key.
public struct CipherNonce: Sequence, ContiguousBytes, Sendable {
  let bytes: [UInt8]
  public init() { bytes = Cipher.random(Cipher.nonceSize) }
  public init<D: DataProtocol>(data: D) throws {
    guard data.count >= Cipher.nonceSize else { throw CryptoKitError.incorrectParameterSize }
    bytes = Array(data)
  }
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// An encrypted text with its nonce and its tag.
public struct CipherBox: Sendable {
  public let nonce: CipherNonce
  public let ciphertext: Data
  public let tag: Data
  var parts: Data { Data(nonce.bytes) + ciphertext + tag }

  public init<C: DataProtocol, T: DataProtocol>(
    nonce: CipherNonce, ciphertext: C, tag: T
  ) throws {
    guard tag.count == Cipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
    self.nonce = nonce
    self.ciphertext = Data(ciphertext)
    self.tag = Data(tag)
  }
  public init<D: DataProtocol>(combined: D) throws {
    let bytes = Array(combined)
    guard bytes.count >= Cipher.nonceSize + Cipher.tagSize else {
      throw CryptoKitError.incorrectParameterSize
    }
    nonce = try CipherNonce(data: bytes.prefix(Cipher.nonceSize))
    ciphertext = Data(bytes.dropFirst(Cipher.nonceSize).dropLast(Cipher.tagSize))
    tag = Data(bytes.suffix(Cipher.tagSize))
  }
}

public enum AES {
  /// - SeeAlso: https://developer.apple.com/documentation/cryptokit/aes/gcm
  public enum GCM {
    public typealias Nonce = CipherNonce
    /// - SeeAlso: https://developer.apple.com/documentation/cryptokit/aes/gcm/sealedbox
    public struct SealedBox: Sendable {
      let box: CipherBox
      public var nonce: Nonce { box.nonce }
      public var ciphertext: Data { box.ciphertext }
      public var tag: Data { box.tag }
      /// Only with a nonce of the usual size.
      public var combined: Data? {
        box.nonce.bytes.count == Cipher.nonceSize ? box.parts : nil
      }
      public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
        box = try CipherBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
      }
      public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }
    }

    private static func name(_ key: SymmetricKey) throws -> String {
      guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
      return "EVP_aes_\(key.bitCount)_gcm"
    }
    public static func seal<P: DataProtocol, A: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating: A
    ) throws -> SealedBox {
      let nonce = nonce ?? Nonce()
      let found = try Cipher.run(
        name(key), key: key.bytes, nonce: nonce.bytes, Array(message),
        authenticating: Array(authenticating))
      return try SealedBox(nonce: nonce, ciphertext: found.text, tag: found.tag)
    }
    public static func seal<P: DataProtocol>(
      _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
      try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }
    public static func open<A: DataProtocol>(
      _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: A
    ) throws -> Data {
      Data(
        try Cipher.run(
          name(key), key: key.bytes, nonce: sealedBox.nonce.bytes, Array(sealedBox.ciphertext),
          authenticating: Array(authenticating), tag: Array(sealedBox.tag)
        ).text)
    }
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      try open(sealedBox, using: key, authenticating: [UInt8]())
    }
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/chachapoly
public enum ChaChaPoly {
  public typealias Nonce = CipherNonce
  public struct SealedBox: Sendable {
    let box: CipherBox
    public var nonce: Nonce { box.nonce }
    public var ciphertext: Data { box.ciphertext }
    public var tag: Data { box.tag }
    public var combined: Data { box.parts }
    public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
      box = try CipherBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
    }
    public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }
  }

  private static func checked(_ key: SymmetricKey, _ nonce: Nonce) throws -> [UInt8] {
    guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
    guard nonce.bytes.count == Cipher.nonceSize else {
      throw CryptoKitError.incorrectParameterSize
    }
    return key.bytes
  }
  public static func seal<P: DataProtocol, A: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil, authenticating: A
  ) throws -> SealedBox {
    let nonce = nonce ?? Nonce()
    let found = try Cipher.run(
      "EVP_chacha20_poly1305", key: checked(key, nonce), nonce: nonce.bytes, Array(message),
      authenticating: Array(authenticating))
    return try SealedBox(nonce: nonce, ciphertext: found.text, tag: found.tag)
  }
  public static func seal<P: DataProtocol>(
    _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
  ) throws -> SealedBox {
    try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
  }
  public static func open<A: DataProtocol>(
    _ sealedBox: SealedBox, using key: SymmetricKey, authenticating: A
  ) throws -> Data {
    Data(
      try Cipher.run(
        "EVP_chacha20_poly1305", key: checked(key, sealedBox.nonce), nonce: sealedBox.nonce.bytes,
        Array(sealedBox.ciphertext), authenticating: Array(authenticating),
        tag: Array(sealedBox.tag)
      ).text)
  }
  public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
    try open(sealedBox, using: key, authenticating: [UInt8]())
  }
}
