// SPDX-License-Identifier: Apache-2.0

// The text of a text view, and what would lay it out: nothing is laid out.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/nstextstorage
open class NSTextStorage: NSMutableAttributedString {
  /// The action of the text view after a change of its text in place.
  var onChange: (() -> Void)?
  open private(set) var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  open func processEditing() {}
  open func edited(_ editedMask: Int, range editedRange: NSRange, changeInLength delta: Int) {}
  open override func append(_ attrString: NSAttributedString) {
    super.append(attrString)
    onChange?()
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    super.insert(attrString, at: loc)
    onChange?()
  }
  open override func deleteCharacters(in range: NSRange) {
    super.deleteCharacters(in: range)
    onChange?()
  }
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    onChange?()
  }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    onChange?()
  }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: NSObject {
  public override init() {}
  open internal(set) weak var textStorage: NSTextStorage?
  open private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  @discardableResult open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  @discardableResult open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { glyphRange }
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { 0 }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { .zero }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  open func ensureLayout(for container: NSTextContainer) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}
extension NSParagraphStyle {
  public struct LineBreakStrategy: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = Self(rawValue: 1)
    public static let hangulWordPriority = Self(rawValue: 2)
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
