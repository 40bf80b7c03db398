// SPDX-License-Identifier: Apache-2.0
@_exported import Photos
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

/// The photo library is empty: nobody picks anything.
public struct PhotosPickerItem: Hashable, Sendable {
  public var itemIdentifier: String? { nil }
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) {}
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
  @discardableResult public func loadTransferable<T>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static let screenshots = Self(name: "screenshots")
  public static let panoramas = Self(name: "panoramas")
  public static let slomoVideos = Self(name: "slomoVideos")
  public static let timelapseVideos = Self(name: "timelapseVideos")
  public static let depthEffectPhotos = Self(name: "depthEffectPhotos")
  public static let bursts = Self(name: "bursts")
  public static let cinematicVideos = Self(name: "cinematicVideos")
  public static let screenRecordings = Self(name: "screenRecordings")
  public static func all(of filters: [PHPickerFilter]) -> Self { Self(name: "all") }
  public static func any(of filters: [PHPickerFilter]) -> Self { Self(name: "any") }
  public static func not(_ filter: PHPickerFilter) -> Self { Self(name: "not") }
}
/// - SeeAlso: https://developer.apple.com/documentation/photosui/photospicker
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  public var body: Label { label }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
extension PhotosPicker {
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}
extension PhotosPickerItem {
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}
extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil
  ) { label = Text(title) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(title) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil, photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil,
    photoLibrary: PHPhotoLibrary
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
}

public struct PHPickerConfiguration: Sendable {
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public var selection = Selection.default
  public var mode = Mode.default
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public enum Mode: Int, Sendable { case `default`, compact }
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: Sendable {
  public var assetIdentifier: String? { nil }
  public var itemProvider: NSItemProvider { NSItemProvider() }
}
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
}
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

// Nothing can be picked.
extension View {
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities
  ) -> some View { self }
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { self }
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { self }
}
public enum PhotosPickerStyle: Sendable { case presentation, inline, compact }
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = Self(rawValue: 1)
  public static let stagingArea = Self(rawValue: 2)
  public static let collectionNavigation = Self(rawValue: 4)
  public static let selectionActions = Self(rawValue: 8)
  public static let sensitivityAnalysisIntervention = Self(rawValue: 16)
}
extension PhotosPicker where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = SwiftUI.Label(titleKey, systemImage: systemImage) }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, matching filter: PHPickerFilter? = nil
  ) { label = SwiftUI.Label(titleKey, systemImage: systemImage) }
}
/// A photo that moves, in a view that shows none.
@preconcurrency @MainActor open class PHLivePhotoView: UIView {
  public enum PlaybackStyle: Int, Sendable { case undefined, full, hint }
  open var livePhoto: PHLivePhoto?
  open var isMuted = false
  open func startPlayback(with playbackStyle: PlaybackStyle) {}
  open func stopPlayback() {}
}
extension PHPhotoLibrary {
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}
