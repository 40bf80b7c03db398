// SPDX-License-Identifier: Apache-2.0
@_exported import Photos
@_exported import SwiftUI
@_exported import UniformTypeIdentifiers

/// The photo library is empty: nobody picks anything.
public struct PhotosPickerItem: Hashable, Sendable {
  public var itemIdentifier: String? { nil }
  public var supportedContentTypes: [UTType] { [] }
  public func loadTransferable<T>(type: T.Type) async throws -> T? { nil }
}
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String
  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static let screenshots = Self(name: "screenshots")
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
}
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}
extension PhotosPickerItem {
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}
extension PhotosPicker where Label == Text {
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
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult: Sendable {
  public var assetIdentifier: String? { nil }
  public var itemProvider: NSItemProvider { NSItemProvider() }
}
@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

// Nothing can be picked.
extension View {
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
}
