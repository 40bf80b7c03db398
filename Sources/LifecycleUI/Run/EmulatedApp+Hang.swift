// SPDX-License-Identifier: Apache-2.0
import Lifecycle

extension EmulatedApp {
  /// True if the app's main thread is blocked.
  var isHung: Bool { process?.thread.isHung == true }
}
