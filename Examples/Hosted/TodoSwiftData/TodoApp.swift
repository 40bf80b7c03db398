// SPDX-License-Identifier: Apache-2.0

// A to-do app with SwiftData, which saves by itself: when the app leaves, and a while after a change. What was
// changed just before the process ends in front is lost.
//
//     applife torture Examples/Hosted/TodoSwiftData
//     applife run -c 'tap icon, +1s press home, wait 6s, reclaim memory, tap icon, +1s crash, tap icon' \
//       --host Examples/Hosted/TodoSwiftData
import ApplifeKit
import SwiftData
import SwiftUI

@main
struct TodoApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
    .modelContainer(for: Item.self)
  }
}

@Model
final class Item {
  var title: String
  var created: Date
  var isDone = false
  @Relationship(deleteRule: .cascade, inverse: \Step.item) var steps: [Step] = []

  init(title: String, created: Date = .now) {
    self.title = title
    self.created = created
  }
}

@Model
final class Step {
  var text: String
  var item: Item?

  init(text: String) { self.text = text }
}

struct ContentView: View {
  @Environment(\.modelContext) private var modelContext
  @Query(filter: #Predicate<Item> { !$0.isDone }, sort: \Item.created) private var items: [Item]

  var body: some View {
    NavigationStack {
      SwiftUI.List {
        ForEach(items) { item in
          Text("\(item.title), \(item.steps.count) steps")
        }
        .onDelete { offsets in offsets.map { items[$0] }.forEach(modelContext.delete) }
      }
      .toolbar {
        Button("Add") { add("Item \(items.count + 1)") }
      }
    }
    .onAppear {
      print("items found: \(items.count), steps: \(items.flatMap(\.steps).count)")
      Applife.saved(items.map(\.title))
      Applife.onEdit(add)
      add("Item \(items.count + 1)")
    }
  }

  private func add(_ title: String) {
    let item = Item(title: title)
    modelContext.insert(item)
    item.steps.append(Step(text: "Begin"))
    Applife.edited(title)
  }
}
