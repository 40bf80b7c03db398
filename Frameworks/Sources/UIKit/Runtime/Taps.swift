// SPDX-License-Identifier: Apache-2.0

/// Something that the user can tap, or type into.
@_spi(Hosting) @MainActor public struct Tappable {
  /// The names it is known by: its title, its accessibility identifier and the like.
  public let names: [String]
  /// The effect of a tap; nil where a tap does nothing.
  public let tap: (() -> Void)?
  /// The effect of a text; nil where none is taken.
  public let type: ((String) -> Void)?
  /// True if it is where a text goes first.
  public let isFocused: Bool

  public init(
    _ names: [String?], tap: (() -> Void)? = nil, type: ((String) -> Void)? = nil,
    isFocused: Bool = false
  ) {
    self.names = names.compactMap { $0 }.filter { !$0.isEmpty }
    self.tap = tap
    self.type = type
    self.isFocused = isFocused
  }
}

/// The taps and texts that applife asks for.
@MainActor enum Taps {
  /// Taps what has a name. Returns the names that are there where that one is not; nil where it was.
  static func tap(_ name: String) -> [String]? {
    let shown = all.filter { $0.tap != nil }
    let found =
      shown.first { $0.names.contains(name) }
      ?? shown.first { $0.names.contains { $0.lowercased() == name.lowercased() } }
    guard let found else {
      var known: Set<String> = []
      return shown.compactMap(\.names.first).filter { known.insert($0).inserted }
    }
    found.tap?()
    return nil
  }

  /// Types into what has the focus, or else into the first that takes a text. False: nothing does.
  static func type(_ text: String) -> Bool {
    let shown = all.filter { $0.type != nil }
    guard let found = shown.first(where: \.isFocused) ?? shown.first else { return false }
    found.type?(text)
    return true
  }

  /// The controls in front. An alert is all that can be tapped while it is there.
  private static var all: [Tappable] {
    var found: [Tappable] = []
    let windows = UIWindow.all.filter { !$0.isHidden }
    for window in windows.reversed() {
      guard let root = window.rootViewController else {
        found += window.tappables
        continue
      }
      let front = root.foremost
      if let alert = front as? UIAlertController { return alert.answers }
      found += front.bars + (front.viewIfLoaded?.tappables ?? [])
      found += front.hostedView?.controls ?? []
      for child in front.children where !front.shown.contains(child) {
        found += child.hostedView?.controls ?? []
      }
    }
    return found + (AppRuntime.current?.content?.controls ?? [])
  }
}

extension UIAlertController {
  fileprivate var answers: [Tappable] {
    actions.filter(\.isEnabled).map { action in
      Tappable([action.title]) { self.touch(action) }
    } + (textFields ?? []).map(\.tappable)
  }
}

extension UIViewController {
  /// The controls of the bars around this controller.
  fileprivate var bars: [Tappable] {
    var found: [Tappable] = []
    if let navigation = navigationController, !navigation.isNavigationBarHidden {
      let top = navigation.topViewController?.navigationItem ?? navigationItem
      let items = (top.leftBarButtonItems ?? []) + (top.rightBarButtonItems ?? [])
      found += items.flatMap(\.tappables) + (top.titleView?.tappables ?? [])
      if navigation.viewControllers.count > 1, !top.hidesBackButton {
        found.append(Tappable(["Back"]) { navigation.popViewController(animated: true) })
      }
      found += (top.searchController?.searchBar).map { $0.tappables } ?? []
    }
    found += (toolbarItems ?? []).flatMap(\.tappables)
    if let tabs = tabBarController {
      for (place, controller) in (tabs.viewControllers ?? []).enumerated() {
        let item = controller.tabBarItem
        found.append(
          Tappable(
            [
              item?.title ?? controller.title, item?.accessibilityIdentifier,
              item?.image?.assetName,
            ]
          ) { tabs.touch(place) })
      }
    }
    return found
  }
}

