// SPDX-License-Identifier: Apache-2.0

/// There is no camera and no photo.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiimagepickercontroller
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
    public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
    public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
    public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  }
  open var sourceType: SourceType = .photoLibrary
  open var mediaTypes: [String] = ["public.image"]
  open var allowsEditing = false
  open var cameraDevice: CameraDevice = .rear
  open var cameraCaptureMode: CameraCaptureMode = .photo
  open var cameraFlashMode: CameraFlashMode = .auto
  open var showsCameraControls = true
  open var cameraOverlayView: UIView?
  open var cameraViewTransform = CGAffineTransform.identity
  open var videoQuality: QualityType = .typeMedium
  open var videoMaximumDuration: TimeInterval = 600
  open var videoExportPreset = ""
  open var imageExportPreset: ImageURLExportPreset = .compatible
  open func takePicture() {}
  @discardableResult open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
  private weak var pickerDelegate: AnyObject?
  /// An `UIImagePickerControllerDelegate` that is an `UINavigationControllerDelegate` too.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { pickerDelegate as? any UINavigationControllerDelegate }
    set { pickerDelegate = newValue }
  }
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
  public convenience init() { self.init(nibName: nil, bundle: nil) }
}
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
/// - Note: There is no photo library: nothing is kept.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
/// - Note: There is no photo library: nothing is kept.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
