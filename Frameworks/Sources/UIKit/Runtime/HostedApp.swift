// SPDX-License-Identifier: Apache-2.0
import HostProtocol

#if canImport(Glibc)
  import Glibc
#endif

/// An app as its build describes it: what Objective-C's runtime would say about it. The code that
/// `applife host` adds to a build makes one.
@_spi(Hosting) public struct HostedApp {
  /// Makes the app delegate.
  public var makeDelegate: @MainActor () -> any UIApplicationDelegate
  /// The classes of scene delegates, by name, each with what makes one.
  public var sceneDelegates: [(name: String, make: @MainActor () -> any UISceneDelegate)]
  /// The selectors of the methods that are implemented; nil if that is not known.
  public var methods: [String]?
  /// The app's Info.plist, as XML; nil if there is none.
  public var infoPlist: String?
  public var storyboard: Storyboard
  /// Makes SwiftUI's app; nil for an app of UIKit's.
  public var content: (@MainActor () -> AnyObject)?
  /// The classes that Interface Builder's files may name.
  public var interfaceClasses: [String: InterfaceClass]

  /// The objects that the app's storyboards would make, as far as the sources tell.
  public struct Storyboard {
    /// True if the app's windows come from a storyboard: no source makes one.
    public var makesWindow: Bool
    /// Makes the initial view controller; nil where a plain one will do.
    public var initial: (@MainActor () -> UIViewController)?
    /// The functions that make the controllers which are asked for by an identifier.
    public var controllers: [String: @MainActor () -> UIViewController]

    public init(
      makesWindow: Bool = false, initial: (@MainActor () -> UIViewController)? = nil,
      controllers: [String: @MainActor () -> UIViewController] = [:]
    ) {
      self.makesWindow = makesWindow
      self.initial = initial
      self.controllers = controllers
    }
  }

  public init(
    makeDelegate: @escaping @MainActor () -> any UIApplicationDelegate,
    sceneDelegates: [(name: String, make: @MainActor () -> any UISceneDelegate)] = [],
    methods: [String]? = nil, infoPlist: String? = nil, storyboard: Storyboard = Storyboard(),
    content: (@MainActor () -> AnyObject)? = nil,
    interfaceClasses: [String: InterfaceClass] = [:]
  ) {
    self.interfaceClasses = interfaceClasses
    self.makeDelegate = makeDelegate
    self.sceneDelegates = sceneDelegates
    self.methods = methods
    self.infoPlist = infoPlist
    self.storyboard = storyboard
    self.content = content
  }

  /// The name of the C function that describes the app: the build exports it.
  static let describe = "applife_describe"
  @MainActor private static var described: HostedApp?

  /// The build describes its app.
  @MainActor public static func describe(_ app: HostedApp) { described = app }

  /// Runs the app that the build has described, and does not return.
  @MainActor package static func runDescribed(delegateClass: String?) -> Never {
    typealias Describe = @convention(c) () -> Void
    if described == nil, let symbol = dlsym(nil, describe) {
      unsafeBitCast(symbol, to: Describe.self)()
    }
    guard let app = described else {
      fail(
        "main: \(delegateClass ?? "the app delegate") was not built by applife host")
    }
    app.run()
  }

  /// Runs the app: speaks to applife, and does not return.
  @MainActor public func run() -> Never {
    Self.printAtOnce()
    guard AppLink.open() else {
      Self.fail("this is an app for applife: start it with applife host")
    }
    CrashStack.tell()
    let info = AppInfo(self)
    let runtime = AppRuntime(self, info)
    AppRuntime.current = runtime
    AppLink.listen()
    AppLink.send(.hello(info.hello(methods: methods)))
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Lets what is printed leave the process at once, also without the end of a line. C's `stdout`
  /// is a variable, which Swift 6 does not let pass; nobody ever sets it.
  private static func printAtOnce() {
    guard let variable = dlsym(nil, "stdout") else { return }
    setvbuf(variable.load(as: UnsafeMutablePointer<FILE>.self), nil, _IONBF, 0)
  }

  static func fail(_ text: String) -> Never {
    FileHandle.standardError.write(Data((text + "\n").utf8))
    exit(2)
  }
}

/// The statements of an Info.plist about the life cycle.
struct AppInfo {
  /// True if the app has scenes.
  let hasScenes: Bool
  /// True if the app's life cycle is SwiftUI's.
  let isSwiftUI: Bool
  /// The class of the scene delegate that the Info.plist names, without its module.
  let sceneDelegate: String?
  let hasManyWindows: Bool
  let modes: [String]
  let tasks: [String]
  /// The storyboard that the windows come from; nil where none is named.
  let storyboard: String?

  /// The names of keys are Apple's.
  /// - SeeAlso: https://developer.apple.com/documentation/bundleresources/information-property-list
  init(_ app: HostedApp) {
    var list: [String: Any] = [:]
    if let text = app.infoPlist?.data(using: .utf8) {
      list =
        (try? PropertyListSerialization.propertyList(from: text, options: [], format: nil))
        as? [String: Any] ?? [:]
    }
    let manifest = list["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let scenes = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
    storyboard =
      scenes?.first?["UISceneStoryboardFile"] as? String ?? list["UIMainStoryboardFile"] as? String
    let name = scenes?.first?["UISceneDelegateClassName"] as? String
    sceneDelegate = name?.split(separator: ".").last.map(String.init)
    // Without an Info.plist an app that has a scene delegate has scenes.
    isSwiftUI = app.content != nil
    hasScenes =
      isSwiftUI || (app.infoPlist == nil ? !app.sceneDelegates.isEmpty : manifest != nil)
    hasManyWindows = manifest?["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
    modes = list["UIBackgroundModes"] as? [String] ?? []
    tasks = list["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
  }

  func hello(methods: [String]?) -> AppMessage.Hello {
    AppMessage.Hello(
      style: isSwiftUI ? "swiftui" : hasScenes ? "scene" : "delegate", methods: methods,
      modes: modes, tasks: tasks,
      hasManyWindows: hasManyWindows, answersEdits: true)
  }
}
