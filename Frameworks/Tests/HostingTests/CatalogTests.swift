// SPDX-License-Identifier: Apache-2.0
@testable import Hosting
import Foundation
import ProgramTestSupport
import Testing

@testable import applife

/// The catalogs of an app that is hosted.
@Suite("Catalogs of hosted apps")
struct CatalogTests {
  private func color(_ red: String) -> String {
    #"{"colors":[{"color":{"components":{"red":"\#(red)","green":"0x80","blue":"255"}}}]}"#
  }

  @Test(
    "a color whose parts are no numbers is dark there, and the others keep theirs",
    arguments: ["1e999", "nan", "-inf", "0xFFFFFFFFFFFFFFFFFF", "red"])
  func colors(red: String) throws {
    let folder = try Folder()
    let names = ["A.xcassets/Bad.colorset/Contents.json", "A.xcassets/Good.colorset/Contents.json"]
    for (name, red) in zip(names, [red, "1.0"]) {
      let path = folder.path(name)
      try FileManager.default.createDirectory(
        atPath: String(path.prefix(upTo: try #require(path.lastIndex(of: "/")))),
        withIntermediateDirectories: true)
      try color(red).write(toFile: path, atomically: true, encoding: .utf8)
    }
    let catalogs = AssetCatalogs(names, in: folder.url.path + "/")
    #expect(catalogs.colors["Good"]?.first == 1)
    #expect(catalogs.colors["Bad"]?.first == 0)
    #expect(catalogs.file?.text.contains("Good") == true)
  }

  @Test("a project without a catalog has no images and colors; sources alone may have any")
  func without() {
    #expect(AssetCatalogs(["Notes/App.swift"], in: "").file == nil)
    let file = AssetCatalogs(["Notes.xcodeproj/project.pbxproj", "Notes/App.swift"], in: "").file
    #expect(file?.text == #"{"colors":{},"images":[]}"#)
  }

  @Test("a name that would end the text it stands in makes no code")
  func names() {
    let bad = #"x"; exit(3); let y = ""#
    let catalogs = AssetCatalogs(
      ["A.xcassets/\(bad).imageset/Contents.json", "A.xcassets/sun.imageset/Contents.json"], in: "")
    let used: Set = ["sun", AssetCatalogs.symbol(bad, without: "Image")]
    let code = catalogs.code(used: used, declared: [], hasSwiftUI: false)
    #expect(code.contains(#"name: "sun""#))
    #expect(!code.contains("exit"))
  }

  @Test("a string catalog writes only files of languages")
  func languages() throws {
    let folder = try Folder()
    let path = try folder.write(
      "Localizable.xcstrings",
      """
      {"sourceLanguage":"../../up","strings":{"a":{"localizations":{
        "en":{"stringUnit":{"value":"A"}}, "/etc/x":{"stringUnit":{"value":"B"}},
        "":{"stringUnit":{"value":"C"}}}}},"version":"1.0"}
      """)
    #expect(StringCatalog(path).files.map(\.name) == ["en.lproj/Localizable.strings"])
  }
}