extension UIBarButtonItem {
  fileprivate var tappables: [Tappable] {
    guard isEnabled, !isHidden else { return [] }
    if let customView, customView.tappables.isEmpty == false { return customView.tappables }
    let system = systemItem.map { "\($0)" }
    let name = system.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    var found: [Tappable] = []
    if action != nil || primaryAction != nil {
      found.append(
        Tappable([title, accessibilityLabel, accessibilityIdentifier, name, image?.assetName]) {
          self.touch()
        })
    }
    return found + (menu?.actions ?? []).map { $0.tappable(self) }
  }
}

extension UIAction {
  fileprivate func tappable(_ sender: Any?) -> Tappable {
    Tappable([title]) { self.perform(sender: sender) }
  }
}

extension UIView {
  /// The controls in this view, and in those within.
  fileprivate var tappables: [Tappable] {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return [] }
    if let control = self as? UIControl, !control.isEnabled { return [] }
    return own
      + (self is UITableView || self is UICollectionView ? [] : subviews)
      .flatMap(\.tappables)
  }

  private var spoken: [String?] { [accessibilityLabel, accessibilityIdentifier] }

  /// The texts in the view, which name a row.
  private var texts: [String?] {
    if let label = self as? UILabel { return [label.text] }
    if let cell = self as? UITableViewCell {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return [
        cell.textLabel?.text, content?.text, content?.secondaryText, cell.detailTextLabel?.text,
      ]
        + spoken + cell.contentView.texts + subviews.flatMap(\.texts)
    }
    if let cell = self as? UICollectionViewCell {
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return [content?.text] + spoken + cell.contentView.texts + subviews.flatMap(\.texts)
    }
    return subviews.flatMap(\.texts)
  }

  private var own: [Tappable] {
    var found: [Tappable] = []
    for case let tap as UITapGestureRecognizer in gestureRecognizers ?? [] {
      found.append(Tappable(spoken + texts) { tap.recognize() })
    }
    switch self {
    case let button as UIButton:
      let image = button.currentImage ?? button.configuration?.image
      found.append(Tappable([button.currentTitle] + spoken + [image?.assetName]) { button.touch() })
      return found + (button.menu?.actions ?? []).map { $0.tappable(button) }
    case let field as UITextField: return found + [field.tappable]
    case let text as UITextView where text.isEditable:
      return found + [Tappable(spoken, type: { text.take($0) }, isFocused: text.isFirstResponder)]
    case let bar as UISearchBar:
      return found + [
        Tappable(
          [bar.placeholder] + spoken, tap: { bar.becomeFirstResponder() }, type: { bar.take($0) },
          isFocused: bar.isFirstResponder)
      ]
    case let segments as UISegmentedControl:
      return found
        + segments.titles.enumerated().map { place, title in
          Tappable([title]) { segments.touch(place) }
        }
    case let picker as UIPickerView:
      return found
        + picker.rows.map { item in
          Tappable([item.title]) { picker.touch(item.row, item.component) }
        }
    case let table as UITableView:
      return found
        + table.rows.flatMap { item in
          item.cell.subviews.flatMap(\.tappables) + item.cell.contentView.tappables
            + [Tappable(item.cell.texts) { table.touch(item.path) }]
        }
    case let collection as UICollectionView:
      return found
        + collection.items.flatMap { item in
          item.cell.contentView.tappables
            + [Tappable(item.cell.texts) { collection.touch(item.path) }]
        }
    case let control as UIControl:
      let title = (control as? UISwitch)?.title
      return found + [
        Tappable([title] + spoken + ["\(Swift.type(of: control))"]) { control.touch() }
      ]
    case _: return found
    }
  }
}

extension UITextField {
  fileprivate var tappable: Tappable {
    Tappable(
      [placeholder, accessibilityLabel, accessibilityIdentifier],
      tap: { self.becomeFirstResponder() }, type: { self.take($0) }, isFocused: isFirstResponder)
  }
}

extension UITextInput where Self: UIView {
  /// Text that the user types: what takes it has the focus.
  fileprivate func take(_ text: String) {
    if becomeFirstResponder() { insertText(text) }
  }
}
