// SPDX-License-Identifier: Apache-2.0

/// An app that says by itself what its windows show: SwiftUI's `App`. UIKit knows nothing else of it.
@preconcurrency @MainActor public protocol ContentApp {
  /// Makes the app for UIKit's runtime, which alone can use it.
  static func makeContent() -> AnyObject
}
