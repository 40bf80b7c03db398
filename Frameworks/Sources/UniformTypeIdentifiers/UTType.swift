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
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.byMIMEType[mimeType.lowercased()] else { return nil }
    identifier = known.identifier
  }
  private static let byMIMEType: [String: UTType] = [
    "image/png": .png, "image/jpeg": .jpeg, "image/gif": .gif, "application/pdf": .pdf,
    "text/plain": .plainText, "application/json": .json, "text/html": .html, "audio/mpeg": .mp3,
    "video/quicktime": .quickTimeMovie, "video/mp4": .mpeg4Movie, "application/zip": .zip,
    "text/csv": .commaSeparatedText, "image/svg+xml": .svg, "text/xml": .xml,
  ]
  public var preferredMIMEType: String? { Self.byMIMEType.first { $0.value == self }?.key }
  public var localizedDescription: String? { nil }
  public var supertypes: Set<UTType> { self == .item ? [] : [.item] }
  public var isDeclared: Bool { !isDynamic }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
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
  public static let archive = UTType(name: "public.archive")
  public static let gzip = UTType(name: "org.gnu.gnu-zip-archive")
  public static let bz2 = UTType(name: "public.bzip2-archive")
  public static let directory = UTType(name: "public.directory")
  public static let package = UTType(name: "com.apple.package")
  public static let bundle = UTType(name: "com.apple.bundle")
  public static let application = UTType(name: "com.apple.application")
  public static let executable = UTType(name: "public.executable")
  public static let symbolicLink = UTType(name: "public.symlink")
  public static let resolvable = UTType(name: "com.apple.resolvable")
  public static let volume = UTType(name: "public.volume")
  public static let diskImage = UTType(name: "public.disk-image")
  public static let compositeContent = UTType(name: "public.composite-content")
  public static let sourceCode = UTType(name: "public.source-code")
  public static let swiftSource = UTType(name: "public.swift-source")
  public static let objectiveCSource = UTType(name: "public.objective-c-source")
  public static let cSource = UTType(name: "public.c-source")
  public static let cHeader = UTType(name: "public.c-header")
  public static let script = UTType(name: "public.script")
  public static let shellScript = UTType(name: "public.shell-script")
  public static let pythonScript = UTType(name: "public.python-script")
  public static let javaScript = UTType(name: "com.netscape.javascript-source")
  public static let yaml = UTType(name: "public.yaml")
  public static let xmlPropertyList = UTType(name: "com.apple.xml-property-list")
  public static let binaryPropertyList = UTType(name: "com.apple.binary-property-list")
  public static let delimitedText = UTType(name: "public.delimited-values-text")
  public static let tabSeparatedText = UTType(name: "public.tab-separated-values-text")
  public static let utf16PlainText = UTType(name: "public.utf16-plain-text")
  public static let flatRTFD = UTType(name: "com.apple.flat-rtfd")
  public static let rtfd = UTType(name: "com.apple.rtfd")
  public static let webArchive = UTType(name: "com.apple.webarchive")
  public static let svg = UTType(name: "public.svg-image")
  public static let tiff = UTType(name: "public.tiff")
  public static let bmp = UTType(name: "com.microsoft.bmp")
  public static let ico = UTType(name: "com.microsoft.ico")
  public static let icns = UTType(name: "com.apple.icns")
  public static let rawImage = UTType(name: "public.camera-raw-image")
  public static let livePhoto = UTType(name: "com.apple.live-photo")
  public static let heif = UTType(name: "public.heif")
  public static let webP = UTType(name: "org.webmproject.webp")
  public static let audiovisualContent = UTType(name: "public.audiovisual-content")
  public static let wav = UTType(name: "com.microsoft.waveform-audio")
  public static let aiff = UTType(name: "public.aiff-audio")
  public static let midi = UTType(name: "public.midi-audio")
  public static let mpeg4Audio = UTType(name: "public.mpeg-4-audio")
  public static let avi = UTType(name: "public.avi")
  public static let mpeg = UTType(name: "public.mpeg")
  public static let mpeg2Video = UTType(name: "public.mpeg-2-video")
  public static let playlist = UTType(name: "public.playlist")
  public static let m3uPlaylist = UTType(name: "public.m3u-playlist")
  public static let appleProtectedMPEG4Audio = UTType(name: "com.apple.protected-mpeg-4-audio")
  public static let presentation = UTType(name: "public.presentation")
  public static let spreadsheet = UTType(name: "public.spreadsheet")
  public static let database = UTType(name: "public.database")
  public static let message = UTType(name: "public.message")
  public static let contact = UTType(name: "public.contact")
  public static let vCard = UTType(name: "public.vcard")
  public static let calendarEvent = UTType(name: "public.calendar-event")
  public static let toDoItem = UTType(name: "public.to-do-item")
  public static let emailMessage = UTType(name: "public.email-message")
  public static let internetLocation = UTType(name: "com.apple.internet-location")
  public static let bookmark = UTType(name: "public.bookmark")
  public static let font = UTType(name: "public.font")
  public static let epub = UTType(name: "org.idpf.epub-container")
  public static let threeDContent = UTType(name: "public.3d-content")
  public static let usd = UTType(name: "com.pixar.universal-scene-description")
  public static let usdz = UTType(name: "com.pixar.universal-scene-description-mobile")
  public static let realityFile = UTType(name: "com.apple.reality")
  public static let sceneKitScene = UTType(name: "com.apple.scenekit.scene")
  public static let pkcs12 = UTType(name: "com.rsa.pkcs-12")
  public static let x509Certificate = UTType(name: "public.x509-certificate")
  public static let log = UTType(name: "com.apple.log")
  public static let urlBookmarkData = UTType(name: "com.apple.bookmark")
  public static let exe = UTType(name: "com.microsoft.windows-executable")
  public static let propertyList = UTType(name: "com.apple.property-list")
}
