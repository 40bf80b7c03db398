// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The condition of `#if`, for the build of an app for a phone with today's SDK. It is nil if that depends on flags
/// of the project, such as `DEBUG`. The build for the App Store has no `DEBUG` and runs on no simulator.
/// - SeeAlso: https://docs.swift.org/swift-book/documentation/the-swift-programming-language/statements/#Conditional-Compilation-Block
struct BuildCondition {
  private let language: SourceLanguage
  private let isForStore: Bool
  private let pieces: [Piece]
  private var place = 0
  /// The parentheses that are open. A condition that has more of them than anybody writes is not known.
  private var depth = 0

  private enum Piece: Equatable {
    case word(String)
    case number(Int)
    /// `&&`, `(`, `>=`, …
    case sign(String)
  }

  /// The value of a condition; nil if it is not known.
  ///
  /// - Parameter isForStore: true for the build for the App Store, with the flags in their usual meaning.
  static func value(
    _ text: some Sequence<UInt8>, _ language: SourceLanguage, isForStore: Bool = false
  ) -> Bool? {
    var condition = BuildCondition(
      language: language, isForStore: isForStore, pieces: pieces(text))
    let value = condition.either()
    return condition.place == condition.pieces.count ? value : nil
  }

  /// The value of `#ifdef`; nil if it is not known.
  static func isDefined(_ name: some Sequence<UInt8>, isForStore: Bool = false) -> Bool? {
    let pieces = pieces(name)
    guard case .word(let word)? = pieces.first, pieces.count == 1 else { return nil }
    return isDefined(word, isForStore)
  }

  private init(language: SourceLanguage, isForStore: Bool, pieces: [Piece]) {
    self.language = language
    self.isForStore = isForStore
    self.pieces = pieces
  }

  // MARK: Pieces

  /// The longest condition that is understood.
  private static let most = 512

  private static func pieces(_ text: some Sequence<UInt8>) -> [Piece] {
    let bytes = Array(text.prefix(8 * most))
    var pieces: [Piece] = []
    var index = 0
    func isWord(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte &- 0x30 < 10 || byte >= 0x80
    }
    while index < bytes.count, pieces.count < most {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte <= 0x20 || byte == UInt8(ascii: "\\") {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
        break
      } else if isWord(byte) {
        let start = index
        while index < bytes.count, isWord(bytes[index]) { index += 1 }
        let word = String(decoding: bytes[start..<index], as: UTF8.self)
        pieces.append(Int(word).map { .number($0) } ?? .word(word))
      } else {
        let two = String(decoding: [byte, next], as: UTF8.self)
        let isTwo = ["&&", "||", "==", "!=", ">=", "<="].contains(two)
        pieces.append(.sign(isTwo ? two : String(decoding: [byte], as: UTF8.self)))
        index += isTwo ? 2 : 1
      }
    }
    return pieces
  }

  private var next: Piece? { place < pieces.count ? pieces[place] : nil }

  private mutating func take(_ sign: String) -> Bool {
    guard next == .sign(sign) else { return false }
    place += 1
    return true
  }

  // MARK: Operators

