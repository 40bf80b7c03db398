// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// To-do apps with Core Data and SwiftData, as courses teach them.
extension HostBuildTests {
  private static let model = """
    <model>
      <entity name="Category" representedClassName="Category" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="parent" inverseEntity="Item"/>
      </entity>
      <entity name="Item" representedClassName="Item">
        <attribute name="title" attributeType="String"/>
        <attribute name="done" attributeType="Boolean" defaultValueString="NO" usesScalarValueType="YES"/>
        <relationship name="parent" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Category" inverseName="items" inverseEntity="Category"/>
      </entity>
    </model>
    """

  @Test("Core Data: relationships, searches, rolling back, a background context, what is not saved")
  func coreData() throws {
    let app = """
      import UIKit
      import CoreData
      extension Category {
        static func made(in context: NSManagedObjectContext) -> Category { self.init(context: context) }
      }
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, NSFetchedResultsControllerDelegate {
        lazy var container: NSPersistentContainer = {
          let container = NSPersistentContainer(name: "Model")
          container.loadPersistentStores(completionHandler: { (description, error) in
            if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
          })
          return container
        }()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          let context = container.viewContext
          let all: NSFetchRequest<Item> = Item.fetchRequest()
          all.sortDescriptors = [NSSortDescriptor(keyPath: \\Item.title, ascending: true)]
          print("found", try! context.fetch(all).map { $0.title ?? "" })
          let controller = NSFetchedResultsController(fetchRequest: all, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
          controller.delegate = self
          try! controller.performFetch()
          let category = Category.made(in: context)
          category.name = "Home"
          for title in ["Buy Milk", "Caf\\u{e9}"] {
            let item = Item(context: context)
            item.title = title
            category.addToItems(item)
          }
          context.processPendingChanges()
          let search: NSFetchRequest<Item> = Item.fetchRequest()
          search.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "title CONTAINS[cd] %@", "CAFE"),
            NSPredicate(format: "parent.name MATCHES %@ AND done == NO", category.name!),
          ])
          print("search", try! context.fetch(search).map { $0.title ?? "" }, category.items?.count ?? -1)
          do {
            let nameless = Item(context: context)
            try context.save()
            print(nameless)
          } catch { print("refused", (error as NSError).code) }
          context.insertedObjects.compactMap { $0 as? Item }.filter { $0.title == nil }.forEach(context.delete)
          try! context.save()
          category.name = "Other"
          print("changed", context.hasChanges)
          context.rollback()
          print("back", category.name!, context.hasChanges)
          let background = container.newBackgroundContext()
          background.performAndWait {
            let copy = background.object(with: category.objectID) as! Category
            print("background", copy.name!, copy.items?.count ?? -1)
            background.delete(copy)
            print("with it", background.deletedObjects.count)
            background.rollback()
          }
          let lost = Item(context: context)
          lost.title = "never saved"
          return true
        }
        func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?) {
          if type == .insert { print("row", newIndexPath!.row) }
        }
      }
      """
    let item = """
      import Foundation
      import CoreData
      @objc(Item)
      public class Item: NSManagedObject {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<Item> {
          return NSFetchRequest<Item>(entityName: "Item")
        }
        @NSManaged public var title: String?
        @NSManaged public var done: Bool
        @NSManaged public var parent: Category?
      }
      """
    let result = try run(
      [
        "App.swift": app, "Item.swift": item,
        "Model.xcdatamodeld/Model.xcdatamodel/contents": Self.model,
      ],
      "limit suspension 400ms, tap icon, +1s press home, wait 6s, reclaim memory, tap icon, +1s press home"
    )
    let first = [
      "found []", "row 0", "row 1", #"search ["Café"] 2"#, "refused 1570", "changed true",
      "back Home false", "background Home 2", "with it 3",
    ]
    #expect(Array(result.output.prefix(first.count)) == first)
    #expect(result.output.contains(#"found ["Buy Milk", "Café"]"#))
    #expect(!result.output.contains { $0.contains("never saved") })
    #expect(!result.errors.contains("built without it"))
  }

