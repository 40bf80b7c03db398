// SPDX-License-Identifier: Apache-2.0

/// The stage of a phone call: it rings, then the user talks.
enum PhoneCall: Hashable, Sendable {
  case none
  case ringing(Device.CallPresentation)
  case talking
}

extension Device {
  /// The way in which a call comes in.
  public enum CallPresentation: String, CaseIterable, Hashable, Sendable {
    case fullScreen = "full-screen"
    case banner
  }

  /// The way in which a call rings. Nil if none does.
  public var ringing: CallPresentation? {
    if case .ringing(let presentation) = call { presentation } else { nil }
  }

  /// True if the user is on a call.
  public var isTalking: Bool { call == .talking }

  /// A call rings: over everything, or as a banner that changes nothing. It pauses audio.
  mutating func receiveCall() {
    // Before iOS 14 a call always took the whole screen.
    let presentation = version < 14 ? .fullScreen : callPresentation
    call = .ringing(presentation)
    switch presentation {
    case .fullScreen: open(.call, .call)
    case .banner: break
    }
    for index in apps.indices where apps[index].process?.audio == .playing {
      apps[index].setAudio(.paused, &context)
    }
  }

  /// An app reports a call to CallKit, which shows it as any other call; a second call changes
  /// nothing here.
  mutating func reportCall(from index: Int) {
    apps[index].finishVoIPPush(&context)
    if call == .none { receiveCall() }
  }

  /// The call is declined; what it covered is there again.
  mutating func declineCall() {
    let wasCovering = ringing == .fullScreen
    call = .none
    if wasCovering {
      coverStack.removeCall()
      if case .app(let index) = front { uncovered(index, .callDeclined) }
    }
    resumeAudio()
  }

  /// Phone comes to the front; what is beneath leaves, and comes back when the call has ended.
  mutating func answerCall() {
    call = .talking
    let beneath = front
    if !isLocked {
      leaveFront(.callAnswered)
    } else if case .app(let index) = front {
      // Before iOS 5 an app has not left the screen when the device is locked.
      leave(index, .callAnswered)
    }
    coverStack.answerCall(isLocked: isLocked)
    switch beneath {
    case .home, .phone: front = .phone(over: .home)
    case .messages: front = .phone(over: .messages)
    case .app(let index): front = .phone(over: .app(index))
    }
  }

  /// The call has ended. The user may have gone elsewhere while talking: then nothing comes back.
  mutating func endCall() {
    call = .none
    // An app that was suspended runs again if it comes back.
    defer { resumeAudio() }
    guard case .phone(let beneath) = front else { return }
    switch beneath {
    case .home: front = .home
    case .messages: front = .messages
    case .app(let index):
      front = .home
      guard apps[index].process != nil else { return }
      front = .app(index)
      if !isLocked { bringToFront(index, .callEnded, .nothing) }
    }
  }

  /// An app plays audio. A call has the sound for itself: what is begun during one is paused from the
  /// start, and goes on when the call ends.
  mutating func playAudio(_ index: Int) {
    apps[index].setAudio(call == .none ? .playing : .paused, &context)
  }

  /// Audio that the call paused goes on, in processes that run.
  private mutating func resumeAudio() {
    for index in apps.indices where apps[index].process?.audio == .paused {
      guard apps[index].state != .suspended else { continue }
      apps[index].setAudio(.playing, &context)
    }
  }
}
