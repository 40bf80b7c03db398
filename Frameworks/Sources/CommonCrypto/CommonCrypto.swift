// SPDX-License-Identifier: Apache-2.0
import CryptoKit
@_exported import HostedBase

// Computed by CryptoKit's part, which asks the system's OpenSSL. Hashes and HMAC; ciphers (`CCCrypt`) are missing.

public typealias CC_LONG = UInt32
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

private func put<H: HashFunction>(
  _ hash: H.Type, _ data: UnsafeRawPointer?, _ count: CC_LONG,
  _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
  for (at, byte) in H.hash(data: Array(bytes)).enumerated() { result?[at] = byte }
  return result
}
@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(Insecure.MD5.self, data, len, md) }
@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(Insecure.SHA1.self, data, len, md) }
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA256.self, data, len, md) }
@discardableResult public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA384.self, data, len, md) }
@discardableResult public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { put(SHA512.self, data, len, md) }

public typealias CCHmacAlgorithm = UInt32
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ data: UnsafeRawPointer?, _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let key = SymmetricKey(data: Array(UnsafeRawBufferPointer(start: key, count: keyLength)))
  let data = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let code: [UInt8]
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: code = Array(HMAC<Insecure.SHA1>.authenticationCode(for: data, using: key))
  case kCCHmacAlgMD5: code = Array(HMAC<Insecure.MD5>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA384: code = Array(HMAC<SHA384>.authenticationCode(for: data, using: key))
  case kCCHmacAlgSHA512: code = Array(HMAC<SHA512>.authenticationCode(for: data, using: key))
  case _: code = Array(HMAC<SHA256>.authenticationCode(for: data, using: key))
  }
  macOut?.copyMemory(from: code, byteCount: code.count)
}
