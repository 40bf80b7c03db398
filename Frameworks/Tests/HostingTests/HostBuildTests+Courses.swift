// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Tests of the features that real course projects use.
extension HostBuildTests {
  @Test(
    "own modifiers, toolbars, timelines, entries and formatters run; an earlier alert is answered")
  func course() throws {
    let source = """
      import SwiftUI

      struct Card: AnimatableModifier {
        var turn: Double
        var animatableData: Double {
          get { turn }
          set { turn = newValue }
        }
        func body(content: Content) -> some View { content.rotation3DEffect(.degrees(turn), axis: (0, 1, 0)) }
      }
      struct Look: DisclosureGroupStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      struct Buttons: ToolbarContent {
        let add: () -> Void
        var body: some ToolbarContent {
          ToolbarItem(placement: .primaryAction) { Button("Add", action: add) }
        }
      }
      extension EnvironmentValues {
        @Entry var size: Int = 3
        @Entry var label = "plain"
      }
      struct Row: View {
        @Environment(\\.size) var size
        @Environment(\\.label) var label
        @Environment(\\.accessibilityEnabled) var isAssisted
        @Environment(\\.multilineTextAlignment) var alignment
        var body: some View { Text("row").onAppear { print("row", size, label, isAssisted, alignment == .leading) } }
      }
      @main struct CourseApp: App {
        var body: some Scene { WindowGroup("Course", id: "main") { ContentView() } }
      }
      struct ContentView: View {
        @State private var count = 0
        @State private var isAsking = false
        var body: some View {
          NavigationStack {
            VStack {
              TimelineView(.periodic(from: .now, by: 1)) { context in
                Text(context.date, style: .time).onAppear { print("timeline") }
              }
              RadialGradient(stops: [.init(color: .red, location: 0.3)], center: .top, startRadius: 1, endRadius: 2)
              Text("card").modifier(Card(turn: 3))
              DisclosureGroup("more") { Text("x") }.disclosureGroupStyle(Look())
              Text("g").gesture(LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                switch value {
                case .first(let pressed): print(pressed)
                case .second(let pressed, let drag): print(pressed, drag?.translation ?? .zero)
                }
              })
              Row().environment(\\.size, 5)
              Button("Ask") { isAsking = true }
            }
            .toolbar { Buttons { count += 1; print("added", count) } }
            .alert(isPresented: $isAsking) {
              Alert(title: Text("Sure?"), primaryButton: .destructive(Text("Yes")) { print("yes") }, secondaryButton: .cancel())
            }
          }
          .onAppear {
            let time = DateComponentsFormatter()
            time.allowedUnits = [.hour, .minute, .second]
            time.zeroFormattingBehavior = .pad
            print(time.string(from: 3725) ?? "-")
            time.zeroFormattingBehavior = .default
            print(time.string(from: 65) ?? "-", time.string(from: 5) ?? "-")
            time.unitsStyle = .abbreviated
            print(time.string(from: 3725) ?? "-", time.string(from: 3600) ?? "-")
            time.unitsStyle = .full
            print(time.string(from: 3661) ?? "-")
            let relative = RelativeDateTimeFormatter()
            print(relative.localizedString(fromTimeInterval: -7300), "/", relative.localizedString(fromTimeInterval: 60))
            relative.dateTimeStyle = .named
            print(relative.localizedString(from: DateComponents(day: -1)))
            print(Measurement(value: 21.5, unit: UnitTemperature.celsius).formatted(.measurement(width: .abbreviated, usage: .weather)))
            var text = AttributedString("bold")
            text.font = .headline
            text.foregroundColor = .red
            print(text.foregroundColor == .red)
            NSUbiquitousKeyValueStore.default.set("kept", forKey: "cloud")
            print(NSUbiquitousKeyValueStore.default.string(forKey: "cloud") ?? "-")
          }
        }
      }
      """
    let result = try run(
      ["CourseApp.swift": source],
      "tap icon, tap button Ask, +300ms tap button Yes, +300ms tap button Add, wait 300ms")
    let said = result.output
    #expect(said.contains("row 5 plain false true") && said.contains("timeline"))
    #expect(
      said.filter { $0 != "timeline" && !$0.hasPrefix("row") } == [
        "01:02:05", "1:05 5", "1h 2m 5s 1h", "1 hour, 1 minute, 1 second",
        "2 hours ago / in 1 minute", "yesterday", "21.5°C", "true", "kept", "yes", "added 1",
      ])
  }

  @Test("a failed as! is told with its line")
  func failedCast() throws {
    let source = """
      import UIKit
      class Animal {}
      class Cat: Animal {}
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          show(Animal())
          return true
        }
        func show(_ animal: Any) { print(animal as! Cat) }
      }
      """
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s")
    let told = result.entries.output("stderr")
    #expect(told.contains { $0.contains("AppDelegate.swift:9: Could not cast value of type") })
  }
}
