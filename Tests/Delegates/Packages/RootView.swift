// SPDX-License-Identifier: Apache-2.0
import SwiftUI
import ComposableArchitecture
import Lottie

@Reducer
struct AppFeature {
  @ObservableState struct State: Equatable { var count = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tap: state.count += 1; return .none
      }
    }
  }
}
struct RootView: View {
  @Perception.Bindable var store: StoreOf<AppFeature>
  @EnvironmentObject var model: AppModel
  var body: some View {
    VStack {
      LottieView(animation: .named("hello")).playing()
      Button("Tap") { store.send(.tap) }
    }
  }
}
final class AppModel: ObservableObject {
  @Published var text = "draft"
  @Dependency(\.date) var date
  func save() {
    UserDefaults.standard.set(text, forKey: "text")
    print("saved \(text)")
  }
}
