// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// Whether what happens next is asked about first, and what was answered.
struct Asking: Sendable {
  private(set) var state = State.asks
  /// Answers that are marked once what they were about is no longer hidden.
  var waitingMarks: [PredictOverlay] = []

  enum State: Hashable, Sendable {
    /// What is to be predicted is asked about.
    case asks
    /// What happens next has been predicted.
    case predicted
    /// Nobody will answer any more.
    case stopped
  }

  /// Whether what is to be predicted is asked about.
  var asks: Bool { state == .asks }

  /// What happens next has been predicted: it is not asked about again.
  mutating func beginPredicted() { if state == .asks { state = .predicted } }

  /// The step that was predicted is over: the next one may be asked about.
  mutating func endPredicted() { if state == .predicted { state = .asks } }

  /// Nobody will answer any more.
  mutating func stop() { state = .stopped }
}
