// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// `applife site` as a program. What the pages say is tested by the tests of `Site`.
@Suite("Site command")
struct SiteCommandTests {
  @Test("a site has its pages in four languages, one engine for each, and no address of its own")
  func site() throws {
    let folder = try Folder()
    let target = folder.url.appending(path: "a/site").path
    try Subprocess.run(Binary.path, ["site", "-o", target])
    let manager = FileManager.default
    #expect(!manager.fileExists(atPath: target + "/sitemap.xml"))
    for file in ["index.html", "icon.svg", "page.css", "page.js", "site.css", "site.js"] {
      #expect(manager.fileExists(atPath: target + "/" + file), "missing: \(file)")
    }
    for tag in ["en", "vi", "zh-Hans", "ru"] {
      let answers = try manager.contentsOfDirectory(atPath: "\(target)/\(tag)/answers")
      #expect(answers.count > 100)
      let page = try String(
        contentsOfFile: "\(target)/\(tag)/answers/suspended.no-callback.html", encoding: .utf8)
      #expect(page.utf8.count < 70_000 && page.contains("<html lang=\"\(tag)\">"))
      let engine = try String(contentsOfFile: "\(target)/\(tag)/engine.js", encoding: .utf8)
      #expect(engine.utf8.count > 500_000)
      let course = try manager.contentsOfDirectory(atPath: "\(target)/\(tag)/course")
      #expect(course.count == 19)
      #expect(manager.fileExists(atPath: "\(target)/\(tag)/versions/ios-13.html"))
    }
  }

  @Test(
    "a folder with somebody's files is refused and stays; one that applife wrote is written again")
  func foreign() throws {
    let folder = try Folder()
    let target = folder.url.path
    for command in ["course", "site"] {
      let file = try folder.write("index.html", "<p>mine</p>")
      let result = try Subprocess.run(Binary.path, [command, "-o", target], expecting: 2)
      #expect(result.errors.hasPrefix(target + ": applife has not written the files"))
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "<p>mine</p>")
      try FileManager.default.removeItem(atPath: file)
      let other = try folder.write("notes.txt", "mine")
      try Subprocess.run(Binary.path, [command, "-o", target], expecting: 2)
      #expect(folder.names == ["notes.txt"])
      try FileManager.default.removeItem(atPath: other)
    }
    _ = try folder.write(".git/HEAD", "ref")
    try Subprocess.run(Binary.path, ["course", "-o", target])
    try Subprocess.run(Binary.path, ["course", "-o", target])
    try Subprocess.run(Binary.path, ["site", "-o", target])
    // Other files stay, and a page of somebody else's is not written over, wherever it lies.
    _ = try folder.write("CNAME", "example.org")
    for name in ["launch.html", "mine.html", "en/answers/mine.html"] {
      let before = try? Data(contentsOf: URL(filePath: folder.path(name)))
      let page = try folder.write(name, "<p>mine</p>")
      for command in ["course", "site"] {
        let result = try Subprocess.run(Binary.path, [command, "-o", target], expecting: 2)
        #expect(
          result.errors
            == "\(page): applife has not written this page; name an empty folder\n")
      }
      #expect(try String(contentsOfFile: page, encoding: .utf8) == "<p>mine</p>")
      if let before {
        _ = try folder.write(name, before)
      } else {
        try FileManager.default.removeItem(atPath: page)
      }
    }
    try Subprocess.run(Binary.path, ["course", "-o", target])
    #expect(folder.names.contains("CNAME"))
  }

  @Test(
    "an address that is none is refused before anything is written",
    arguments: [
      "javascript:alert(1)", "example.org", "https://", "https:///x", "https://a b", "https://a\"b",
      "https://a<b", "ftp://a", "", "https://a?b", "https://a\u{1B}[31m",
    ])
  func address(text: String) throws {
    let folder = try Folder()
    let result = try Subprocess.run(
      Binary.path, ["site", "-o", folder.path("a"), "--address", text], expecting: 2)
    #expect(result.errors.contains("--address takes an address such as https://example.org"))
    #expect(folder.names.isEmpty)
  }

  @Test("a folder that cannot be made is told in one line")
  func refuses() throws {
    let result = try Subprocess.run(Binary.path, ["site", "-o", "/proc/none"], expecting: 2)
    #expect(result.errors.split(separator: "\n").count == 1)
  }
}
