// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// What the user looks at, and what is kept to show it again: nothing here changes what happens.
struct View: Sendable {
  var size: Size
  /// Which panel has the keys.
  var focus = Focus.device
  /// The app, by its place on the device, that events without a name are for.
  var focusedApp = 0
  /// Which of ``Session/actions`` is selected while that panel has the keys.
  var selectedAction = 0
  /// Which box of the diagram is selected while that panel has the keys.
  var selectedState = EmulatedApp.State.notRunning
  /// Which of the timers is selected while that panel has the keys.
  var selectedTimer = 0
  /// The event that was just refused, until the next key.
  var refused: SystemEvent?
  /// Where the user looks in the log.
  var cursor = LogCursor()
  /// What is searched for in the log.
  var search = LogSearch()
  var message: Message?
  /// Whether a scenario is presented before a class.
  var isPresenting = false
  /// What has the keys.
  var mode = Mode.panels
  /// A report that is shown when what is open closes.
  var waitingReport: TerminationReport?
  /// What replaces the file that was to be saved last, if it exists.
  var replacing = Command.Word.overwrite
  /// Rows of the log broken into lines.
  var knownRows = Session.KnownRows()
  /// What can happen, as it was computed last.
  var knownActions = Session.KnownActions()
  /// The panels as they were drawn last.
  var knownPanels: Boxed<KnownPanels>?

  init(size: Size) { self.size = size }
}

/// The panel that has the keys.
package enum Focus: CaseIterable, Hashable, Sendable {
  /// Keys act on the device.
  case device
  /// Arrows choose one of the events that can happen, Enter does it.
  case actions
  /// Arrows and the letters of `less` scroll.
  case log
  /// Arrows choose the app in focus.
  case apps
  /// Arrows choose a state, Enter explains it.
  case diagram
  /// Arrows choose a timer, Enter explains it.
  case timers
}

/// The line of messages.
package struct Message: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case info
    case refusal
    case error
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension Session {
  package internal(set) var size: Size {
    get { view.size }
    set { view.size = newValue }
  }
  package internal(set) var focus: Focus {
    get { view.focus }
    set { view.focus = newValue }
  }
  package internal(set) var focusedApp: Int {
    get { view.focusedApp }
    set { view.focusedApp = newValue }
  }
  package internal(set) var selectedAction: Int {
    get { view.selectedAction }
    set { view.selectedAction = newValue }
  }
  package internal(set) var selectedState: EmulatedApp.State {
    get { view.selectedState }
    set { view.selectedState = newValue }
  }
  package internal(set) var selectedTimer: Int {
    get { view.selectedTimer }
    set { view.selectedTimer = newValue }
  }
  package internal(set) var message: Message? {
    get { view.message }
    set { view.message = newValue }
  }
  var waitingReport: TerminationReport? {
    get { view.waitingReport }
    set { view.waitingReport = newValue }
  }
  var knownRows: KnownRows {
    get { view.knownRows }
    set { view.knownRows = newValue }
  }
  var knownActions: KnownActions {
    get { view.knownActions }
    set { view.knownActions = newValue }
  }
  /// Where the user looks in the log.
  package var cursor: LogCursor { view.cursor }
  /// What is searched for in the log; empty for nothing.
  package var searchTerm: String { view.search.term }
}
