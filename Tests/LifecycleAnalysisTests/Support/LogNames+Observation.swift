// SPDX-License-Identifier: Apache-2.0
@testable import LifecycleAnalysis

extension LogNames {
  /// Returns the first thing a message says of the life cycle; nil if it says nothing.
  func observation(in message: ArraySlice<UInt8>) -> LogObservation? {
    match(in: message)?.observation
  }
}
