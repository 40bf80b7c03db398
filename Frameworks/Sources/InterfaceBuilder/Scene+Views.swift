// SPDX-License-Identifier: Apache-2.0
@_spi(Hosting) import UIKit
import HostedBase

/// Views, as the file describes them.
extension Scene {
  /// A view and what is in it.
  func view(_ node: XMLElementNode) -> UIView {
    let made = custom(node) as? UIView ?? Self.plain(node)
    fill(made, node)
    return made
  }

  private static func plain(_ node: XMLElementNode) -> UIView {
    switch node.name {
    case "label": UILabel()
    case "button": UIButton(type: .system)
    case "textField": UITextField()
    case "textView": UITextView()
    case "imageView": UIImageView(image: nil)
    case "stackView": UIStackView()
    case "scrollView": UIScrollView()
    case "tableView":
      UITableView(frame: .zero, style: node["style"] == "grouped" ? .grouped : .plain)
    case "collectionView":
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case "tableViewCell":
      UITableViewCell(style: .default, reuseIdentifier: node["reuseIdentifier"])
    case "collectionViewCell": UICollectionViewCell(frame: .zero)
    case "collectionReusableView": UICollectionReusableView(frame: .zero)
    case "switch": UISwitch()
    case "slider": UISlider()
    case "stepper": UIStepper()
    case "segmentedControl":
      UISegmentedControl(
        items: node.first("segments")?.children.map { $0["title"] ?? "" } ?? [])
    case "pickerView": UIPickerView()
    case "datePicker": UIDatePicker()
    case "progressView": UIProgressView()
    case "activityIndicatorView": UIActivityIndicatorView()
    case "pageControl": UIPageControl()
    case "searchBar": UISearchBar()
    case "navigationBar": UINavigationBar()
    case "toolbar": UIToolbar()
    case "tabBar": UITabBar()
    case "visualEffectView": UIVisualEffectView(effect: nil)
    case "control": UIControl()
    case _: UIView()
    }
  }

  /// Sets what the file says of a view, and makes the views within.
  func fill(_ view: UIView, _ node: XMLElementNode) {
    keep(view, as: node)
    if let rect = node.child(key: "frame") {
      view.frame = CGRect(
        x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: rect.number("width") ?? 0,
        height: rect.number("height") ?? 0)
    }
    view.tag = node.number("tag").map { Int($0) } ?? 0
    view.isHidden = node.flag("hidden") ?? false
    view.alpha = node.number("alpha").map { CGFloat($0) } ?? 1
    view.isUserInteractionEnabled = node.flag("userInteractionEnabled") ?? true
    if let names = node.first("accessibility") {
      view.accessibilityIdentifier = names["identifier"]
      view.accessibilityLabel = names["label"]
    }
    setValues(view, node)
    for constraint in node.first("constraints")?.children ?? [] {
      let made = NSLayoutConstraint()
      made.constant = constraint.number("constant").map { CGFloat($0) } ?? 0
      made.identifier = constraint["identifier"]
      view.addConstraint(made)
      keep(made, as: constraint)
    }
    for gesture in node.first("gestureRecognizers")?.children ?? [] {
      if let made = Self.gesture(gesture) {
        view.addGestureRecognizer(made)
        keep(made, as: gesture)
      }
    }
    addSubviews(to: view, node)
    if let item = node.first("items"), let bar = view as? UINavigationBar {
      bar.items = item.children.map { child in
        let made = UINavigationItem(title: child["title"] ?? "")
        navigationItem(made, child)
        return made
      }
    } else if let items = node.first("items"), let bar = view as? UIToolbar {
      bar.items = items.children.map { barButtonItem($0) }
    }
  }

