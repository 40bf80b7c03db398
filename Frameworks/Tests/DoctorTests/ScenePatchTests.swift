// SPDX-License-Identifier: Apache-2.0
import Testing
@testable import Doctor

@testable import LifecycleAnalysis

/// Patches that give apps scenes, and the judgement of what they make.
@Suite("Patches for scenes")
struct ScenePatchTests {
  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    	<key>CFBundlePackageType</key>
    	<string>APPL</string>
    </dict>
    </plist>

    """

  private static let launch =
    "func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool"

  private static func window(_ name: String, _ modifier: String = "", _ more: String = "") -> String
  {
    """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      \(modifier)var \(name): UIWindow?
      \(launch) {
        \(name) = UIWindow(frame: UIScreen.main.bounds)
        \(name)?.rootViewController = UIViewController()
        \(name)?.makeKeyAndVisible()
        return true
      }
    \(more)
    }
    """
  }

  private static func tree(_ files: [String: String]) -> ProjectTree {
    ProjectTree(names: Array(files.keys)) { path, _ in
      files[path].map { .bytes(Array($0.utf8)) } ?? .unreadable
    }
  }

  /// The files of an app, and what becomes of them.
  private struct Patched {
    let patch: ScenePatch
    let after: Diagnosis
    /// The text of the file that is new.
    let code: String

    init(_ sources: [String: String], info: String = ScenePatchTests.list) throws {
      var files = sources
      files["App/Info.plist"] = info
      let before = Diagnosis(ProjectFacts(ScenePatchTests.tree(files)))
      patch = try ScenePatch(before, info: Array(info.utf8))
      var path = ""
      var code = ""
      for line in patch.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if line.hasPrefix("+++ b/") {
          path = String(line.dropFirst("+++ b/".count))
          if path != "App/Info.plist" { #expect(files.updateValue("", forKey: path) == nil) }
        } else if line.hasPrefix("+"), path != "App/Info.plist" {
          files[path, default: ""] += line.dropFirst() + "\n"
          code += line.dropFirst() + "\n"
        }
      }
      files["App/Info.plist"] = Self.apply(patch.text, to: info)
      self.code = code
      after = Diagnosis(ProjectFacts(ScenePatchTests.tree(files)))
    }

    /// The first file of a patch: lines are added at one place.
    private static func apply(_ patch: String, to old: String) -> String {
      var lines: [Substring] = []
      let hunk = patch.split(separator: "\n", omittingEmptySubsequences: false).drop {
        !$0.hasPrefix("@@")
      }
      let start = hunk.first?.split(separator: " ").dropFirst().first?.dropFirst()
        .split(separator: ",").first.flatMap { Int($0) }
      let all = old.split(separator: "\n", omittingEmptySubsequences: false)
      var rest = (start ?? 1) - 1
      lines += all.prefix(rest)
      for line in hunk.dropFirst() {
        if line.hasPrefix("--- ") { break }
        if line.hasPrefix("+") { lines.append(line.dropFirst()) }
        if line.hasPrefix("-") { rest += 1 }
        if line.hasPrefix(" ") {
          lines.append(line.dropFirst())
          rest += 1
        }
      }
      return (lines + all.dropFirst(rest)).joined(separator: "\n")
    }
  }

  @Test("the window of the app delegate gets the scene, whatever its name, and nothing is accused")
  func window() throws {
    let plain = Self.window("window")
    let own = plain.replacing("UIWindow", with: "OwnWindow") + "\nclass OwnWindow: UIWindow {}"
    let local = plain.replacing("    window = UIW", with: "    let w = UIW")
      .replacing("    return true", with: "    window = w\n    return true")
    let filled = plain.replacing("UIWindow?", with: "UIWindow? = UIWindow(frame: .zero)")
      .replacing("    window = UIWindow(frame: UIScreen.main.bounds)\n", with: "")
    let sources =
      [("window", own), ("window", local), ("window", filled)]
      + [("window", ""), ("mainWindow", ""), ("window", "private(set) ")].map {
        ($0.0, Self.window($0.0, $0.1))
      }
    for (name, source) in sources {
      let patched = try Patched(["App/AppDelegate.swift": source])
      #expect(patched.code.firstRange(of: "let window = appDelegate?.\(name) {") != nil)
      #expect(patched.patch.omissions == [])
      #expect(patched.after.launches.map(\.outcome) == [.launches, .launches])
      #expect(patched.after.findings == [])
    }
  }

  @Test("a window that no scene delegate can have is named, and the app is not praised")
  func windowLeftOut() throws {
    let coordinator = """
      import UIKit
      final class Coordinator {
        let window = UIWindow(frame: UIScreen.main.bounds)
        func start() { window.makeKeyAndVisible() }
      }
      """
    let delegate = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(Self.launch) { true }
      }
      """
    for sources in [
      ["App/AppDelegate.swift": Self.window("window", "private ")],
      ["App/AppDelegate.swift": delegate, "App/C.swift": coordinator],
    ] {
      let patched = try Patched(sources)
      #expect(patched.code.firstRange(of: "appDelegate?.window") == nil)
      #expect(patched.patch.omissions.count == 1)
      #expect(patched.after.launches.allSatisfy { $0.outcome == .black })
      #expect(patched.after.findings.map(\.name) == ["window-without-scene"])
      if case .window(let place)? = patched.patch.omissions.first {
        #expect(patched.after.findings.map(\.place) == [place])
      } else {
        Issue.record("no window is named")
      }
    }
  }

  @Test("each method is handed on with what it is given, or named")
  func methods() throws {
    let more = """
        func applicationDidBecomeActive(_ a: UIApplication) { print(1) }
        private func applicationWillResignActive(_ a: UIApplication) { print(1) }
        func application(_ a: UIApplication, performActionFor item: UIApplicationShortcutItem) async -> Bool { true }
        func application(_ a: UIApplication, handleOpen url: URL) -> Bool { true }
        func application(_ a: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool { true }
        func application(_ a: UIApplication, userDidAcceptCloudKitShareWith m: CKShare.Metadata) { print(m) }
        func application(_ a: UIApplication, didFailToContinueUserActivityWithType t: String, error: Error) { print(t) }
        func application(_ a: UIApplication, willContinueUserActivityWithType t: String) -> Bool { true }
        func application(_ a: UIApplication, didUpdate u: NSUserActivity) { print(u) }
        func application(_ a: UIApplication, shouldSaveSecureApplicationState c: NSCoder) -> Bool { true }
      """
    let patched = try Patched(["App/AppDelegate.swift": Self.window("window", "", more)])
    for call in [
      "applicationDidBecomeActive(.shared)",
      "await appDelegate?.application(.shared, performActionFor",
      "sourceApplication: context.options.sourceApplication", "import CloudKit",
      "userDidAcceptCloudKitShareWith: share", "didUpdate: userActivity",
      "willContinueUserActivityWithType: type", "didFailToContinueUserActivityWithType: type",
    ] {
      #expect(patched.code.firstRange(of: call) != nil, "\(call)")
    }
    #expect(patched.code.firstRange(of: "applicationWillResignActive") == nil)
    #expect(patched.patch.omissions.count == 2)
    guard case .privateMethod("applicationWillResignActive(_:)", _)? = patched.patch.omissions.first
    else { throw Missing() }
    guard
      case .method(let selector, instead: "stateRestorationActivity(for:)", _)? =
        patched.patch.omissions.last
    else { throw Missing() }
    #expect(selector == "application(_:shouldSaveSecureApplicationState:)")
    #expect(patched.after.findings.map(\.subject) == [selector])
    let opening = """
        func application(_ a: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { true }
      """
    let other = try Patched(["App/AppDelegate.swift": Self.window("window", "", opening)])
    #expect(other.code.firstRange(of: "options[.sourceApplication] = context.options") != nil)
    #expect(other.code.firstRange(of: "options: [:]") == nil)
  }

  private struct Missing: Error {}

  @Test(
    "a method that some builds don't have, and one of a private extension, are named and not called"
  )
  func methodsLeftOut() throws {
    let more = """
      #if DEBUG
        func applicationDidBecomeActive(_ a: UIApplication) { print(1) }
      #endif
      #if !DEBUG
        func applicationDidEnterBackground(_ a: UIApplication) { print(1) }
      #endif
      #if os(iOS)
        func applicationWillResignActive(_ a: UIApplication) { print(1) }
      #endif
      """
    let hidden = """

      private extension AppDelegate {
        func applicationWillEnterForeground(_ a: UIApplication) { print(1) }
      }
      """
    let patched = try Patched([
      "App/AppDelegate.swift": Self.window("window", "", more) + hidden
    ])
    #expect(patched.code.firstRange(of: "applicationWillResignActive(.shared)") != nil)
    for name in ["DidBecomeActive", "DidEnterBackground", "WillEnterForeground"] {
      #expect(patched.code.firstRange(of: "appDelegate?.application" + name) == nil)
    }
    let named = patched.patch.omissions.map { omission in
      switch omission {
      case .privateMethod(let selector, _): "private " + selector
      case .methodUnderCondition(let selector, _, _): "#if " + selector
      case .method(let selector, _, _): selector
      case .foregroundAfterBackground: "guarded"
      case .window, .windowMayBeLate, .windowNeeded, .stateAtLaunch, .noWindow, .launchOption,
        .existing:
        "other"
      }
    }
    #expect(
      named == [
        "#if applicationDidBecomeActive(_:)", "#if applicationDidEnterBackground(_:)",
        "private applicationWillEnterForeground(_:)",
      ])
  }

  @Test("a window that is made after the launch is named, and a launch that asks for the state")
  func later() throws {
    let text = Self.window("window")
    let made = "window = UIWindow(frame: UIScreen.main.bounds)"
    for later in [
      "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [self] in \(made) }",
      "DispatchQueue.main.async { self.\(made) }", "Task { @MainActor in if a { \(made) } }",
    ] {
      let patched = try Patched(["App/AppDelegate.swift": text.replacing(made, with: later)])
      #expect(patched.patch.omissions.count == 1)
      guard case .window? = patched.patch.omissions.first else { throw Missing() }
      #expect(
        patched.after.launches.map(\.reason)
          == Array(repeating: .windowLate("SceneDelegate"), count: 2))
      #expect(patched.after.findings.map(\.name) == ["window-without-scene"])
    }
    // A function that gets a closure may run it later, and the state decides what is run.
    let loaded =
      "load { [weak self] in self?.show() }\n    return true\n  }\n  func show() {\n    " + made
    for unsure in [loaded, "load { \(made) }"] {
      let patched = try Patched(["App/AppDelegate.swift": text.replacing(made, with: unsure)])
      guard case .windowMayBeLate? = patched.patch.omissions.first else { throw Missing() }
      #expect(patched.patch.omissions.count == 1)
      #expect(
        patched.after.launches.map(\.reason)
          == Array(repeating: .windowMayBeLate("SceneDelegate"), count: 2))
      #expect(patched.after.launches.allSatisfy { $0.outcome == .undecided })
    }
    for now in ["if a { \(made) }", "UIView.performWithoutAnimation { \(made) }"] {
      let patched = try Patched(["App/AppDelegate.swift": text.replacing(made, with: now)])
      #expect(patched.patch.omissions == [])
    }
    let state = "if UIApplication.shared.applicationState == .background { return true }; " + made
    let asking = try Patched(["App/AppDelegate.swift": text.replacing(made, with: state)])
    guard case .stateAtLaunch? = asking.patch.omissions.last else { throw Missing() }
    #expect(asking.patch.omissions.count == 2)
    #expect(asking.after.launches.allSatisfy { $0.outcome == .undecided })
  }

  @Test("windows beside the one that the scene takes are named")
  func otherWindows() throws {
    let more = """
        var overlay: UIWindow?
        func cover() { overlay = UIWindow(frame: UIScreen.main.bounds) }
        func reset() { window = UIWindow(frame: UIScreen.main.bounds) }
      """
    let cover = """
      import UIKit
      class Cover { let cover = UIWindow(frame: UIScreen.main.bounds)
        func show() { cover.isHidden = false }
      }
      """
    let patched = try Patched([
      "App/AppDelegate.swift": Self.window("window", "", more), "App/Cover.swift": cover,
    ])
    let lines = patched.patch.omissions.map { omission in
      if case .window(let place) = omission { place.line } else { 0 }
    }
    #expect(lines == [12, 13, 2])
    // Who applies the patch is told of them again.
    #expect(patched.after.launches.allSatisfy { $0.outcome == .launches })
    #expect(
      patched.after.findings.map(\.name) == Array(repeating: "window-without-scene", count: 3))
    #expect(Set(patched.after.findings.map(\.place.line)) == [12, 13, 2])
    // A window that the launch makes in a method of its own is the one.
    let helper = Self.window("window").replacing(
      "    return true", with: "    return true\n  }\n  func more() -> Bool {\n    return true")
    #expect(try Patched(["App/AppDelegate.swift": helper]).patch.omissions == [])
    let called = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(Self.launch) { setUp(); return true }
        func setUp() { window = UIWindow(frame: UIScreen.main.bounds); window?.makeKeyAndVisible() }
      }
      """
    #expect(try Patched(["App/AppDelegate.swift": called]).patch.omissions == [])
  }

  @Test(
    "the method of a return is called only once the scene was in the background, and that is said")
  func foreground() throws {
    let back = "  func applicationWillEnterForeground(_ a: UIApplication) { print(1) }"
    let leave = "\n  func applicationDidEnterBackground(_ a: UIApplication) { print(1) }"
    for (more, calls) in [(back, false), (back + leave, true)] {
      let patched = try Patched(["App/AppDelegate.swift": Self.window("window", "", more)])
      #expect(patched.patch.omissions == [.foregroundAfterBackground])
      #expect(patched.code.firstRange(of: "guard Self.wasInBackground else { return }") != nil)
      #expect(patched.code.firstRange(of: "  private static var wasInBackground = false") != nil)
      let call = patched.code.firstRange(of: "appDelegate?.applicationDidEnterBackground")
      #expect((call != nil) == calls)
      #expect(patched.after.findings == [])
    }
    let code = SceneDelegateCode(
      name: "S", delegate: "A", header: "A.h", selectors: ["applicationWillEnterForeground(_:)"],
      window: nil, hasStoryboard: true
    ).objectiveC
    #expect(code.firstRange(of: "static BOOL wasInBackground;") != nil)
    #expect(code.firstRange(of: "if (!wasInBackground) { return; }") != nil)
    #expect(
      code.firstRange(
        of: "- (void)sceneDidEnterBackground:(UIScene *)scene {\n  wasInBackground = YES;") != nil)
  }

  @Test("a window that the launch needs, and that scenes don't give the app delegate, is named")
  func needed() throws {
    let delegate = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(Self.launch) { window!.tintColor = .red; return true }
      }
      """
    let info = Self.list.replacing(
      "<dict>", with: "<dict>\n\t<key>UIMainStoryboardFile</key>\n\t<string>Main</string>")
    let patched = try Patched(
      ["App/AppDelegate.swift": delegate, "Main.storyboard": ""], info: info)
    guard case .windowNeeded(let place)? = patched.patch.omissions.first else { throw Missing() }
    #expect(patched.patch.omissions.count == 1)
    #expect(patched.after.launches.map(\.place) == [place, place])
    #expect(patched.after.launches.allSatisfy { $0.outcome == .undecided })
    #expect(patched.after.findings.first?.name == "delegate-window-needed")
    #expect(patched.after.findings.first?.level == .error)
  }

  @Test("a scene delegate that is there stays, and the manifest names it")
  func existing() throws {
    let more = "  func applicationDidBecomeActive(_ a: UIApplication) { print(1) }"
    let scene = """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          window?.rootViewController = UIViewController()
          window?.makeKeyAndVisible()
        }
      }
      """
    let patched = try Patched([
      "App/AppDelegate.swift": Self.window("window", "", more), "App/SceneDelegate.swift": scene,
    ])
    #expect(patched.patch.newFiles == [])
    #expect(patched.patch.omissions.count == 2)
    #expect(patched.after.launches.allSatisfy { $0.outcome == .launches })
    // A file of that name without such a class: another name is taken.
    let taken = try Patched([
      "App/AppDelegate.swift": Self.window("window"), "App/SceneDelegate.swift": "// Nothing yet.",
    ])
    #expect(taken.patch.newFiles == ["App/AppSceneDelegate.swift"])
    #expect(taken.after.launches.allSatisfy { $0.outcome == .launches })
  }

  @Test("there is no patch whose code could not name the delegate, or that a library has to have")
  func none() throws {
    func problem(_ sources: [String: String]) throws -> ScenePatch.Problem? {
      do {
        _ = try Patched(sources)
        return nil
      } catch {
        return error as? ScenePatch.Problem
      }
    }
    let text = Self.window("window")
    let hidden = text.replacing("class AppDelegate", with: "private class AppDelegate")
    guard case .hiddenDelegate("AppDelegate", _)? = try problem(["App/A.swift": hidden]) else {
      throw Missing()
    }
    let flutter = text.replacing("UIResponder, UIApplicationDelegate", with: "FlutterAppDelegate")
    #expect(try problem(["App/A.swift": flutter]) == .library(.flutter))
    #expect(try problem(["App/A.swift": "import React\n" + text]) == .library(.reactNative))
  }
}
