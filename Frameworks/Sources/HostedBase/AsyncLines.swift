// SPDX-License-Identifier: Apache-2.0
import Foundation
import FoundationNetworking

/// The bytes of an answer: they are all there before the first is delivered.
public struct AsyncDataBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8
  let load: @Sendable () async throws -> Data
  public struct AsyncIterator: AsyncIteratorProtocol {
    let load: @Sendable () async throws -> Data
    var rest: Data.Iterator?
    public mutating func next() async throws -> UInt8? {
      if rest == nil { rest = try await load().makeIterator() }
      return rest?.next()
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
  public var lines: AsyncTextLines { AsyncTextLines(load: load) }
}
/// The lines of a text that is loaded.
public struct AsyncTextLines: AsyncSequence, Sendable {
  public typealias Element = String
  let load: @Sendable () async throws -> Data
  public struct AsyncIterator: AsyncIteratorProtocol {
    let load: @Sendable () async throws -> Data
    var rest: ArraySlice<Substring>?
    public mutating func next() async throws -> String? {
      if rest == nil {
        let text = String(decoding: try await load(), as: UTF8.self)
        rest = text.split(whereSeparator: \.isNewline)[...]
      }
      return rest?.popFirst().map(String.init)
    }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
}
extension URL {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/url/lines
  public var lines: AsyncTextLines { resourceBytes.lines }
  public var resourceBytes: AsyncDataBytes {
    AsyncDataBytes {
      isFileURL ? try Data(contentsOf: self) : try await URLSession.shared.data(from: self).0
    }
  }
}
extension URLSession {
  public typealias AsyncBytes = AsyncDataBytes
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/urlsession/bytes(from:delegate:)
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncDataBytes { data }, response)
  }
}
extension URL {
  /// Every file that the app can name is its own.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  public func stopAccessingSecurityScopedResource() {}
}
extension FileHandle {
  public var bytes: AsyncDataBytes { AsyncDataBytes { [self] in readDataToEndOfFile() } }
}
extension Data.WritingOptions {
  public static var atomicWrite: Data.WritingOptions { .atomic }
}
