// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif
@_exported import UniformTypeIdentifiers

/// A value that can be dragged, pasted and shared. Nobody does it here: a representation is
/// accepted and never asked.
/// - SeeAlso: https://developer.apple.com/documentation/coretransferable/transferable
public protocol Transferable {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}
public protocol TransferRepresentation<Item>: Sendable { associatedtype Item: Transferable }
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<R: TransferRepresentation>(_ encoder: R) -> R
  where R.Item == Item { encoder }
  public static func buildBlock<R: TransferRepresentation>(_ content: R) -> R
  where R.Item == Item { content }
  public static func buildBlock<
    R0: TransferRepresentation, each R: TransferRepresentation
  >(_ first: R0, _ rest: repeat each R) -> R0 where R0.Item == Item { first }
}
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
  public init(contentType: UTType) {}
  public func suggestedFileName(_ fileName: String) -> Self { self }
}
public struct ProxyRepresentation<Item: Transferable, Other: Transferable>: TransferRepresentation {
  public init(
    exporting: @escaping @Sendable (Item) throws -> Other,
    importing: @escaping @Sendable (Other) throws -> Item
  ) {}
  @_disfavoredOverload public init(importing: @escaping @Sendable (Other) throws -> Item) {}
  public init(exporting: @escaping @Sendable (Item) throws -> Other) {}
  public init(_ representation: KeyPath<Item, Other>) {}
  public func suggestedFileName(_ fileName: String) -> Self { self }
}
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  public func suggestedFileName(_ fileName: String) -> Self { self }
}
public struct SentTransferredFile: Sendable {
  public let file: URL
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}
public struct ReceivedTransferredFile: Sendable { public let file: URL }
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
}
/// The representation of the types of Swift and Foundation. Nobody asks for it.
public struct PlainRepresentation<Item: Transferable>: TransferRepresentation { init() {} }
extension String: Transferable {
  public static var transferRepresentation: PlainRepresentation<String> { PlainRepresentation() }
}
extension Data: Transferable {
  public static var transferRepresentation: PlainRepresentation<Data> { PlainRepresentation() }
}
extension URL: Transferable {
  public static var transferRepresentation: PlainRepresentation<URL> { PlainRepresentation() }
}
extension AttributedString: Transferable {
  public static var transferRepresentation: PlainRepresentation<AttributedString> {
    PlainRepresentation()
  }
}
