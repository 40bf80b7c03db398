// SPDX-License-Identifier: Apache-2.0

// Finding, pasting and what else a keyboard offers: nobody uses it.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uifindinteraction
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIFindInteractionDelegate)?
  open var isFindNavigatorVisible: Bool { false }
  open var activeFindSession: UIFindSession? { nil }
  open var searchText: String?
  open var replacementText: String?
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  public init(sessionDelegate: any UIFindInteractionDelegate) { delegate = sessionDelegate }
  override init() {}
  open func presentFindNavigator(showingReplace: Bool) {}
  open func dismissFindNavigator() {}
  open func findNext() {}
  open func findPrevious() {}
  open func updateResultCount() {}
}
@preconcurrency @MainActor open class UIFindSession: NSObject {
  open var resultCount: Int { 0 }
  open var highlightedResultIndex: Int { NSNotFound }
}
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession?
}
extension UITextView {
  public var findInteraction: UIFindInteraction? { UIFindInteraction() }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uipastecontrol
@preconcurrency @MainActor open class UIPasteControl: UIControl {
  @preconcurrency @MainActor open class Configuration: NSObject {
    public enum DisplayMode: UInt, Sendable {
      case iconAndLabel, iconOnly, labelOnly, arrowAndLabel
    }
    public override init() {}
    open var displayMode = DisplayMode.iconAndLabel
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    open var cornerRadius: CGFloat = 0
    open var baseForegroundColor: UIColor?
    open var baseBackgroundColor: UIColor?
  }
  open weak var target: (any UIPasteConfigurationSupporting)?
  public convenience init(configuration: Configuration) { self.init(frame: .zero) }
}
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  var pasteConfiguration: UIPasteConfiguration? { get set }
  func paste(itemProviders: [NSItemProvider])
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String] = []
  public override init() {}
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }
  public init(forAccepting aClass: AnyClass) {}
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// A link or a picture within a text.
@preconcurrency @MainActor open class UITextItem: NSObject {
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
  open var range: NSRange { NSRange(location: 0, length: 0) }
  open var content: Content { .tag("") }
  public struct MenuConfiguration {
    public init(menu: UIMenu) {}
  }
}
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
extension UIResponder {
  public var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
}
@preconcurrency @MainActor open class UITextInteraction: NSObject, UIInteraction {
  public enum Mode: Int, Sendable { case editable, nonEditable }
  open weak var textInput: (any UITextInput)?
  public init(for mode: Mode) {}
}
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var isSecureTextEntry: Bool { get set }
}
extension UITextView: UITextInputTraits {}
extension UITextField: UITextInputTraits {}
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput, UITextInputTraits {
  var documentContextBeforeInput: String? { get }
  var documentContextAfterInput: String? { get }
  var selectedText: String? { get }
  func adjustTextPosition(byCharacterOffset offset: Int)
}
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
public enum UITextStorageDirection: Int, Sendable { case forward, backward }
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }
@preconcurrency @MainActor public protocol UITextDragDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITextDropDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {}
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UITextView: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UILabel: UIContentSizeCategoryAdjusting {}
open class UILexicon: NSObject { open var entries: [UILexiconEntry] { [] } }
open class UILexiconEntry: NSObject {
  open var documentText: String { "" }
  open var userInput: String { "" }
}

// MARK: TextKit 2

/// - SeeAlso: https://developer.apple.com/documentation/uikit/nstextlayoutmanager
open class NSTextLayoutManager: NSObject {
  public override init() {}
  open var textContainer: NSTextContainer?
  open weak var textContentManager: NSTextContentManager?
  open func ensureLayout(for bounds: CGRect) {}
}
open class NSTextContentManager: NSObject {
  public override init() {}
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.textContentManager = self
  }
}
open class NSTextContentStorage: NSTextContentManager {
  open var attributedString: NSAttributedString?
  open var textStorage: NSTextStorage?
}
extension UITextView {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var textLayoutManager: NSTextLayoutManager? { nil }
}
open class NSTextList: NSObject {
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let disc = Self(rawValue: "{disc}")
    public static let circle = Self(rawValue: "{circle}")
    public static let decimal = Self(rawValue: "{decimal}")
  }
  public let markerFormat: MarkerFormat
  public init(markerFormat: MarkerFormat, options: Int) { self.markerFormat = markerFormat }
}

open class UITextPosition: NSObject {}
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
  open var isEmpty: Bool { true }
}
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var selectedTextRange: UITextRange? {
    get { nil }
    set {}
  }
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  public func text(in range: UITextRange) -> String? { nil }
  public func replace(_ range: UITextRange, withText text: String) {}
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
}
