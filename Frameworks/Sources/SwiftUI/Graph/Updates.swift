// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit

/// The graphs that are to be evaluated again: with the next turn of the main run loop, or before the
/// method returns that UIKit is calling.
@MainActor final class Updates {
  static let shared = Updates()

  private var waiting: [ViewGraph] = []
  private var isScheduled = false

  private init() { AppRuntime.beforeReturn = { Updates.shared.run() } }

  func add(_ graph: ViewGraph) {
    if !contains(graph) { waiting.append(graph) }
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      self.isScheduled = false
      self.run()
    }
  }

  func contains(_ graph: ViewGraph) -> Bool { waiting.contains { $0 === graph } }
  func remove(_ graph: ViewGraph) { waiting.removeAll { $0 === graph } }

  private func run() {
    while let graph = waiting.first {
      remove(graph)
      graph.update()
    }
  }
}

/// Says, on any thread, that a graph is to be evaluated again.
///
/// - Note: Unchecked: the graph is touched on the main thread alone.
struct Invalidation: @unchecked Sendable {
  weak var graph: ViewGraph?

  func schedule() {
    onMainThread { if let graph { Updates.shared.add(graph) } }
  }
}
