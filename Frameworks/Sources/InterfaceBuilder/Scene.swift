// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit
import HostedBase

/// The objects of one controller, or of one XIB, by their identifiers in the file.
@MainActor final class Scene {
  let builder: InterfaceBuilder
  private let file: StoryboardFile?
  private let storyboard: UIStoryboard?
  /// The objects but for the controller, which keeps the scene.
  private var objects: [String: AnyObject] = [:]
  /// The classes that the file names for the objects.
  private var classes: [String: String] = [:]
  private weak var controller: UIViewController?
  private var controllerID = ""
  private var exits: Set<String> = []
  /// The scene of the controller, for that of a cell.
  private weak var root: Scene?

  init(_ builder: InterfaceBuilder, _ file: StoryboardFile?, _ storyboard: UIStoryboard?) {
    self.builder = builder
    self.file = file
    self.storyboard = storyboard
  }

  /// The scene of a cell: it sees the objects of the controller's.
  init(of cell: XMLElementNode, in root: Scene) {
    builder = root.builder
    file = root.file
    storyboard = root.storyboard
    objects = root.objects
    classes = root.classes
    controller = root.controller
    controllerID = root.controllerID
    exits = root.exits
    self.root = root
  }

  func keep(_ object: AnyObject, as node: XMLElementNode) {
    classes[node.id] = node["customClass"]
    if let object = object as? UIViewController {
      controller = object
      controllerID = node.id
    } else {
      objects[node.id] = object
    }
  }

  private func object(_ id: String) -> AnyObject? {
    id == controllerID ? controller : objects[id]
  }

  /// An object of the class that the file names; nil where it names none, or none of the app's.
  func custom(_ node: XMLElementNode) -> AnyObject? {
    node["customClass"].flatMap { InterfaceFiles.classes[$0]?.make?(NSCoder()) }
  }

  // MARK: Controllers

  func controller(_ node: XMLElementNode, make: (() -> UIViewController?)?) -> UIViewController? {
    if node.name == "viewControllerPlaceholder" { return placeholder(node, make) }
    let made = make?() ?? custom(node) as? UIViewController ?? Self.plain(node)
    made.ownStoryboard = storyboard
    keep(made, as: node)
    made.title = node["title"]
    made.hidesBottomBarWhenPushed = node.flag("hidesBottomBarWhenPushed") ?? false
    if let item = node.child(key: "tabBarItem") {
      made.tabBarItem = UITabBarItem(title: item["title"], image: nil, tag: 0)
      keep(made.tabBarItem, as: item)
    }
    if let item = node.child(key: "navigationItem") { navigationItem(made.navigationItem, item) }
    made.toolbarItems = node.first("toolbarItems").map {
      $0.children.map { barButtonItem($0) }
    }
    let scene = file?.scenes[node.id]
    exits = Set(scene?.all("exit").map(\.id) ?? [])
    for other in scene?.children ?? [] where other.id != node.id {
      if other.name == "placeholder" || other.name == "exit" { continue }
      if other.name == "customObject" {
        custom(other).map { keep($0, as: other) }
      } else if let gesture = Self.gesture(other) {
        keep(gesture, as: other)
      } else if other["sceneMemberID"] == nil {
        keep(view(other), as: other)
      }
    }
    segues(node, made)
    relations(node, made)
    made.nibView = { [weak made] in if let made { self.load(made, node, scene) } }
    made.awakeFromNib()
    return made
  }

  private static func plain(_ node: XMLElementNode) -> UIViewController {
    switch node.name {
    case "navigationController": UINavigationController(nibName: nil, bundle: nil)
    case "tabBarController": UITabBarController()
    case "splitViewController": UISplitViewController(nibName: nil, bundle: nil)
    case "tableViewController": UITableViewController(style: .plain)
    case "collectionViewController":
      UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    case "pageViewController":
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case _: UIViewController()
    }
  }

