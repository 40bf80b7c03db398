// SPDX-License-Identifier: Apache-2.0

/// A copy of a source that Swift on Linux compiles: what needs Objective-C is replaced by spaces, or
/// by something of the same length, so that lines and columns stay where they were.
struct SourceRewriter {
  private(set) var text: [UInt8]
  /// The end of the first import that stays.
  private var firstImport: Int?
  /// The end of the first import of what is not there.
  private var firstMissing: Int?
  /// True if an import brings what Foundation has on Apple's systems.
  private var importsBase = false
  private var importsUIKit = false
  private var usesSelectors = false
  /// The texts that are inserted once everything else is replaced.
  private var insertions: [(at: Int, text: String)] = []
  /// The imports that are added to a file that imports SwiftUI.
  private let besideSwiftUI: [String]
  /// The modules of packages that can be imported too.
  private let packages: Set<String>
  /// The methods that the app's protocols leave to their types.
  let requirements: OptionalRequirements

  /// - Parameter besideSwiftUI: what a file imports that imports SwiftUI: the parts of SwiftUI that other
  ///   modules of the app bring.
  /// - Parameter packages: the modules of packages that can be imported too.
  /// - Parameter requirements: the methods that the app's protocols leave to their types.
  init(
    _ source: [UInt8], besideSwiftUI: [String] = [], packages: Set<String> = [],
    requirements: OptionalRequirements = OptionalRequirements()
  ) {
    self.requirements = requirements
    self.besideSwiftUI = besideSwiftUI
    self.packages = packages
    text = source
    let read = SwiftTokens(source)
    let tokens = read.tokens
    if EarlierSwift.wrote(tokens) { rewriteNames(tokens) }
    let importsSwiftData = zip(tokens, tokens.dropFirst()).contains {
      $0.text == "import" && $1.text == "SwiftData"
    }
    for (index, token) in tokens.enumerated() {
      switch token.text {
      case "@UIApplicationMain", "@main", "@objcMembers", "@IBInspectable", "@IBDesignable",
        "@IBSegueAction", "@nonobjc":
        blank(token.range)
      case "@IBOutlet", "@IBAction":
        blank(token.range)
        blankAccess(around: index, tokens)
      case "class": joinExtensions(index, tokens)
      case "override": requireCellInit(index, tokens)
      case "@objc":
        blank(token.range)
        blankArguments(after: index, tokens)
        rewriteProtocol(index, tokens)
      case "optional": rewriteOptional(index, tokens)
      case "func": rewriteMethod(index, tokens)
      case let name where requirements.names.contains(name): rewriteOptionalCall(index, tokens)
      case "#selector":
        // One character shorter than what it replaces.
        replace(token.range, with: " Selector")
        usesSelectors = true
      case "Selector":
        if rewriteSelector(index, tokens) { usesSelectors = true }
      case "scheduledTimer", "addObserver": rewriteBlock(index, tokens)
      case "Timer": rewriteTimer(index, tokens)
      case "NSLocalizedString": nameBundle(index, tokens)
      case "#Preview": blankPreview(index, tokens)
      case "#keyPath": rewriteKeyPath(index, tokens)
      case "@NSManaged": rewriteManaged(index, tokens)
      case "NSManagedObject": rewriteManagedObject(index, tokens)
      case "@Model": if importsSwiftData { rewriteModel(index, tokens) }
      case "Query": if importsSwiftData { rewriteQuery(index, tokens) }
      case "@ModelActor": rewriteModelActor(index, tokens)
      case "@Entry": rewriteEntry(index, tokens)
      case "@Animatable": rewriteAnimatable(index, tokens)
      case "@AnimatableIgnored": blank(token.range)
      case "#Unique", "#Index": if importsSwiftData { blankMacro(index, tokens) }
      case "import": rewriteImport(index, tokens)
      case "#if", "#elseif": rewriteCondition(index, tokens)
      case "#available", "#unavailable": rewriteAvailability(index, tokens)
      case _: break
      }
    }
    for interpolation in read.interpolations {
      nameBundles(SwiftTokens(source, within: interpolation).tokens)
    }
    importBase()
    // From the end, so that the offsets stay right; of two at one offset the later one comes first.
    for insertion in insertions.sorted(by: { $0.at > $1.at }) {
      text.insert(contentsOf: Array(insertion.text.utf8), at: insertion.at)
    }
  }

  /// Names the types of bundles in source that stands within a text.
  private mutating func nameBundles(_ tokens: [SwiftTokens.Token]) {
    for index in tokens.indices where tokens[index].text == "NSLocalizedString" {
      nameBundle(index, tokens)
    }
  }

