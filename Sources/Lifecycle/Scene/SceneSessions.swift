// SPDX-License-Identifier: Apache-2.0

/// The scene sessions iOS remembers for an app, with their scenes, and what each scene will be once
/// everything planned is done.
struct SceneSessions: Hashable, Sendable {
  /// The sessions, whether their scenes are connected or not, in the order they were opened.
  private(set) var list: [SceneSession] = []
  /// Sessions the user removed while the app could not be notified: reported at the next launch.
  private(set) var discarded: [String] = []
  /// The sessions for screens beside the device's own.
  private(set) var accessories: [AccessoryScene] = []
  /// The window that was opened or chosen last; nil before any was.
  private var chosen: Int?
  /// The number of sessions there have been, which is the next one's number.
  private(set) var count = 0

  /// The session of that number.
  subscript(number: Int) -> SceneSession? { list.first { $0.number == number } }

  private mutating func change(_ number: Int, _ change: (inout SceneSession) -> Void) {
    guard let index = list.firstIndex(where: { $0.number == number }) else { return }
    change(&list[index])
  }

  // MARK: Sessions

  /// A new session. Returns its number.
  mutating func open() -> Int {
    count += 1
    list.append(SceneSession(number: count))
    chosen = count
    return count
  }

  /// The user removes sessions. Those that ever had a scene are reported to the app: once their
  /// scenes have disconnected, or at the next launch.
  mutating func markDiscarded(_ numbers: [Int]) {
    for index in list.indices where numbers.contains(list[index].number) {
      list[index].isDiscarded = true
    }
  }

  /// Forgets the sessions the user has removed, of those without a scene: nothing has to disconnect.
  mutating func dropDisconnected() {
    if list.contains(where: { $0.isDiscarded && $0.scene != nil }) { return }
    dropDiscarded()
  }

  /// Forgets the sessions the user has removed.
  mutating func dropDiscarded() {
    guard list.contains(where: { $0.isDiscarded }) else { return }
    discarded += list.filter { $0.isDiscarded && $0.hasConnected }.map { $0.id }
    list.removeAll { $0.isDiscarded }
  }

  /// The sessions that are reported to the app now.
  mutating func takeDiscarded() -> [String] {
    defer { discarded = [] }
    return discarded
  }

  /// The windows that come to the screen: the one that is asked for, those that were there, or the
  /// first of all; a new one if there is none.
  mutating func windowsToShow(_ window: Int?) -> [Int] {
    if let window {
      chosen = window
      for index in list.indices { list[index].isOnScreen = list[index].number == window }
      return [window]
    }
    if list.isEmpty { return [open()] }
    let shown = list.filter { $0.isOnScreen }.map { $0.number }
    if !shown.isEmpty { return shown }
    list[0].isOnScreen = true
    return [list[0].number]
  }

  /// A window comes to the screen beside those that are there.
  mutating func show(_ number: Int) {
    change(number) { $0.isOnScreen = true }
    chosen = number
  }

  /// A window that is on the screen comes before the others.
  mutating func bringForward(_ number: Int) { chosen = number }

  /// The window before the others, of those on the screen; nil if there is none.
  var front: Int? {
    let shown = foreground
    return chosen.flatMap { shown.contains($0) ? $0 : nil } ?? shown.last
  }

  // MARK: Scenes

  /// The state of the most active scene; nil without one.
  var mostActive: AppScene.ActivationState? { list.compactMap { $0.scene?.activation }.max() }

  /// The scene of a session is made.
  mutating func attach(_ number: Int) { change(number) { $0.scene = AppScene() } }

  /// `scene(_:willConnectTo:options:)` begins: the session is not new any more.
  mutating func markConnected(_ number: Int) { change(number) { $0.hasConnected = true } }

  /// A scene goes to another state. Returns the one before; nil if the session has no scene.
  mutating func enter(
    _ number: Int, _ activation: AppScene.ActivationState
  ) -> AppScene.ActivationState? {
    let from = self[number]?.scene?.activation
    if from != nil { change(number) { $0.scene?.activation = activation } }
    return from
  }

