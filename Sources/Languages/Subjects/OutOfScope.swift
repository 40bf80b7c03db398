// SPDX-License-Identifier: Apache-2.0

/// A subject that people ask about and that applife does not model.
package enum OutOfScope: String, CaseIterable, Hashable, Sendable {
  case catalyst
  case visionOS
  case watchOS
  case tvOS
  case android
  case widgets
  case extensions
  case appIntents = "app-intents"
  case foldables
  /// App Store, signing, purchases.
  case distribution
  case layout
  case building
}
