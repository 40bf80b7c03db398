// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

/// Finds the declarations and uses of one source in its tokens. It keeps a stack of the braces that are open. What
/// is never closed ends with the source, and a brace too many is passed over.
struct OutlineReader {
  /// The thing that an open brace belongs to.
  enum Scope {
    case type(Int)
    case method(Int)
    /// The requirements of a protocol are no methods.
    case protocolBody
    /// A function gets this code, and may run it later.
    case closure
    case other
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [SourceToken]
  let language: SourceLanguage
  private let file: String
  var outline: SourceOutline

  var scopes: [Scope] = []
  /// The scope that the next brace opens.
  var pending: Scope?
  /// The methods and types that are open, the innermost last; and the method that the next brace opens.
  var openMethods: [OpenMethod] = []
  var openTypes: [Int] = []
  var begun: OpenMethod?
  /// The names to which windows were assigned that are made here.
  var madeNames: Set<UInt64> = []
  /// The number of open braces at each `#if` of which a flag of the project decides, and whether its branch is in
  /// the build for the App Store.
  private(set) var conditions: [(depth: Int, isInStore: Bool)] = []
  /// The number of ``conditions`` whose branch may be in no build for the App Store, the line of the first, and the
  /// last token before it.
  private var unsure = 0
  private var unsureSince = (line: 0, token: 0)
  /// True if what is read is in the build for the App Store.
  var isSure: Bool { unsure == 0 }
  /// The last token that was read; and the last one that is in the build for sure.
  private(set) var lastRead = -1
  private(set) var lastSure = -1
  var isMain = false
  var runtimeName: String?
  var exported: String?
  /// True between `@implementation` and `@end`.
  var isImplementation = false

  private let marks: SourceMarks
  /// The number of tokens that may still be looked at ahead of the one that is read.
  var tokensAhead: Int

  /// The most open braces that are told apart: the compiler takes no more. In deeper ones nothing is declared.
  static let deepest = 256

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ tokens: [SourceToken], file: String,
    language: SourceLanguage
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.file = file
    self.language = language
    outline = SourceOutline(file: file, language: language)
    marks = SourceMarks(bytes, tokens)
    tokensAhead = 16 * tokens.count
  }

  // MARK: Tokens

  func place(_ token: SourceToken) -> SourcePlace {
    SourcePlace(file: file, line: Int(token.line), column: marks.column(token.start))
  }

  /// The index of the mark that opens what the one at an index closes; nil if nothing does.
  func opening(_ index: Int) -> Int? { marks.opening(index) }

  /// The index of the mark that closes what the one at an index opens; the last token if nothing does.
  func closing(_ index: Int, atMost most: Int = 20_000) -> Int {
    marks.closing(index, atMost: most)
  }

  var method: Int? { openMethods.indices.last.map { openMethods[$0].index } }
  var currentType: String { openTypes.last.map { outline.types[$0].name } ?? "" }

  mutating func use(_ use: SourceOutline.Use, _ token: SourceToken) {
    outline.uses.append(.init(use: use, place: place(token), method: method, type: currentType))
  }

  // MARK: Reading

  mutating func read() {
    var index = 0
    while index < tokens.count {
      index = read(at: index)
    }
    while let scope = scopes.popLast() { close(scope, at: tokens.count) }
    let names = outline.methods.flatMap(\.begins).compactMap { begin in
      if case .property(let name) = begin.identifier { name } else { nil }
    }
    if !names.isEmpty { outline.lent.formUnion(namesGivenAway(of: Set(names), in: tokens.indices)) }
    if !isSure { outline.conditionalLines.append(unsureSince.line...Int.max) }
  }

  /// Reads what begins at a token. Returns the index of the next one.
  private mutating func read(at index: Int) -> Int {
    let token = tokens[index]
    if token.kind == .directive { return readCondition(token, index) }
    defer {
      lastRead = index
      if isSure { lastSure = index }
    }
    switch token.kind {
    case .mark:
      switch token.mark {
      case UInt8(ascii: "{"): open(at: index)
      case UInt8(ascii: "}"):
        if let scope = scopes.popLast() { close(scope, at: index) }
        pending = nil
      case UInt8(ascii: "@"): return readAttribute(at: index)
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if isImplementation, openMethods.isEmpty, scopes.isEmpty, isMark(index + 1, "(") {
          return readObjectiveCMethod(at: index)
        }
      case _: break
      }
      return index + 1
    case .word: return readWord(token, index)
    case .text:
      readKey(token)
      return index + 1
    case .number, .directive: return index + 1
    }
  }

  private mutating func readCondition(_ token: SourceToken, _ index: Int) -> Int {
    let wasSure = isSure
    defer { noteCondition(Int(token.line), wasSure: wasSure) }
    let isInStore = token.mark == 1
    switch token.word {
    case .if?:
      conditions.append((scopes.count, isInStore))
      if !isInStore { unsure += 1 }
    case .else?, .elseif?, .elif?:
      guard let last = conditions.indices.last else { break }
      if !conditions[last].isInStore { unsure -= 1 }
      conditions[last].isInStore = isInStore
      if !isInStore { unsure += 1 }
      // Both branches may open a brace that is closed once, behind them.
      while scopes.count > conditions[last].depth, let scope = scopes.popLast() {
        close(scope, at: index)
      }
    case let other:
      if other == .endif, let last = conditions.popLast(), !last.isInStore { unsure -= 1 }
    }
    return index + 1
  }

