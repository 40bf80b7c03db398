// SPDX-License-Identifier: Apache-2.0
@_exported import UIKit

/// What is known of a link: nothing is loaded.
/// - Note: Unchecked: apps hand it between threads as they hand Apple's; it guards nothing of what it holds.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  public override init() {}
  open var title: String?
  open var url: URL?
  open var originalURL: URL?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}
open class LPMetadataProvider: NSObject {
  public override init() {}
  open func startFetchingMetadata(
    for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, URLError(.notConnectedToInternet)) } }
  open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  open func cancel() {}
}
@preconcurrency @MainActor open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()
  public convenience init(url URL: URL) { self.init(frame: .zero) }
  public convenience init(metadata: LPLinkMetadata) { self.init(frame: .zero) }
}
