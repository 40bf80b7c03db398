// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import Testing

@testable import Lifecycle

/// The dates on which the rules were last held against their sources, and what
/// `Tests/Evidence/device-logs.md` says about them.
@Suite("The reading of the rules")
struct RuleReadingTests {
  @Test("a rule without a source has nothing to read, and every other rule says what was read")
  func answers() {
    for rule in Rule.allCases {
      switch rule.reading {
      case .noSource: #expect(rule.origin.sources.isEmpty, "\(rule)")
      case .notRead: #expect(!rule.origin.sources.isEmpty, "\(rule)")
      case .read(let day, let unopened):
        #expect(day.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil, "\(rule): \(day)")
        #expect(unopened.count < rule.origin.sources.count, "\(rule): nothing was read")
      }
    }
  }

  @Test("a source that was not opened is the source of a rule")
  func sources() {
    let places = Set(Rule.allCases.flatMap(\.origin.sources).map(\.place))
    #expect(RuleSource.Place.unopened.subtracting(places).map(\.text) == [])
  }

  @Test("the page lists the sources that were not opened, and no others")
  func page() throws {
    let file = Project.root.appendingPathComponent("Tests/Evidence/device-logs.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    let list = try #require(page.components(separatedBy: "These sources were not opened").last)
    let listed = list.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { line in
      line.dropFirst(2).trimmingCharacters(in: CharacterSet(charactersIn: "<>"))
    }
    #expect(Set(listed).count == listed.count, "each is listed once")
    #expect(listed.sorted() == RuleSource.Place.unopened.map(\.text).sorted())
  }
}
