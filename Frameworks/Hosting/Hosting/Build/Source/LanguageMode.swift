// SPDX-License-Identifier: Apache-2.0
import LifecycleText
import OperatingSystem

/// The language mode of Swift that an app is written for.
enum LanguageMode {
  /// Returns true if the app's Xcode project, or its package, asks for Swift 6.
  ///
  /// - Parameter path: The app's folder, or its only source. The project is there, or one folder above.
  static func isSwift6(at path: String) -> Bool {
    let folder = ScenarioLibrary.isFolder(path) ? path : FileName.folder(of: path)
    return XcodeProject(at: folder).asks(forSwift: 6)
      || [folder, folder + "/.."].contains { asksForSwift6(in: $0) }
  }

  private static func asksForSwift6(in folder: String) -> Bool {
    let package = text(folder + "/Package.swift").prefix(80)
    return ["// swift-tools-version: 6", "// swift-tools-version:6"].contains {
      package.hasPrefix($0)
    }
  }

  private static func text(_ path: String) -> String {
    guard let bytes = try? Files.read(path) else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }
}
