// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

/// The tokens by their index. One behind the last is nothing.
extension OutlineReader {
  func text(_ token: SourceToken) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isMark(mark)
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func word(_ index: Int) -> SourceWord? {
    tokens.indices.contains(index) ? tokens[index].word : nil
  }
}
