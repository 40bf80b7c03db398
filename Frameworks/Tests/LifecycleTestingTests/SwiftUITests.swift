// SPDX-License-Identifier: Apache-2.0
import LifecycleTesting
import SwiftUI
import Testing

/// The output of the app of these tests, across its launches.
@MainActor private enum Said {
  static var words: [String] = []
}

private struct Counter: App {
  @Environment(\.scenePhase) private var phase
  @AppStorage("count") private var saved = 0

  var body: some Scene {
    WindowGroup { CounterView(saved: $saved) }
      .onChange(of: phase) { _, new in Said.words.append("app \(new)") }
  }
}

private struct CounterView: View {
  @Binding var saved: Int
  @State private var count = 0
  @State private var name = ""
  @State private var isLoaded = false

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      Button("Save") { saved = count }
      TextField("Name", text: $name)
      if isLoaded { Button("Loaded") {} }
    }
    .onAppear {
      count = saved
      Said.words.append("appear \(count)")
    }
    .onChange(of: count) { Said.words.append("count \(count)") }
    .onChange(of: name) { Said.words.append("name \(name)") }
    .task { isLoaded = true }
  }
}

private final class Delegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    Said.words.append("launched")
    return true
  }
}

private struct Adapted: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene { WindowGroup { Text("Hello").onAppear { Said.words.append("appear") } } }
}

// One app runs at a time: these tests take turns with those of app delegates.
extension TestApplicationTests {
  @MainActor @Suite("A SwiftUI app of one's own in tests")
  struct SwiftUITests {
    init() { Said.words = [] }

    @Test("its views appear, its buttons act, and its phases change")
    func acts() throws {
      let app = try TestApplication(Counter.self)
      try app.perform("tap icon, tap button Add, type Ada")
      #expect(app.state == .active)
      #expect(Said.words == ["appear 0", "app active", "count 1", "name Ada"])
      try app.perform("press home, wait 10s")
      #expect(app.state == .suspended)
      #expect(Said.words.suffix(2) == ["app inactive", "app background"])
    }

    @Test("a kill takes what was not saved")
    func kill() throws {
      let app = try TestApplication(Counter.self)
      try app.perform("tap icon, tap button Add, tap button Save, tap button Add")
      try app.perform("press home, wait 10s, reclaim memory")
      Said.words = []
      try app.perform("tap icon")
      #expect(Said.words.first == "appear 1")
    }

    @Test("a task runs once the test lets it")
    func task() async throws {
      try await TestApplication.run(Counter.self) { app in
        try app.perform("tap icon")
        await app.settle()
        try app.perform("tap button Loaded")
      }
    }

    @Test("a button that is not shown is an error that names those that are")
    func missing() throws {
      let app = try TestApplication(Counter.self)
      let error = #expect(throws: TestApplicationError.self) {
        try app.perform("tap icon, tap button Remove")
      }
      let text = error.map { "\($0)" } ?? ""
      #expect(text.contains("SwiftUITests.swift:"))
      #expect(text.contains("MyApp shows no button Remove. It shows: Add, Save"))
    }

    @Test("the delegate that its adaptor asks for is called")
    func adaptor() throws {
      let app = try TestApplication(Adapted.self, delegate: Delegate())
      try app.perform("tap icon")
      #expect(Said.words == ["launched", "appear"])
      #expect(app.calls.first == "application(_:didFinishLaunchingWithOptions:)")
      #expect(app.delegate != nil)
    }
  }
}
