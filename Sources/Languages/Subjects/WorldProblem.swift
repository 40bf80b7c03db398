// SPDX-License-Identifier: Apache-2.0

/// A reason that two worlds cannot be compared as asked.
package enum WorldProblem: Error, Hashable, Sendable {
  case unknownStyle(String, nearest: String?)
  case unknownVersion(String)
  case unknownLimit(String, nearest: String?)
  case badDuration(String)
  /// A number of values where one or two are wanted.
  case notTwo(String, Int)
  /// Both values are the same.
  case sameTwice(String, String)
}
