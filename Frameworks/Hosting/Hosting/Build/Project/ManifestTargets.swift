// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// The targets of a project without an Xcode project: those of XcodeGen's `project.yml`, Tuist's `Project.swift`, or a
/// `Package.swift`, as far as they name their sources in plain text.
struct ManifestTargets {
  struct Target {
    let name: String
    let isApp: Bool
    let isTest: Bool
    /// Files, folders, or patterns with `*` and `**`.
    let sources: [String]
    let excluded: [String]

    /// True if a file belongs to the target.
    func contains(_ path: String) -> Bool {
      sources.contains { Self.matches(path, $0) } && !excluded.contains { Self.matches(path, $0) }
    }

    private static func matches(_ path: String, _ pattern: String) -> Bool {
      func parts(_ text: String) -> [Substring] { text.split(separator: "/").filter { $0 != "." } }
      return matches(parts(path)[...], parts(pattern)[...])
    }

    private static func matches(
      _ path: ArraySlice<Substring>, _ pattern: ArraySlice<Substring>
    ) -> Bool {
      // A folder stands for all that is in it.
      guard let first = pattern.first else { return true }
      if first == "**" {
        return path.indices.contains { matches(path[$0...], pattern.dropFirst()) }
      }
      guard let part = path.first, matches(part, first) else { return false }
      return matches(path.dropFirst(), pattern.dropFirst())
    }

    /// One part with stars.
    private static func matches(_ part: Substring, _ pattern: Substring) -> Bool {
      let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
      guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
        return part == pattern
      }
      return part.hasPrefix(first) && part.hasSuffix(last)
        && part.utf8.count >= first.utf8.count + last.utf8.count
    }
  }

  /// The target of the app.
  let app: Target
  let others: [Target]

  /// Reads what there is in a folder; nil if nothing there names an app's sources.
  init?(in folder: String) {
    let yaml = (try? Files.read(folder + "/project.yml")) ?? []
    let all = [
      XcodeGenTargets.all(String(decoding: yaml, as: UTF8.self)),
      Self.tuist(Manifest(folder + "/Project.swift")),
      Self.package(Manifest(folder + "/Package.swift")),
    ]
    for targets in all {
      guard let app = targets.first(where: { $0.isApp && !$0.sources.isEmpty }) else { continue }
      self.app = app
      others = targets.filter { $0.name != app.name }
      return
    }
    return nil
  }

  /// Tuist: `.target(name: "App", product: .app, sources: ["App/**"])`.
  private static func tuist(_ manifest: Manifest) -> [Target] {
    calls(manifest).compactMap { call in
      guard let name = manifest.value(of: "name", in: call) else { return nil }
      let product = manifest.word(of: "product", in: call) ?? ""
      let sources = manifest.values(of: "sources", in: call)
      return Target(
        name: name, isApp: product == "app", isTest: product.lowercased().contains("test"),
        sources: sources.given, excluded: sources.excluded)
    }
  }

  /// SwiftPM: an executable is the app. Its sources are in `Sources/NAME` unless a path is named.
  private static func package(_ manifest: Manifest) -> [Target] {
    calls(manifest).compactMap { call in
      guard let name = manifest.value(of: "name", in: call) else { return nil }
      let kind = manifest.tokens[call.lowerBound].text
      let path = manifest.value(of: "path", in: call) ?? "Sources/" + name
      let sources = manifest.values(of: "sources", in: call).given
      let excluded = manifest.values(of: "exclude", in: call).given
      return Target(
        name: name, isApp: kind == "executableTarget", isTest: kind == "testTarget",
        sources: sources.isEmpty ? [path] : sources.map { path + "/" + $0 },
        excluded: excluded.map { path + "/" + $0 })
    }
  }

  /// The calls that make targets, with their arguments.
  private static func calls(_ manifest: Manifest) -> [Range<Int>] {
    var end = 0
    return manifest.places { $0.lowercased().hasSuffix("target") }.compactMap { start in
      guard start >= end, start + 1 < manifest.tokens.count, manifest.tokens[start + 1].text == "("
      else { return nil }
      end = manifest.end(ofCallAt: start)
      return start..<end
    }
  }
}
