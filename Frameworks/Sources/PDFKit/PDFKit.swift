// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Documents of PDF are not read: each has no pages, and nothing is drawn.

/// - SeeAlso: https://developer.apple.com/documentation/pdfkit/pdfdocument
open class PDFDocument: NSObject {
  private var pages: [PDFPage] = []
  private let data: Data?
  public let documentURL: URL?
  public override init() {
    data = nil
    documentURL = nil
  }
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    documentURL = url
  }
  public init?(data: Data) {
    self.data = data
    documentURL = nil
  }
  open var pageCount: Int { pages.count }
  open var string: String? { "" }
  open var isLocked: Bool { false }
  open var outlineRoot: PDFOutline?
  open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
  open func index(for page: PDFPage) -> Int { pages.firstIndex { $0 === page } ?? 0 }
  open func insert(_ page: PDFPage, at index: Int) {
    pages.insert(page, at: min(index, pages.count))
  }
  open func removePage(at index: Int) { pages.remove(at: index) }
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) { pages.swapAt(indexA, indexB) }
  open var documentAttributes: [AnyHashable: Any]?
  open var isEncrypted: Bool { false }
  open var allowsCopying: Bool { true }
  open var allowsPrinting: Bool { true }
  open func unlock(withPassword password: String) -> Bool { true }
  open weak var delegate: (any PDFDocumentDelegate)?
  open func outlineItem(for selection: PDFSelection) -> PDFOutline? { nil }
  open var selectionForEntireDocument: PDFSelection? { nil }
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions) {}
  open func cancelFindString() {}
  open func dataRepresentation() -> Data? { data }
  open func dataRepresentation(options: [AnyHashable: Any]) -> Data? { data }
  @discardableResult open func write(to url: URL) -> Bool {
    (try? (data ?? Data()).write(to: url)) != nil
  }
  open func findString(_ string: String, withOptions options: NSString.CompareOptions)
    -> [PDFSelection]
  {
    []
  }
}
open class PDFPage: NSObject {
  public override init() {}
  public init?(image: UIImage) {}
  open var string: String? { "" }
  open var label: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 612, height: 792) }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
  open private(set) var annotations: [PDFAnnotation] = []
  open func addAnnotation(_ annotation: PDFAnnotation) { annotations.append(annotation) }
  open func removeAnnotation(_ annotation: PDFAnnotation) {
    annotations.removeAll { $0 === annotation }
  }
  open func annotation(at point: CGPoint) -> PDFAnnotation? {
    annotations.last { $0.bounds.contains(point) }
  }
  open weak var document: PDFDocument?
  open var pageRef: CGPDFPage? { nil }
  open var rotation = 0
  open var numberOfCharacters: Int { 0 }
  open var attributedString: NSAttributedString? { nil }
  open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) {}
  open func selection(for rect: CGRect) -> PDFSelection? { nil }
  open func selection(for range: NSRange) -> PDFSelection? { nil }
  open func draw(with box: PDFDisplayBox, to context: CGContext) {}
}
open class PDFAnnotation: NSObject {
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties: [AnyHashable: Any]?
  ) {
    self.bounds = bounds
    type = annotationType.rawValue
  }
  open var bounds: CGRect
  open var type: String?
  open var contents: String?
  open var color = UIColor.black
  open var font: UIFont?
  open var fontColor: UIColor?
  open var url: URL?
  open var border: PDFBorder?
  open var userName: String?
  open var modificationDate: Date?
  open var isHighlighted = false
  open weak var page: PDFPage?
  open var widgetStringValue: String?
  open var fieldName: String?
  open func add(_ path: UIBezierPath) {}
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let highlight = Self(rawValue: "Highlight")
  public static let freeText = Self(rawValue: "FreeText")
  public static let ink = Self(rawValue: "Ink")
  public static let underline = Self(rawValue: "Underline")
  public static let strikeOut = Self(rawValue: "StrikeOut")
  public static let text = Self(rawValue: "Text")
  public static let link = Self(rawValue: "Link")
  public static let line = Self(rawValue: "Line")
  public static let square = Self(rawValue: "Square")
  public static let circle = Self(rawValue: "Circle")
  public static let stamp = Self(rawValue: "Stamp")
  public static let widget = Self(rawValue: "Widget")
}
open class PDFSelection: NSObject {
  public init(document: PDFDocument) {}
  open var string: String? { nil }
  open var pages: [PDFPage] { [] }
  open var color: UIColor?
  open func bounds(for page: PDFPage) -> CGRect { .zero }
  open func selectionsByLine() -> [PDFSelection] { [] }
  open func add(_ selection: PDFSelection) {}
}
open class PDFOutline: NSObject {
  public override init() {}
  open var label: String?
  open var isOpen = false
  open var destination: PDFDestination?
  open weak var parent: PDFOutline? { nil }
  open var numberOfChildren: Int { 0 }
  open func child(at index: Int) -> PDFOutline? { nil }
}
open class PDFDestination: NSObject {
  public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
  open weak var page: PDFPage?
  public let point: CGPoint
  open var zoom: CGFloat = 1
}
open class PDFBorder: NSObject {
  public override init() {}
  open var lineWidth: CGFloat = 1
}
public protocol PDFDocumentDelegate: NSObjectProtocol {
  func didMatchString(_ instance: PDFSelection)
}
extension PDFDocumentDelegate { public func didMatchString(_ instance: PDFSelection) {} }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
@preconcurrency @MainActor open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var pageBreakMargins = UIEdgeInsets.zero
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 0.1
  open var maxScaleFactor: CGFloat = 10
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { document?.page(at: 0) }
  open var currentSelection: PDFSelection?
  open weak var delegate: (any PDFViewDelegate)?
  open var displaysRTL = false
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysAsBook = false
  open var interpolationQuality = 0
  open var currentDestination: PDFDestination? { nil }
  open var documentView: UIView? { nil }
  open var highlightedSelections: [PDFSelection]?
  open var isInMarkupMode = false
  open var enableDataDetectors = false
  open var pageShadowsEnabled = true
  open var canGoToNextPage: Bool { false }
  open var canGoToPreviousPage: Bool { false }
  open var canGoToFirstPage: Bool { false }
  open var canGoToLastPage: Bool { false }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open func go(to destination: PDFDestination) {}
  open func go(to selection: PDFSelection) {}
  open func go(to rect: CGRect, on page: PDFPage) {}
  open func goToFirstPage(_ sender: Any?) {}
  open func goToLastPage(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) {}
  open func zoomOut(_ sender: Any?) {}
  open func clearSelection() { currentSelection = nil }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) {
    currentSelection = selection
  }
  open func layoutDocumentView() {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions: [AnyHashable: Any]? = nil) {}
}
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var contentInset = UIEdgeInsets.zero
}
extension Notification.Name {
  public static let PDFViewSelectionChanged = Notification.Name(
    "PDFViewSelectionChangedNotification")
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChangedNotification")
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChangedNotification")
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHitNotification")
  public static let PDFViewVisiblePagesChanged = Notification.Name(
    "PDFViewVisiblePagesChangedNotification")
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChangedNotification")
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewParentViewController() -> UIViewController
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
}
