// SPDX-License-Identifier: Apache-2.0

/// The storyboard and the view controllers of an app that shows them (`views=yes`). Without scenes
/// they load and appear before the app is active; with scenes a view has appeared only after its
/// scene is active. Leaving and returning calls none of them.
/// - SeeAlso: https://developer.apple.com/documentation/uikit/uiviewcontroller
extension EmulatedApp {
  /// The class of the root view controller.
  static let viewController = "ViewController"

  /// Whether UIKit view controllers are shown: SwiftUI's views have none of the app's own.
  private var showsControllers: Bool { traits.showsViewControllers && traits.style != .swiftui }

  /// The main storyboard is loaded.
  var storyboardSteps: [MainThreadStep] {
    showsControllers ? [.process(.storyboard("Main"), .storyboard)] : []
  }

  /// Without scenes: the root view controller loads its view, which appears; once per process.
  mutating func appearingSteps() -> [MainThreadStep] {
    guard showsControllers, process?.hasLoadedViews == false else { return [] }
    process?.hasLoadedViews = true
    return Self.controllerCalls([.loadView, .viewDidLoad, .viewWillAppear, .viewDidAppear])
  }

  /// With scenes: the root view controller of a scene that connects loads its view.
  mutating func sceneViewLoadingSteps(_ number: Int) -> [MainThreadStep] {
    guard showsControllers, let place = place(of: number) else { return [] }
    sessions[place].isAppearing = true
    return Self.controllerCalls([.loadView, .viewDidLoad, .viewWillAppear])
  }

  /// With scenes: the view has appeared once its scene is active for the first time.
  mutating func sceneViewAppearedSteps(_ number: Int) -> [MainThreadStep] {
    guard let place = place(of: number), sessions[place].isAppearing else { return [] }
    sessions[place].isAppearing = false
    return Self.controllerCalls([.viewDidAppear])
  }

  private static func controllerCalls(_ callbacks: [Callback]) -> [MainThreadStep] {
    callbacks.map { .callController($0, .viewLoading, object: viewController) }
  }
}
