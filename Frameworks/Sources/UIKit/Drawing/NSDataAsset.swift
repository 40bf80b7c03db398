// SPDX-License-Identifier: Apache-2.0

/// A file of an asset catalog: catalogs keep no data here, so a file beside the sources with the name is taken.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  open var typeIdentifier: String { "public.data" }
  public init?(name: String, bundle: Bundle = .main) {
    let found = ["json", "plist", "txt", "xml", "csv", nil].lazy.compactMap {
      bundle.url(forResource: name, withExtension: $0)
    }.first
    guard let found, let data = try? Data(contentsOf: found) else { return nil }
    (self.name, self.data) = (name, data)
  }
}
