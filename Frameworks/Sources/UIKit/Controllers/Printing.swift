// SPDX-License-Identifier: Apache-2.0

// Printing: there is no printer.

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiprintinteractioncontroller
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void
  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open class func canPrint(_ url: URL) -> Bool { false }
  open class func canPrint(_ data: Data) -> Bool { false }
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  open var printInfo: UIPrintInfo?
  open var printFormatter: UIPrintFormatter?
  open var printPageRenderer: UIPrintPageRenderer?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var showsPageRange = true
  open var showsNumberOfCopies = true
  open var showsPaperOrientation = true
  @discardableResult open func present(
    animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler: CompletionHandler? = nil
  ) -> Bool { false }
  open func dismiss(animated: Bool) {}
}
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiprintinfo
@preconcurrency @MainActor open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }
  open var jobName = ""
  open var printerID: String?
  open var outputType: OutputType = .general
  open var orientation: Orientation = .portrait
  open var duplex: Duplex = .none
  public init(dictionary: [AnyHashable: Any]?) {}
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiprintformatter
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  open var perPageContentInsets = UIEdgeInsets.zero
  open var contentInsets = UIEdgeInsets.zero
  open var maximumContentHeight: CGFloat = 0
  open var maximumContentWidth: CGFloat = 0
  open var startPage = 0
  open var pageCount: Int { 0 }
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont?
  open var color: UIColor?
  open var textAlignment: NSTextAlignment = .natural
  public init(text: String) { self.text = text }
  public init(attributedText: NSAttributedString) { self.attributedText = attributedText }
}
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) { self.markupText = markupText }
}
@preconcurrency @MainActor open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView
  init(_ view: UIView) { self.view = view }
}
extension UIView {
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiprintpagerenderer
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  open var headerHeight: CGFloat = 0
  open var footerHeight: CGFloat = 0
  open var printFormatters: [UIPrintFormatter]?
  open var paperRect: CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  open var printableRect: CGRect { paperRect }
  open var numberOfPages: Int { 0 }
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    printFormatters = (printFormatters ?? []) + [formatter]
  }
  open func prepare(forDrawingPages range: NSRange) {}
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {}
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
