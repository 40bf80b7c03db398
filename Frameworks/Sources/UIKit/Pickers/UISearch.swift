// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInput {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var prompt: String?
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var enablesReturnKeyAutomatically = true
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  private var ownAccessory: UIView?
  open var searchTextField: UISearchTextField { ownField }
  private let ownField = UISearchTextField()
  weak var searchController: UISearchController?
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open override var canBecomeFirstResponder: Bool { true }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    searchController?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  open var hasText: Bool { text?.isEmpty == false }
  open func insertText(_ text: String) {
    for character in text {
      if character == "\n" {
        delegate?.searchBarSearchButtonClicked(self)
      } else {
        change(to: (self.text ?? "") + String(character))
      }
    }
  }
  open func deleteBackward() { change(to: String((text ?? "").dropLast())) }
  private func change(to text: String) {
    self.text = text
    delegate?.searchBar(self, textDidChange: text)
    if let searchController {
      searchController.searchResultsUpdater?.updateSearchResults(for: searchController)
    }
  }
}
@preconcurrency @MainActor open class UISearchTextField: UITextField {}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}
extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var searchResultsController: UIViewController? { ownResults }
  private let ownResults: UIViewController?
  open var searchBar: UISearchBar { ownBar }
  private let ownBar = UISearchBar()
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
  public convenience init() { self.init(searchResultsController: nil) }
  public init(searchResultsController: UIViewController?) {
    ownResults = searchResultsController
    super.init(nibName: nil, bundle: nil)
    ownBar.searchController = self
  }
  public required init?(coder: NSCoder) {
    ownResults = nil
    super.init(coder: coder)
    ownBar.searchController = self
  }
}
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
