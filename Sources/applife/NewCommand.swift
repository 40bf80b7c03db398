// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// `applife new`: a starter app.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a starter app that applife host builds and runs.",
    discussion: """
      A folder with an app delegate of some lines: a timer that prints, the six methods, and a note \
      that is saved when the app enters the background. Nothing that is there is replaced.

      EXAMPLES:
        applife new Notes && applife host Notes
      """)

  @Argument(help: ArgumentHelp("The app's name, and the folder's.", valueName: "name"))
  var name: String

  mutating func run() throws {
    let folder = name.split(separator: "/").last.map(String.init) ?? ""
    guard AppBuilder.appName(name) == folder else {
      throw Failure("\(name): an app's name is letters and digits, and begins with a letter")
    }
    guard FileName.with(name, { access($0, F_OK) }) != 0 else {
      throw Failure("\(name): \(Errno(code: EEXIST).text)")
    }
    try BuildCache.make(name)
    let path = name + "/AppDelegate.swift"
    do throws(OutputError) {
      let output = try Output(path: path)
      try output.write(Array(Self.source.utf8))
      try output.finish()
    } catch {
      throw Failure(.wrongUse, error.lines)
    }
    try StandardOutput.write(
      "\(Printable.line(path)) is written: applife host \(Printable.line(name))\n")
  }

  /// The starter app.
  static let source = """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      private var timer: Timer?
      private var seconds = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = ViewController()
        window?.makeKeyAndVisible()
        // It prints every second, and stops when the app is suspended: press h, and wait.
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
          self?.tick()
        }
        return true
      }

      private func tick() {
        seconds += 1
        print("\\(seconds) s")
      }

      func applicationDidBecomeActive(_ application: UIApplication) {}
      func applicationWillResignActive(_ application: UIApplication) {}

      func applicationDidEnterBackground(_ application: UIApplication) {
        let note = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
          .appendingPathComponent("note.txt")
        try? "after \\(seconds) s\\n".write(to: note, atomically: true, encoding: .utf8)
        print("saved")
      }

      func applicationWillEnterForeground(_ application: UIApplication) {}
      func applicationWillTerminate(_ application: UIApplication) {}
    }

    class ViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        print("the view has loaded")
      }
    }

    """
}
