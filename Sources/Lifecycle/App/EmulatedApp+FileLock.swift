// SPDX-License-Identifier: Apache-2.0

extension EmulatedApp {
  /// The app locks a file in a shared container, or unlocks one.
  mutating func setFileLock(_ isLocked: Bool, _ context: inout EngineContext) {
    guard let locks = process?.fileLocks else { return }
    process?.fileLocks = isLocked ? locks + 1 : max(0, locks - 1)
    context.record(.process(.fileLock(isLocked: isLocked)), name, .fileLock)
  }
}
