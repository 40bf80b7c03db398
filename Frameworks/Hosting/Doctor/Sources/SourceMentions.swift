// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The words of which it counts that a source has them anywhere but in comments: in code of any build, as a member, in
/// a key path, a literal or a macro.
enum SourceMentions {
  /// The words with which something may be made visible, or be given what it shows.
  static let words: [WindowNeed: Set<UInt64>] = [
    .visibility: hashes([
      "isHidden", "hidden", "Hidden", "setHidden", "makeKeyAndVisible", "MakeKeyAndVisible",
      "startReactNative", "startReactNativeWithModuleName",
    ]),
    .root: hashes([
      "rootViewController", "RootViewController", "setRootViewController",
      "contentViewController", "ContentViewController", "setContentViewController",
      // Before iOS 4 a window had views alone.
      "addSubview", "AddSubview", "insertSubview", "InsertSubview", "startReactNative",
      "startReactNativeWithModuleName",
    ]),
  ]
  private static let all = words.values.reduce(into: Set<UInt64>()) { $0.formUnion($1) }

  private static func hashes(_ words: [String]) -> Set<UInt64> { Set(words.map(SourceHash.of)) }

  /// Returns the hashes of those of the words that a source has.
  ///
  /// - Parameter macros: the ranges of its bytes that were not split into tokens.
  static func of(
    _ tokens: [SourceToken], _ macros: [Range<Int>], in bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<UInt64> {
    var found: Set<UInt64> = []
    for token in tokens {
      if token.kind == .text {
        read(bytes[Int(token.start)..<Int(token.end)], into: &found)
      } else if token.word != nil, token.kind == .word, all.contains(token.hash) {
        found.insert(token.hash)
      }
    }
    for range in macros { read(bytes[range], into: &found) }
    return found
  }

  private static func read(_ text: Slice<UnsafeBufferPointer<UInt8>>, into found: inout Set<UInt64>)
  {
    var hash = SourceHash.start
    for byte in text {
      if (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") {
        hash = SourceHash.adding(byte, to: hash)
      } else if hash != SourceHash.start {
        if all.contains(hash) { found.insert(hash) }
        hash = SourceHash.start
      }
    }
    if all.contains(hash) { found.insert(hash) }
  }
}
