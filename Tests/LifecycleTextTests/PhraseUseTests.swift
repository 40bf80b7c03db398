// SPDX-License-Identifier: Apache-2.0

import Foundation
import LifecycleTestSupport
import Testing

@Suite("Phrases")
struct PhraseUseTests {
  private static let root = Project.root

  private static func texts(
    in folder: String = "Sources", where isWanted: (String) -> Bool
  ) throws -> [String] {
    let base = root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    return try (files ?? []).filter { $0.hasSuffix(".swift") && isWanted($0) }.map {
      try String(contentsOf: base.appendingPathComponent($0), encoding: .utf8)
    }
  }

  @Test("every phrase is used outside the languages")
  func used() throws {
    let folder = "Languages/"
    let declarations = try Self.texts { $0.hasPrefix(folder) && $0.hasSuffix("Phrases.swift") }
    let names = declarations.joined(separator: "\n").split(separator: "\n").compactMap { line in
      let words = line.split(whereSeparator: { " (:".contains($0) })
      return ["func", "var"].contains(words.first) ? words[1] : nil
    }
    #expect(names.count > 100)
    let edge = try ["Edge", "Frameworks/Hosting"].flatMap { try Self.texts(in: $0) { _ in true } }
    let uses = try (Self.texts { !$0.hasPrefix(folder) } + edge).joined(separator: "\n")
      .split { !($0.isLetter || $0.isNumber || $0 == ".") }
      .flatMap { $0.split(separator: ".").dropFirst($0.first == "." ? 0 : 1) }
    let used = Set(uses)
    for name in names { #expect(used.contains(name), "nobody says \(name)") }
  }

  @Test("no phrase takes two values of one type without labels: exchanged values would compile")
  func labels() throws {
    let phrases = try Self.texts { $0.hasPrefix("Languages/Phrases/") }.joined()
      .split(separator: "\n").filter { !$0.contains("///") }.joined(separator: " ")
    let functions = phrases.matches(of: /func (\w+)\(([^()]*)\)/)
    #expect(functions.count > 300)
    for function in functions {
      let types = function.2.split(separator: ",").compactMap { parameter in
        let words = parameter.split(whereSeparator: { " :".contains($0) })
        return words.first == "_" ? words.last?.split(separator: "?").first : nil
      }
      #expect(types.count == Set(types).count, "\(function.1) takes two of one type")
    }
  }

  @Test("the engine holds no sentences: what is wrong is a value, and the view words it")
  func engine() throws {
    for text in try Self.texts(where: { $0.hasPrefix("Lifecycle/Scenario/") }) {
      #expect(!text.contains(", wanted "))
      #expect(!text.contains("did you mean"))
    }
  }
}
