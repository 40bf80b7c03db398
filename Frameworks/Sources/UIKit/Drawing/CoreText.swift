// SPDX-License-Identifier: Apache-2.0
import HostProtocol

// Core Text: no letter has a form, so lines are as wide as their number of letters.

/// - SeeAlso: https://developer.apple.com/documentation/coretext/ctfont
public typealias CTFont = UIFont
public func CTFontCreateWithName(
  _ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

public final class CTLine: @unchecked AppleSendable {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine {
  CTLine(attrString)
}
public func CTLineGetStringRange(_ line: CTLine) -> NSRange {
  NSRange(location: 0, length: line.text.length)
}
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {}
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { Double(line.text.size().width) }
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: Int) -> CGRect {
  CGRect(origin: .zero, size: line.text.size())
}

public final class CTFramesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
public final class CTFrame {
  let lines: [CTLine]
  init(_ lines: [CTLine]) { self.lines = lines }
}
public func CTFramesetterCreateWithAttributedString(
  _ attrString: NSAttributedString
) -> CTFramesetter { CTFramesetter(attrString) }
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: NSRange, _ path: CGPath, _ frameAttributes: Any?
) -> CTFrame { CTFrame([CTLine(framesetter.text)]) }
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {}

public enum CTFontManagerScope: UInt32, Sendable { case process = 1, persistent, session }
/// - Returns: true, as for a font that was there already.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutableRawPointer?
) -> Bool { true }
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgfont
public final class CGFont: Sendable {
  public let postScriptName: String?
  public init?(_ name: String) { postScriptName = name }
  public init?(_ provider: CGDataProvider) { postScriptName = nil }
}
