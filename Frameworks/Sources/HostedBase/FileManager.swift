// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The folders of an iOS app's container: `Documents`, `Library` with `Application Support`, `Caches` and
/// `Preferences`, and `tmp`.
/// - SeeAlso: https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide/FileSystemOverview/FileSystemOverview.html
///
/// - Note: Unchecked, as Foundation's is: this class adds nothing that changes.
open class FileManager: Foundation.FileManager, @unchecked Sendable {
  private static let one = FileManager()
  open override class var `default`: FileManager { one }

  open override func urls(
    for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
  ) -> [URL] {
    guard domainMask.contains(.userDomainMask), let name = Self.folders[directory] else {
      return super.urls(for: directory, in: domainMask)
    }
    return [Self.home.appending(path: name, directoryHint: .isDirectory)]
  }

  /// The folder that an app shares with its extensions. It is within the app's own home here, and is there
  /// whatever the app is entitled to.
  open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let url = Self.home.appending(
      path: "Shared/AppGroup/" + groupIdentifier, directoryHint: .isDirectory)
    try? createDirectory(
      at: url.appending(path: "Library/Caches"), withIntermediateDirectories: true)
    return url
  }

  /// Nobody is signed in to iCloud.
  open func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  open var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  static var home: URL { URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory) }

  /// The names below the home folder of the folders in an app's container.
  private static let folders: [SearchPathDirectory: String] = [
    .documentDirectory: "Documents",
    .libraryDirectory: "Library",
    .applicationSupportDirectory: "Library/Application Support",
    .cachesDirectory: "Library/Caches",
    .preferencePanesDirectory: "Library/PreferencePanes",
    .autosavedInformationDirectory: "Library/Autosave Information",
    .downloadsDirectory: "Downloads",
    .desktopDirectory: "Desktop",
    .moviesDirectory: "Movies",
    .musicDirectory: "Music",
    .picturesDirectory: "Pictures",
    .sharedPublicDirectory: "Public",
  ]
}

public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  FileManager.default.urls(for: directory, in: domainMask).map { url in
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

extension URL {
  public static var homeDirectory: URL { FileManager.home }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var temporaryDirectory: URL {
    URL(filePath: NSTemporaryDirectory(), directoryHint: .isDirectory)
  }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask)[0]
  }
}
