// SPDX-License-Identifier: Apache-2.0

/// A property that takes a while to load: it is there at once here.
/// - SeeAlso: https://developer.apple.com/documentation/avfoundation/avasyncproperty
public struct AVAsyncProperty<Root, Value>: Sendable {
  let read: @Sendable (Root) -> Value
}
public protocol AVAsynchronousKeyValueLoading {}
extension AVAsynchronousKeyValueLoading {
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
    property.read(self)
  }
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) { (propertyA.read(self), propertyB.read(self)) }
  public func load<A, B, C>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>,
    _ propertyC: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (propertyA.read(self), propertyB.read(self), propertyC.read(self))
  }
}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAssetTrack: AVAsynchronousKeyValueLoading {}
extension AVMetadataItem: AVAsynchronousKeyValueLoading {}

extension AVAsyncProperty where Root: AVAsset, Value == CMTime {
  public static var duration: Self { Self { $0.duration } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVAssetTrack] {
  public static var tracks: Self { Self { $0.tracks } }
}
extension AVAsyncProperty where Root: AVAsset, Value == [AVMetadataItem] {
  public static var metadata: Self { Self { $0.metadata } }
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}
extension AVAsyncProperty where Root: AVAsset, Value == Bool {
  public static var isPlayable: Self { Self { $0.isPlayable } }
  public static var isExportable: Self { Self { $0.isExportable } }
  public static var isReadable: Self { Self { $0.isReadable } }
  public static var isComposable: Self { Self { $0.isReadable } }
  public static var hasProtectedContent: Self { Self { _ in false } }
}
extension AVAsyncProperty where Root: AVAsset, Value == CGAffineTransform {
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAsset, Value == AVMetadataItem? {
  public static var creationDate: Self { Self { _ in nil } }
}

extension AVAsyncProperty where Root: AVAssetTrack, Value == CGSize {
  public static var naturalSize: Self { Self { $0.naturalSize } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CGAffineTransform {
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == Float {
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
  public static var estimatedDataRate: Self { Self { _ in 0 } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == CMTimeRange {
  public static var timeRange: Self { Self { $0.timeRange } }
}
extension AVAsyncProperty where Root: AVAssetTrack, Value == [CMFormatDescription] {
  public static var formatDescriptions: Self { Self { _ in [] } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == String? {
  public static var stringValue: Self { Self { $0.stringValue } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == Data? {
  public static var dataValue: Self { Self { $0.dataValue } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == Date? {
  public static var dateValue: Self { Self { _ in nil } }
}
extension AVAsyncProperty where Root: AVMetadataItem, Value == NSNumber? {
  public static var numberValue: Self { Self { _ in nil } }
}
