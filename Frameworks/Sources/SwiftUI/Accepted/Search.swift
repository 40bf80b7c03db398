// SPDX-License-Identifier: Apache-2.0

// Search: accepted, and nobody looks for anything.

extension View {
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = ""
  ) -> some View { self }
  @_disfavoredOverload public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = ""
  ) -> some View { self }
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  public func searchCompletion(_ completion: String) -> some View { self }
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey = "", @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable { self }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?
  ) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View { self }
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }
  @_disfavoredOverload public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> S
  ) -> some View { self }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }
  public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let navigationBarDrawer = Self()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
    Self()
  }
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}
public struct SearchPresentationToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let avoidHidingContent = Self()
}
public struct SearchToolbarBehavior: Sendable {
  public static let automatic = Self()
  public static let minimize = Self()
}
public enum SearchScopeActivation: Sendable { case automatic, onTextEntry, onSearchPresentation }
public typealias SearchDictationBehavior = TextInputDictationBehavior
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let menu = Self(name: "menu")
  public static let content = Self(name: "content")
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Self(rawValue: 1)
    public static let content = Self(rawValue: 2)
  }
}
