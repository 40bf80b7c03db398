// SPDX-License-Identifier: Apache-2.0

/// A thing to do about a finding. Each has a sentence in every language.
package enum NextStep: String, CaseIterable, Hashable, Sendable {
  case adoptScenes
  case completeConfiguration
  case addRootViewController
  case presentLater
  case useSceneWindow
  case endTasks
  case completeHandler
  case declareMode
  case removeMode
  case permitIdentifier
  case testOnDevice
  case registerAtLaunch
  case registerOnce
  case reportCall
  case readReport
  case readBacktrace
  case freeMemory
  case releaseLock
  case describeUsage
  case useMainThread
  case leaveMainThread
  case stopDrawing
  case retryConnection
  case waitForUnlock
  case addCapability
  case declareSchemes
  case startAudioInFront
  case startInFront
  case doLess
  case saveEarlier
  case checkEmbedding
  case checkLog
  case ignore
}
