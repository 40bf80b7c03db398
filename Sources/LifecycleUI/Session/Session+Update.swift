// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Session {
  /// The fewest milliseconds between two frames that only count down.
  static let shortestFrame = Duration.milliseconds(100)

  /// The only way a session changes: time first, then what came in.
  package mutating func update(_ input: Input, at wall: Duration) -> [Effect] {
    defer { showWaitingReport() }
    let before = log.end
    defer { if before == log.end { keepActions() } }
    passTime(until: wall)
    switch input {
    case .key(let key):
      return press(key, at: wall)
    case .resized(let size):
      self.size = size
    case .timePassed:
      // A process may have ended while nobody pressed a key.
      showWaitingReport()
    case .stopping:
      timeBase.setFrozen(true, at: wall)
    case .continued:
      timeBase.setFrozen(false, at: wall)
    case .saved(.success(let path)):
      message = Message(.info, phrases.messages.saved(Self.visible(path)))
    case .scenarios(let scenarios): list(scenarios)
    case .opened(.success(let scenario)): open(scenario, at: wall)
    case .opened(.failure(let error)):
      message = Message(.error, phrases.messages.notOpened(Self.visible(error.message)))
    case .saved(.failure(let error)):
      message = Message(.error, phrases.messages.notSaved(Self.visible(error.message)))
    }
    return []
  }

  /// The instant of the wall's clock at which ``Input/timePassed`` is wanted: the next deadline,
  /// or the next second of a countdown. Nil: nothing counts.
  package func nextWakeUp(after wall: Duration) -> Duration? {
    guard !isHeld, let deadline = device.nextDeadline,
      let due = timeBase.wallTime(of: min(deadline, heldUntil ?? deadline))
    else { return nil }
    guard let tick = nextTick.flatMap(timeBase.wallTime(of:)) else { return due }
    return min(due, max(tick, wall + Self.shortestFrame))
  }

  /// The device's time at which the seconds left of a running limit change next.
  private var nextTick: Duration? {
    let now = device.now
    return device.deadlines.filter { $0.limit != nil }.compactMap { limit -> Duration? in
      guard limit.due > now else { return nil }
      let left = (limit.due - now).milliseconds
      // A whole second left: the next change is a second away.
      return limit.due - .seconds(max(0, (left - 1) / 1000))
    }.filter { $0 > now }.min()
  }

  /// The device's clock goes on to where the wall's is; what is due happens at its own moment.
  mutating func passTime(until wall: Duration) {
    let now = timeBase.deviceTime(at: wall)
    guard now > device.now else { return }
    advance(to: now, at: wall)
    if device.now < now { timeBase.hold(at: device.now, wall: wall) }
  }

  /// The device's clock is put forward to a moment, and what is due by then happens.
  mutating func putForward(to instant: Duration, at wall: Duration) {
    walkthrough?.isFaithful = false
    advance(to: instant, at: wall)
    timeBase.jump(to: instant, at: wall)
  }

  /// A scenario that is stepped through may hold the clock, and judges what it expects when the
  /// device has settled, not when we happened to wake.
  private mutating func advance(to instant: Duration, at wall: Duration) {
    while isAboutToSettle, let due = device.nextDeadline, due <= instant {
      keep(device.advance(to: max(due, device.now)))
      judgeSettled(at: wall)
    }
    let limit = heldUntil.map { min($0, instant) } ?? instant
    if device.now < limit { keep(device.advance(to: limit)) }
  }

  /// Whether something is to be done as soon as the device has settled.
  private var isAboutToSettle: Bool {
    guard let walkthrough, !device.isSettled else { return false }
    if case .whenSettled = walkthrough.hold { return true }
    return walkthrough.isExpecting
  }

  /// The device's time beyond which the clock does not go by itself; nil where it may.
  private var heldUntil: Duration? {
    switch walkthrough?.hold {
    case .at(let moment): max(moment, device.now)
    case .whenSettled: device.isSettled || device.nextDeadline == nil ? device.now : nil
    case .never, nil: nil
    }
  }

  /// Whether nothing more will be seen to happen until the user takes the next step: the clock
  /// waits, or will before anything is due.
  var isWaitingForStep: Bool {
    guard let heldUntil else { return false }
    return device.nextDeadline.map { $0 > heldUntil } ?? true
  }

  /// Whether the device's clock waits for the person to take the next step.
  package var isHeld: Bool { heldUntil.map { $0 <= device.now } ?? false }

  /// A text from outside, without what could move the cursor or change the terminal.
  static func visible(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isControl }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a C0 or C1 control, or changes the direction of what follows.
  package var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
      0x2028...0x2029:
      true
    default:
      false
    }
  }
}