  /// Names the type in `bundle: .main`, since Foundation's own function has a bundle of another type.
  private mutating func nameBundle(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    var depth = 0
    for at in index + 1..<max(index + 1, tokens.count - 2) {
      switch tokens[at].text {
      case "(": depth += 1
      case ")": depth -= 1
      case "bundle"
      where depth == 1 && tokens[at + 1].text == ":" && tokens[at + 2].text == ".":
        return insert("Bundle", at: tokens[at + 2].range.lowerBound)
      case _: break
      }
      if depth == 0 { return }
    }
  }

  /// Inserts words before a byte, once everything else is replaced.
  mutating func insert(_ words: String, at offset: Int) { insertions.append((offset, words)) }

  /// Names of Swift 1 and 2 are today's.
  private mutating func rewriteNames(_ tokens: [SwiftTokens.Token]) {
    for (index, token) in tokens.enumerated() {
      let follows = index > 0 && tokens[index - 1].text == "."
      if let name = EarlierSwift.name(token.text) {
        replace(token.range, with: name)
      } else if follows, let name = EarlierSwift.enumCase(token.text) {
        replace(token.range, with: name)
      } else if follows, let name = EarlierSwift.property(token.text), index + 2 < tokens.count,
        tokens[index + 1].text == "(", tokens[index + 2].text == ")"
      {
        replace(token.range.lowerBound..<tokens[index + 2].range.upperBound, with: name)
      }
    }
  }

  mutating func blank(_ range: Range<Int>) {
    for at in range where text[at] != UInt8(ascii: "\n") { text[at] = UInt8(ascii: " ") }
  }

  /// Lines end where they ended: a word that would have to be cut for that is not put there.
  mutating func replace(_ range: Range<Int>, with word: String) {
    let bytes = Array(word.utf8)
    guard !text[range.prefix(bytes.count)].contains(UInt8(ascii: "\n")) else { return }
    blank(range)
    for (byte, at) in zip(bytes, range) { text[at] = byte }
  }

