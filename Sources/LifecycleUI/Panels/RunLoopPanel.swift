// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The main thread of the app in focus: what it does, and what waits behind it.
struct RunLoopPanel: Panel {
  let session: Session
  init(_ session: Session) { self.session = session }
  var title: String { session.phrases.objectName(.runLoop) }
  func draw(in rect: Rect, on canvas: inout Canvas) {}
}
