// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The four moments that both delegates are called at.
enum CallMoment: CaseIterable {
  case resign, background, foreground, active

  /// The method that is called then, with the state read inside.
  func call(hasScenes: Bool) -> PredictedCall {
    switch self {
    case .resign:
      PredictedCall(hasScenes ? .sceneWillResignActive : .applicationWillResignActive, .active)
    case .background:
      PredictedCall(
        hasScenes ? .sceneDidEnterBackground : .applicationDidEnterBackground, .background)
    case .foreground:
      PredictedCall(
        hasScenes ? .sceneWillEnterForeground : .applicationWillEnterForeground, .background)
    case .active:
      PredictedCall(hasScenes ? .sceneDidBecomeActive : .applicationDidBecomeActive, .active)
    }
  }

  init?(_ callback: Callback) {
    guard
      let moment = CallMoment.allCases.first(where: {
        $0.call(hasScenes: false).name == callback || $0.call(hasScenes: true).name == callback
      })
    else { return nil }
    self = moment
  }
}

extension Callback {
  /// The methods that iOS may call before an app is in another state than this one.
  package static func ofTransitions(from state: EmulatedApp.State) -> Set<Callback> {
    var callbacks: Set<Callback> = []
    for moment in CallMoment.allCases {
      callbacks.formUnion([true, false].map { moment.call(hasScenes: $0).name })
    }
    return callbacks.union(
      state == .notRunning
        ? [.willFinishLaunching, .didFinishLaunching] : [.applicationWillTerminate])
  }
}
