// SPDX-License-Identifier: Apache-2.0

/// When colors are used.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never
}
