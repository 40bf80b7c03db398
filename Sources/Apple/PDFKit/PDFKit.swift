// SPDX-License-Identifier: Apache-2.0
import UIKit

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
  open func dataRepresentation() -> Data? { data }
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
  open func addAnnotation(_ annotation: PDFAnnotation) {}
}
open class PDFAnnotation: NSObject {
  public init(
    bounds: CGRect, forType annotationType: PDFAnnotationSubtype,
    withProperties: [AnyHashable: Any]?
  ) {}
}
public struct PDFAnnotationSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let highlight = Self(rawValue: "Highlight")
  public static let freeText = Self(rawValue: "FreeText")
  public static let ink = Self(rawValue: "Ink")
}
open class PDFSelection: NSObject { open var string: String? { nil } }
open class PDFOutline: NSObject {}
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
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions: [AnyHashable: Any]? = nil) {}
}
@preconcurrency @MainActor open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var thumbnailSize = CGSize.zero
}
extension Notification.Name {
  public static let PDFViewPageChanged = Notification.Name("PDFViewPageChangedNotification")
}
