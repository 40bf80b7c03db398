// SPDX-License-Identifier: Apache-2.0
import Languages

/// The sources of an app's delegates, with those that they need. What does not compile is taken out of the copies, step
/// by step, and what is missing gets names that do nothing.
struct DelegateSources {
  struct Source {
    /// The name that the user knows it by, and that of its copy.
    let given: String
    let copy: String
    /// The copy, as it was last changed.
    var text: [UInt8]
    /// True if it declares a delegate.
    let isDelegate: Bool
    var isKept = false
    /// True if applife wrote it.
    var isGenerated: Bool {
      given == copy && given.hasPrefix("Applife") && !given.contains("/")
    }
  }

  private(set) var sources: [Source]
  private(set) var stubs = StubNames()
  /// The places of statements that were taken out.
  private(set) var takenOut: Set<Place> = []
  /// The places of statements that were taken out because the app ended there.
  private(set) var endings: Set<Place> = []
  /// The number of times that a statement at which the app ended was changed.
  private var attempts: [Place: Int] = [:]
  private let declarations: AppDeclarations
  /// The variables that each source declares.
  private let locals: [Int: Set<String>]
  /// The types that make the calls.
  private let delegates: Set<String>
  private let hasSwiftUI: Bool
  /// The copies before they were changed.
  private let originals: [[UInt8]]
  /// The number of times that each source was mended.
  private var mended: [Int: Int] = [:]

  struct Place: Hashable {
    let file: String
    let line: Int
  }

  /// The number of sources that are tried besides those of the delegates.
  private static let mostOthers = 16
  /// The number of sources that are tried besides, for the members that they declare for others' types.
  private static let mostExtensions = 8
  /// A source that isn't a delegate's is left out if it has more errors than this, by the number of times that it was
  /// mended: what has so many loses most of itself, and takes the compiler most of its time.
  private static let mostErrors = [60, 25, 12, 6]
  /// The number of times that the copies are mended.
  static let rounds = 12
  /// The round from which on a declaration that does not compile is left out, unless it is a delegate's.
  private static let lastWithOthers = 5

  /// - Parameter files: the name of each source, that of its copy, and the copy.
  init(_ files: [(given: String, copy: String, text: [UInt8])], _ source: AppSource) {
    let delegates = Set(
      [source.appDelegate, source.swiftUIApp].compactMap { $0 } + source.sceneDelegates)
    let read = files.map { SwiftStatements($0.text) }
    let declarations = AppDeclarations(read)
    let own = Set(delegates.flatMap { declarations.parts[$0] ?? [] })
    sources = files.indices.map { index in
      let isMain = ("/" + files[index].given).hasSuffix("/main.swift")
      return Source(
        given: files[index].given, copy: files[index].copy, text: files[index].text,
        isDelegate: isMain || own.contains(index))
    }
    self.declarations = declarations
    locals = Dictionary(
      uniqueKeysWithValues: read.enumerated().map { index, source in
        let pairs = zip(source.tokens, source.tokens.dropFirst())
        let names = pairs.filter { $0.0.text == "let" || $0.0.text == "var" }.map(\.1.text)
        return (index, Set(names))
      })
    self.delegates = delegates
    hasSwiftUI = source.modules.contains("SwiftUI")
    originals = files.map(\.text)
    // The nearest first: what the delegates name, then what that names.
    var queue = sources.indices.filter { sources[$0].isDelegate }
    for index in queue { sources[index].isKept = true }
    for index in sources.indices where sources[index].isGenerated { sources[index].isKept = true }
    let most = queue.count + Self.mostOthers
    var at = 0
    while at < queue.count, queue.count < most {
      let names = Set(read[queue[at]].tokens.map(\.text))
      let needed = Set(names.compactMap { declarations.items[$0]?.file }).sorted()
      for file in needed where !sources[file].isKept && queue.count < most {
        sources[file].isKept = true
        queue.append(file)
      }
      at += 1
    }
  }

