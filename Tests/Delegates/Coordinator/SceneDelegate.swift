// SPDX-License-Identifier: Apache-2.0
import UIKit
import RxSwift
import RxCocoa

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var coordinator: AppCoordinator?
  private let bag = DisposeBag()
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let coordinator = AppCoordinator(window: window)
    coordinator.start()
      .subscribe()
      .disposed(by: bag)
    coordinator.events
      .filter { $0 != .none }
      .subscribe(onNext: { [weak self] event in
        self?.handle(event)
      })
      .disposed(by: bag)
    self.window = window
    self.coordinator = coordinator
    print("connected")
  }
  private func handle(_ event: CoordinatorEvent) { print("event \(event)") }
  func sceneDidEnterBackground(_ scene: UIScene) {
    (UIApplication.shared.delegate as? AppDelegate)?.saveContext()
    coordinator?.persist()
    print("scene in background")
  }
}
extension AppDelegate { func saveContext() { print("context saved") } }
