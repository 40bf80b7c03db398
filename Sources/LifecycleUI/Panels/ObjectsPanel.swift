// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The objects of the app in focus.
struct ObjectsPanel: Panel {
  let session: Session
  var selected: Int?
  init(_ session: Session, selected: Int? = nil) {
    self.session = session
    self.selected = selected
  }
  var title: String { session.phrases.objects }
  func draw(in rect: Rect, on canvas: inout Canvas) {}
}
