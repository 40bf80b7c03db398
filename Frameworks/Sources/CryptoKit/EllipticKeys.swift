// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// A curve of NIST, computed by OpenSSL.
public protocol EllipticCurve: Sendable {
  /// OpenSSL's number.
  static var _number: Int32 { get }
  /// How many bytes a coordinate has.
  static var _size: Int { get }
  /// The DER of its object identifier.
  static var _identifier: [UInt8] { get }
  associatedtype _Hash: HashFunction
}

/// The work on a curve.
enum Elliptic<C: EllipticCurve> {
  private typealias Object = OpaquePointer
  private typealias Two = @convention(c) (Object, Object) -> Int32
  private typealias FromBytes = @convention(c) (OpenSSL.Bytes, Int32, OpenSSL.Object) -> Object?
  private typealias ToBytes = @convention(c) (Object, OpenSSL.Buffer, Int32) -> Int32
  private typealias Get = @convention(c) (Object) -> Object?
  private typealias NewPoint = @convention(c) (Object) -> Object?

  private static var library: OpenSSL { .shared }
  private static func check(_ isRight: Bool) throws {
    if !isRight { throw CryptoKitError.incorrectParameterSize }
  }

  /// OpenSSL's key: of a number, whose point is computed, or of a point.
  private static func with<Result>(
    secret: [UInt8]? = nil, point bytes: [UInt8]? = nil, _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    let key = library.function(
      "EC_KEY_new_by_curve_name", as: (@convention(c) (Int32) -> Object?).self)
    return try library.with(key(C._number), freedBy: "EC_KEY_free") { key in
      guard let group = library.function("EC_KEY_get0_group", as: Get.self)(key) else {
        throw CryptoKitError.invalidParameter
      }
      let point = library.function("EC_POINT_new", as: NewPoint.self)(group)
      try library.with(point, freedBy: "EC_POINT_free") { point in
        if let secret {
          typealias Multiply =
            @convention(c) (Object, Object, Object, OpenSSL.Object, OpenSSL.Object, OpenSSL.Object)
            -> Int32
          let number = library.function("BN_bin2bn", as: FromBytes.self)(
            secret, Int32(secret.count), nil)
          try library.with(number, freedBy: "BN_clear_free") { number in
            try check(
              library.function("EC_KEY_set_private_key", as: Two.self)(key, number) == 1)
            try check(
              library.function("EC_POINT_mul", as: Multiply.self)(
                group, point, number, nil, nil, nil) == 1)
          }
        } else if let bytes {
          typealias Read =
            @convention(c) (Object, Object, OpenSSL.Bytes, Int, OpenSSL.Object) -> Int32
          try check(
            library.function("EC_POINT_oct2point", as: Read.self)(
              group, point, bytes, bytes.count, nil) == 1)
        }
        try check(library.function("EC_KEY_set_public_key", as: Two.self)(key, point) == 1)
      }
      let isRight = library.function(
        "EC_KEY_check_key", as: (@convention(c) (Object) -> Int32).self)
      try check(isRight(key) == 1)
      return try body(key)
    }
  }

  /// A number for a new key: below the order of the curve.
  static func random() -> [UInt8] {
    while true {
      var bytes = Cipher.random(C._size)
      // P-521 has one bit of its first byte.
      if C._size == 66 { bytes[0] &= 1 }
      if (try? point(of: bytes)) != nil { return bytes }
    }
  }

  /// The point of a number, with both coordinates or in short; or the same point in another form.
  static func point(
    of secret: [UInt8]? = nil, from point: [UInt8]? = nil, isShort: Bool = false
  ) throws -> [UInt8] {
    typealias Write =
      @convention(c) (Object, Object, Int32, OpenSSL.Buffer, Int, OpenSSL.Object) -> Int
    return try with(secret: secret, point: point) { key in
      guard let group = library.function("EC_KEY_get0_group", as: Get.self)(key),
        let point = library.function("EC_KEY_get0_public_key", as: Get.self)(key)
      else { throw CryptoKitError.invalidParameter }
      var result = [UInt8](repeating: 0, count: isShort ? C._size + 1 : 2 * C._size + 1)
      let count = library.function("EC_POINT_point2oct", as: Write.self)(
        group, point, isShort ? 2 : 4, &result, result.count, nil)
      try check(count == result.count)
      return result
    }
  }

