// SPDX-License-Identifier: Apache-2.0

// Looks of search bars: accepted, and not kept, because nothing is drawn.

extension UISearchBar {
  public var showsSearchResultsButton: Bool {
    get { false }
    set {}
  }
  public var isSearchResultsButtonSelected: Bool {
    get { false }
    set {}
  }
  public var searchTextPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public var scopeBarBackgroundImage: UIImage? {
    get { nil }
    set {}
  }
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { nil }
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  public func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
}

extension UISearchTextField {
  public var tokens: [UISearchToken] {
    get { [] }
    set {}
  }
  public var allowsDeletingTokens: Bool {
    get { true }
    set {}
  }
  public var allowsCopyingTokens: Bool {
    get { true }
    set {}
  }
  public var tokenBackgroundColor: UIColor! {
    get { .systemBlue }
    set {}
  }
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {}
  public func removeToken(at tokenIndex: Int) {}
}

@preconcurrency @MainActor open class UISearchToken: NSObject {
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) {}
}

extension UISearchController {
  public var automaticallyShowsScopeBar: Bool {
    get { true }
    set {}
  }
  public var searchSuggestions: [Any]? {
    get { nil }
    set {}
  }
  public var scopeBarActivation: ScopeBarActivation {
    get { .automatic }
    set {}
  }
  public var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { false }
    set {}
  }
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
}
