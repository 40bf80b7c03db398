// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What stopped a whole app each in fresh apps.
extension HostBuildTests {
  @Test("tasks of SwiftUI's, pending requests, and queries with their types compile and run")
  func tasksAndQueries() throws {
    let source = """
      import SwiftUI
      import SwiftData
      import BackgroundTasks
      @Model class Item { var name: String = ""; init(name: String) { self.name = name } }
      struct ContentView: View {
        @Query private var items: [Item]
        let other: Query<Item, [Item]>
        init() { _items = Query(sort: \\Item.name); other = Query() }
        var body: some View { Text("\\(items.count)").onAppear { print("items", items.count) } }
      }
      @main struct Notes: App {
        init() {
          BGTaskScheduler.shared.getPendingTaskRequests { print("pending", $0.count) }
          Task { print("async", await BGTaskScheduler.shared.pendingTaskRequests().count) }
        }
        var body: some Scene {
          WindowGroup { ContentView() }.modelContainer(for: Item.self)
            .backgroundTask(.appRefresh("a")) { print("refresh") }
            .backgroundTask(.urlSession("b")) { print("session") }
            .backgroundTask(.urlSession) { name in print("session", name) }
            .backgroundTask(.urlSession(matching: { $0.hasPrefix("c") })) { print("session", $0) }
        }
      }
      """
    let result = try run(["Notes.swift": source], "tap icon, wait 1s")
    for line in ["items 0", "pending 0", "async 0"] { #expect(result.output.contains(line)) }
  }
}