  /// Both numbers of a signature of a digest.
  static func signature(_ secret: [UInt8], of digest: [UInt8]) throws -> [UInt8] {
    typealias Sign = @convention(c) (OpenSSL.Bytes, Int32, Object) -> Object?
    return try with(secret: secret) { key in
      let signature = library.function("ECDSA_do_sign", as: Sign.self)(
        digest, Int32(digest.count), key)
      return try library.with(signature, freedBy: "ECDSA_SIG_free") { signature in
        try ["ECDSA_SIG_get0_r", "ECDSA_SIG_get0_s"].flatMap { name in
          var bytes = [UInt8](repeating: 0, count: C._size)
          guard let number = library.function(name, as: Get.self)(signature) else {
            throw CryptoKitError.invalidParameter
          }
          let count = library.function("BN_bn2binpad", as: ToBytes.self)(
            number, &bytes, Int32(bytes.count))
          try check(count == Int32(bytes.count))
          return bytes
        }
      }
    }
  }

  static func isValid(_ signature: [UInt8], of digest: [UInt8], _ point: [UInt8]) -> Bool {
    typealias Verify = @convention(c) (OpenSSL.Bytes, Int32, Object, Object) -> Int32
    typealias SetBoth = @convention(c) (Object, OpenSSL.Object, OpenSSL.Object) -> Int32
    let found = try? with(point: point) { key in
      try library.with(library.make("ECDSA_SIG_new"), freedBy: "ECDSA_SIG_free") { object in
        let number = library.function("BN_bin2bn", as: FromBytes.self)
        let count = Int32(C._size)
        // The signature frees them.
        _ = library.function("ECDSA_SIG_set0", as: SetBoth.self)(
          object, number(Array(signature.prefix(C._size)), count, nil),
          number(Array(signature.suffix(C._size)), count, nil))
        return library.function("ECDSA_do_verify", as: Verify.self)(
          digest, Int32(digest.count), object, key) == 1
      }
    }
    return found ?? false
  }

  static func secret(_ secret: [UInt8], with point: [UInt8]) throws -> SharedSecret {
    typealias Compute =
      @convention(c) (OpenSSL.Buffer, Int, Object, Object, UnsafeRawPointer?) -> Int32
    return try with(secret: secret) { key in
      try with(point: point) { other in
        guard let point = library.function("EC_KEY_get0_public_key", as: Get.self)(other) else {
          throw CryptoKitError.invalidParameter
        }
        var result = [UInt8](repeating: 0, count: C._size)
        let count = library.function("ECDH_compute_key", as: Compute.self)(
          &result, result.count, point, key, nil)
        try check(Int(count) == result.count)
        return SharedSecret(bytes: result)
      }
    }
  }
}

/// Distinguished encoding rules, as far as keys and signatures need them.
enum DER {
  static func item(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    let count = content.count
    let length: [UInt8] =
      count < 128
      ? [UInt8(count)]
      : count < 256 ? [0x81, UInt8(count)] : [0x82, UInt8(count >> 8), UInt8(count & 255)]
    return [tag] + length + content
  }
  static func sequence(_ parts: [UInt8]...) -> [UInt8] { item(0x30, parts.flatMap { $0 }) }
  static func integer(_ bytes: [UInt8]) -> [UInt8] {
    let rest = Array(bytes.drop { $0 == 0 })
    return item(2, (rest.first ?? 0x80) >= 0x80 ? [0] + rest : rest)
  }

  /// The next item of some bytes.
  static func next(_ bytes: inout ArraySlice<UInt8>, _ tag: UInt8) throws -> ArraySlice<UInt8> {
    guard bytes.popFirst() == tag else { throw CryptoKitASN1Error.unexpectedFieldType }
    guard var count = bytes.popFirst().map({ Int($0) }) else {
      throw CryptoKitASN1Error.truncatedASN1Field
    }
    if count >= 128 {
      let digits = bytes.prefix(count & 127)
      guard digits.count <= 2 else { throw CryptoKitASN1Error.unsupportedFieldLength }
      bytes = bytes.dropFirst(digits.count)
      count = digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count >= count else { throw CryptoKitASN1Error.truncatedASN1Field }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  static func pem(_ kind: String, _ bytes: [UInt8]) -> String {
    let text = Data(bytes).base64EncodedString(options: [
      .lineLength64Characters, .endLineWithLineFeed,
    ])
    return "-----BEGIN \(kind)-----\n\(text)\n-----END \(kind)-----"
  }
  static func bytes(pem: String) throws -> [UInt8] {
    let lines = pem.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("-----") }
    guard let data = Data(base64Encoded: lines.joined()), !data.isEmpty else {
      throw CryptoKitASN1Error.invalidPEMDocument
    }
    return Array(data)
  }

  private static let publicKey: [UInt8] = [6, 7, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 2, 1]
  static func kind<C: EllipticCurve>(_ curve: C.Type) -> [UInt8] {
    sequence(publicKey, C._identifier)
  }
}
