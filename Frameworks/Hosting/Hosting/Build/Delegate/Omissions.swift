// SPDX-License-Identifier: Apache-2.0
import Languages
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The parts of an app that a program of its delegates lacks.
package struct Omissions: Codable {
  /// The names of others that do nothing.
  let names: [String]
  /// The modules that are not here.
  let modules: [String]
  /// The names of the app's own that do nothing.
  let ownNames: [String]
  /// The number of the app's sources that are left out.
  let sources: Int
  /// The places of statements that are taken out.
  let statements: [String]
  /// The places of statements that are taken out because the app ended there.
  let endings: [String]

  private static let file = "/omissions.json"

  init(_ delegates: DelegateSources, modules: [String]) {
    let used = delegates.kept.reduce(into: Set<String>()) { all, source in
      all.formUnion(SwiftTokens(source.text).tokens.map { $0.text.replacing("@", with: "") })
    }
    let all = delegates.stubs.names.filter { name in
      name.split(separator: ".").last.map { used.contains(String($0)) } ?? false
    }
    names = all.filter { !delegates.isOwn($0) }
    ownNames = all.filter(delegates.isOwn)
    self.modules = modules
    sources = delegates.leftOut
    statements = Self.sorted(delegates.takenOut)
    endings = Self.sorted(delegates.endings)
  }

  private static func sorted(_ places: Set<DelegateSources.Place>) -> [String] {
    places.sorted { $0.file == $1.file ? $0.line < $1.line : $0.file < $1.file }
      .map { "\($0.file):\($0.line)" }
  }

  /// Reads what was written beside a program; nil if nothing was.
  init?(in folder: String) {
    guard let bytes = try? Files.read(folder + Self.file),
      let value = try? JSONDecoder().decode(Omissions.self, from: Data(bytes))
    else { return nil }
    self = value
  }

  func write(in folder: String) throws(Failure) {
    do {
      try JSONEncoder().encode(self).write(to: URL(filePath: folder + Self.file))
    } catch {
      throw Failure(.cannotWrite, of: folder + Self.file)
    }
  }

  /// Lists what is left out.
  func say() {
    if !names.isEmpty || !modules.isEmpty {
      StandardError.write(.doNothing(names, modules: modules))
    }
    if sources > 0 { StandardError.write(.sourcesLeftOut(sources, names: ownNames)) }
    if !statements.isEmpty { StandardError.write(.takenOut(statements)) }
    if !endings.isEmpty { StandardError.write(.endedAt(endings)) }
  }

  /// Says at a verdict what it does not know.
  package func sayDoubt() {
    let count = names.count + ownNames.count
    let places = statements.count + endings.count
    if count + places == 0 { return }
    StandardError.write(.notJudged(names: count, statements: places))
  }
}