  /// The number of sources that are tried.
  private var most: Int {
    Self.mostOthers + sources.lazy.filter { $0.isDelegate || $0.isGenerated }.count
  }

  /// True if a source was neither taken nor left out.
  private func isUntried(_ file: Int) -> Bool { !sources[file].isKept && mended[file] == nil }

  private var keptCount: Int { sources.lazy.filter(\.isKept).count }

  /// The copies that are compiled.
  var kept: [Source] { sources.filter(\.isKept) }

  /// True if the app declares a name that does nothing.
  func isOwn(_ name: String) -> Bool {
    name.split(separator: ".").first.map { declarations.items[String($0)] != nil } ?? false
  }

  /// The number of sources that are left out.
  var leftOut: Int { sources.lazy.filter { !$0.isKept && !$0.isGenerated }.count }

  /// Leaves out all sources but those of the delegates, and begins anew with these. Returns false if that was done.
  mutating func leaveOutOthers() -> Bool {
    guard sources.contains(where: { $0.isKept && !$0.isDelegate && !$0.isGenerated }) else {
      return false
    }
    for index in sources.indices {
      sources[index].isKept = sources[index].isDelegate || sources[index].isGenerated
      sources[index].text = originals[index]
      mended[index] = mended[index, default: 0] + 1
    }
    takenOut = []
    return true
  }

  /// Mends the copies. Returns false if there is nothing more to do.
  mutating func mend(_ errors: [CompilerError], round: Int) -> Bool {
    var repairs: [Int: SourceRepairs] = [:]
    var isChanged = false
    let counts = errors.reduce(into: [:]) { $0[$1.file, default: 0] += 1 }
    for index in sources.indices where sources[index].isKept {
      guard let count = counts[sources[index].copy] else { continue }
      let times = mended[index, default: 0]
      mended[index] = times + 1
      if !sources[index].isDelegate, count > Self.mostErrors[min(times, Self.mostErrors.count - 1)]
      {
        sources[index].isKept = false
        isChanged = true
      } else {
        repairs[index] = SourceRepairs(sources[index].text)
      }
    }
    let read = sources.filter(\.isKept).map { SwiftStatements($0.text) }
    // Errors that follow from a missing name are not looked at yet.
    var named: Set<Int> = []
    for error in errors {
      guard let index = sources.firstIndex(where: { $0.isKept && $0.copy == error.file }) else {
        if error.file == Self.stubFile { isChanged = mendStub(error) || isChanged }
        continue
      }
      if addName(error, in: index, read) {
        named.insert(index)
        isChanged = true
      }
    }
    for isLast in [false, true] {
      // Errors that follow from another one are not looked at before that is mended.
      if isLast { named.formUnion(repairs.filter { $0.value.isChanged }.keys) }
      for error in errors where error.follows == isLast {
        guard let index = sources.firstIndex(where: { $0.isKept && $0.copy == error.file }) else {
          continue
        }
        let isMended = mend(error, in: index, &repairs, round, isNamed: named.contains(index))
        isChanged = isMended || isChanged
      }
    }
    for (index, repair) in repairs where sources[index].isKept {
      sources[index].text = repair.text
    }
    for index in sources.indices where sources[index].isKept {
      sources[index].text = stubs.rewritten(sources[index].text)
    }
    return isChanged
  }

  /// Takes out the statement at which the app ends, or the nearest that leads there and can be taken out.
  ///
  /// - Parameter places: the innermost first.
  /// - Returns: false if there is none.
  mutating func takeOut(endingAt places: [Place]) -> Bool {
    // A value that can't be made may have taken another's place.
    for place in places where attempts[place, default: 0] < 2 {
      guard let index = sources.firstIndex(where: { $0.isKept && $0.given == place.file })
      else { continue }
      var repairs = SourceRepairs(sources[index].text)
      attempts[place, default: 0] += 1
      guard repairs.takeOut(line: place.line) else { continue }
      endings.insert(place)
      sources[index].text = repairs.text
      return true
    }
    return false
  }

  /// Notes what another has tried in vain.
  mutating func forget(_ other: DelegateSources) { attempts = other.attempts }

