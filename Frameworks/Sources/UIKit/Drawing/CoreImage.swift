// SPDX-License-Identifier: Apache-2.0

// Core Image: a filter keeps its values and gives its input back. No picture is changed.

public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputTransformKey = "inputTransform"
public let kCIOutputImageKey = "outputImage"

/// - SeeAlso: https://developer.apple.com/documentation/coreimage/ciimage
/// - Note: Unchecked, as it is Apple's: it never changes.
open class CIImage: NSObject, @unchecked Sendable {
  public let extent: CGRect
  public init(extent: CGRect) { self.extent = extent }
  public convenience init?(image: UIImage) {
    self.init(extent: CGRect(origin: .zero, size: image.size))
  }
  public convenience init(cgImage image: CGImage) {
    self.init(extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(color: CIColor) { self.init(extent: .infinite) }
  open func composited(over dest: CIImage) -> CIImage { CIImage(extent: extent.union(dest.extent)) }
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(
      extent: CGRect(
        x: extent.minX, y: extent.minY, width: extent.width * abs(matrix.a),
        height: extent.height * abs(matrix.d)))
  }
  open func cropped(to rect: CGRect) -> CIImage { CIImage(extent: extent.intersection(rect)) }
  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  open func clampedToExtent() -> CIImage { self }
  open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
    self
  }
  open func applyingFilter(_ filterName: String) -> CIImage { self }
  open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}
open class CIColor: NSObject {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
}
open class CIVector: NSObject {
  public init(x: CGFloat, y: CGFloat) {}
  public init(cgPoint: CGPoint) {}
}
extension UIImage {
  public convenience init(ciImage: CIImage) {
    self.init(
      cgImage: CGImage(width: Int(ciImage.extent.width), height: Int(ciImage.extent.height)))
  }
  public var ciImage: CIImage? { nil }
}

/// - SeeAlso: https://developer.apple.com/documentation/coreimage/cicontext
/// - Note: Unchecked, as it is Apple's: it has no state.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() {}
  public init(options: [CIContextOption: Any]? = nil) {}
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    CGImage(width: Int(fromRect.width), height: Int(fromRect.height))
  }
  open func render(_ image: CIImage, to buffer: Any) {}
}
public struct CIContextOption: Hashable, Sendable {
  private let name: String
  public static let useSoftwareRenderer = Self(name: "software")
  public static let workingColorSpace = Self(name: "working")
  public static let outputColorSpace = Self(name: "output")
}

/// - SeeAlso: https://developer.apple.com/documentation/coreimage/cifilter-swift.class
open class CIFilter: NSObject {
  open private(set) var name: String
  private var values: [String: Any] = [:]
  /// A filter has the keys of its name. Those of a name that is not known are the image's alone.
  open var inputKeys: [String] { [kCIInputImageKey] + (Self.keys[name] ?? []) }
  open var outputKeys: [String] { [kCIOutputImageKey] }
  open var attributes: [String: Any] { [:] }
  public convenience init?(name: String) { self.init(named: name) }
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(named: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }
  init(named name: String) { self.name = name }
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open var outputImage: CIImage? {
    inputImage ?? (Self.makesImages.contains(name) ? CIImage(extent: Self.small) : nil)
  }
  private static let small = CGRect(x: 0, y: 0, width: 23, height: 23)
  private static let makesImages: Set = [
    "CIQRCodeGenerator", "CICode128BarcodeGenerator", "CIAztecCodeGenerator",
    "CIPDF417BarcodeGenerator",
  ]
  private static let keys = [
    "CISepiaTone": ["inputIntensity"], "CIVignette": ["inputIntensity", "inputRadius"],
    "CIUnsharpMask": ["inputIntensity", "inputRadius"], "CIGaussianBlur": ["inputRadius"],
    "CIBoxBlur": ["inputRadius"], "CIBloom": ["inputIntensity", "inputRadius"],
    "CICrystallize": ["inputRadius", "inputCenter"], "CIPixellate": ["inputScale", "inputCenter"],
    "CITwirlDistortion": ["inputRadius", "inputAngle", "inputCenter"],
    "CIBumpDistortion": ["inputRadius", "inputScale", "inputCenter"],
    "CIEdges": ["inputIntensity"], "CIHueAdjust": ["inputAngle"],
    "CIPointillize": ["inputRadius", "inputCenter"], "CIExposureAdjust": ["inputEV"],
    "CIColorControls": ["inputSaturation", "inputBrightness", "inputContrast"],
    "CIColorMonochrome": ["inputColor", "inputIntensity"], "CIVibrance": ["inputAmount"],
    "CIMotionBlur": ["inputRadius", "inputAngle"], "CIZoomBlur": ["inputAmount", "inputCenter"],
  ]

