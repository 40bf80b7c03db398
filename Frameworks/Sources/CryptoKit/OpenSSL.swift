// SPDX-License-Identifier: Apache-2.0
import HostedBase

/// The system's OpenSSL, whose library is opened when it is first needed. All that computes is its work.
/// - SeeAlso: https://docs.openssl.org/3.0/man3/
/// - Note: Unchecked: the handle is only read.
struct OpenSSL: @unchecked Sendable {
  static let shared = OpenSSL()
  private let library: UnsafeMutableRawPointer

  typealias Object = OpaquePointer?
  typealias Bytes = UnsafePointer<UInt8>?
  typealias Buffer = UnsafeMutablePointer<UInt8>?

  private init() {
    guard let library = dlopen("libcrypto.so.3", RTLD_NOW) ?? dlopen("libcrypto.so.1.1", RTLD_NOW)
    else { fatalError("CryptoKit needs OpenSSL's library here: libcrypto.so.3 (libssl3)") }
    self.library = library
  }

  /// One of the library's functions.
  func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let symbol = dlsym(library, name) else { fatalError("OpenSSL has no \(name)") }
    return unsafeBitCast(symbol, to: type)
  }

  /// Makes an object, which is freed when the work is done.
  func with<Result>(
    _ object: OpaquePointer?, freedBy name: String, _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    guard let object else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
    defer { function(name, as: (@convention(c) (Object) -> Void).self)(object) }
    return try body(object)
  }

  /// What has no arguments makes an object.
  func make(_ name: String) -> OpaquePointer? {
    function(name, as: (@convention(c) () -> Object).self)()
  }

  func hash(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    typealias Digest =
      @convention(c) (
        UnsafeRawPointer?, Int, Buffer, UnsafeMutablePointer<UInt32>, Object, Object
      ) -> Int32
    var result = [UInt8](repeating: 0, count: 64)
    var count: UInt32 = 0
    let method = function(
      "EVP_get_digestbyname", as: (@convention(c) (UnsafePointer<CChar>) -> Object).self)
    guard
      function("EVP_Digest", as: Digest.self)(
        bytes, bytes.count, &result, &count, method(name), nil) == 1
    else { fatalError("OpenSSL has no \(name)") }
    return Array(result.prefix(Int(count)))
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/cryptokit/cryptokiterror
public enum CryptoKitError: Error, Equatable, Sendable {
  case incorrectKeySize
  case incorrectParameterSize
  case authenticationFailure
  case underlyingCoreCryptoError(error: Int32)
  case wrapFailure
  case unwrapFailure
  case invalidParameter
}
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
  case invalidFieldIdentifier, unexpectedFieldType, invalidObjectIdentifier, invalidASN1Object
  case invalidASN1IntegerEncoding, truncatedASN1Field, unsupportedFieldLength, invalidPEMDocument
}

extension ContiguousBytes { var array: [UInt8] { withUnsafeBytes { Array($0) } } }
