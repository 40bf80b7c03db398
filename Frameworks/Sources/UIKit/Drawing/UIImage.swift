// SPDX-License-Identifier: Apache-2.0
import HostProtocol

/// A picture: its size, its bytes if it was read from some, and no pixels.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked AppleSendable, _ExpressibleByImageLiteral {
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }
  private let bytes: Data?
  private let ownSize: CGSize
  /// The name of the symbol or of the picture in a catalog: who taps a control without a title names it so.
  let assetName: String?

  public override init() {
    bytes = nil
    ownSize = .zero
    assetName = nil
  }
  package init(size: CGSize, bytes: Data? = nil, name: String? = nil) {
    self.bytes = bytes
    ownSize = size
    assetName = name
  }
  /// A picture of an asset catalog or of a file in the bundle. Sources without a catalog and without a project get a
  /// picture for every name: their catalog may lie elsewhere.
  public convenience init?(named name: String) {
    guard AssetCatalog.hasImage(name) else { return nil }
    self.init(size: Self.usual, name: name)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(named: name) }
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(named: name) }
  public convenience init?(systemName name: String) {
    self.init(size: Self.usual, name: name)
  }
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(systemName: name) }
  /// - Note: Whether the bytes are a picture is not looked into, but none at all are none.
  public convenience init?(data: Data) {
    if data.isEmpty { return nil }
    self.init(size: Self.usual, bytes: data)
  }
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(size: Self.usual, bytes: data)
  }
  public convenience init(cgImage: CGImage) {
    self.init(size: CGSize(width: cgImage.width, height: cgImage.height))
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(cgImage: cgImage)
  }
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: Self.usual)
  }
  private static let usual = CGSize(width: 24, height: 24)

  open var size: CGSize { ownSize }
  open var scale: CGFloat { 3 }
  open var imageOrientation: Orientation { .up }
  open var cgImage: CGImage? { CGImage(width: Int(ownSize.width), height: Int(ownSize.height)) }
  open var images: [UIImage]? { nil }
  open var duration: TimeInterval { 0 }
  open var isSymbolImage: Bool { false }
  open var renderingMode: RenderingMode { .automatic }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  open func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }
  open func stretchableImage(
    withLeftCapWidth leftCapWidth: Int, topCapHeight: Int
  ) -> UIImage { self }
  open var capInsets: UIEdgeInsets { .zero }
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  open func withoutConfiguration() -> UIImage { self }
  open func imageWithoutBaseline() -> UIImage { self }
  open func withHorizontallyFlippedOrientation() -> UIImage { self }
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  open var flipsForRightToLeftLayoutDirection: Bool { false }
  open var symbolConfiguration: SymbolConfiguration? { nil }
  @preconcurrency @MainActor open var imageRendererFormat: UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
  open func preparingForDisplay() -> UIImage? { self }
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global().async { completionHandler(self) }
  }
  open var byPreparingForDisplay: UIImage? { get async { self } }
  open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) { DispatchQueue.global().async { completionHandler(self.preparingThumbnail(of: size)) } }
  open func preparingThumbnail(of size: CGSize) -> UIImage? { UIImage(size: size, bytes: bytes) }
  open func draw(in rect: CGRect) {}
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  open func drawAsPattern(in rect: CGRect) {}
  /// The bytes that it was read from; else the beginning of a picture, so that what is saved is not empty.
  open func pngData() -> Data? { bytes ?? Data([0x89, 0x50, 0x4E, 0x47]) }
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes ?? Data([0xFF, 0xD8, 0xFF, 0xD9])
  }
  open func heicData() -> Data? { bytes ?? Data([0, 0, 0, 0x18]) }
  open class var add: UIImage { UIImage(size: usual) }
  open class var remove: UIImage { UIImage(size: usual) }
  open class var actions: UIImage { UIImage(size: usual) }
  open class var checkmark: UIImage { UIImage(size: usual) }
  open class var strokedCheckmark: UIImage { UIImage(size: usual) }
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    UIImage(named: name)
  }

  open class Configuration: NSObject, @unchecked AppleSendable {}
  public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  public final class SymbolConfiguration: Configuration, @unchecked AppleSendable {
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public class var unspecified: SymbolConfiguration { SymbolConfiguration() }
    public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration { self }
  }
}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage

extension UIImageView {
  public struct SymbolEffect: Sendable {
    public static let bounce = Self()
    public static let pulse = Self()
    public static let variableColor = Self()
    public static let wiggle = Self()
    public static let breathe = Self()
    public static let rotate = Self()
  }
  public func addSymbolEffect(_ effect: SymbolEffect) {}
  public func addSymbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions, animated: Bool = true
  ) {}
  public func removeSymbolEffect(ofType effect: SymbolEffect) {}
  public func removeAllSymbolEffects() {}
  public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self()
    public static let repeating = Self()
    public static let nonRepeating = Self()
    public static func speed(_ speed: Double) -> Self { Self() }
    public static func `repeat`(_ count: Int?) -> Self { Self() }
  }
  public struct ContentTransition: Sendable {
    public static let replace = Self()
    public static let automatic = Self()
  }
  public func setSymbolImage(_ image: UIImage, contentTransition: ContentTransition) {
    self.image = image
  }
}
