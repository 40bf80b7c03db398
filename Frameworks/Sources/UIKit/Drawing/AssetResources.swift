// SPDX-License-Identifier: Apache-2.0

// The symbols that Xcode makes of the names in an asset catalog. applife makes the same.

/// - SeeAlso: https://developer.apple.com/documentation/developertoolssupport/imageresource
public struct ImageResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
/// - SeeAlso: https://developer.apple.com/documentation/developertoolssupport/colorresource
public struct ColorResource: Hashable, Sendable {
  package let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}
extension UIImage {
  public convenience init(resource: ImageResource) {
    self.init(imageLiteralResourceName: resource.name)
  }
}
extension UIColor {
  public convenience init(resource: ColorResource) {
    let found = UIColor(named: resource.name)
    self.init(cgColor: (found ?? UIColor.gray).cgColor)
  }
}

/// The colors and pictures that the build found in the app's asset catalogs.
enum AssetCatalog {
  private struct Content: Decodable, Sendable {
    let images: Set<String>
    let colors: [String: [Double]]
  }
  /// Nil: the sources have neither a catalog nor a project.
  private static let content: Content? = {
    guard let url = Bundle.main.url(forResource: "applife-assets", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode(Content.self, from: data)
  }()

  static func hasImage(_ name: String) -> Bool {
    guard let content, !content.images.contains(name) else { return true }
    if Bundle.main.url(forResource: name, withExtension: nil) != nil { return true }
    return ["png", "jpg", "jpeg", "heic", "gif", "pdf"].contains { kind in
      ["", "@2x", "@3x"].contains { scale in
        Bundle.main.url(forResource: name + scale, withExtension: kind) != nil
      }
    }
  }

  /// The color of a name: gray without a catalog or project, nil for a name that the catalogs do not have.
  static func color(_ name: String) -> [Double]? {
    guard let content else { return [0.5, 0.5, 0.5, 1] }
    guard let color = content.colors[name] else { return nil }
    // A color without a value, as the accent color is when it is made, is the system's.
    return color.count == 4 ? color : [0, 0.478, 1, 1]
  }
}
