// SPDX-License-Identifier: Apache-2.0
import UIKit
import ReactorKit
import RxCocoa
final class LoginReactor: Reactor {
  enum Action { case login }
  enum Mutation { case setLoading(Bool) }
  struct State { var isLoading = false }
  let initialState = State()
  init(provider: ServiceProviderType) {}
  func mutate(action: Action) -> Observable<Mutation> { .just(.setLoading(true)) }
}
final class LoginViewController: UIViewController, View {
  var disposeBag = DisposeBag()
  private let button = UIButton()
  init(reactor: LoginReactor) { super.init(nibName: nil, bundle: nil); self.reactor = reactor }
  required init?(coder: NSCoder) { fatalError() }
  func bind(reactor: LoginReactor) {
    button.rx.tap.map { Reactor.Action.login }.bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map { $0.isLoading }.distinctUntilChanged().subscribe(onNext: {
      [weak self] loading in self?.button.isEnabled = !loading
    }).disposed(by: disposeBag)
  }
  override func viewDidLoad() { super.viewDidLoad(); print("login loaded") }
}
protocol ServiceProviderType: AnyObject {}
final class ServiceProvider: ServiceProviderType {}
protocol Analytics {}
final class FirebaseAnalytics: Analytics { init(key: String) {} }
final class ServiceAssembly: Assembly { func assemble(container: Container) {} }
