// SPDX-License-Identifier: Apache-2.0

/// VoIP pushes: PushKit hands them over, and CallKit must be told of the call.
extension EmulatedApp {
  /// True if the app is terminated if it does not report the call of a VoIP push: from iOS 13, if
  /// it was built with that SDK.
  func mustReportCalls(_ context: EngineContext) -> Bool {
    context.version >= 13 && traits.sdk ?? context.version >= 13
  }

  /// The app reports the call of the oldest VoIP push to CallKit.
  mutating func finishVoIPPush(_ context: inout EngineContext) {
    guard let index = process?.work.firstIndex(where: { $0.wake == .voipPush && $0.isHandedOver })
    else { return }
    process?.work.remove(at: index)
    context.record(.process(.callReported), name, .voipReported)
    updateIdle(&context)
  }
}