  private static let access: Set = ["private", "fileprivate"]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "public", "open", "weak", "unowned", "final", "override",
    "(", "set", ")", "@objc", "@MainActor", "dynamic", "lazy",
  ]

  /// Makes outlets and actions visible: the code that connects them stands in another file.
  private mutating func blankAccess(around index: Int, _ tokens: [SwiftTokens.Token]) {
    let after = tokens[(index + 1)...].prefix { Self.modifiers.contains($0.text) }
    let before = tokens[..<index].reversed().prefix { Self.modifiers.contains($0.text) }
    for run in [after.indices.map { $0 }, (index - before.count..<index).map { $0 }] {
      for at in run where Self.access.contains(tokens[at].text) {
        blank(tokens[at].range)
        guard at + 3 < tokens.count, tokens[at + 1].text == "(", tokens[at + 2].text == "set" else {
          continue
        }
        blank(tokens[at + 1].range.lowerBound..<tokens[at + 3].range.upperBound)
      }
    }
  }

  /// A table makes cells of a class, so their initializers are `required` here: a word as long as `override`.
  private mutating func requireCellInit(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let at = tokens[(index + 1)...].prefix(3).firstIndex(where: { $0.text == "init" }),
      at + 4 < tokens.count, tokens[at + 1].text == "("
    else { return }
    let first = tokens[at + 2].text
    let rest = tokens[at...].prefix(14).map(\.text)
    let isCells = first == "style" && rest.contains("reuseIdentifier")
    if isCells || first == "reuseIdentifier" || first == "frame" && isInCell(index, tokens) {
      replace(tokens[index].range, with: "required")
    }
  }

  /// Returns true if a token stands in a class that inherits from a cell or another reusable view.
  private func isInCell(_ index: Int, _ tokens: [SwiftTokens.Token]) -> Bool {
    var depth = 0
    for at in tokens[..<index].indices.reversed() {
      switch tokens[at].text {
      case "}": depth += 1
      case "{": depth -= 1
      case "class" where depth < 0 && tokens[at + 2].text == ":":
        let base = tokens[at + 3].text
        return base.hasSuffix("Cell") || base.hasSuffix("ReusableView")
      case _: break
      }
    }
    return false
  }

  /// `@objc(name)`: only where the parenthesis follows at once.
  private mutating func blankArguments(after index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 1 < tokens.count, tokens[index + 1].text == "(",
      tokens[index + 1].range.lowerBound == tokens[index].range.upperBound,
      let end = tokens[(index + 1)...].first(where: { $0.text == ")" })
    else { return }
    blank(tokens[index + 1].range.lowerBound..<end.range.upperBound)
  }

  /// `#Preview("A name") { … }`, or `{ … } timeline: { … }`: a macro that Xcode alone has.
  private mutating func blankPreview(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    var depth = 0
    for at in tokens.indices[(index + 1)...] {
      switch tokens[at].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case _: break
      }
      guard depth == 0, tokens[at].text == "}" else { continue }
      let hasFurtherClosure =
        at + 3 < tokens.count && tokens[at + 2].text == ":"
        && tokens[at + 3].text == "{"
      if !hasFurtherClosure {
        return blank(tokens[index].range.lowerBound..<tokens[at].range.upperBound)
      }
    }
  }

  /// `import os.log` is `import os`, another stands in the place of some (`AppleModule.others`), and
  /// Foundation is what it is on Apple's systems. A module that is not there goes: what needs it does not
  /// compile.
  private mutating func rewriteImport(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard let item = ImportStatement(at: index, tokens) else { return }
    switch item.module.text {
    case "Foundation", "FoundationEssentials", "FoundationNetworking", "CoreFoundation":
      blank(item.range)
      replace(item.range, with: "import \(FrameworkLibrary.base)")
      importsBase = true
    case let name where AppleModule.others[name] != nil:
      blank(item.range)
      replace(item.range, with: "import " + (AppleModule.others[name] ?? name))
    case let name where !FrameworkLibrary.available.contains(name) && !packages.contains(name):
      blank(item.range)
      firstMissing = firstMissing ?? item.range.upperBound
      if let other = AppleModule.brought[name] {
        insert(";import \(other)", at: item.range.upperBound)
      }
      return
    case _: if !item.hasKind, let path = item.path { blank(path) }
    }
    importsUIKit = importsUIKit || item.module.text == "UIKit"
    if item.module.text == "SwiftUI" {
      for module in besideSwiftUI { insert(";import \(module)", at: item.range.upperBound) }
    }
    if firstImport == nil { firstImport = item.range.upperBound }
  }

  /// Apple's other modules bring Foundation along.
  private mutating func importBase() {
    // For all that is known, the missing module brought UIKit along too.
    if let firstMissing, !importsUIKit {
      let base = firstImport == nil ? "; import \(FrameworkLibrary.base)" : ""
      insert("import UIKit" + base, at: firstMissing)
    }
    guard let firstImport else { return }
    // Objective-C's selectors come with Foundation there, with UIKit here.
    if usesSelectors, !importsUIKit, firstMissing == nil {
      insert(";import UIKit", at: firstImport)
    }
    if !importsBase { insert(";import \(FrameworkLibrary.base)", at: firstImport) }
  }

  /// `#available(iOS 15, *)` asks the emulated device: `applifeIOS(15)`.
  private mutating func rewriteAvailability(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    guard index + 1 < tokens.count, tokens[index + 1].text == "(",
      let end = tokens[index...].firstIndex(where: { $0.text == ")" })
    else { return }
    let range = tokens[index].range.lowerBound..<tokens[end].range.upperBound
    let isNegated = tokens[index].text == "#unavailable"
    var numbers: [String] = []
    if let iOS = tokens[index..<end].firstIndex(where: { $0.text == "iOS" }) {
      numbers = tokens[(iOS + 1)..<end].map(\.text).prefix { $0 != "," }.filter { $0 != "." }
    }
    // Another system alone: `*` stands for this one.
    let holds = numbers.isEmpty ? "true" : "applifeIOS(\(numbers.joined(separator: ",")))"
    replace(range, with: (isNegated ? "!" : "") + holds)
  }

  /// The conditions that hold here: as in Apple's Simulator, there are no sensors, no camera and no store.
  private static let conditions = ["os": "iOS", "targetEnvironment": "simulator"]

  /// A module whose names another has can be imported. `os(iOS)` and `targetEnvironment(simulator)` hold here:
  /// `os(Linux)` does not fit in the place of the first, a condition that is always true does.
  private mutating func rewriteCondition(_ index: Int, _ tokens: [SwiftTokens.Token]) {
    let line = tokens[index...].prefix { $0.line == tokens[index].line }
    for at in line.indices where tokens[at].text == "canImport" {
      guard at + 3 < tokens.count, AppleModule.others[tokens[at + 2].text] != nil else { continue }
      replace(
        tokens[at].range.lowerBound..<tokens[at + 3].range.upperBound, with: "true")
    }
    for at in line.indices where Self.conditions[tokens[at].text] != nil {
      guard at + 3 < tokens.count, Self.conditions[tokens[at].text] == tokens[at + 2].text else {
        continue
      }
      replace(
        tokens[at].range.lowerBound..<tokens[at + 3].range.upperBound, with: "true")
    }
  }
}
