// SPDX-License-Identifier: Apache-2.0

/// The storyboard and the view controllers of an app that shows them (`views=yes`), and SwiftUI's
/// root view. A view loads when it is first needed on the screen, and appears once. Leaving and
/// returning calls none of them.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewcontroller
extension EmulatedApp {
  /// The class of the root view controller.
  static let viewController = "ViewController"
  /// The type of SwiftUI's root view.
  static let rootView = "ContentView"

  /// True if UIKit view controllers are shown: SwiftUI's views have none of the app's own.
  private var showsControllers: Bool { traits.showsViewControllers && traits.style != .swiftui }

  /// The main storyboard is loaded. Storyboards came with iOS 5.
  func storyboardSteps(version: SystemVersion) -> [MainThreadStep] {
    showsControllers && version >= 5 ? [.process(.storyboard("Main"), .storyboard)] : []
  }

  /// Without scenes: the root view controller loads its view; once per process.
  ///
  /// A log of iOS 4 shows the view before `applicationDidBecomeActive(_:)`, logs of iOS 13 and later
  /// behind it. What lies between is a guess.
  mutating func viewLoadingSteps(version: SystemVersion) -> [MainThreadStep] {
    guard showsControllers, process?.hasLoadedViews == false else { return [] }
    process?.hasLoadedViews = true
    process?.isViewAppearing = version >= 13
    return Self.controllerCalls([.loadView, .viewDidLoad], .viewLoading)
      + Self.controllerCalls(
        version >= 13 ? [.viewWillAppear] : [.viewWillAppear, .viewDidAppear], .viewAppearance)
  }

  /// Without scenes: the view has appeared once the app is active for the first time.
  mutating func viewAppearedSteps() -> [MainThreadStep] {
    guard process?.isViewAppearing == true else { return [] }
    process?.isViewAppearing = false
    return Self.controllerCalls([.viewDidAppear], .viewAppearance)
  }

  /// With scenes: the root view controller of a scene that connects loads its view; SwiftUI's root
  /// view is about to appear.
  mutating func sceneViewLoadingSteps(_ number: Int) -> [MainThreadStep] {
    guard traits.showsViewControllers, scenes[number] != nil else { return [] }
    if traits.style == .swiftui {
      return [.callObject(.onAppear, .viewAppearance, object: Self.rootView, scene: number)]
    }
    scenes.beginAppearing(number)
    return Self.controllerCalls([.loadView, .viewDidLoad], .viewLoading, scene: number)
      + Self.controllerCalls([.viewWillAppear], .viewAppearance, scene: number)
  }

  /// With scenes: the view has appeared once its scene is active for the first time.
  mutating func sceneViewAppearedSteps(_ number: Int) -> [MainThreadStep] {
    guard scenes.endAppearing(number) else { return [] }
    return Self.controllerCalls([.viewDidAppear], .viewAppearance, scene: number)
  }

  /// With scenes: the user has swiped the app away, its scenes have disconnected, and the views that
  /// were on the screen go.
  func sceneViewClosingSteps(_ numbers: [Int]) -> [MainThreadStep] {
    guard showsControllers else { return [] }
    return numbers.flatMap {
      Self.controllerCalls([.viewWillDisappear, .viewDidDisappear], .viewAppearance, scene: $0)
    }
  }

  /// Every view controller whose view is loaded is warned of low memory.
  func viewWarningSteps() -> [MainThreadStep] {
    guard showsControllers else { return [] }
    let warning = [Callback.controllerDidReceiveMemoryWarning]
    if traits.style.hasScenes {
      return scenes.connected.flatMap { Self.controllerCalls(warning, .memoryWarning, scene: $0) }
    }
    return process?.hasLoadedViews == true ? Self.controllerCalls(warning, .memoryWarning) : []
  }

  private static func controllerCalls(
    _ callbacks: [Callback], _ rule: Rule, scene: Int? = nil
  ) -> [MainThreadStep] {
    callbacks.map { .callObject($0, rule, object: viewController, scene: scene) }
  }
}
