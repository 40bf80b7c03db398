// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// The things that an app finds on its device: its container, its bundle, its version of iOS.
extension HostBuildTests {
  /// An app delegate whose launch method runs some code.
  static func app(_ code: String, _ rest: String = "", imports: String = "import UIKit") -> String {
    """
    \(imports)
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        \(code)
        return true
      }
      \(rest)
    }
    """
  }

  @Test("a default is kept as soon as it is set, by a timer too")
  func defaults() throws {
    let source = Self.app(
      """
      let kept = UserDefaults.standard
      print(kept.integer(forKey: "launch"), kept.integer(forKey: "timer"), kept.value(forKey: "key") as? String ?? "none")
      kept.set(1, forKey: "launch")
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
        kept.set(2, forKey: "timer")
        kept.setValue("value", forKey: "key")
        print("set")
      }
      """)
    let result = try run(
      ["AppDelegate.swift": source], "tap icon, +1s crash, +100ms tap icon, +100ms crash")
    #expect(result.output.prefix(3) == ["0 0 none", "set", "1 2 value"])
  }

  @Test("the folders of the container are Apple's, whoever is asked for them")
  func container() throws {
    let source = Self.app(
      """
      let files = FileManager.default
      let home = NSHomeDirectory()
      let folders: [(FileManager.SearchPathDirectory, URL, String)] = [
        (.documentDirectory, .documentsDirectory, "Documents"), (.libraryDirectory, .libraryDirectory, "Library"),
        (.applicationSupportDirectory, .applicationSupportDirectory, "Library/Application Support"),
        (.cachesDirectory, .cachesDirectory, "Library/Caches"),
      ]
      for (folder, url, name) in folders {
        let found = files.urls(for: folder, in: .userDomainMask)[0]
        let made = try? files.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true)
        let path = NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true)[0]
        print(name, found == url, made == url, path == home + "/" + name, files.fileExists(atPath: path))
      }
      print(files.fileExists(atPath: home + "/Library/Preferences"), NSTemporaryDirectory() == home + "/tmp/")
      print(files.containerURL(forSecurityApplicationGroupIdentifier: "group.a")?.lastPathComponent ?? "")
      """)
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 300ms")
    #expect(
      result.output == [
        "Documents true true true true", "Library true true true true",
        "Library/Application Support true true true true", "Library/Caches true true true true",
        "true true", "group.a",
      ])
  }

  @Test("the bundle has the keys that Xcode adds, and the resources beside the sources")
  func bundle() throws {
    let code = """
      let bundle = Bundle.main
      print(bundle.bundleIdentifier ?? "", bundle.infoDictionary?["CFBundleShortVersionString"] as? String ?? "",
        bundle.object(forInfoDictionaryKey: "Server") as? String ?? "", bundle.infoDictionary?["CFBundleName"] as? String ?? "")
      let url = bundle.url(forResource: "data", withExtension: "json")!
      print(String(decoding: try! Data(contentsOf: url), as: UTF8.self), bundle.path(forResource: "other", ofType: "json") ?? "none")
      print("\\(NSLocalizedString("hello", comment: ""))", "\\(NSLocalizedString("hello", bundle: .main, comment: ""))",
        NSLocalizedString("hello", bundle: .main, comment: ""), String(localized: "hello"), bundle.bundlePath.hasSuffix("Notes.app"))
      """
    let project = """
      PRODUCT_BUNDLE_IDENTIFIER = "org.example.notes-tests.long";
      PRODUCT_BUNDLE_IDENTIFIER = org.example.notes;
      MARKETING_VERSION = 2.5;
      """
    let list = """
      <plist version="1.0"><dict><key>Server</key><string>s</string>
      <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string></dict></plist>
      """
    let written = try run(
      [
        "App/AppDelegate.swift": Self.app(code), "App/Info.plist": list,
        "App/Assets/data.json": "{}", "App/en.lproj/Localizable.strings": "\"hello\" = \"Hi\";",
        "Notes.xcodeproj/project.pbxproj": project,
      ], "tap icon, wait 300ms")
    #expect(written.output == ["org.example.notes 2.5 s Notes", "{} none", "Hi Hi Hi Hi true"])
    let made = try run(
      [
        "AppDelegate.swift": Self.app(
          "print(Bundle.main.bundleIdentifier ?? \"none\", Bundle.main.infoDictionary?[\"CFBundleVersion\"] ?? \"\")"
        )
      ],
      "tap icon, wait 300ms")
    #expect(made.output.first?.hasPrefix("com.example.") == true)
    #expect(made.output.first?.hasSuffix(" 1") == true)
  }

  @Test("asset catalogs, string tables and passwords are the app's own")
  func resources() throws {
    let source = """
      import SwiftUI
      import Security
      struct ContentView: View {
        let name = "Ann"
        var body: some View {
          VStack {
            Button("Hello, \\(name)") { print("tapped") }
            Image(.hero)
            Color.brandBlue
          }
          .onAppear {
            print("pictures", UIImage(named: "Hero") != nil, UIImage(named: "Nobody") == nil)
            var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            UIColor(resource: .brandBlue).getRed(&red, green: &green, blue: &blue, alpha: nil)
            print("color", red, Int(green * 255), blue)
            let item: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a", kSecValueData as String: Data("pw".utf8)]
            print("added", SecItemAdd(item as CFDictionary, nil), SecItemAdd(item as CFDictionary, nil))
            var found: AnyObject?
            let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true]
            print("read", SecItemCopyMatching(query as CFDictionary, &found), String(decoding: (found as? Data) ?? Data(), as: UTF8.self))
          }
        }
      }
      // A property of another type is not in the symbol's way.
      struct Paint { var brandBlue = 0 }
      @main struct GreeterApp: App {
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """
    let color = """
      {"colors":[{"idiom":"universal","color":{"components":{"red":"0.250","green":"0x80","blue":"255","alpha":"1.000"}}}]}
      """
    let files = [
      "GreeterApp.swift": source, "Assets.xcassets/Hero.imageset/Contents.json": "{}",
      "Assets.xcassets/BrandBlue.colorset/Contents.json": color,
      "en.lproj/Localizable.strings": "\"Hello, %@\" = \"Good day, %@\";\n",
    ]
    let result = try run(files, "tap icon, wait 500ms, tap button \"Good day, Ann\", wait 100ms")
    #expect(
      result.output == [
        "pictures true true", "color 0.25 128 1.0", "added 0 -25299", "read 0 pw", "tapped",
      ])
  }

  @Test("the version of iOS of the device is that of the app's code", arguments: [14, 26])
  func version(number: Int) throws {
    let source = Self.app(
      """
      print(UIDevice.current.systemVersion, ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
      if #available(iOS 15.0, *) { print("new") } else { print("old") }
      guard #unavailable(iOS 15, macOS 12, *) else { print("has 15"); return true }
      #if DEBUG
      print("debug")
      #endif
      """)
    let result = try run(
      ["AppDelegate.swift": source], "ios \(number), tap icon, wait 300ms")
    #expect(
      result.output == (number == 14 ? ["14.0 14", "old", "debug"] : ["26.0 26", "new", "has 15"]))
  }

  @Test("Foundation alone brings Combine and Observation")
  func foundationAlone() throws {
    let model = """
      import Foundation
      class Old: ObservableObject { @Published var count = 0 }
      @Observable class New { var count = 0 }
      func fetch(_ url: URL) -> URLRequest { URLRequest(url: url) }
      """
    let result = try run(
      [
        "Model.swift": model,
        "AppDelegate.swift": Self.app(
          "print(Old().count, New().count, String(format: \"%@!\", \"text\"))"),
      ], "tap icon, wait 300ms")
    #expect(result.output == ["0 0 text!"])
  }

  @Test("what is printed and logged keeps its order, and nothing printed is lost")
  func order() throws {
    let source = Self.app(
      """
      let log = Logger(subsystem: "a", category: "b")
      for number in 0..<3 {
        print("print", number)
        NSLog("log %d", number)
        log.info("logger \\(number)")
        os_log("os_log %d", number)
      }
      print("half", terminator: "")
      NSLog("behind half")
      print("a line", "of parts", terminator: "")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print("the end", terminator: "") }
      """, imports: "import UIKit\nimport os.log")
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 700ms, +3s crash")
    let lines = result.entries.filter { $0.kind == "output" }
    #expect(
      lines.map { $0["text"] }
        == (0..<3).flatMap {
          ["print \($0)", "log \($0)", "[b info] logger \($0)", "[default] os_log \($0)"]
        } + ["half", "behind half", "a line of parts", "the end"])
    #expect(
      lines.map { $0["stream"] }.suffix(4) == ["stdout", "stderr", "stdout", "stdout"])
    // The beginning of a line appears at its moment.
    let times = ["a line of parts", "the end"].compactMap { text in
      lines.first { $0["text"] == text }?.time
    }
    #expect(times.count == 2 && times[0] + 0.5 < times[1])
  }
}
