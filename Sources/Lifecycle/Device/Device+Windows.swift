// SPDX-License-Identifier: Apache-2.0

/// The windows of an app with several: each has a session, and a scene while it is connected.
extension Device {
  /// The user opens one more window, beside those on the screen.
  mutating func openWindow(_ index: Int) {
    let number = apps[index].scenes.open()
    show(number, of: index)
  }

  /// The user picks a window. In an app that is elsewhere it comes to the screen alone; in the app
  /// in front, beside the others, or before them if it is there already.
  mutating func chooseWindow(_ number: Int, of index: Int) {
    if front == .app(index), apps[index].scenes.foreground.contains(number) {
      bringForward(number, of: index)
    } else if front == .app(index) {
      show(number, of: index)
    } else {
      bringToFront(index, .window, .nothing, window: number)
    }
  }

  /// A window on the screen comes before the others. All of them stay active, and no scene delegate is
  /// told which one is in front.
  private mutating func bringForward(_ number: Int, of index: Int) {
    apps[index].scenes.bringForward(number)
    context.record(
      .process(.windowInFront("scene-\(number)")), apps[index].name, .windowFocus)
    if cover == .switcher { close(.switcherClosed) }
  }

  private mutating func show(_ number: Int, of index: Int) {
    var steps = apps[index].showingSteps(number, .window)
    if coverStack.isEmpty {
      steps += apps[index].sceneActivatingSteps([number], .window)
    }
    planTransition(index, steps, to: apps[index].projectedState)
  }

  /// The user closes a window: its scene disconnects and its session is discarded. Windows beside it
  /// lose the focus for a moment. Closing the last one ends the process, and the session is
  /// reported at the next launch.
  mutating func closeWindow(_ number: Int, of index: Int) {
    let isLast = apps[index].sessions.count == 1
    apps[index].scenes.markDiscarded([number])
    guard apps[index].process != nil, apps[index].projectedState != .notRunning else {
      apps[index].scenes.dropDiscarded()
      return
    }
    apps[index].resume(.windowClosed, &context)
    var steps: [MainThreadStep] = []
    let others = apps[index].scenes.active.filter { $0 != number }
    if apps[index].scenes.active.contains(number) {
      steps += apps[index].sceneResigningSteps(
        [number] + others, .windowClosed, .windowClose)
      steps += apps[index].sceneActivatingSteps(others, .windowClosed)
    }
    if apps[index].scenes.inactive.contains(number) {
      steps += apps[index].sceneBackgroundingSteps(
        [number], .windowClosed, .windowClose)
    }
    let isConnected = apps[index].scenes[number]?.projected != nil
    if isLast {
      apps[index].isForceQuit = true
      apps[index].hasCard = false
      cards.removeAll { $0 == index }
      if front == .app(index) { goHomeAfterEnd() }
      steps.append(.beginEnd)
      if isConnected { steps += apps[index].disconnectingSteps([number]) }
      steps += apps[index].terminatingSteps(.user, .windowLast).dropFirst()
      plan(.end, index, steps, target: .notRunning, limit: .sceneUpdate)
    } else if isConnected {
      steps += apps[index].disconnectingSteps([number])
      steps.append(.reportDiscardedSessions)
      // With no window left on the screen the Home screen is there.
      if front == .app(index), apps[index].scenes.foreground.isEmpty { goHomeAfterEnd() }
      planTransition(index, steps, to: aggregateTarget(of: index))
    } else {
      apps[index].scenes.dropDiscarded()
      plan(.delivery, index, [.reportDiscardedSessions])
    }
  }

  /// iOS takes the resources of a scene in the background back; its session stays.
  mutating func disconnectScene(_ number: Int?, of index: Int) {
    guard let number = number ?? apps[index].disconnectable.first else { return }
    apps[index].resume(.memory, &context)
    planTransition(index, apps[index].disconnectingSteps([number]), to: nil)
  }

  /// The state an app's windows leave it in.
  private func aggregateTarget(of index: Int) -> EmulatedApp.State {
    if !apps[index].scenes.active.isEmpty { return .active }
    return apps[index].scenes.foreground.isEmpty ? .background : .inactive
  }

  /// The app in front has left the screen, or is ending: the Home screen is there.
  mutating func goHomeAfterEnd() {
    front = .home
    coverStack.endApp()
  }
}

extension EmulatedApp {
  /// The windows whose scenes iOS may disconnect: connected, and in the background.
  package var disconnectable: [Int] { scenes.disconnectable }
}
