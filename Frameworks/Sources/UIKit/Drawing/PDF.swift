// SPDX-License-Identifier: Apache-2.0

// PDF: what draws is called, and the document has no pages.

/// A document without a page.
private let emptyDocument = Data("%PDF-1.3\n%%EOF\n".utf8)

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uigraphicspdfrenderer
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsPDFRendererFormat
  public init(bounds: CGRect) {
    self.bounds = bounds
    format = UIGraphicsPDFRendererFormat()
  }
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    actions(UIGraphicsPDFRendererContext(bounds))
    return emptyDocument
  }
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws { try pdfData(actions: actions).write(to: url) }
}
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
  open var documentInfo: [String: Any] = [:]
  open class func `default`() -> UIGraphicsPDFRendererFormat { UIGraphicsPDFRendererFormat() }
}
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
  public let pdfContextBounds: CGRect
  init(_ bounds: CGRect) { pdfContextBounds = bounds }
  open var cgContext: CGContext { CGContext(size: pdfContextBounds.size) }
  open func beginPage() {}
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {}
  open func setURL(_ url: URL, for rect: CGRect) {}
  open func addDestination(withName name: String, at point: CGPoint) {}
  open func setDestinationWithName(_ name: String, for rect: CGRect) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clip(to rect: CGRect) {}
}

@preconcurrency @MainActor public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) { data.append(emptyDocument) }
@discardableResult @preconcurrency @MainActor public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool { FileManager.default.createFile(atPath: path, contents: emptyDocument) }
@preconcurrency @MainActor public func UIGraphicsBeginPDFPage() {}
@preconcurrency @MainActor public func UIGraphicsBeginPDFPageWithInfo(
  _ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?
) {}
@preconcurrency @MainActor public func UIGraphicsGetPDFContextBounds() -> CGRect {
  CGRect(x: 0, y: 0, width: 612, height: 792)
}
@preconcurrency @MainActor public func UIGraphicsEndPDFContext() {}

// MARK: Core Graphics

/// A document that cannot be read.
/// - SeeAlso: https://developer.apple.com/documentation/coregraphics/cgpdfdocument
public final class CGPDFDocument: Sendable {
  public init?(_ url: NSURL) { return nil }
  public init?(_ provider: CGDataProvider) { return nil }
  public var numberOfPages: Int { 0 }
  public func page(at pageNumber: Int) -> CGPDFPage? { nil }
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { false }
  public var isEncrypted: Bool { false }
}
public enum CGPDFBox: Int32, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// A page: there is none.
public final class CGPDFPage: Sendable {
  private init() {}
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { .zero }
  public var pageNumber: Int { 0 }
  public var rotationAngle: Int32 { 0 }
}
extension CGContext {
  public func drawPDFPage(_ page: CGPDFPage) {}
}
