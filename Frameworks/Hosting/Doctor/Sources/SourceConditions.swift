// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// Takes the branches of `#if` out of the tokens of a source that are in no build for a phone. The directives stay
/// only if a flag of the project decides: each branch between them may be in the build. The mark of such a directive
/// is 1 if the branch behind it is in the build for the App Store.
struct SourceConditions {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var open: [Block] = []
  /// The number of open blocks whose branch is in no build.
  private var hidden = 0
  private var tokens: [SourceToken] = []

  /// The branches of a block in one kind of build.
  private struct Choice {
    /// The value of the branch that is read; nil if it is not known.
    private(set) var branch: Bool?
    /// True if an earlier branch or this one is built for sure; nil if that is not known.
    private var isTaken: Bool?

    init(_ value: Bool?) { (branch, isTaken) = (value, value) }

    mutating func go(on value: Bool?) {
      let earlier = isTaken
      branch = earlier == true || value == false ? false : earlier == false ? value : nil
      isTaken = earlier == true || value == true ? true : value == nil ? nil : earlier
    }
  }

  private struct Block {
    /// The choice in any build, and in the one for the App Store.
    var any: Choice
    var store: Choice
    /// True if a directive of it stays.
    var stays = false

    var branch: Bool? { any.branch }
  }

  static func visible(
    _ tokens: [SourceToken], of bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage
  ) -> [SourceToken] {
    guard tokens.contains(where: { $0.kind == .directive }) else { return tokens }
    var conditions = SourceConditions(bytes: bytes, language: language)
    conditions.tokens.reserveCapacity(tokens.count)
    for token in tokens {
      if token.kind == .directive {
        conditions.read(token)
      } else if conditions.hidden == 0 {
        conditions.tokens.append(token)
      }
    }
    return conditions.tokens
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    self.language = language
  }

  private mutating func read(_ token: SourceToken) {
    switch token.word {
    case .if?, .ifdef?, .ifndef?:
      begin(Block(any: Choice(value(token)), store: Choice(value(token, isForStore: true))), token)
    case .elseif?, .elif?, .else?:
      guard var block = end() else { return }
      let isLast = token.word == .else
      block.any.go(on: isLast ? true : value(token))
      block.store.go(on: isLast ? true : value(token, isForStore: true))
      begin(block, token)
    case let other:
      guard other == .endif, let block = end() else { return }
      if block.stays, hidden == 0 { tokens.append(token) }
    }
  }

  private mutating func begin(_ block: Block, _ token: SourceToken) {
    var block = block
    if hidden == 0, block.branch == nil || block.stays {
      // The first directive that stays opens the block for who reads it.
      var token = token
      if !block.stays { token.word = .if }
      token.mark = block.store.branch == true ? 1 : 0
      block.stays = true
      tokens.append(token)
    }
    if block.branch == false { hidden += 1 }
    open.append(block)
  }

  private mutating func end() -> Block? {
    guard let block = open.popLast() else { return nil }
    if block.branch == false { hidden -= 1 }
    return block
  }

  /// The value of a directive's condition; nil if it is not known.
  private func value(_ token: SourceToken, isForStore: Bool = false) -> Bool? {
    let text = bytes[Int(token.start)..<Int(token.end)].drop { !($0 | 0x20 &- 0x61 < 26) }
      .drop { $0 | 0x20 &- 0x61 < 26 }
    switch token.word {
    case .ifdef?: return BuildCondition.isDefined(text, isForStore: isForStore)
    case .ifndef?: return BuildCondition.isDefined(text, isForStore: isForStore).map { !$0 }
    case let other:
      return other == nil ? nil : BuildCondition.value(text, language, isForStore: isForStore)
    }
  }
}
