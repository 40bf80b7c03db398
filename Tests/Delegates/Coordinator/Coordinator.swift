// SPDX-License-Identifier: Apache-2.0
import UIKit
import RxSwift

enum CoordinatorEvent { case none, login(User), logout }
class BaseCoordinator<ResultType>: NSObject {
  typealias CoordinationResult = ResultType
  let disposeBag = DisposeBag()
  private var children: [UUID: Any] = [:]
  func coordinate<T>(to coordinator: BaseCoordinator<T>) -> Observable<T> { coordinator.start() }
  func start() -> Observable<ResultType> { fatalError("not implemented") }
}
final class AppCoordinator: BaseCoordinator<Void> {
  private let window: UIWindow
  let events = PublishSubject<CoordinatorEvent>()
  init(window: UIWindow) { self.window = window }
  override func start() -> Observable<Void> {
    let controller = LoginViewController(reactor: LoginReactor(provider: ServiceProvider()))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    return Observable.never()
  }
  func persist() { print("persisted") }
}
struct User { let name: String }
