// SPDX-License-Identifier: Apache-2.0
import Testing
@testable import Doctor

@testable import LifecycleAnalysis

/// The declarations and uses that are found in a source without a compiler.
@Suite("Outlines of sources")
struct SourceOutlineTests {
  private func outline(_ text: String, _ language: SourceLanguage = .swift) -> SourceOutline {
    SourceOutline(Array(text.utf8), file: "a", language: language)
  }

  @Test("comments, literals and hidden branches declare nothing")
  func hidden() {
    let text = """
      /* class A { /* nested */ func a() {} } */
      let s = "class B { \\("}" + "{") func b() {}" // class C {
      let r = #"class D { \\(x) "quoted" "#, m = \"\"\"
        class E {
        \"\"\"
      #if false
      class F {
      #elseif DEBUG
      class G {
      #else
      class H {
      #endif
        func h() { print("}") }
      }
      class I { func i() {} }
      """
    let found = outline(text)
    #expect(found.types.map(\.name) == ["G", "H", "I"])
    #expect(found.methods.map(\.selector) == ["h()", "i()"])
    #expect(found.methods.map(\.type) == ["H", "I"])
  }

  @Test("selectors have their labels, whatever stands in types and default values")
  func selectors() {
    let text = """
      extension M.AppDelegate {
        func application(_ a: UIApplication, open url: URL, options: [K: Any] = [:]) -> Bool { true }
        func plain<T>(x: (Int, Int) -> Void = { _, _ in }, _ y: [String: Int]) where T: A {}
        func `default`() {
          // Nothing.
        }
      }
      protocol P { func required(a: Int); var b: Int { get } }
      """
    let found = outline(text)
    #expect(
      found.methods.map(\.selector) == [
        "application(_:open:options:)", "plain(x:_:)", "default()",
      ])
    #expect(found.methods.map(\.isEmpty) == [false, true, true])
    #expect(found.methods.allSatisfy { $0.type == "AppDelegate" })
  }

  @Test("Objective-C says the same in its own spelling")
  func objectiveC() {
    let text = """
      #import "x.h"
      #define BEGIN { \\
        {
      @interface SceneDelegate : UIResponder <UIWindowSceneDelegate> {
        int x;
      }
      - (void)declared:(int)a;
      @end
      @implementation AppDelegate (More)
      static NSString *const name = @"}";
      - (BOOL)application:(UIApplication *)app openURL:(NSURL *)url options:(NSDictionary *)options {
        if ('}' == x) { [self done:@"{"]; }
        return YES;
      }
      + (void)sceneDidBecomeActive:(UIScene *)scene {}
      - (void)application:(UIApplication *)a continueUserActivity:(id)u restorationHandler:(void (^)(NSArray *))h { [self done:u]; }
      @end
      """
    let found = outline(text, .objectiveC)
    #expect(found.types.map(\.name) == ["SceneDelegate", "AppDelegate"])
    #expect(found.types[0].inherits == ["UIResponder", "UIWindowSceneDelegate"])
    #expect(
      found.methods.map(\.selector) == [
        "application(_:open:options:)", "sceneDidBecomeActive(_:)",
        "application(_:continue:restorationHandler:)",
      ])
    #expect(found.methods.map(\.type) == ["AppDelegate", "AppDelegate", "AppDelegate"])
    #expect(found.methods[1].isEmpty)
  }

  @Test(
    "braces that don't match, and literals without an end, hide at most what is around them",
    arguments: [
      "}}}}} class A { func a() {} }", "class A { func a() { ", "class A { func a() {} }}}}",
      "let s = \"no end\nclass A { func a() {} }", "class A { func a() {} } /* no end",
      "let r = /[\"{]/\nclass A { func a() {} }", "class A { func a() {} } let s = \"\"\" no end",
    ])
  func unbalanced(text: String) {
    #expect(outline(text).types.contains { $0.name == "A" })
    for language in [SourceLanguage.swift, .objectiveC, .cSharp] {
      for length in 0...text.utf8.count {
        let part = Array(text.utf8.prefix(length))
        _ = SourceOutline(part, file: "a", language: language)
      }
    }
  }

  @Test("deep nesting takes time that grows with the source, and no stack")
  func deep() {
    let many = 5_000
    for mark in [
      "{", "(", "[", "\"\\(", "class A {", "#if A\n", "@implementation A\n-(void)a{", "func f(",
    ] {
      let text = String(repeating: mark, count: many)
      for language in [SourceLanguage.swift, .objectiveC] {
        _ = outline(text, language)
      }
    }
  }

  @Test("a source may end behind any of its characters")
  func ends() {
    let launch =
      "application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?)"
    let texts: [(String, SourceLanguage)] = [
      (
        """
        @objc(D) class AppDelegate: NSObject, UIApplicationDelegate {
          func \(launch) -> Bool { print(o?[.url]); start(o); let x = o[UIApplication.LaunchOptionsKey.url]
            let t = UIApplication.shared.beginBackgroundTask(withName: "a") { UIApplication.shared.endBackgroundTask(t) }
            NotificationCenter.default.addObserver(self, selector: #selector(A.b(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
            configuration.delegateClass = Module.SceneDelegate.self
            BGTaskScheduler.shared.register(forTaskWithIdentifier: "x", using: nil) { BGAppRefreshTaskRequest(identifier: Self.name) }
          }
        """, .swift
      ),
      (
        """
        @implementation A (B)
        - (BOOL)application:(UIApplication *)a didFinishLaunchingWithOptions:(NSDictionary *)o {
          [o objectForKey:UIApplicationLaunchOptionsURLKey]; o[UIApplicationLaunchOptionsURLKey];
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(a:) name:UIApplicationDidEnterBackgroundNotification object:nil];
          t = [a beginBackgroundTaskWithExpirationHandler:^{ [a endBackgroundTask:t]; }];
          UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
        """, .objectiveC
      ),
    ]
    for (text, language) in texts {
      for end in text.indices { _ = outline(String(text[..<end]), language) }
    }
  }

  @Test("what is never closed, however often, hides nothing that stands before it")
  func neverClosed() {
    for unit in [
      "class A {", "func f() { class A { ", "beginBackgroundTask(\n", "addObserver(\n", "#if A\nx ",
      "func f() { let t = a.beginBackgroundTask() ",
      "addObserver(forName: UIApplication.didEnterBackgroundNotification) { ",
    ] {
      let open = String(repeating: unit, count: 100_000 / unit.utf8.count)
      let swift = outline("class Z { func z() {} }\n" + open, .swift)
      #expect(swift.types.first?.name == "Z", "\(unit)")
      #expect(swift.methods.first?.selector == "z()", "\(unit)")
      let objectiveC = outline("@implementation Z\n- (void)z {}\n@end\n" + open, .objectiveC)
      #expect(objectiveC.methods.first?.selector == "z()", "\(unit)")
    }
  }

  @Test("launch options are found by the name of the parameter, and by the names given to them")
  func options() {
    let text = """
      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          if let options = o { print(options[.url]) }
          print(o?[UIApplication.LaunchOptionsKey.location] as Any)
          start(o)
          return super.application(a, didFinishLaunchingWithOptions: o)
        }
        func other(o: [String: Int]) { print(o["url"]) }
      }
      """
    let uses = outline(text).uses.map(\.use)
    #expect(
      uses == [.launchOption("url"), .launchOption("location"), .passedOptions("start")])
  }
}
