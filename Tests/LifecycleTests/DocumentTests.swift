// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

/// The documents hold together: what they link to is there, and who looks for one finds it.
@Suite("Documents")
struct DocumentTests {
  private static let root = Project.root

  private static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  /// The pages of documents, by their paths.
  private static let pages: [String] = {
    let folders = ["docs", "Frameworks", "Tests/Evidence", "Sources/Languages"]
    return ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
      + folders.flatMap { folder in
        let files = FileManager.default.enumerator(
          atPath: root.appendingPathComponent(folder).resolvingSymlinksInPath().path)
        let names = files.map { $0.compactMap { $0 as? String } } ?? []
        return names.filter { $0.hasSuffix(".md") }.map { folder + "/" + $0 }.sorted()
      }
  }()

  /// Returns the links of a page within the project: a path, and the heading on that page.
  private static func links(of page: String) -> [(path: String, heading: String)] {
    // Links may be broken between lines, and code is no link.
    var text = text(page).replacing("\n", with: " ")
    text = text.replacing(/`[^`]*`/, with: "")
    let folder = URL(fileURLWithPath: "/" + page).deletingLastPathComponent()
    return text.matches(of: /\]\(([^()\s]+)\)/).compactMap { match in
      let target = String(match.1)
      if target.contains(":") { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path =
        parts[0].isEmpty
        ? "/" + page : folder.appendingPathComponent(String(parts[0])).standardized.path
      return (String(path.dropFirst()), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// The headings of a page as a link names them.
  private static func headings(of page: String) -> [String] {
    text(page).split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
      String(
        line.drop { $0 == "#" || $0 == " " }.lowercased().compactMap { character -> Character? in
          if character == " " { return "-" }
          return character.isLetter || character.isNumber || "-_".contains(character)
            ? character : nil
        })
    }
  }

  @Test("every link within the project leads to a page and to a heading on it")
  func links() {
    #expect(Self.pages.count > 50)
    for page in Self.pages {
      for link in Self.links(of: page) {
        let file = Self.root.appendingPathComponent(link.path)
        #expect(
          FileManager.default.fileExists(atPath: file.path), "\(page) links to \(link.path)")
        if link.heading.isEmpty || !link.path.hasSuffix(".md") { continue }
        #expect(
          Self.headings(of: link.path).contains(link.heading),
          "\(page) links to \(link.path)#\(link.heading)")
      }
    }
  }

  @Test("from the README, links lead to every page and every picture")
  func reachable() {
    var found: Set = ["README.md"]
    var open = ["README.md"]
    while let page = open.popLast() {
      for link in Self.links(of: page) where found.insert(link.path).inserted {
        if link.path.hasSuffix(".md") { open.append(link.path) }
      }
    }
    #expect(Self.pages.filter { !found.contains($0) } == [])
    let folder = Self.root.appendingPathComponent("docs/pictures").path
    let pictures = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    #expect(pictures.count >= 7)
    #expect(pictures.filter { !found.contains("docs/pictures/" + $0) } == [])
  }

  @Test("the index lists every guide and every page of reference and explanation")
  func index() {
    let listed = Set(Self.links(of: "docs/README.md").map(\.path))
    let kinds = ["docs/how-to/", "docs/reference/", "docs/explanation/"]
    let pages = Self.pages.filter { page in kinds.contains { page.hasPrefix($0) } }
    #expect(pages.filter { !listed.contains($0) } == [])
  }

  @Test("the README is short, moves, and has a command for each kind of reader")
  func readme() {
    let text = Self.text("README.md")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 121)
    #expect(text.contains("](docs/pictures/run.svg)"))
    #expect(Self.text("docs/pictures/run.svg").contains("@keyframes"))
    #expect(lines.filter { $0.hasPrefix("    make ") }.count == 2)
    for command in ["applife learn", "applife --present", "applife tour", "applife host"] {
      #expect(text.contains(command), "\(command)")
    }
  }
}
