// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences of `applife ask`.
package protocol AskPhrases: AnyObject, Sendable {
  /// A subject that applife does not model, said in words.
  func outOfScope(_ subject: OutOfScope) -> String
  /// No answer is near enough to the question.
  var dontKnow: String { get }
  /// The heading of other answers that are near.
  var near: String { get }
}
