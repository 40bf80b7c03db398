// SPDX-License-Identifier: Apache-2.0

// Views in the keyboard's place: nothing is shown.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiinputview
@preconcurrency @MainActor open class UIInputView: UIView {
  public enum Style: Int, Sendable { case `default`, keyboard }
  public let inputViewStyle: Style
  open var allowsSelfSizing = false
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor open class UIInputViewController: UIViewController {
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { true }
  /// The text of another app, of which there is none.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  private let proxy = NoDocument()
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void)
  { completionHandler(UILexicon()) }
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  open func dismissKeyboard() {}
  open func advanceToNextInputMode() {}
}
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitextinputmode
@preconcurrency @MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { Locale.preferredLanguages.first }
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
extension UIResponder {
  public var textInputMode: UITextInputMode? { UITextInputMode() }
}
extension UIInputViewController: UITextInputDelegate {}

@MainActor private final class NoDocument: NSObject, UITextDocumentProxy {
  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  func adjustTextPosition(byCharacterOffset offset: Int) {}
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var isSecureTextEntry = false
}