  @Test("SwiftUI with Core Data: Xcode's template, whose view hears of changes")
  func fetchRequest() throws {
    let app = """
      import SwiftUI
      @main
      struct DemoApp: App {
        let persistenceController = PersistenceController.shared
        var body: some Scene {
          WindowGroup {
            ContentView().environment(\\.managedObjectContext, persistenceController.container.viewContext)
          }
        }
      }
      """
    let persistence = """
      import CoreData
      struct PersistenceController {
        static let shared = PersistenceController()
        let container: NSPersistentContainer
        init(inMemory: Bool = false) {
          container = NSPersistentContainer(name: "Model")
          if inMemory { container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null") }
          container.loadPersistentStores(completionHandler: { (storeDescription, error) in
            if let error = error as NSError? { fatalError("Unresolved error \\(error)") }
          })
          container.viewContext.automaticallyMergesChangesFromParent = true
        }
      }
      """
    let view = """
      import SwiftUI
      struct ContentView: View {
        @Environment(\\.managedObjectContext) private var viewContext
        @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \\Category.name, ascending: true)], animation: .default)
        private var categories: FetchedResults<Category>
        @FetchRequest(sortDescriptors: [SortDescriptor(\\.name)], predicate: NSPredicate(format: "items.@count > 0")) private var full: FetchedResults<Category>
        var body: some View {
          List {
            ForEach(categories) { category in
              Text(category.name ?? "").onAppear { print("row", category.name ?? "") }
            }
          }
          .onAppear {
            print("found", categories.count, full.count)
            let new = Category(context: viewContext)
            new.name = "c\\(categories.count)"
            try? viewContext.save()
            PersistenceController.shared.container.performBackgroundTask { context in
              let other = Category(context: context)
              other.name = "background"
              try? context.save()
            }
          }
        }
      }
      """
    let result = try run(
      [
        "App.swift": app, "Persistence.swift": persistence, "View.swift": view,
        // Xcode 11 left this to the app.
        "Item+Identifiable.swift": "import CoreData\nextension Item: Identifiable {}\n",
        "Model.xcdatamodeld/Model.xcdatamodel/contents": Self.model.replacing(
          "representedClassName=\"Item\"",
          with: "representedClassName=\"Item\" codeGenerationType=\"class\""),
      ], "tap icon, +1s crash, tap icon, +1s press home")
    #expect(
      Array(result.output.prefix(3).sorted())
        == ["found 0 0", "row background", "row c0"])
    #expect(result.output.contains("found 2 0"))
  }

  @Test(
    "SwiftData: relationships, predicates, unique values, rolling back, what autosave hasn't saved")
  func swiftData() throws {
    let app = """
      import SwiftUI
      import SwiftData
      @main
      struct DemoApp: App {
        var sharedModelContainer: ModelContainer = {
          let schema = Schema([TaskList.self])
          let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: false)
          do {
            return try ModelContainer(for: schema, configurations: [modelConfiguration])
          } catch { fatalError("Could not create ModelContainer: \\(error)") }
        }()
        var body: some Scene {
          WindowGroup { ContentView() }.modelContainer(sharedModelContainer)
        }
      }
      """
    let models = """
      import Foundation
      import SwiftData
      enum Priority: Int, Codable { case low, high }
      @Model final class TaskList {
        @Attribute(.unique) var name: String
        @Relationship(deleteRule: .cascade, inverse: \\Todo.list)
        var todos: [Todo] = []
        init(name: String) { self.name = name }
      }
      @Model
      class Todo {
        var title: String
        var isDone = false
        var due: Date?
        var priority: Priority
        var tags: [String] = []
        var list: TaskList?
        @Transient var isOpen = false
        var isLate: Bool { due.map { $0 < .now } ?? false }
        init(title: String, priority: Priority = .low) {
          self.title = title
          self.priority = priority
        }
      }
      """
    let view = """
      import SwiftUI
      import SwiftData
      struct ContentView: View {
        @Environment(\\.modelContext) private var modelContext
        @Query(sort: \\Todo.title) private var todos: [Todo]
        @Query(filter: #Predicate<Todo> { $0.isDone }) private var done: [Todo]
        @Query private var lists: [TaskList]
        var body: some View {
          List(todos) { todo in Row(todo: todo) }
            .onAppear {
              print("found", todos.map(\\.title), todos.map(\\.priority.rawValue), todos.map(\\.tags), done.count, lists.map { $0.todos.count })
              let list = TaskList(name: "Home")
              let todo = Todo(title: "Caf\\u{e9}", priority: .high)
              todo.tags.append("a")
              list.todos.append(todo)
              modelContext.insert(list)
              let other = Todo(title: "Done")
              other.list = list
              other.isDone = true
              let search = "CAFE"
              let found = try! modelContext.fetch(FetchDescriptor<Todo>(
                predicate: #Predicate { $0.title.localizedStandardContains(search) && $0.list?.name == "Home" }))
              print("search", found.map(\\.title), list.todos.count, todo.list === list)
              try! modelContext.save()
              todo.title = "changed"
              print("changed", modelContext.hasChanges)
              modelContext.rollback()
              print("back", todo.title, modelContext.hasChanges)
              modelContext.insert(Todo(title: "unsaved"))
            }
        }
      }
      struct Row: View {
        @Bindable var todo: Todo
        var body: some View { Toggle(todo.title, isOn: $todo.isDone) }
      }
      """
    let result = try run(
      ["App.swift": app, "Models.swift": models, "View.swift": view],
      "limit suspension 400ms, tap icon, +1s crash, tap icon, +1s press home, wait 6s, reclaim memory, tap icon, +1s press home"
    )
    let found = result.output.filter { $0.hasPrefix("found") }
    #expect(
      Array(result.output.prefix(4)) == [
        "found [] [] [] 0 []", #"search ["Café"] 2 true"#, "changed true", "back Café false",
      ])
    #expect(found.count == 3)
    // The crash came before autosave; the new list took the place of the one with its name.
    #expect(found.dropFirst().first == #"found ["Café", "Done"] [1, 0] [["a"], []] 1 [2]"#)
    #expect(found.last?.contains("unsaved") == true)
    #expect(found.last?.hasSuffix("[4]") == true)
  }

  @Test("SwiftData: models on one line, in other types, and with every kind of property")
  func modelsOnOneLine() throws {
    let source = """
      import SwiftUI
      import SwiftData
      @Model final class Item { var name: String; init(name: String) { self.name = name } }
      @Model public final class Box { #Unique<Box>([\\.key]); @Attribute(.unique) public var key: String; public private(set) var size = 3 { didSet { print("size", size) } }; @Relationship(deleteRule: .cascade) var items: [Item] = []; @Transient var isOpen = false; var double: Int { size * 2 }; static let none = 0; let fixed = 4; public init(key: String) { self.key = key }; func grow() { size += 1 } }
      enum Version1 { @Model class Note { var `in`: String = "in" /* } */; lazy var cached = 1; init() {} } }
      extension Version1 { @Model final class Page { // a comment
        var note: Note?; var tags = ["a"]; init(note: Note?) { self.note = note } } }
      @ModelActor actor Worker { func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Item>()) } }
      @Observable final class Store { var value = 0; @ObservationIgnored var other = 1 }
      extension EnvironmentValues { @Entry var list = ["a"]; @Entry var store = Store() }
      struct ContentView: View {
        @Environment(\\.modelContext) private var context
        @Environment(\\.list) private var list
        @Query(sort: \\Item.name) private var items: [Item]
        var body: some View {
          Text("\\(items.count)").onAppear {
            let box = Box(key: "k")
            box.items = [Item(name: "b"), Item(name: "a")]
            context.insert(box)
            box.grow()
            context.insert(Version1.Page(note: Version1.Note()))
            try! context.save()
            print(box.double, box.fixed, list, box.items.count)
            print(try! context.fetch(FetchDescriptor<Version1.Page>()).map { $0.note?.in ?? "none" })
          }
          .task { print("counted", try! await Worker(modelContainer: context.container).count()) }
          .onChange(of: items.map(\\.name)) { print("items", items.map(\\.name)) }
        }
      }
      #Preview { ContentView() }
      @main struct MyApp: App {
        var body: some Scene { WindowGroup { ContentView() }.modelContainer(for: [Box.self, Version1.Page.self]) }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s")
    for line in ["size 4", #"8 4 ["a"] 2"#, #"["in"]"#, "counted 2", #"items ["a", "b"]"#] {
      #expect(result.output.contains(line), "\(result.output)")
    }
  }
}
