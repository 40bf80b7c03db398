// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Timer {
  /// `Timer()`: a timer that is on no run loop, so that it never fires. Many apps begin with one.
  public convenience init(_never: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

/// The result of a function of C.
public typealias OSStatus = Int32
