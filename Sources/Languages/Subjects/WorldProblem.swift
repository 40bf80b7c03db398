// SPDX-License-Identifier: Apache-2.0

/// Why two worlds cannot be what was asked for.
package enum WorldProblem: Error, Hashable, Sendable {
  case unknownStyle(String, nearest: String?)
  case unknownVersion(String)
  case unknownLimit(String, nearest: String?)
  case badDuration(String)
  /// So many values where one or two are wanted.
  case notTwo(String, Int)
  /// Both values are the same.
  case sameTwice(String, String)
}
