// SPDX-License-Identifier: Apache-2.0
import Languages

/// An error of the C library, or one like it.
package struct Errno: Error, Hashable {
  /// The number; 0 for one that is only like an error of the C library.
  package let code: Int32
  /// The C library's words, or those that were given.
  private let words: String

  package init(code: Int32) {
    self.code = code
    words = String(cString: strerror(code))
  }

  package init(text: String) {
    code = 0
    words = text
  }

  /// The text in the language of the commands.
  package var text: String { text(in: Language.ofCommands.phrases) }

  /// The text in a language, if it has a sentence for the error.
  package func text(in phrases: Phrases) -> String {
    SystemProblem(code).map { phrases.commandLine.file(.system($0)) } ?? words
  }
}

extension SystemProblem {
  /// Returns the problem that an error of the C library is, if the languages have a sentence for it.
  fileprivate init?(_ code: Int32) {
    switch code {
    case ENOENT: self = .notThere
    case EACCES: self = .notAllowed
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    case EEXIST: self = .exists
    case ENOSPC: self = .noSpace
    case EROFS: self = .readOnly
    case EBADF: self = .isClosed
    default: return nil
    }
  }
}