  /// Mends what is wrong at one place. Returns false if nothing is changed.
  private mutating func mend(
    _ error: CompilerError, in index: Int, _ repairs: inout [Int: SourceRepairs], _ round: Int,
    isNamed: Bool
  ) -> Bool {
    guard let offset = repairs[index]?.offset(of: error) else { return false }
    if error.text.contains("unknown attribute"), let name = error.names.first,
      stubs.kinds[name] == .wrapper
    {
      return true
    }
    if repairs[index]?.mendWord(error, at: offset) == true { return true }
    if isNamed { return false }
    let types = sources[index].isDelegate ? delegates : []
    let isTried = sources[index].isDelegate || round < Self.lastWithOthers
    if isTried, repairs[index]?.takeOut(error, at: offset, keeping: types) == true {
      takenOut.insert(Place(file: sources[index].given, line: error.line))
      return true
    }
    return !sources[index].isDelegate && repairs[index]?.takeOutAll(at: offset) == true
  }

  /// The name of the source with what stands for names.
  static let stubFile = "ApplifeStubs.swift"

  /// Finds a name that is missing in the app's other sources, or makes one that does nothing.
  private mutating func addName(
    _ error: CompilerError, in index: Int, _ read: [SwiftStatements]
  ) -> Bool {
    let names = error.names
    guard let name = names.first else { return false }
    let text = error.text
    if text.hasPrefix("cannot find "), text.hasSuffix("in scope") {
      // A variable of the function's own was taken out, and what uses it follows.
      return !(locals[index]?.contains(name) ?? false) && addMissing(name, read)
    }
    if text.contains("unknown attribute") {
      // On a type it is a macro.
      return SourceRepairs.wraps(name, in: read) && stubs.add(name, .wrapper)
    }
    if text.contains("is not a member type of"), let outer = names.dropFirst().first {
      return stubs.add(name, within: self.outer(outer))
    }
    if text.contains("nherit") || text.contains("non-protocol") {
      // A class was taken for what is a protocol.
      return names.contains { name in
        if case .type = stubs.kinds[name] { return stubs.add(name, .proto) }
        return false
      }
    }
    if text.contains("has no member"), let member = names.dropFirst().first {
      // An extension of the app's may declare it.
      let files = (declarations.members[member] ?? []).filter { isUntried($0) }
      guard !files.isEmpty, keptCount + files.count <= most + Self.mostExtensions else {
        return false
      }
      for file in files { sources[file].isKept = true }
      return true
    }
    return false
  }

  private mutating func addMissing(_ name: String, _ read: [SwiftStatements]) -> Bool {
    if let file = declarations.items[name]?.file, isUntried(file), keptCount < most {
      sources[file].isKept = true
      return true
    }
    let uses = NameUses(name, in: read)
    var kind = declarations.kind(of: name) ?? uses.kind(of: name)
    if case .type(let base, _) = kind { kind = .type(base: base, parameters: uses.parameters) }
    return stubs.add(name, kind)
  }

  /// A type as the compiler names it, without the app's module where it stands for one that is not there.
  private func outer(_ name: String) -> String {
    let parts = name.split(separator: ".").map { $0.prefix { $0 != "<" } }.map(String.init)
    for start in parts.indices {
      let rest = parts[start...].joined(separator: ".")
      if stubs.kinds[rest] != nil { return rest }
    }
    return parts.last ?? name
  }

  /// Something that stands for a name does not compile itself: it becomes one that asks for less.
  private mutating func mendStub(_ error: CompilerError) -> Bool {
    let named = error.names.first { name in
      if case .type(let base, _) = stubs.kinds[name] { return base != "NSObject" }
      return false
    }
    guard let name = named ?? stubs.name(at: error.line, imports: imports) else { return false }
    stubs.weaken(name)
    return true
  }

  /// The modules that what stands for names imports.
  var imports: [String] {
    ["HostedBase", "UIKit"] + (hasSwiftUI ? ["SwiftUI"] : [])
  }
}