  private func addSubviews(to view: UIView, _ node: XMLElementNode) {
    switch view {
    case let table as UITableView: prototypes(table, node)
    case let collection as UICollectionView: prototypes(collection, node)
    case _: break
    }
    for child in node.first("subviews")?.children ?? [] {
      let made = self.view(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(made)
      } else {
        view.addSubview(made)
      }
    }
    guard let content = node.child(key: "contentView") else { return }
    let inner: UIView =
      switch view {
      case let cell as UITableViewCell: cell.contentView
      case let cell as UICollectionViewCell: cell.contentView
      case let effect as UIVisualEffectView: effect.contentView
      case _: UIView()
      }
    keep(inner, as: content)
    let cell = view as? UITableViewCell
    for child in content.first("subviews")?.children ?? [] {
      // The labels of a cell's style are the cell's own.
      if let label = cell?.label(of: child, node) {
        fill(label, child)
      } else {
        inner.addSubview(self.view(child))
      }
    }
    if view is UITableViewCell || view is UICollectionViewCell, inner.superview == nil {
      view.addSubview(inner)
    }
  }

  private func setValues(_ view: UIView, _ node: XMLElementNode) {
    switch view {
    case let label as UILabel: label.text = node.string("text")
    case let button as UIButton:
      let title = node.children.first { $0.name == "state" && $0["key"] == "normal" }
      let configuration = node.child(key: "configuration")
      button.setTitle(
        title?.string("title") ?? configuration?.string("title"), for: .normal)
      button.isEnabled = node.flag("enabled") ?? true
      button.isSelected = node.flag("selected") ?? false
    case let field as UITextField:
      field.text = node.string("text") ?? ""
      field.placeholder = node.string("placeholder")
      field.isEnabled = node.flag("enabled") ?? true
    case let text as UITextView:
      text.text = node.string("text") ?? ""
      text.isEditable = node.flag("editable") ?? true
    case let image as UIImageView: image.image = node["image"].flatMap { UIImage(named: $0) }
    case let toggle as UISwitch: toggle.isOn = node.flag("on") ?? false
    case let slider as UISlider:
      slider.maximumValue = node.number("maxValue").map { Float($0) } ?? 1
      slider.minimumValue = node.number("minValue").map { Float($0) } ?? 0
      slider.value = node.number("value").map { Float($0) } ?? 0
    case let stepper as UIStepper:
      stepper.maximumValue = node.number("maximumValue") ?? 100
      stepper.minimumValue = node.number("minimumValue") ?? 0
      stepper.stepValue = node.number("stepValue") ?? 1
      stepper.value = node.number("value") ?? 0
    case let segments as UISegmentedControl:
      segments.selectedSegmentIndex = node.number("selectedSegmentIndex").map { Int($0) } ?? 0
    case let progress as UIProgressView:
      progress.progress = node.number("progress").map { Float($0) } ?? 0
    case let spinner as UIActivityIndicatorView:
      if node.flag("animating") ?? false { spinner.startAnimating() }
    case let pages as UIPageControl:
      pages.numberOfPages = node.number("numberOfPages").map { Int($0) } ?? 0
      pages.currentPage = node.number("currentPage").map { Int($0) } ?? 0
    case let bar as UISearchBar: bar.placeholder = node["placeholder"]
    case let stack as UIStackView:
      stack.axis = node["axis"] == "vertical" ? .vertical : .horizontal
      stack.spacing = node.number("spacing").map { CGFloat($0) } ?? 0
    case let cell as UITableViewCell: cell.accessoryType = Self.accessory(node["accessoryType"])
    case _: break
    }
  }

  private static func accessory(_ name: String?) -> UITableViewCell.AccessoryType {
    switch name {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    case _: .none
    }
  }

