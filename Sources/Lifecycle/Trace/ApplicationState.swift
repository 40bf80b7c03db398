// SPDX-License-Identifier: Apache-2.0

/// The three values of `UIApplication.State`: what an app reads about itself inside a callback.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiapplication/state-swift.enum
public enum ApplicationState: String, CaseIterable, Hashable, Sendable {
  case active
  case inactive
  case background
}