  /// A controller of another storyboard.
  private func placeholder(
    _ node: XMLElementNode, _ make: (() -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = node["storyboardName"] else { return nil }
    return builder.controller(
      node["referencedIdentifier"], of: UIStoryboard(name: name, bundle: nil), make: make)
  }

  /// Another controller of this storyboard.
  func other(_ id: String) -> UIViewController? {
    guard let file, let node = file.controllers[id] else { return nil }
    return Scene(builder, file, storyboard).controller(node, make: nil)
  }

  /// The view is asked for: it is made and connected.
  private func load(
    _ controller: UIViewController, _ node: XMLElementNode, _ scene: XMLElementNode?
  ) {
    if let table = controller as? UITableViewController,
      let content = node.child(key: "view"), content.name == "tableView"
    {
      fill(table.tableView, content)
      controller.view = table.tableView
      staticCells(table.tableView, content)
    } else if let collection = controller as? UICollectionViewController,
      let content = node.child(key: "view") ?? node.child(key: "collectionView")
    {
      fill(collection.collectionView, content)
      controller.view = collection.collectionView
    } else if let content = node.child(key: "view") {
      controller.view = view(content)
    }
    connect(node)
    for other in scene?.children ?? [] where other.id != node.id { connect(other) }
    for case let view as UIView in objects.values { view.awakeFromNib() }
  }

  /// The controllers within a container.
  private func relations(_ node: XMLElementNode, _ controller: UIViewController) {
    let found = (node.first("connections")?.all("segue") ?? [])
      .filter { $0["kind"] == "relationship" }.compactMap { $0["destination"].flatMap(other) }
    if found.isEmpty { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = found
    case let tabs as UITabBarController: tabs.viewControllers = found
    case let split as UISplitViewController: split.viewControllers = found
    case _: break
    }
  }

  // MARK: XIBs

  func objects(of root: XMLElementNode, owner: AnyObject?) -> [Any] {
    let nodes = root.first("objects")?.children ?? []
    var tops: [Any] = []
    for node in nodes {
      if node.name == "placeholder" {
        guard node["placeholderIdentifier"] == "IBFilesOwner", let owner else { continue }
        keep(owner, as: node)
      } else {
        let made = Self.gesture(node) ?? view(node)
        keep(made, as: node)
        tops.append(made)
      }
    }
    for node in nodes { connect(node) }
    for case let view as UIView in tops { view.awakeFromNib() }
    return tops
  }

  // MARK: Connections

  /// The class of an object and those it inherits from, as far as they are the app's.
  private func known(_ id: String, _ object: AnyObject) -> [InterfaceClass] {
    var name = classes[id] ?? String(describing: type(of: object))
    var found: [InterfaceClass] = []
    while let one = InterfaceFiles.classes[name], found.count < 20 {
      found.append(one)
      name = one.superclass
    }
    return found
  }

  func selector(_ name: String, of id: String, _ object: AnyObject) -> Selector? {
    known(id, object).lazy.compactMap { $0.actions[name] }.first
  }

  func connect(_ root: XMLElementNode) {
    root.visit { node in
      // The cells of a table are connected when they are made.
      guard let list = node.first("connections"), let object = self.object(node.id) else { return }
      for item in list.children { self.connect(item, object, node.id) }
    }
  }

  func connect(_ item: XMLElementNode, _ object: AnyObject, _ id: String) {
    switch item.name {
    case "outlet", "outletCollection":
      guard let property = item["property"],
        let value = item["destination"].flatMap({ self.object($0) })
      else { return }
      if let set = known(id, object).lazy.compactMap({ $0.outlets[property] }).first {
        set(object, value)
      } else {
        Self.connect(property, of: object, to: value)
      }
    case "action": action(item, object)
    case "segue" where !(object is UIViewController): segue(item, object)
    case _: break
    }
  }

  private func action(_ item: XMLElementNode, _ object: AnyObject) {
    guard let name = item["selector"] else { return }
    let id = item["destination"] ?? ""
    // What is sent to the first responder comes to the controller.
    guard let target = self.object(id) ?? controller, let selector = selector(name, of: id, target)
    else { return }
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: Self.event(item["eventType"]))
    case let gesture as UIGestureRecognizer: gesture.addTarget(target, action: selector)
    case let button as UIBarButtonItem:
      button.target = target
      button.action = selector
    case _: break
    }
  }

  private static func event(_ name: String?) -> UIControl.Event {
    switch name {
    case "touchDown": .touchDown
    case "touchUpOutside": .touchUpOutside
    case "valueChanged": .valueChanged
    case "primaryActionTriggered": .primaryActionTriggered
    case "editingDidBegin": .editingDidBegin
    case "editingChanged": .editingChanged
    case "editingDidEnd": .editingDidEnd
    case "editingDidEndOnExit": .editingDidEndOnExit
    case _: .touchUpInside
    }
  }

  // MARK: Segues

  /// Those that the code performs by name.
  private func segues(_ node: XMLElementNode, _ controller: UIViewController) {
    node.visit { element in
      for item in element.first("connections")?.all("segue") ?? []
      where item["kind"] != "relationship" {
        guard let identifier = item["identifier"] else { continue }
        controller.segueMakers[identifier] = { [weak controller] sender in
          if let controller { self.perform(item, controller, sender) }
        }
      }
    }
  }

  private func segue(_ item: XMLElementNode, _ object: AnyObject) {
    let owner = root ?? self
    let perform: @MainActor (Any?) -> Void = { [weak owner] sender in
      guard let owner, let controller = owner.controller else { return }
      if let identifier = item["identifier"],
        !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      {
        return
      }
      owner.perform(item, controller, sender)
    }
    switch object {
    case let control as UIControl:
      control.addAction(UIAction { perform($0.sender) }, for: .touchUpInside)
    case let button as UIBarButtonItem:
      button.primaryAction = UIAction(title: button.title ?? "") { perform($0.sender) }
    case let cell as UITableViewCell: cell.onSelect = { [weak cell] in perform(cell) }
    case let cell as UICollectionViewCell: cell.onSelect = { [weak cell] in perform(cell) }
    case let gesture as UITapGestureRecognizer:
      gesture.addAction { [weak gesture] in perform(gesture) }
    case let container as UIView where item["kind"] == "embed":
      guard let controller, let child = item["destination"].flatMap(other) else { return }
      controller.prepare(
        for: UIStoryboardSegue(
          identifier: item["identifier"], source: controller, destination: child), sender: nil)
      controller.addChild(child)
      if let view = child.view { container.addSubview(view) }
      child.didMove(toParent: controller)
    case _: break
    }
  }

  func perform(_ item: XMLElementNode, _ source: UIViewController, _ sender: Any?) {
    let id = item["destination"] ?? ""
    if item["kind"] == "unwind" || exits.contains(id) {
      return Unwinding(item["unwindAction"] ?? "", source, item["identifier"], sender).perform()
    }
    guard let destination = other(id) else { return }
    let segue = UIStoryboardSegue(
      identifier: item["identifier"], source: source, destination: destination)
    source.prepare(for: segue, sender: sender)
    switch item["kind"] {
    case "show", "push": source.show(destination, sender: sender)
    case "showDetail": source.showDetailViewController(destination, sender: sender)
    case _: source.present(destination, animated: true)
    }
  }
}
