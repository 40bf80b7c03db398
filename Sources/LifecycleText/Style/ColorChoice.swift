// SPDX-License-Identifier: Apache-2.0

/// The use of colors.
package enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always
  case never
}
