// SPDX-License-Identifier: Apache-2.0

/// The part of an app that is hosted in place of all of it.
package enum HostPart: String, CaseIterable {
  /// The app delegate, the scene delegates, the app of SwiftUI, and what they need.
  case delegate
}
