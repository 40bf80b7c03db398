// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitextview
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  open var text: String! = ""
  open var attributedText: NSAttributedString! {
    didSet { text = attributedText?.string ?? "" }
  }
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var textContainer: NSTextContainer { ownContainer }
  private let ownContainer = NSTextContainer()
  open var adjustsFontForContentSizeCategory = false
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var layoutManager: NSLayoutManager { ownLayoutManager }
  private let ownLayoutManager = NSLayoutManager()
  /// The storage of the text. A change in place changes the text.
  open var textStorage: NSTextStorage {
    let storage = ownStorage
    storage.onChange = nil
    if storage.string != text {
      storage.setAttributedString(attributedText ?? NSAttributedString(string: text ?? ""))
    }
    storage.onChange = { [weak self, weak storage] in
      MainActor.assumeIsolated { self?.text = storage?.string }
    }
    return storage
  }
  private let ownStorage = NSTextStorage(string: "")
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open override var inputView: UIView? {
    get { ownInput }
    set { ownInput = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessory }
    set { ownAccessory = newValue }
  }
  private var ownInput: UIView?
  private var ownAccessory: UIView?
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var isSecureTextEntry = false
  open func scrollRangeToVisible(_ range: NSRange) {}
  private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  open override var canBecomeFirstResponder: Bool { isEditable }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder()
    else { return false }
    textDelegate?.textViewDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    super.resignFirstResponder()
    textDelegate?.textViewDidEndEditing(self)
    return true
  }
  open func insertText(_ text: String) {
    for character in text {
      let end = NSRange(location: self.text.utf16.count, length: 0)
      let isWanted =
        textDelegate?.textView(self, shouldChangeTextIn: end, replacementText: String(character))
        ?? true
      if isWanted { change(to: self.text + String(character)) }
    }
  }
  open func deleteBackward() { change(to: String(text.dropLast())) }
  open var hasText: Bool { !text.isEmpty }
  private func change(to text: String) {
    self.text = text
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uitextviewdelegate
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 2)
  public static let address = Self(rawValue: 16)
  public static let calendarEvent = Self(rawValue: 8)
  public static let all = Self(rawValue: .max)
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  public nonisolated override init() {}
  public init(size: CGSize) { self.size = size }
  open var exclusionPaths: [UIBezierPath] = []
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var size = CGSize.zero
}