  /// Notes the lines that may be in no build for the App Store, once a directive ends them.
  private mutating func noteCondition(_ line: Int, wasSure: Bool) {
    if wasSure, !isSure {
      unsureSince = (line, lastRead)
    } else if !wasSure, isSure, lastRead > unsureSince.token {
      outline.conditionalLines.append(unsureSince.line...max(unsureSince.line, line))
    }
  }

  private mutating func open(at index: Int) {
    let scope =
      scopes.count < Self.deepest ? pending ?? (mayRunLater(index) ? .closure : .other) : .other
    pending = nil
    scopes.append(scope)
    switch scope {
    case .type(let type): openTypes.append(type)
    case .method(let method):
      var opened = OpenMethod(index: method)
      if let begun, begun.index == method { opened = begun }
      begun = nil
      opened.body = index + 1
      openMethods.append(opened)
    case .protocolBody, .closure, .other: break
    }
  }

  private mutating func close(_ scope: Scope, at index: Int) {
    switch scope {
    case .type: _ = openTypes.popLast()
    case .method:
      if let method = openMethods.popLast() { finish(method, at: index) }
    case .protocolBody, .closure, .other: break
    }
  }

  private mutating func readAttribute(at index: Int) -> Int {
    guard isWord(index + 1) else { return index + 1 }
    switch tokens[index + 1].word {
    case .main?, .UIApplicationMain?, .NSApplicationMain?:
      isMain = true
      return index + 2
    case .objc? where language == .swift:
      if isMark(index + 2, "("), isWord(index + 3) { runtimeName = text(tokens[index + 3]) }
      return index + 2
    case .interface? where language == .objectiveC:
      return readInterface(at: index + 2, isImplementation: false)
    case .property? where language == .objectiveC:
      noteWindowProperty(at: index + 2)
      return index + 2
    case .implementation? where language == .objectiveC:
      return readInterface(at: index + 2, isImplementation: true)
    case .end? where language == .objectiveC:
      while let scope = scopes.popLast() { close(scope, at: index) }
      openTypes = []
      isImplementation = false
      return index + 2
    case let other: return other == .import ? readImport(at: index + 2) : index + 1
    }
  }

  // MARK: Words

  private mutating func readWord(_ token: SourceToken, _ index: Int) -> Int {
    if let method {
      if token.word != nil, Self.asking.contains(token.hash) {
        changeOpen { $0.asksForSystem = true }
      }
      if outline.methods[method].words != nil { outline.methods[method].words?.insert(token.hash) }
    }
    noteCall(token, index)
    guard let word = token.word else {
      readOptions(token, index)
      return index + 1
    }
    switch word {
    case .class, .struct, .actor, .enum, .extension, .protocol:
      if let next = readType(word, at: index) { return next }
    case .func where language == .swift:
      return readFunction(at: index + 1, isPrivate: isPrivate(before: index))
    case .initializer:
      if language == .swift, method == nil, !isMark(index - 1, ".") {
        return readFunction(at: index)
      }
    case .import where language == .swift:
      return readImport(at: index + 1)
    case .let, .var:
      readConstant(at: index)
      if language == .swift { noteWindow(at: index) }
    case let other: readUse(other, token, index)
    }
    if language == .cSharp, let next = readCSharp(word, index) { return next }
    return index + 1
  }

  private mutating func noteCall(_ token: SourceToken, _ index: Int) {
    let isMessage = language == .objectiveC && isMark(index + 1, "]")
    let isClass = (0x41...0x5A).contains(bytes[Int(token.start)])
    guard let method else {
      // `var one: One {` calls nothing.
      if isMark(index + 1, "(") || isMark(index + 1, "{") && !isClass || isMessage {
        outline.looseCalls.insert(token.hash)
      }
      return
    }
    let isCall =
      isMark(index + 1, "(") || isMark(index + 1, "{") || isMessage
      || language == .objectiveC && isMark(index + 1, ":")
    if isCall || isClass, token.word == nil, isNamedAfterTasks(token) {
      outline.methods[method].taskNames.insert(token.hash)
    }
    guard isCall else { return }
    if !isInClosure {
      outline.methods[method].laterCalls.remove(token.hash)
    } else if !outline.methods[method].calls.contains(token.hash) {
      outline.methods[method].laterCalls.insert(token.hash)
    }
    outline.methods[method].calls.insert(token.hash)
    if outline.methods[method].words != nil {
      outline.methods[method].callNames.insert(text(token))
    }
  }

  /// True for `withBackgroundTask` and `BackgroundTaskKeeper`.
  private func isNamedAfterTasks(_ token: SourceToken) -> Bool {
    let name = bytes[Int(token.start)..<Int(token.end)]
    return name.indices.dropLast(12).contains { name[$0...].starts(with: "ackgroundTask".utf8) }
  }

  /// `let name = "text"`, `static NSString *const name = @"text"`, and names that a method declares.
  private mutating func readConstant(at index: Int) {
    guard isWord(index + 1) else { return }
    noteLocal(tokens[index + 1].hash)
    noteClass(of: index + 1)
    if isMark(index + 2, "="), isWord(index + 3), isOption(index + 3),
      !isMark(index + 4, "[") && !isMark(index + 5, "[")
    {
      // `if let options = launchOptions` gives the dictionary another name.
      let name = tokens[index + 1].hash
      changeOpen { $0.options.insert(name) }
    }
    var sign = index + 2
    if isMark(sign, ":") {
      while sign < index + 6, !isMark(sign, "=") { sign += 1 }
    }
    guard isMark(sign, "="), tokens.indices.contains(sign + 1), tokens[sign + 1].kind == .text
    else { return }
    if outline.constants.count < 5000 {
      outline.constants[text(tokens[index + 1])] = text(tokens[sign + 1])
    }
  }

}
