// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Tests of Core Data beyond keeping objects, and of the callbacks of Foundation's sessions.
extension HostBuildTests {
  @Test(
    "Core Data: taking back, requests for many rows at once, sums, and a fetch that comes later")
  func coreDataRequests() throws {
    let source = Self.app(
      """
      let title = NSAttributeDescription()
      title.name = "title"
      title.attributeType = .stringAttributeType
      let number = NSAttributeDescription()
      number.name = "number"
      number.attributeType = .integer64AttributeType
      number.defaultValue = 0
      let entity = NSEntityDescription()
      entity.name = "Item"
      entity.managedObjectClassName = NSStringFromClass(Item.self)
      entity.properties = [title, number]
      let model = NSManagedObjectModel()
      model.entities = [entity]
      let container = NSPersistentCloudKitContainer(name: "Model", managedObjectModel: model)
      container.loadPersistentStores { _, error in if let error { fatalError("\\(error)") } }
      let context = container.viewContext
      context.undoManager = UndoManager()
      let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context) as! Item
      item.title = "one"
      context.processPendingChanges()
      item.title = "two"
      item.number = 5
      context.undo()
      print("undone", item.title ?? "-", item.number, context.undoManager!.canRedo)
      context.redo()
      print("redone", item.title ?? "-", item.number)
      try! context.save()
      context.delete(item)
      context.processPendingChanges()
      context.undo()
      print("there", item.title ?? "-", item.isDeleted, try! context.count(for: all()))
      context.undoManager = nil
      let insert = NSBatchInsertRequest(entity: entity, objects: [["title": "a", "number": 1], ["title": "a", "number": 2]])
      insert.resultType = .count
      print("inserted", (try! context.execute(insert) as! NSBatchInsertResult).result as! Int)
      var left = 2
      _ = try! context.execute(NSBatchInsertRequest(entityName: "Item", dictionaryHandler: { row in
        if left == 0 { return true }
        row["title"] = "b"
        left -= 1
        return false
      }))
      let update = NSBatchUpdateRequest(entityName: "Item")
      update.predicate = NSPredicate(format: "title == %@", "b")
      update.propertiesToUpdate = ["number": 10]
      update.resultType = .updatedObjectIDsResultType
      let ids = (try! context.execute(update) as! NSBatchUpdateResult).result as! [NSManagedObjectID]
      NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectsKey: ids], into: [context])
      let sum = NSExpressionDescription()
      sum.name = "sum"
      sum.expression = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "number")])
      sum.expressionResultType = .integer64AttributeType
      let sums = NSFetchRequest<NSDictionary>(entityName: "Item")
      sums.resultType = .dictionaryResultType
      sums.propertiesToFetch = ["title", sum]
      sums.propertiesToGroupBy = ["title"]
      sums.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      print("sums", try! context.fetch(sums).map { "\\($0["title"] ?? "-") \\($0["sum"] ?? "-")" })
      let background = container.newBackgroundContext()
      background.performAndWait { print("executed", try! all().execute().count) }
      let later = NSAsynchronousFetchRequest(fetchRequest: all()) { print("later", $0.finalResult?.count ?? -1) }
      let result = try! context.execute(later) as! NSAsynchronousFetchResult<Item>
      print("now", result.finalResult?.count ?? -1)
      _ = try! context.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest(entityName: "Item")))
      let history = try! context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: nil as NSPersistentHistoryToken?)) as! NSPersistentHistoryResult
      print("history", (history.result as! [NSPersistentHistoryTransaction]).count)
      """,
      "func all() -> NSFetchRequest<Item> { NSFetchRequest<Item>(entityName: \"Item\") }",
      imports: """
        import UIKit
        import CoreData
        @objc(Item) class Item: NSManagedObject { @NSManaged var title: String?; @NSManaged var number: Int64 }
        """)
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 500ms")
    #expect(
      result.output == [
        "undone one 0 true", "redone two 5", "there two false 1", "inserted 2",
        #"sums ["a 3", "b 20", "two 5"]"#, "executed 5", "now -1", "history 0", "later 0",
      ])
  }

  @Test("a configuration of sessions keeps what an app sets, and a delegate may be imported")
  func sessions() throws {
    let source = Self.app(
      """
      let configuration = URLSessionConfiguration.background(withIdentifier: "x")
      print(configuration.waitsForConnectivity, configuration.allowsExpensiveNetworkAccess)
      configuration.waitsForConnectivity = true
      configuration.allowsExpensiveNetworkAccess = false
      configuration.sessionSendsLaunchEvents = true
      print(configuration.waitsForConnectivity, configuration.allowsExpensiveNetworkAccess)
      print(URLSessionConfiguration.default.waitsForConnectivity)
      print(Way.import)
      """, "enum Way { case `import`, export }")
    let result = try run(["AppDelegate.swift": source], "tap icon")
    #expect(result.output == ["false true", "true false", "false", "import"])
  }
}