  /// The scene is gone; a discarded session is forgotten.
  mutating func detach(_ number: Int) {
    guard self[number] != nil else { return }
    change(number) { $0.scene = nil }
    dropDiscarded()
  }

  /// The process is gone, and its scenes with it. What the user removed and the app has not been
  /// notified of is reported at the next launch.
  mutating func endProcess() {
    for index in list.indices {
      list[index].scene = nil
      list[index].projected = nil
    }
    for index in accessories.indices { accessories[index].isConnected = false }
    dropDiscarded()
  }

  // MARK: Screens beside the device's own

  /// A screen connects. Returns the session's number, and whether the session is new.
  mutating func connect(_ role: AccessoryScene.Role) -> (number: Int, isNew: Bool) {
    if let index = accessories.firstIndex(where: { $0.role == role }) {
      accessories[index].isConnected = true
      return (accessories[index].number, false)
    }
    count += 1
    accessories.append(AccessoryScene(role, number: count))
    return (count, true)
  }

  /// A screen disconnects. Returns the session's number; nil if none was connected.
  mutating func disconnect(_ role: AccessoryScene.Role) -> Int? {
    guard let index = accessories.firstIndex(where: { $0.role == role && $0.isConnected })
    else { return nil }
    accessories[index].isConnected = false
    return accessories[index].number
  }

  func isConnected(_ role: AccessoryScene.Role) -> Bool {
    accessories.contains { $0.role == role && $0.isConnected }
  }

  // MARK: What is planned

  /// A scene will be in that state once everything planned is done; nil: not connected.
  mutating func project(_ number: Int, _ state: AppScene.ActivationState?) {
    change(number) { $0.projected = state }
  }

  /// The state that the app will be in, by its most active scene.
  var aggregate: AppScene.ActivationState { list.compactMap { $0.projected }.max() ?? .background }

  /// The windows that receive events once everything planned is done, by their numbers.
  var active: [Int] { numbers { $0 == .foregroundActive } }
  /// The windows that are on screen and receive no events.
  var inactive: [Int] { numbers { $0 == .foregroundInactive } }
  /// The windows on screen.
  var foreground: [Int] { numbers { $0 == .foregroundActive || $0 == .foregroundInactive } }
  /// The windows whose scenes are connected.
  var connected: [Int] { numbers { _ in true } }
  /// The windows whose scenes iOS may disconnect: connected, and in the background.
  var disconnectable: [Int] { numbers { $0 == .background } }

  private func numbers(_ holds: (AppScene.ActivationState) -> Bool) -> [Int] {
    list.filter { $0.projected.map(holds) ?? false }.map { $0.number }
  }

  // MARK: Views

  /// The view of a scene has loaded and not yet appeared.
  mutating func beginAppearing(_ number: Int) { change(number) { $0.isAppearing = true } }

  /// The view of a scene appears. Returns whether it had not yet.
  mutating func endAppearing(_ number: Int) -> Bool {
    guard self[number]?.isAppearing == true else { return false }
    change(number) { $0.isAppearing = false }
    return true
  }

  // MARK: Which sessions behave alike

  /// Drops what only tells the past.
  mutating func rebase(isBusy: Bool) {
    discarded = discarded.isEmpty ? [] : ["scene"]
    // Nothing else depends on the window in front.
    chosen = nil
    // While something waits on the main thread, its steps name windows by their numbers.
    guard !isBusy, count > 0 else { return }
    list = list.enumerated().map { index, session in session.renumbered(index + 1) }
    count = list.count
    for index in accessories.indices {
      count += 1
      accessories[index].number = count
    }
  }
}

extension SceneSession {
  /// The numbers of windows tell only in which order they were opened.
  fileprivate func renumbered(_ number: Int) -> SceneSession {
    var copy = SceneSession(number: number)
    copy.scene = scene
    copy.hasConnected = hasConnected
    copy.isOnScreen = isOnScreen
    copy.isDiscarded = isDiscarded
    copy.projected = projected
    copy.isAppearing = isAppearing
    return copy
  }
}
