// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The sentences of `applife ask`.
package protocol AskPhrases: AnyObject, Sendable {
  /// A subject that applife does not model, said in words.
  func outOfScope(_ subject: OutOfScope) -> String
  /// A command that answers a question by a search or a run.
  func command(_ command: ModelCommand) -> String
  /// No answer is near enough to the question.
  var dontKnow: String { get }
  /// It is not certain what was asked; what comes nearest follows.
  var notSure: String { get }
  /// The label of the known question for which the reader's was taken.
  var readAs: String { get }
  /// The heading of other answers that are near.
  var near: String { get }
}
