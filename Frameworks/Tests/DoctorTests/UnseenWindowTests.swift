// SPDX-License-Identifier: Apache-2.0
import LifecycleTestSupport
import Testing
@testable import Doctor

/// The windows that code may show, root, set or give a scene in a way that isn't followed: nothing is accused.
@Suite("The doctor's silence")
struct UnseenWindowTests {
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

    """
  private static let ready = "w.rootViewController = UIViewController(); w.makeKeyAndVisible()"

  /// The judgement of an app with some lines in its scene delegate, its app delegate and another file.
  private func diagnosis(
    _ scene: String = ready, delegate: String = "", property: String = "  var window: UIWindow?\n",
    other: String = ""
  ) throws -> Diagnosis {
    let fixture = try #require(
      ProjectFixture.all.first { $0.name == "windows-of-classes" })
    let files: [String: [UInt8]] = [
      "Info.plist": try #require(fixture.files["Info.plist"]),
      "AppDelegate.swift": Array(
        (Self.app.replacing("  var window: UIWindow?\n", with: property) + delegate + "\n}\n").utf8),
      "SceneDelegate.swift": Array(
        """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let w = UIWindow(windowScene: scene)
            window = w
            \(scene)
          }
        }
        """.utf8),
      "Other.swift": Array(("import UIKit\n" + other).utf8),
    ]
    return Diagnosis(
      ProjectFacts(
        ProjectTree(names: Array(files.keys)) { name, _ in
          files[name].map { .bytes($0) } ?? .unreadable
        }), sdks: [27])
  }

  @Test(
    "no screen is called black while a source has a word that may show its window",
    arguments: [
      (
        "w.rootViewController = x", "enum P { static func p(_ w: UIWindow) { w.isHidden = false } }"
      ),
      ("w.rootViewController = x; window.map { $0.isHidden = false }", ""),
      ("w.rootViewController = x; for v in scene.windows { v.isHidden = false }", ""),
      ("w.rootViewController = x; w.setValue(false, forKey: \"hidden\")", ""),
      ("w.rootViewController = x; w[keyPath: \\.isHidden] = false", ""),
      ("w.rootViewController = x; let s = \"\\(w.makeKeyAndVisible())\"", ""),
      (
        "w.rootViewController = x",
        "#if DEBUG\nfunc f(_ w: UIWindow) { w.makeKeyAndVisible() }\n#endif"
      ),
      ("w[keyPath: \\.rootViewController] = x; w.makeKeyAndVisible()", ""),
      ("(w.rootViewController, w.tintColor) = (x, .red); w.makeKeyAndVisible()", ""),
      ("w.setValue(x, forKey: \"rootViewController\"); w.makeKeyAndVisible()", ""),
      ("w.makeKeyAndVisible(); w.addSubview(x)", ""),
    ])
  func shown(scene: String, other: String) throws {
    #expect(try diagnosis(scene, other: other).launches.map(\.outcome) != [.black])
    // Without the word, and with it in a comment, it is.
    #expect(try diagnosis("/* \(Self.ready) */").launches.map(\.outcome) == [.black])
    #expect(try diagnosis().launches.map(\.outcome) == [.launches])
  }

  @Test("a window that another class shows, and a key one, are not the scene's that is seen")
  func otherWindow() throws {
    let rooted = "w.rootViewController = UIViewController()"
    #expect(try diagnosis(rooted + "; w.makeKey()").launches.map(\.outcome) == [.black])
    let overlay = """
      class Overlay {
        var overlay: UIWindow?
        func show(_ scene: UIWindowScene) {
          overlay = UIWindow(windowScene: scene)
          overlay?.makeKeyAndVisible()
        }
      }
      """
    #expect(try diagnosis(rooted, other: overlay).launches.map(\.outcome) == [.undecided])
    // Whoever makes no window shows the one that is given.
    let router = "class Router { func start(_ window: UIWindow) { window.makeKeyAndVisible() } }"
    let start = "; Router().start(w)"
    #expect(try diagnosis(rooted + start, other: router).launches.map(\.outcome) == [.launches])
  }

  @Test("what a method does that nothing is seen to call, is not done")
  func uncalled() throws {
    let rooted = "w.rootViewController = UIViewController()"
    let reveal = "extension SceneDelegate { func reveal() { window?.makeKeyAndVisible() } }"
    func outcomes(_ scene: String, _ other: String = reveal) throws -> [LaunchVerdict.Outcome] {
      try diagnosis(rooted + scene, other: other).launches.map(\.outcome)
    }
    #expect(try outcomes("") == [.undecided])
    #expect(try outcomes("; reveal()") == [.launches])
    #expect(try outcomes("; perform(#selector(reveal))") == [.launches])
    // UIKit calls it, or code outside of methods does.
    let active = reveal.replacing("reveal()", with: "sceneDidBecomeActive(_ scene: UIScene)")
    #expect(try outcomes("", active) == [.launches])
    #expect(try outcomes("", reveal + "\nlet opened: Void = scene.reveal()") == [.launches])
  }

  @Test("the words that silence are known to the reader of words")
  func words() {
    let known = Set(SourceWord.allCases.map { SourceHash.of($0.rawValue) })
    #expect(Set(SourceMentions.words.values.joined()).isSubset(of: known))
    #expect(OutlineReader.asking.isSubset(of: known))
  }

  @Test("a macro of Objective-C may show a window")
  func macro() {
    let text = "#define SHOW(w) \\\n  [w makeKeyAndVisible]\n"
    let outline = SourceOutline(Array(text.utf8), file: "a.h", language: .objectiveC)
    #expect(outline.mentions == [SourceHash.of("makeKeyAndVisible")])
  }

  @Test(
    "no window is said to have no scene while code may give it one",
    arguments: [
      ("x.attach()", "extension UIWindow { func attach() { windowScene = s } }"),
      ("x.attach()", "extension UIWindow { func attach() { self.windowScene = s } }"),
      ("(x.windowScene, x.windowLevel) = (s, .alert)", ""),
      ("x[keyPath: \\.windowScene] = s", ""),
      ("x.setValue(s, forKey: \"windowScene\")", ""),
      ("place(&x.windowScene)", ""),
      ("Placer.place(x)", "enum Placer { static func place(_ x: UIWindow) { x.windowScene = s } }"),
      (
        "Placer.place(x)",
        """
        enum Placer {
          static let own = UIWindow(frame: .zero)
          static func place(_ own: UIWindow) { own.windowScene = s }
        }
        """
      ),
      ("x.windowScene = s", ""),
    ])
  func scene(code: String, other: String) throws {
    func overlay(_ code: String) -> String {
      "class Overlay { func show() { let x = UIWindow(frame: .zero); \(code); x.makeKeyAndVisible() } }\n"
    }
    let found = try diagnosis(other: overlay(code) + other).findings.map(\.name)
    #expect(!found.contains("window-without-scene"))
    // What reads a scene gives none.
    let read = "if a && x.windowScene == nil { f(x.windowScene) }"
    #expect(
      try diagnosis(other: overlay(read)).findings.map(\.name).contains("window-without-scene"))
  }

  private static let read =
    "(UIApplication.shared.delegate as? AppDelegate)?.window?.endEditing(true)"

  @Test(
    "the app delegate's window is not called nil while anything may set it",
    arguments: [
      ("", "func attach(_ w: UIWindow) { (window, done) = (w, true) }"),
      ("adopt(&(UIApplication.shared.delegate as! AppDelegate).window, w)", ""),
      ("assign(w, to: \\.window)", ""),
      ("(UIApplication.shared.delegate as? NSObject)?.setValue(w, forKey: \"window\")", ""),
      ("UIApplication.shared.delegate?.window?? = w", ""),
      ("", "func f() { if let window { print(window) }; window = make() }"),
      ("fill(d)", "}\nfunc fill(_ d: Filled) { d.window = w }\nclass Other {"),
      ("", "#if !swift(>=9)\nfunc f() { if #available(iOS 15, *) {} else { window = w } }\n#endif"),
    ])
  func delegate(scene: String, delegate: String) throws {
    let other = "class Login { func f() { \(Self.read) } }"
    let all = try diagnosis(Self.ready + "; " + scene, delegate: delegate, other: other)
    #expect(all.findings.map(\.name) == [])
    #expect(try diagnosis(other: other).findings.map(\.name).count == 1)
  }

  @Test("a wrapper may give the app delegate its window")
  func wrapped() throws {
    let other = "class Login { func f() { \(Self.read) } }"
    for property in ["@Injected var window: UIWindow?\n", "@IBOutlet weak var window: UIWindow!\n"]
    {
      #expect(try diagnosis(property: property, other: other).findings.isEmpty)
    }
    let plain = "@objc private(set) var window: UIWindow?\n"
    #expect(try diagnosis(property: plain, other: other).findings.count == 1)
  }

  @Test(
    "code that asks for the system may read that window",
    arguments: [
      "if #available(iOS 13, *) { return nil } else { \(read) }",
      "if #available(iOS 13, *) { return }; \(read)",
      "guard #unavailable(iOS 13) else { return }; \(read)",
      "if UIApplication.shared.responds(to: s) { return }; \(read)",
    ])
  func older(code: String) throws {
    #expect(try diagnosis(other: "func f() { \(code) }").findings.isEmpty)
    #expect(try diagnosis(other: "var f: UIWindow? { \(code) }").findings.isEmpty)
  }

  @Test(
    "a configuration is missing only if the method does nothing but return it",
    arguments: [
      "if o.userActivities.first != nil { return \(made("\"X\"")) }; return s.configuration",
      "let c = \(made("\"X\"")); configure(c); return c",
      "let c = \(made("\"X\"")); c.delegateClass = SceneDelegate.self; return c",
      "return \(made("\"De\" + \"fault\""))", "return \(made("name")) ",
      "return \(made("\"\\(name)\""))", "return one ? \(made("\"X\"")) : s.configuration",
      "switch s.role { case .a: return \(made("\"X\"")) default: return \(made("\"Y\"")) }",
      "return \(made("\"Default\""))", "return configured(\(made("\"X\"")))",
    ])
  func configuration(body: String) throws {
    func outcomes(_ body: String) throws -> [LaunchVerdict.Outcome] {
      let method =
        "func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options o: UIScene.ConnectionOptions) -> UISceneConfiguration"
      return try diagnosis(delegate: "  \(method) {\n    \(body)\n  }").launches.map(\.outcome)
    }
    #expect(try outcomes(body) == [.launches])
    for body in [Self.made("\"X\""), "return \(Self.made("\"X\""))"] {
      #expect(try outcomes(body) == [.black])
    }
  }

  private static func made(_ name: String) -> String {
    "UISceneConfiguration(name: \(name), sessionRole: s.role)"
  }
}