  private mutating func either() -> Bool? {
    var value = both()
    while take("||") {
      let other = both()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func both() -> Bool? {
    var value = not()
    while take("&&") {
      let other = not()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func not() -> Bool? {
    var isNegated = false
    while take("!") { isNegated.toggle() }
    let value = term()
    return isNegated ? value.map { !$0 } : value
  }

  private mutating func term() -> Bool? {
    if take("(") {
      depth += 1
      guard depth < 32 else { return nil }
      let value = either()
      depth -= 1
      return take(")") ? value : nil
    }
    switch next {
    case .number(let number)?:
      place += 1
      return number != 0
    case .word(let word)?:
      place += 1
      if next == .sign("(") { return call(word) }
      if language == .objectiveC, word == "defined", case .word(let name)? = next {
        place += 1
        return Self.isDefined(name, isForStore)
      }
      return compared(word)
    case .sign?, nil: return nil
    }
  }

  /// `os(iOS)`, `canImport(UIKit)`, `swift(>=5.9)`, `defined(DEBUG)`
  private mutating func call(_ name: String) -> Bool? {
    place += 1
    var arguments: [Piece] = []
    var open = 1
    while let piece = next {
      place += 1
      if piece == .sign("(") { open += 1 }
      if piece == .sign(")") { open -= 1 }
      if open == 0 { break }
      arguments.append(piece)
    }
    guard case .word(let argument)? = arguments.first, arguments.count == 1 else {
      return name == "swift" || name == "compiler"
        ? Self.compiler(arguments, atLeast: name == "compiler" ? 6 : 5) : nil
    }
    switch name {
    case "os": return argument == "iOS"
    case "targetEnvironment":
      return argument == "macCatalyst" || isForStore && argument == "simulator" ? false : nil
    case "canImport": return Self.modules[argument]
    case "_runtime": return argument == "_ObjC"
    case "defined": return Self.isDefined(argument, isForStore)
    case _: return nil
    }
  }

  /// Modules that every app for phones can import, and those that none can.
  private static let modules: [String: Bool] = [
    "UIKit": true, "Foundation": true, "SwiftUI": true, "Combine": true, "CoreFoundation": true,
    "CoreGraphics": true, "ObjectiveC": true, "Darwin": true, "Dispatch": true, "os": true,
    "AppKit": false, "Cocoa": false, "Carbon": false, "TVUIKit": false, "TVServices": false,
    "Glibc": false, "Musl": false, "WinSDK": false, "Android": false,
  ]

  /// `>=5.9`: today's compilers are at least those of Swift 6, and any of them takes a target for Swift 5.
  private static func compiler(_ arguments: [Piece], atLeast known: Int) -> Bool? {
    guard arguments.count >= 2, case .sign(let sign) = arguments[0],
      case .number(let major) = arguments[1],
      major < 6 || major == known && (arguments.count == 2 || arguments.last == .number(0))
    else { return nil }
    return sign == ">=" ? true : sign == "<" ? false : nil
  }

  // MARK: Names

  /// A flag, or a comparison with a number.
  private mutating func compared(_ word: String) -> Bool? {
    guard case .sign(let sign)? = next, ["==", "!=", ">=", "<=", ">", "<"].contains(sign) else {
      return flag(word)
    }
    place += 1
    guard let other = next else { return nil }
    place += 1
    // Xcode's SDK is newer than any version that a source compares it with.
    guard word == "__IPHONE_OS_VERSION_MAX_ALLOWED", language == .objectiveC else {
      guard case .number(let number) = other, let value = flag(word), number == 0 || number == 1
      else { return nil }
      return sign == "==" ? value == (number == 1) : sign == "!=" ? value != (number == 1) : nil
    }
    if case .number(let number) = other, number > 300_000 { return nil }
    return sign.hasPrefix(">") ? true : sign.hasPrefix("<") ? false : nil
  }

  private func flag(_ word: String) -> Bool? {
    if word == "true" { return true }
    if word == "false" { return false }
    if isForStore, Self.notInStore.contains(word) { return false }
    switch language {
    case .swift: return nil
    case .objectiveC: return Self.targets[word]
    case .cSharp: return Self.platforms[word]
    }
  }

  /// The macros of TargetConditionals.h. The one of the simulator is not known.
  private static let targets: [String: Bool] = [
    "TARGET_OS_MAC": true, "TARGET_OS_IPHONE": true, "TARGET_OS_IOS": true, "__APPLE__": true,
    "__OBJC__": true, "TARGET_OS_OSX": false, "TARGET_OS_TV": false, "TARGET_OS_WATCH": false,
    "TARGET_OS_VISION": false, "TARGET_OS_MACCATALYST": false, "TARGET_OS_UIKITFORMAC": false,
    "TARGET_OS_WIN32": false, "TARGET_OS_WINDOWS": false, "TARGET_OS_LINUX": false,
    "TARGET_OS_UNIX": false, "TARGET_OS_DRIVERKIT": false, "TARGET_OS_BRIDGE": false,
  ]

  /// The symbols that .NET defines for a platform.
  private static let platforms: [String: Bool] = [
    "IOS": true, "__IOS__": true, "ANDROID": false, "__ANDROID__": false, "WINDOWS": false,
    "MACCATALYST": false, "__MACCATALYST__": false, "MACOS": false, "__MACOS__": false,
    "TVOS": false, "__TVOS__": false, "TIZEN": false,
  ]

  /// The macros of Apple's targets are defined in every build, as 0 or 1.
  private static func isDefined(_ word: String, _ isForStore: Bool) -> Bool? {
    if isForStore, word == "DEBUG" { return false }
    return targets[word] != nil || simulators.contains(word) || word.hasPrefix("__IPHONE_")
      ? true : nil
  }

  private static let simulators: Set = ["TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR"]

  /// The flags that are not set in a build for the App Store.
  private static let notInStore = simulators.union(["DEBUG"])
}
