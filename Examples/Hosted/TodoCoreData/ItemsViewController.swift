// SPDX-License-Identifier: Apache-2.0
import ApplifeKit
import CoreData
import UIKit

/// The items that are to be done, in a table.
class ItemsViewController: UITableViewController {
  private let context: NSManagedObjectContext
  private var items: [Item] = []
  private var list: List!

  init(context: NSManagedObjectContext) {
    self.context = context
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let lists = (try? context.fetch(List.fetchRequest())) ?? []
    list = lists.first ?? makeList()
    load()
    let titles = items.compactMap(\.title)
    print("items found: \(titles.count)")
    Applife.saved(titles)
    add("Item \(titles.count + 1)")
  }

  private func makeList() -> List {
    let list = List(context: context)
    list.name = "Home"
    return list
  }

  func add(_ title: String) {
    let item = Item(context: context)
    item.title = title
    item.created = Date()
    list.addToItems(item)
    Applife.edited(title)
    load()
    tableView.reloadData()
  }

  /// Loads the open items of this list, the oldest first.
  private func load() {
    let request: NSFetchRequest<Item> = Item.fetchRequest()
    request.predicate = NSPredicate(format: "list == %@ AND isDone == NO", list)
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.created, ascending: true)]
    do {
      items = try context.fetch(request)
    } catch {
      print("not found: \(error)")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "Item")
    cell.textLabel?.text = items[indexPath.row].title
    return cell
  }
}
