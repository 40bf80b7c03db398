// SPDX-License-Identifier: Apache-2.0
#if HOSTED
  @_exported import HostedBase
#else
  @_exported import Foundation
#endif

/// A type of data, by its name.
/// - SeeAlso: https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo: UTType? = nil) {
    self.identifier = identifier
  }
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let known = Self.byExtension[filenameExtension.lowercased()]
    identifier = known?.identifier ?? "dyn." + filenameExtension
  }
  private init(name: String) { identifier = name }
  private static let byExtension: [String: UTType] = [
    "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "pdf": .pdf, "txt": .plainText, "json": .json,
    "html": .html, "gif": .gif, "mp3": .mp3, "mov": .quickTimeMovie, "mp4": .mpeg4Movie,
    "csv": .commaSeparatedText, "zip": .zip,
  ]
  public var preferredFilenameExtension: String? {
    Self.byExtension.first { $0.value == self }?.key
  }
  public func conforms(to type: UTType) -> Bool { self == type || type == .item || type == .data }

  public static let item = UTType(name: "public.item")
  public static let content = UTType(name: "public.content")
  public static let data = UTType(name: "public.data")
  public static let folder = UTType(name: "public.folder")
  public static let text = UTType(name: "public.text")
  public static let plainText = UTType(name: "public.plain-text")
  public static let utf8PlainText = UTType(name: "public.utf8-plain-text")
  public static let rtf = UTType(name: "public.rtf")
  public static let html = UTType(name: "public.html")
  public static let json = UTType(name: "public.json")
  public static let xml = UTType(name: "public.xml")
  public static let commaSeparatedText = UTType(name: "public.comma-separated-values-text")
  public static let image = UTType(name: "public.image")
  public static let png = UTType(name: "public.png")
  public static let jpeg = UTType(name: "public.jpeg")
  public static let heic = UTType(name: "public.heic")
  public static let gif = UTType(name: "com.compuserve.gif")
  public static let pdf = UTType(name: "com.adobe.pdf")
  public static let audio = UTType(name: "public.audio")
  public static let mp3 = UTType(name: "public.mp3")
  public static let movie = UTType(name: "public.movie")
  public static let video = UTType(name: "public.video")
  public static let mpeg4Movie = UTType(name: "public.mpeg-4")
  public static let quickTimeMovie = UTType(name: "com.apple.quicktime-movie")
  public static let url = UTType(name: "public.url")
  public static let fileURL = UTType(name: "public.file-url")
  public static let zip = UTType(name: "public.zip-archive")
  public static let propertyList = UTType(name: "com.apple.property-list")
}