  // The properties of the filters that have names of their own.
  open var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  open var backgroundImage: CIImage?
  open var intensity: Float = 1
  open var radius: Float = 10
  open var scale: Float = 8
  open var angle: Float = 0
  open var center = CGPoint.zero
  open var saturation: Float = 1
  open var brightness: Float = 0
  open var contrast: Float = 1
  open var amount: Float = 0
  open var ev: Float = 0
  open var sharpness: Float = 0
  open var message = Data()
  open var correctionLevel = "M"
  open var color: CIColor?
}
/// Every filter has the properties of all here.
public typealias CIQRCodeGenerator = CIFilter

extension CIFilter {
  public class func sepiaTone() -> CIFilter { CIFilter(named: "CISepiaTone") }
  public class func gaussianBlur() -> CIFilter { CIFilter(named: "CIGaussianBlur") }
  public class func boxBlur() -> CIFilter { CIFilter(named: "CIBoxBlur") }
  public class func motionBlur() -> CIFilter { CIFilter(named: "CIMotionBlur") }
  public class func zoomBlur() -> CIFilter { CIFilter(named: "CIZoomBlur") }
  public class func crystallize() -> CIFilter { CIFilter(named: "CICrystallize") }
  public class func edges() -> CIFilter { CIFilter(named: "CIEdges") }
  public class func pixellate() -> CIFilter { CIFilter(named: "CIPixellate") }
  public class func pointillize() -> CIFilter { CIFilter(named: "CIPointillize") }
  public class func unsharpMask() -> CIFilter { CIFilter(named: "CIUnsharpMask") }
  public class func vignette() -> CIFilter { CIFilter(named: "CIVignette") }
  public class func bloom() -> CIFilter { CIFilter(named: "CIBloom") }
  public class func twirlDistortion() -> CIFilter { CIFilter(named: "CITwirlDistortion") }
  public class func bumpDistortion() -> CIFilter { CIFilter(named: "CIBumpDistortion") }
  public class func colorControls() -> CIFilter { CIFilter(named: "CIColorControls") }
  public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
  public class func colorMonochrome() -> CIFilter { CIFilter(named: "CIColorMonochrome") }
  public class func exposureAdjust() -> CIFilter { CIFilter(named: "CIExposureAdjust") }
  public class func hueAdjust() -> CIFilter { CIFilter(named: "CIHueAdjust") }
  public class func vibrance() -> CIFilter { CIFilter(named: "CIVibrance") }
  public class func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
  public class func photoEffectMono() -> CIFilter { CIFilter(named: "CIPhotoEffectMono") }
  public class func photoEffectChrome() -> CIFilter { CIFilter(named: "CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIFilter { CIFilter(named: "CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIFilter { CIFilter(named: "CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIFilter { CIFilter(named: "CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIFilter { CIFilter(named: "CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIFilter { CIFilter(named: "CIPhotoEffectTransfer") }
  public class func comicEffect() -> CIFilter { CIFilter(named: "CIComicEffect") }
  public class func qrCodeGenerator() -> CIFilter { CIFilter(named: "CIQRCodeGenerator") }
  public class func code128BarcodeGenerator() -> CIFilter {
    CIFilter(named: "CICode128BarcodeGenerator")
  }
}
#if HOSTED
  extension CIImage {
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
      self.init(
        extent: CGRect(
          x: 0, y: 0, width: CVPixelBufferGetWidth(pixelBuffer),
          height: CVPixelBufferGetHeight(pixelBuffer)))
    }
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
      self.init(cvPixelBuffer: imageBuffer)
    }
  }
#endif

/// Finds nothing: no picture is looked at.
/// - SeeAlso: https://developer.apple.com/documentation/coreimage/cidetector
open class CIDetector: NSObject {
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
  open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}
open class CIFeature: NSObject {
  open var type: String { "" }
  open var bounds: CGRect { .zero }
}
open class CIFaceFeature: CIFeature {
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
}
open class CIQRCodeFeature: CIFeature { open var messageString: String? { nil } }
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
