// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// A method that is being read, with what is kept of it until it ends.
struct OpenMethod {
  /// Its index in the outline.
  let index: Int
  /// The first token of its body.
  var body = 0
  /// The names of the launch options.
  var options: Set<UInt64> = []
  /// The names that it declares, and those of its parameters.
  var locals: Set<UInt64> = []
  var parameters: Set<UInt64> = []
  /// The classes of those whose declaration says it.
  var classes: [UInt64: String] = [:]
  /// True once its code has asked for the system.
  var asksForSystem = false
  /// The name of its completion handler; nil if it has none.
  var completion: UInt64?
  /// The names of the windows that it makes for a scene and has no other place for yet.
  var sceneWindows: Set<UInt64> = []
  /// Those that it makes without a scene, and their places.
  var newWindows: [(name: UInt64, place: SourcePlace)] = []
  /// The handlers of expiration, as ranges of tokens, and where tasks are ended.
  var handlers: [Range<Int>] = []
  var ends: [(identifier: UInt64, token: Int)] = []
}

/// The methods from their names to their ends.
extension OutlineReader {
  /// The beginnings of the methods whose words are kept: those of delegates.
  private static let starts = [
    "application", "scene", "windowScene", "stateRestoration", "pushRegistry", "userNotification",
  ]

  /// - Parameter last: the hash of the name of the last parameter.
  mutating func begin(
    _ name: String, _ selector: String, _ token: SourceToken, options names: Set<UInt64>,
    parameters: Set<UInt64> = [], classes: [UInt64: String] = [:], isPrivate: Bool = false,
    last: UInt64?
  ) {
    var method = SourceOutline.Method(
      type: currentType, name: name, selector: selector, place: place(token), language: language)
    method.isPrivate =
      isPrivate || openTypes.last.map { outline.types[$0].isPrivateExtension } ?? false
    method.isUnderCondition = !conditions.isEmpty
    if Self.starts.contains(where: name.hasPrefix) { method.words = [] }
    outline.methods.append(method)
    let index = outline.methods.count - 1
    var begun = OpenMethod(index: index, options: names, parameters: parameters, classes: classes)
    if let last, selector.hasSuffix("CompletionHandler:)") { begun.completion = last }
    self.begun = begun
    pending = .method(index)
  }

  /// A method is over: its ends of background tasks are in a handler, or not.
  mutating func finish(_ open: OpenMethod, at index: Int) {
    let method = open.index
    outline.methods[method].ends = open.ends.map { end in
      SourceOutline.TaskEnd(
        identifier: end.identifier, isInHandler: open.handlers.contains { $0.contains(end.token) })
    }
    let body = min(open.body, index)..<index
    outline.methods[method].isEmpty = lastRead < body.lowerBound && isMark(index, "}")
    outline.methods[method].returnedConfiguration = configuration(in: body)
    outline.methods[method].onlyCallsSuper = onlyCallsSuper(method, in: body)
    outline.methods[method].isConditional = lastSure < body.lowerBound && !body.isEmpty
    if !open.sceneWindows.isEmpty, isUsed(anyOf: open.sceneWindows, in: body) {
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
    followWindows(of: open, in: body)
    if openMethods.isEmpty { outline.lent.formUnion(namesLent(in: body)) }
    // A body that ends with `#else` goes on behind it.
    if let name = open.completion, isMark(index, "}") {
      outline.methods[method].ignoresHandler = !tokens[body].contains { $0.hash == name }
    }
    // A task that an inner function ends is ended by the method.
    changeOpen { $0.ends += open.ends }
  }

  // MARK: What methods keep

  /// Changes what is kept of the open method.
  mutating func changeOpen(_ body: (inout OpenMethod) -> Void) {
    if let last = openMethods.indices.last { body(&openMethods[last]) }
  }

  /// Notes that the open method starts something that goes on.
  mutating func noteWork(_ token: SourceToken) {
    guard let method, outline.methods[method].work == nil else { return }
    outline.methods[method].work = place(token)
  }

  /// Notes an upload or a download. A background session takes no handler, and is not the shared one.
  mutating func readTransfer(_ token: SourceToken, _ index: Int) {
    let isSwift = isMark(index + 1, "(")
    guard isSwift || isMark(index + 1, ":") else { return }
    let end = isSwift ? closing(index + 1) : ahead(index..<index + 400, ";") ?? index
    let hasHandler =
      isSwift && isMark(end + 1, "{")
      || ahead(index..<end).contains { isWord($0) && text(tokens[$0]) == "completionHandler" }
    let isShared =
      word(index - 2) == .sharedSession
      || word(index - 2) == .shared && isWord(index - 4) && text(tokens[index - 4]) == "URLSession"
    if hasHandler || isShared { return noteWork(token) }
    let place = place(token)
    change { $0.transfer = $0.transfer ?? place }
  }

  mutating func change(_ body: (inout SourceOutline.Method) -> Void) {
    if let method { body(&outline.methods[method]) }
  }

  func isOption(_ index: Int) -> Bool {
    isWord(index) && openMethods.last?.options.contains(tokens[index].hash) ?? false
  }

  func isLocal(_ hash: UInt64) -> Bool {
    openMethods.last?.locals.contains(hash) ?? false
  }

  func isParameter(_ hash: UInt64) -> Bool {
    openMethods.last?.parameters.contains(hash) ?? false
  }

  /// Notes that the open method makes a window for a scene.
  ///
  /// - Parameter local: the hash of the new name that alone has it so far; nil if it goes elsewhere.
  mutating func noteSceneWindow(local: UInt64?) {
    guard let method else { return }
    outline.methods[method].makesSceneWindow = true
    guard isSure else { return }
    if let local {
      changeOpen { $0.sceneWindows.insert(local) }
    } else {
      outline.methods[method].keepsSceneWindow = true
    }
  }

  mutating func noteLocal(_ hash: UInt64) {
    changeOpen { $0.locals.insert(hash) }
  }

  mutating func noteHandler(_ range: Range<Int>) {
    changeOpen { $0.handlers.append(range) }
  }

  mutating func noteEnd(_ identifier: UInt64, at index: Int) {
    if method != nil {
      changeOpen { $0.ends.append((identifier, index)) }
    } else {
      let end = SourceOutline.TaskEnd(identifier: identifier, isInHandler: false)
      outline.endsOfProperties.append(.init(type: currentType, end: end))
    }
  }
}
