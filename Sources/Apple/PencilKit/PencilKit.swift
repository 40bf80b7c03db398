// SPDX-License-Identifier: Apache-2.0
import UIKit

// Nobody draws: a canvas keeps the drawing that the app gives it.

public struct PKDrawing: Equatable, Codable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public var bounds: CGRect { .zero }
  public func dataRepresentation() -> Data { Data() }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
public protocol PKTool {}
public struct PKInkingTool: PKTool {
  public enum InkType: String, Sendable { case pen, pencil, marker, crayon, monoline, watercolor }
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {}
}
public struct PKEraserTool: PKTool {
  public enum EraserType: Sendable { case vector, bitmap }
  public init(_ eraserType: EraserType) {}
}
public struct PKLassoTool: PKTool { public init() {} }
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }
@preconcurrency @MainActor open class PKCanvasView: UIScrollView {
  open var drawing = PKDrawing()
  open var tool: any PKTool = PKInkingTool(.pen)
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  open var isRulerActive = false
  open weak var canvasDelegate: (any PKCanvasViewDelegate)?
}
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  public override init() {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: AnyObject) {}
  open func removeObserver(_ observer: AnyObject) {}
  open var isVisible: Bool { false }
}
