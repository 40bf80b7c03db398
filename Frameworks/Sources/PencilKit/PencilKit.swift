// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

// Nobody draws: a canvas keeps the drawing that the app gives it.

public struct PKDrawing: Equatable, Codable, Sendable {
  public init() {}
  public init(data: Data) throws {}
  public init(strokes: [PKStroke]) { self.strokes = strokes }
  public var strokes: [PKStroke] = []
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    PKDrawing(strokes: strokes + drawing.strokes)
  }
  public mutating func transform(using transform: CGAffineTransform) {}
  public func transformed(using transform: CGAffineTransform) -> PKDrawing { self }
  public static func == (one: PKDrawing, other: PKDrawing) -> Bool {
    one.strokes.count == other.strokes.count
  }
  public init(from decoder: any Decoder) throws {}
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data())
  }
  public var bounds: CGRect { .zero }
  public func dataRepresentation() -> Data { Data() }
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage { UIImage() }
}
public protocol PKTool {}
public struct PKInkingTool: PKTool {
  public enum InkType: String, Sendable { case pen, pencil, marker, crayon, monoline, watercolor }
  public let inkType: InkType
  public let color: UIColor
  public let width: CGFloat
  public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    (self.inkType, self.color, self.width) = (inkType, color, width ?? 1)
  }
}
public struct PKEraserTool: PKTool {
  public enum EraserType: Sendable { case vector, bitmap }
  public init(_ eraserType: EraserType) {}
  public init(_ eraserType: EraserType, width: CGFloat) {}
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
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
}
@preconcurrency @MainActor open class PKToolPicker: NSObject {
  public override init() {}
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: AnyObject) {}
  open func removeObserver(_ observer: AnyObject) {}
  open var isVisible: Bool { false }
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
  open var selectedTool: any PKTool = PKInkingTool(.pen)
  open var isRulerActive = false
  open var showsDrawingPolicyControls = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open func frameObscured(in view: UIView) -> CGRect { .null }
}
public struct PKInk: Sendable {
  public let inkType: PKInkingTool.InkType
  public let color: UIColor
  public init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) {
    (self.inkType, self.color) = (inkType, color)
  }
}
public struct PKStroke: Sendable {
  public var ink: PKInk
  public var path: PKStrokePath
  public var transform: CGAffineTransform
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) { (self.ink, self.path, self.transform) = (ink, path, transform) }
  public var renderBounds: CGRect { .zero }
}
public struct PKStrokePath: Sendable {
  public let points: [PKStrokePoint]
  public let creationDate: Date
  public init<T: Sequence>(controlPoints: T, creationDate: Date)
  where T.Element == PKStrokePoint {
    (points, self.creationDate) = (Array(controlPoints), creationDate)
  }
}
public struct PKStrokePoint: Sendable {
  public let location: CGPoint
  public let timeOffset: TimeInterval
  public let size: CGSize
  public let opacity: CGFloat
  public let force: CGFloat
  public init(
    location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat,
    azimuth: CGFloat, altitude: CGFloat
  ) {
    (self.location, self.timeOffset, self.size) = (location, timeOffset, size)
    (self.opacity, self.force) = (opacity, force)
  }
}
@preconcurrency @MainActor public protocol PKToolPickerObserver: NSObjectProtocol {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