  static func gesture(_ node: XMLElementNode) -> UIGestureRecognizer? {
    switch node.name {
    case "tapGestureRecognizer":
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      tap.numberOfTapsRequired = node.number("numberOfTapsRequired").map { Int($0) } ?? 1
      return tap
    case "swipeGestureRecognizer": return UISwipeGestureRecognizer(target: nil, action: nil)
    case "panGestureRecognizer": return UIPanGestureRecognizer(target: nil, action: nil)
    case "pinchGestureRecognizer": return UIPinchGestureRecognizer(target: nil, action: nil)
    case "rotationGestureRecognizer": return UIRotationGestureRecognizer(target: nil, action: nil)
    case "pongPressGestureRecognizer", "longPressGestureRecognizer":
      return UILongPressGestureRecognizer(target: nil, action: nil)
    case _: return nil
    }
  }

  // MARK: Bars

  func navigationItem(_ item: UINavigationItem, _ node: XMLElementNode) {
    keep(item, as: node)
    item.title = node["title"]
    item.prompt = node["prompt"]
    func items(_ one: String, _ several: String) -> [UIBarButtonItem]? {
      if let list = node.first(several) { return list.children.map { barButtonItem($0) } }
      return node.child(key: one).map { [barButtonItem($0)] }
    }
    item.leftBarButtonItems = items("leftBarButtonItem", "leftBarButtonItems")
    item.rightBarButtonItems = items("rightBarButtonItem", "rightBarButtonItems")
    item.titleView = node.child(key: "titleView").map { view($0) }
    item.backBarButtonItem = node.child(key: "backBarButtonItem").map { barButtonItem($0) }
  }

  func barButtonItem(_ node: XMLElementNode) -> UIBarButtonItem {
    let names = UIBarButtonItem.SystemItem.allCases
    let system = names.first { "\($0)" == node["systemItem"] }
    let item: UIBarButtonItem
    if let made = custom(node) as? UIBarButtonItem {
      item = made
      item.title = node["title"]
    } else if let system {
      item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
    } else if let inner = node.children.first(where: {
      $0["key"] == "customView" || $0.name == "view"
    }) {
      item = UIBarButtonItem(customView: view(inner))
    } else {
      item = UIBarButtonItem(title: node["title"], style: .plain, target: nil, action: nil)
      item.image = node["image"].flatMap { UIImage(named: $0) }
    }
    item.isEnabled = node.flag("enabled") ?? true
    item.tag = node.number("tag").map { Int($0) } ?? 0
    if let names = node.first("accessibility") {
      item.accessibilityIdentifier = names["identifier"]
      item.accessibilityLabel = names["label"]
    }
    keep(item, as: node)
    return item
  }

  // MARK: Outlets of UIKit's own classes

  static func connect(_ property: String, of object: AnyObject, to value: AnyObject) {
    switch (property, object) {
    case ("dataSource", let table as UITableView):
      table.dataSource = value as? any UITableViewDataSource
    case ("delegate", let table as UITableView): table.delegate = value as? any UITableViewDelegate
    case ("dataSource", let view as UICollectionView):
      view.dataSource = value as? any UICollectionViewDataSource
    case ("delegate", let view as UIScrollView): view.delegate = value as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField): field.delegate = value as? any UITextFieldDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = value as? any UIPickerViewDataSource
    case ("delegate", let picker as UIPickerView):
      picker.delegate = value as? any UIPickerViewDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = value as? any UISearchBarDelegate
    case ("delegate", let gesture as UIGestureRecognizer):
      gesture.delegate = value as? any UIGestureRecognizerDelegate
    case ("view", let controller as UIViewController): controller.view = value as? UIView
    case ("gestureRecognizer", let view as UIView), ("gestureRecognizers", let view as UIView):
      if let gesture = value as? UIGestureRecognizer { view.addGestureRecognizer(gesture) }
    case _: break
    }
  }
}

extension UITableViewCell {
  /// The cell's own label or picture that an element stands for; nil for another.
  fileprivate func label(of child: XMLElementNode, _ cell: XMLElementNode) -> UIView? {
    if child.id == cell["textLabel"] { return textLabel }
    if child.id == cell["detailTextLabel"] { return detailTextLabel }
    if child.id == cell["imageView"] { return imageView }
    return nil
  }
}
