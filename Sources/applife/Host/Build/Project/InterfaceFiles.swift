// SPDX-License-Identifier: Apache-2.0

/// The storyboards and XIBs of an app: they are read when the app runs. Here it is found which classes they name.
struct InterfaceFiles {
  /// The classes.
  let classes: Set<String>
  /// True if there are any files.
  let areThere: Bool

  /// - Parameter paths: the files of an app's folder.
  init(_ paths: [String]) {
    var classes: Set<String> = []
    var areThere = false
    for path in paths where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      guard let text = try? Files.read(path) else { continue }
      areThere = true
      for part in String(decoding: text, as: UTF8.self).split(separator: "customClass=\"")
        .dropFirst()
      {
        let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        if !name.isEmpty { classes.insert(name) }
      }
    }
    self.classes = classes
    self.areThere = areThere
  }

  /// What makes the views of other frameworks that a file may contain: the element, the module, the class.
  private static let views = [
    ("mapView", "MapKit", "MKMapView"), ("wkWebView", "WebKit", "WKWebView"),
    ("skView", "SpriteKit", "SKView"), ("arscnView", "ARKit", "ARSCNView"),
    ("sceneKitView", "SceneKit", "SCNView"),
  ]

  /// The code that begins reading, in an app that imports these modules.
  func start(_ modules: Set<String>) -> (imports: String, code: String) {
    guard areThere else { return ("", "") }
    let used = Self.views.filter {
      modules.contains($0.1) && AppleModule.all.map(\.name).contains($0.1)
    }
    let makers = used.map { "\"\($0.0)\": { \($0.2)() }" }.joined(separator: ", ")
    return (
      (["@_spi(Hosting) import InterfaceBuilder"] + used.map { "import " + $0.1 })
        .joined(separator: "\n"),
      "InterfaceBuilder.begin(makers: [\(makers.isEmpty ? ":" : makers)])"
    )
  }
}
