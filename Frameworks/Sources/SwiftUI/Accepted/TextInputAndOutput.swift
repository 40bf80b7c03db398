// SPDX-License-Identifier: Apache-2.0

// Text input and output: keyboards, corrections and suggestions, which have no effect.

extension View {
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self) { $0.submit = action }
  }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }
  public func onSubmit(of triggers: SubmitTriggers, _ action: @escaping () -> Void) -> some View {
    self
  }
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func typesettingLanguage(_ language: Locale.Language) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    self
  }
  public func textInputCompletion(_ completion: String) -> some View { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
  public func typeSelectEquivalent(_ text: Text?) -> some View { self }
  public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
}

public struct TextInputAutocapitalization: Sendable {
  public static let never = Self()
  public static let words = Self()
  public static let sentences = Self()
  public static let characters = Self()
}
public struct SubmitLabel: Sendable {
  public static let done = Self()
  public static let go = Self()
  public static let send = Self()
  public static let join = Self()
  public static let route = Self()
  public static let search = Self()
  public static let `return` = Self()
  public static let next = Self()
  public static let `continue` = Self()
}
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = Self(rawValue: 1)
  public static let search = Self(rawValue: 2)
}
public enum WritingToolsBehavior: Sendable { case automatic, complete, limited, disabled }

extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = label()
    self.text = text
  }
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text: text, prompt: prompt, label: label) }
}

extension SecureField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    content = label()
    self.text = text
  }
}

public enum TextInputDictationBehavior: Sendable {
  case automatic, preventDictation
  case inline(activation: TextInputDictationActivation)
}
public enum TextInputDictationActivation: Sendable { case onSelect, onLook }
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
public struct TextInputFormattingControlPlacement: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let contextMenu = Self(rawValue: 1)
    public static let inputAssistant = Self(rawValue: 2)
    public static let all: Self = [.contextMenu, .inputAssistant]
  }
}

extension TextSelection {
  public enum Indices: Equatable, Sendable { case selection(Range<String.Index>) }
  public init(range: Range<String.Index>) { self.init(insertionPoint: range.lowerBound) }
  public var isInsertion: Bool { true }
  public var affinity: TextSelectionAffinity { .automatic }
}
