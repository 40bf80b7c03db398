// SPDX-License-Identifier: Apache-2.0
import SwiftUI

#if os(iOS)
  @main
#endif
struct CounterApp: App {
  var body: some Scene { WindowGroup { CounterView() } }
}

/// Counts taps, and keeps the count when the app leaves the screen.
struct CounterView: View {
  @Environment(\.scenePhase) private var phase
  @AppStorage("count") private var saved = 0
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
    .onAppear { count = saved }
    .onChange(of: phase) { _, new in if new == .background { saved = count } }
  }
}
