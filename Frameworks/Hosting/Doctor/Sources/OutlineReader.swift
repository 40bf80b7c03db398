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
  /// The methods and types that are open, the innermost last.
  private var openMethods: [Int] = []
  private var openTypes: [Int] = []
  /// The first token of the body of each open method.
  private var bodies: [Int: Int] = [:]
  /// The names of the launch options in each open method, and the names that it declares.
  private var options: [Int: Set<UInt64>] = [:]
  private var locals: [Int: Set<UInt64>] = [:]
  /// The names of the parameters of each open method.
  private var parameters: [Int: Set<UInt64>] = [:]
  /// The name of the completion handler of each open method that has one.
  private var completions: [Int: UInt64] = [:]
  /// The names of the windows that each open method makes for a scene and has no other place for yet.
  private var sceneWindows: [Int: Set<UInt64>] = [:]
  /// The handlers of expiration in a method, as ranges of tokens, and where tasks are ended.
  private var handlers: [Int: [Range<Int>]] = [:]
  private var ends: [Int: [(identifier: UInt64, token: Int)]] = [:]
  /// The number of open braces at each `#if` of which a flag of the project decides, and whether its branch is in
  /// the build for the App Store.
  private var conditions: [(depth: Int, isInStore: Bool)] = []
  /// The number of ``conditions`` whose branch may be in no build for the App Store, the line of the first, and the
  /// last token before it.
  private var unsure = 0
  private var unsureSince = (line: 0, token: 0)
  /// True if what is read is in the build for the App Store.
  var isSure: Bool { unsure == 0 }
  /// The last token that was read; and the last one that is in the build for sure.
  private var lastRead = -1
  private var lastSure = -1
  private var isMain = false
  var runtimeName: String?
  var exported: String?
  /// True between `@implementation` and `@end`.
  private var isImplementation = false

  private let marks: SourceMarks
  /// The number of tokens that may still be looked at ahead of the one that is read.
  var tokensAhead: Int

  /// The most open braces that are told apart: the compiler takes no more. In deeper ones nothing is declared.
  private static let deepest = 256

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

  var method: Int? { openMethods.last }
  private var typeName: String { openTypes.last.map { outline.types[$0].name } ?? "" }

  mutating func use(_ use: SourceOutline.Use, _ token: SourceToken) {
    outline.uses.append(.init(use: use, place: place(token), method: method, type: typeName))
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
    case .text, .number, .directive: return index + 1
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
    let scope = scopes.count < Self.deepest ? pending ?? .other : .other
    pending = nil
    scopes.append(scope)
    switch scope {
    case .type(let type): openTypes.append(type)
    case .method(let method):
      openMethods.append(method)
      bodies[method] = index + 1
    case .protocolBody, .other: break
    }
  }

  private mutating func close(_ scope: Scope, at index: Int) {
    switch scope {
    case .type: _ = openTypes.popLast()
    case .method(let method):
      _ = openMethods.popLast()
      finish(method, at: index)
    case .protocolBody, .other: break
    }
  }

  /// A method is over: its ends of background tasks are in a handler, or not.
  private mutating func finish(_ method: Int, at index: Int) {
    let ranges = handlers[method] ?? []
    outline.methods[method].ends = (ends[method] ?? []).map { end in
      SourceOutline.TaskEnd(
        identifier: end.identifier, isInHandler: ranges.contains { $0.contains(end.token) })
    }
    let body = (bodies[method] ?? index)..<index
    outline.methods[method].isEmpty = lastRead < body.lowerBound && isMark(index, "}")
    outline.methods[method].onlyCallsSuper = onlyCallsSuper(method, in: body)
    outline.methods[method].isConditional = lastSure < body.lowerBound && !body.isEmpty
    if let names = sceneWindows[method], isUsed(anyOf: names, in: body) {
      outline.methods[method].keepsSceneWindow = true
    }
    let names = outline.methods[method].begins.compactMap { begin in
      if case .local(let name) = begin.identifier { name } else { nil }
    }
    let given = names.isEmpty ? [] : namesGivenAway(of: Set(names), in: body)
    outline.methods[method].begins = outline.methods[method].begins.map { begin in
      guard case .local(let name) = begin.identifier, given.contains(name) else { return begin }
      return SourceOutline.TaskBegin(
        identifier: .elsewhere, isOfApplication: begin.isOfApplication, place: begin.place)
    }
    if openMethods.isEmpty { outline.lent.formUnion(namesLent(in: body)) }
    // A body that ends with `#else` goes on behind it.
    if let name = completions[method], isMark(index, "}") {
      outline.methods[method].ignoresHandler = !tokens[body].contains { $0.hash == name }
    }
    // A task that an inner function ends is ended by the method.
    if let outer = openMethods.last {
      ends[outer, default: []] += ends[method] ?? []
    }
    bodies[method] = nil
    completions[method] = nil
    options[method] = nil
    locals[method] = nil
    parameters[method] = nil
    handlers[method] = nil
    ends[method] = nil
    sceneWindows[method] = nil
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
      if outline.methods[method].words != nil { outline.methods[method].words?.insert(token.hash) }
      noteCall(token, index, in: method)
    }
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

  private mutating func noteCall(_ token: SourceToken, _ index: Int, in method: Int) {
    let isCall: Bool
    let isSelector =
      language == .objectiveC && (isMark(index + 1, "]") || isMark(index + 1, ":"))
    isCall = isMark(index + 1, "(") || isMark(index + 1, "{") || isSelector
    guard isCall else { return }
    outline.methods[method].calls.insert(token.hash)
    if outline.methods[method].words != nil {
      outline.methods[method].callNames.insert(text(token))
    }
  }

  /// `let name = "text"`, `static NSString *const name = @"text"`, and names that a method declares.
  private mutating func readConstant(at index: Int) {
    guard isWord(index + 1) else { return }
    if let method { locals[method, default: []].insert(tokens[index + 1].hash) }
    if let method, isMark(index + 2, "="), isWord(index + 3),
      options[method]?.contains(tokens[index + 3].hash) ?? false,
      !isMark(index + 4, "[") && !isMark(index + 5, "[")
    {
      // `if let options = launchOptions` gives the dictionary another name.
      options[method]?.insert(tokens[index + 1].hash)
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

  // MARK: Types

  private mutating func readType(_ word: SourceWord, at index: Int) -> Int? {
    guard language != .objectiveC, isWord(index + 1), !isMark(index - 1, "."),
      tokens[index + 1].word != .func, tokens[index + 1].word != .var,
      tokens[index + 1].word != .let, tokens[index + 1].word != .override,
      tokens[index + 1].word != .initializer, !isMark(index - 1, ":")
    else { return nil }
    let isExtension = word == .extension
    var at = index + 1
    let first = tokens[at]
    var name = text(first)
    at += 1
    while isMark(at, "."), isWord(at + 1) {
      name = text(tokens[at + 1])
      at += 2
    }
    var inherits: [String] = []
    var isList = false
    while at < tokens.count, at < index + 400 {
      let token = tokens[at]
      if token.isMark("{") || token.isMark(";") { break }
      if token.isMark("}") { return nil }
      if token.isMark(":") { isList = true }
      if token.word == .where { break }
      if isList, token.kind == .word, !isMark(at + 1, ".") {
        inherits.append(text(token))
      }
      at += 1
    }
    while at < tokens.count, !isMark(at, "{"), !isMark(at, "}"), at < index + 600 {
      at += 1
    }
    let isHidden = !isExtension && (!openTypes.isEmpty || isPrivate(before: index))
    let isPrivateExtension = isExtension && isPrivate(before: index)
    let declaration = SourceOutline.TypeDeclaration(
      name: name, runtimeName: runtimeName, inherits: inherits, isMain: isMain,
      isExtension: isExtension, isProtocol: word == .protocol, isHidden: isHidden,
      isPrivateExtension: isPrivateExtension,
      place: self.place(first), language: language)
    isMain = false
    runtimeName = nil
    outline.types.append(declaration)
    pending = word == .protocol ? .protocolBody : .type(outline.types.count - 1)
    return at
  }

  private mutating func readInterface(at index: Int, isImplementation: Bool) -> Int {
    guard isWord(index) else { return index }
    let first = tokens[index]
    var at = index + 1
    var inherits: [String] = []
    var isExtension = isImplementation
    if isMark(at, "(") {
      isExtension = true
      at = closing(at) + 1
    }
    if isMark(at, ":"), isWord(at + 1) {
      inherits.append(text(tokens[at + 1]))
      at += 2
    }
    if isMark(at, "<") {
      while at < tokens.count, !isMark(at, ">"), at < index + 200 {
        if isWord(at) { inherits.append(text(tokens[at])) }
        at += 1
      }
      at += 1
    }
    outline.types.append(
      SourceOutline.TypeDeclaration(
        name: text(first), runtimeName: nil, inherits: inherits, isMain: false,
        isExtension: isExtension, place: self.place(first), language: language))
    if isImplementation {
      openTypes = [outline.types.count - 1]
      self.isImplementation = true
    }
    // Variables in braces are no method.
    return isMark(at, "{") ? closing(at) + 1 : at
  }

  // MARK: Methods

  /// The beginnings of the methods whose words are kept: those of delegates.
  private static let starts = [
    "application", "scene", "windowScene", "stateRestoration", "pushRegistry", "userNotification",
  ]

  /// - Parameter last: the hash of the name of the last parameter.
  mutating func begin(
    _ name: String, _ selector: String, _ token: SourceToken, options names: Set<UInt64>,
    parameters: Set<UInt64> = [], isPrivate: Bool = false, last: UInt64?
  ) {
    var method = SourceOutline.Method(
      type: typeName, name: name, selector: selector, place: place(token), language: language)
    method.isPrivate =
      isPrivate || openTypes.last.map { outline.types[$0].isPrivateExtension } ?? false
    method.isUnderCondition = !conditions.isEmpty
    if Self.starts.contains(where: name.hasPrefix) { method.words = [] }
    outline.methods.append(method)
    let index = outline.methods.count - 1
    if !names.isEmpty { options[index] = names }
    if !parameters.isEmpty { self.parameters[index] = parameters }
    if let last, selector.hasSuffix("CompletionHandler:)") { completions[index] = last }
    pending = .method(index)
  }

  // MARK: What methods keep

  /// Notes that the open method starts something that goes on.
  mutating func noteWork(_ token: SourceToken) {
    guard let method, outline.methods[method].work == nil else { return }
    outline.methods[method].work = place(token)
  }

  mutating func change(_ body: (inout SourceOutline.Method) -> Void) {
    if let method { body(&outline.methods[method]) }
  }

  func isOption(_ index: Int) -> Bool {
    guard let method, isWord(index) else { return false }
    return options[method]?.contains(tokens[index].hash) ?? false
  }

  func isLocal(_ hash: UInt64) -> Bool {
    method.map { locals[$0]?.contains(hash) ?? false } ?? false
  }

  func isParameter(_ hash: UInt64) -> Bool {
    method.map { parameters[$0]?.contains(hash) ?? false } ?? false
  }

  /// Notes that the open method makes a window for a scene.
  ///
  /// - Parameter local: the hash of the new name that alone has it so far; nil if it goes elsewhere.
  mutating func noteSceneWindow(local: UInt64?) {
    guard let method else { return }
    outline.methods[method].makesSceneWindow = true
    guard isSure else { return }
    if let local {
      sceneWindows[method, default: []].insert(local)
    } else {
      outline.methods[method].keepsSceneWindow = true
    }
  }

  mutating func noteLocal(_ hash: UInt64) {
    if let method { locals[method, default: []].insert(hash) }
  }

  mutating func noteHandler(_ range: Range<Int>) {
    if let method { handlers[method, default: []].append(range) }
  }

  mutating func noteEnd(_ identifier: UInt64, at index: Int) {
    if let method {
      ends[method, default: []].append((identifier, index))
    } else {
      let end = SourceOutline.TaskEnd(identifier: identifier, isInHandler: false)
      outline.endsOfProperties.append(.init(type: typeName, end: end))
    }
  }

  var currentType: String { typeName }
}
