// SPDX-License-Identifier: Apache-2.0

// Texts and their fields in every form of Apple's.

extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(titleKey, text: .constant("")) }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(titleKey, text: .constant("")) }
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(title, text: .constant("")) }
  @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String { self.init(title, text: .constant("")) }
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, text: .constant(""))
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: .constant("")) }
  @_disfavoredOverload public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter
  ) { self.init(title, text: .constant("")) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(titleKey, text: text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) { self.init(title, text: text) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) { self.init(titleKey, text: text) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(titleKey, text: text) }
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(titleKey, text: text) }
}

extension SecureField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(LocalizedStringKey(String(title)), text: text)
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(titleKey, text: text)
  }
}

extension Text {
  public init(_ date: Date) { self.init(verbatim: "\(date)") }
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }
  /// - Note: On Linux a `Date` is not `ReferenceConvertible`, which SwiftUI asks for.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
}

public struct TextSelection: Equatable, Sendable { public init(insertionPoint: String.Index) {} }
