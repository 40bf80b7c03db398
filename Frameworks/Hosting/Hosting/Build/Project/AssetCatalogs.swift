// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The asset catalogs (`.xcassets`) of an app: the names of their images, and their colors. Xcode compiles them into one
/// file, and makes a symbol of each name.
/// - SeeAlso: https://developer.apple.com/documentation/xcode/asset-management
struct AssetCatalogs {
  /// The names of the images.
  let images: [String]
  /// The colors: red, green, blue and opacity, 0 to 1; nil for one that has no value.
  let colors: [String: [Double]]
  /// True if the app has no other images and colors: there is a catalog, or a project without one.
  let areAll: Bool

  /// - Parameters:
  ///   - names: the files below a folder.
  ///   - folder: the folder; it ends with a slash.
  init(_ names: [String], in folder: String) {
    var images: [String] = []
    var colors: [String: [Double]] = [:]
    for name in names where name.hasSuffix("/Contents.json") {
      let parts = name.split(separator: "/").dropLast().map(String.init)
      guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }),
        let set = parts.last, let dot = set.lastIndex(of: ".")
      else { continue }
      // A folder in a catalog is a part of the names if it says so.
      let spaces = parts.indices[(catalog + 1)...].dropLast().filter { place in
        let file = folder + parts[...place].joined(separator: "/") + "/Contents.json"
        return Self.text(file).replacing(" ", with: "").contains("\"provides-namespace\":true")
      }
      let asset = (spaces.map { parts[$0] } + [String(set[..<dot])]).joined(separator: "/")
      switch set[dot...] {
      case ".imageset", ".symbolset": images.append(asset)
      case ".colorset": colors[asset] = Self.color(folder + name) ?? []
      case _: break
      }
    }
    self.images = images.sorted()
    self.colors = colors
    areAll = names.contains {
      $0.contains(".xcassets/") || $0.hasSuffix(".xcodeproj/project.pbxproj")
    }
  }

  private static func text(_ path: String) -> String {
    String(decoding: (try? Files.read(path)) ?? [], as: UTF8.self)
  }

  // MARK: Values

  private struct Content: Decodable {
    let colors: [Entry]?
    struct Entry: Decodable {
      let color: Value?
      let appearances: [[String: String]]?
    }
    struct Value: Decodable { let components: [String: String]? }
  }

  /// The value for every appearance. A part of it is `0.5`, `128` or `0x80`.
  private static func color(_ path: String) -> [Double]? {
    let content = try? JSONDecoder().decode(Content.self, from: Data((try? Files.read(path)) ?? []))
    guard
      let parts = content?.colors?.first(where: { $0.appearances == nil })?.color?.components
    else { return nil }
    func value(_ key: String) -> Double? {
      guard let text = parts[key] else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // JSON has no number for what is not finite.
      guard let number = Double(text), number.isFinite else { return nil }
      return !text.contains(".") && number > 1 ? number / 255 : number
    }
    let white = value("white")
    return ["red", "green", "blue"].map { value($0) ?? white ?? 0 } + [value("alpha") ?? 1]
  }

  /// The file of the bundle that the app reads when it runs.
  var file: (name: String, text: String)? {
    guard areAll else { return nil }
    struct Written: Encodable {
      let images: [String]
      let colors: [String: [Double]]
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try? encoder.encode(Written(images: images, colors: colors))
    return data.map { ("applife-assets.json", String(decoding: $0, as: UTF8.self)) }
  }

  // MARK: Symbols

  /// The symbols that Xcode makes, as far as the sources use their names.
  ///
  /// - Parameters:
  ///   - used: the words of the sources.
  ///   - declared: the names of properties that the sources declare: they are not made again.
  ///   - hasSwiftUI: whether the app imports SwiftUI.
  func code(used: Set<String>, declared: Set<String>, hasSwiftUI: Bool) -> String {
    var code = ""
    func add(_ type: String, _ members: [String]) {
      if !members.isEmpty {
        code += "extension \(type) {\n\(members.map { "  \($0)\n" }.joined())}\n"
      }
    }
    func symbols(_ names: [String], _ suffix: String) -> [(symbol: String, name: String)] {
      var known: Set<String> = []
      // A name that would end the text it stands in is no name of a symbol.
      return names.filter { name in !["/", "\"", "\\", "\n"].contains { name.contains($0) } }.map {
        (Self.symbol($0, without: suffix), $0)
      }
      .filter { used.contains($0.0) && known.insert($0.0).inserted }
    }
    let pictures = symbols(images, "Image")
    let paints = symbols(colors.keys.sorted(), "Color")
    func resources(_ all: [(symbol: String, name: String)], _ type: String) -> [String] {
      all.map { symbol, name in
        "static let \(symbol) = \(type)(name: \"\(name)\", bundle: Bundle.main)"
      }
    }
    add("ImageResource", resources(pictures, "ImageResource"))
    add("ColorResource", resources(paints, "ColorResource"))
    func isFree(_ item: (symbol: String, name: String)) -> Bool { !declared.contains(item.symbol) }
    let ownPictures = pictures.filter(isFree)
    let ownPaints = paints.filter { isFree($0) && !Self.systemColors.contains($0.symbol) }
    add(
      "UIImage", ownPictures.map { "static var \($0.0): UIImage { UIImage(resource: .\($0.0)) }" })
    add("UIColor", ownPaints.map { "static var \($0.0): UIColor { UIColor(resource: .\($0.0)) }" })
    guard hasSwiftUI else { return code }
    add("Color", ownPaints.map { "static var \($0.0): Color { Color(.\($0.0) as ColorResource) }" })
    add(
      "ShapeStyle where Self == Color",
      ownPaints.map { "static var \($0.0): Color { Color(.\($0.0) as ColorResource) }" })
    return code
  }

  private static let systemColors: Set = [
    "black", "white", "gray", "red", "green", "blue", "orange", "yellow", "pink", "purple", "brown",
    "cyan", "indigo", "mint", "teal", "clear", "primary", "secondary", "magenta", "darkGray",
    "lightGray", "label",
  ]

  /// `Apollo 11` is `apollo11`, `AccentColor` is `accent`.
  static func symbol(_ name: String, without suffix: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    var text = parts.enumerated().map { place, part in
      place == 0 ? String(part) : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
    // The capitals that it begins with become small, but for the one that begins the next word.
    let capitals = text.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < text.count ? capitals - 1 : capitals
    text = text.prefix(small).lowercased() + text.dropFirst(small)
    return text.first?.isNumber ?? false ? "_" + text : text
  }
}
