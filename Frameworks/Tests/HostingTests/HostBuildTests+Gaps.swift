// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Gaps of which each stopped a whole fresh app.
extension HostBuildTests {
  @Test("tasks of SwiftUI's, pending requests, and queries with their types compile and run")
  func tasksAndQueries() throws {
    let source = """
      import SwiftUI
      import SwiftData
      import BackgroundTasks
      @Model class Item { var name: String = ""; init(name: String) { self.name = name } }
      struct ContentView: View {
        @Query private var items: [Item]
        let other: Query<Item, [Item]>
        init() { _items = Query(sort: \\Item.name); other = Query() }
        var body: some View { Text("\\(items.count)").onAppear { print("items", items.count) } }
      }
      @main struct Notes: App {
        init() {
          BGTaskScheduler.shared.getPendingTaskRequests { print("pending", $0.count) }
          Task { print("async", await BGTaskScheduler.shared.pendingTaskRequests().count) }
        }
        var body: some Scene {
          WindowGroup { ContentView() }.modelContainer(for: Item.self)
            .backgroundTask(.appRefresh("a")) { print("refresh") }
            .backgroundTask(.urlSession("b")) { print("session") }
            .backgroundTask(.urlSession) { name in print("session", name) }
            .backgroundTask(.urlSession(matching: { $0.hasPrefix("c") })) { print("session", $0) }
        }
      }
      """
    let result = try run(["Notes.swift": source], "tap icon, wait 1s")
    for line in ["items 0", "pending 0", "async 0"] { #expect(result.output.contains(line)) }
  }

  @Test("models whose values are texts, and forms of lists, gestures and windows compile and run")
  func formsOfSwiftUI() throws {
    let source = """
      import SwiftUI
      import SwiftData
      @Model
      final class Item {
        var name: String = "Item"
        var children: [Item]
        init(name: String = "Item", children: [Item] = []) {
          self.name = name
          self.children = children
        }
      }
      struct Place: Identifiable, Hashable { var id = 1; var name = "a"; var places: [Place]? }
      class Model: ObservableObject {
        let timer = Timer.TimerPublisher(interval: 0.1, runLoop: .main, mode: .common).autoconnect()
      }
      struct ContentView: View {
        @StateObject private var model = Model()
        @Query(sort: [SortDescriptor(\\Item.name, comparator: .localizedStandard)]) private var items: [Item]
        @Environment(\\.modelContext) private var context
        @State private var ticks = 0
        @State private var chosen: Place.ID?
        @State private var places = [Place()]
        @State private var isOn = false
        var body: some View {
          List(places, children: \\.places, selection: $chosen) { Text($0.name) }
          List($places, editActions: [.delete, .move]) { $place in Text(place.name) }
          Text("small").textScale(.secondary).lineLimit(nil).writingToolsBehavior(.disabled)
          Circle().gesture(isOn ? DragGesture() : nil)
          Toggle(sources: [$isOn], isOn: \\.self) { Text("All") }
            .onReceive(model.timer) { _ in ticks += 1; if ticks == 1 { print("tick") } }
            .onChange(of: isOn) { print("on", isOn) }
            .onAppear {
              context.undoManager = UndoManager()
              context.insert(Item())
              print("item", (try? context.fetch(FetchDescriptor<Item>()))?.map(\\.name) ?? [])
              let data = try? NSKeyedArchiver.archivedData(withRootObject: UIColor(Color.red), requiringSecureCoding: true)
              let color = data.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0) }
              print("color", color == UIColor(Color.red), Color.red.cgColor != nil)
              print(NSLocalizedString("key", tableName: "Words", bundle: .main, value: "value", comment: "c"))
              let path = NavigationPath([1, 2])
              let saved = path.codable.flatMap { try? JSONEncoder().encode($0) }
              let read = saved.flatMap { try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: $0) }
              print("path", read.map { NavigationPath($0) } == path, NavigationPath([Place()]).codable == nil)
            }
        }
      }
      @main struct Notes: App {
        var body: some Scene {
          WindowGroup { ContentView() }.modelContainer(for: Item.self, inMemory: true)
          WindowGroup("Place", id: "place", for: Int.self) { $id in Text("\\(id ?? 0)") }
        }
      }
      """
    let result = try run(["Notes.swift": source], "tap icon, wait 1s, tap button All, wait 300ms")
    for line in [
      "item [\"Item\"]", "color true true", "value", "path true true", "tick", "on true",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
  }

  @Test("a color of a color, and attributes that are a dictionary, compile in UIKit")
  func formsOfUIKit() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let label = UILabel()
          label.textColor = UIColor(.black)
          var configuration = UIButton.Configuration.filled()
          configuration.attributedTitle = AttributedString("x", attributes: AttributeContainer([.font: UIFont.boldSystemFont(ofSize: 3)]))
          print("color", label.textColor == UIColor.black, configuration.attributedTitle != nil)
        }
      }
      """
    #expect(try run(["AppDelegate.swift": source], "tap icon").output.contains("color true true"))
  }

  @Test("UIKit's objects without arguments, typed names, attributes and subclasses compile and run")
  func familiesOfUIKit() throws {
    let source = """
      import UIKit
      import CoreLocation
      class Pin: NSLayoutConstraint { var label = "pin" }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let animator = UIViewPropertyAnimator()
          animator.addAnimations { print("animated") }
          animator.startAnimation()
          let pin = Pin(item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 3)
          print(pin.label, pin.constant, UIFont.Weight(0.3) == .semibold, UIFont().pointSize, CLLocation().coordinate.latitude)
          var text = AttributedString("x")
          text.foregroundColor = .red
          text.font = .boldSystemFont(ofSize: 3)
          text.underlineStyle = .single
          print("text", text.foregroundColor == UIColor.red, text.font?.pointSize ?? 0)
          print("numbers", CGFloat(truncating: 2.5 as NSNumber), CGFloat(exactly: NSNumber(value: 2)) ?? 0)
          print("error", URLError(.init(rawValue: 404)).code == .unknown, URLError(.init(rawValue: -1009)).code == .notConnectedToInternet)
          var lock = os_unfair_lock()
          os_unfair_lock_lock(&lock)
          print("locked", !os_unfair_lock_trylock(&lock))
        }
      }
      """
    let result = try run(["AppDelegate.swift": source], "tap icon")
    for line in [
      "animated", "pin 3.0 true 0.0 0.0", "text true 3.0", "numbers 2.5 2.0", "error true true",
      "locked true",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
  }

  @Test("Combine's flatMap lets so many publishers deliver at once")
  func flatMapInTurns() throws {
    let source = """
      import UIKit
      import Combine
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var bag: Set<AnyCancellable> = []
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let subjects = (0...2).map { _ in PassthroughSubject<String, Never>() }
          subjects.indices.publisher.flatMap(maxPublishers: .max(1)) { at in print("begins", at); return subjects[at] }
            .sink { _ in print("ended") } receiveValue: { print("got", $0) }.store(in: &bag)
          subjects[1].send("early")
          subjects[0].send("a")
          subjects[0].send(completion: .finished)
          subjects[1].send("b")
          subjects[1].send(completion: .finished)
          subjects[2].send(completion: .finished)
        }
      }
      """
    let result = try run(["AppDelegate.swift": source], "tap icon")
    #expect(result.output == ["begins 0", "got a", "begins 1", "got b", "begins 2", "ended"])
  }

  @Test("forms of SwiftUI's tabs, alerts, drags and pickers of photos compile")
  func moreFormsOfSwiftUI() throws {
    let source = """
      import SwiftUI
      import PhotosUI
      struct ContentView: View {
        @State private var isOn = true
        @State private var name: String? = "a"
        @State private var photos: [PhotosPickerItem] = []
        var body: some View {
          TabView {
            Tab("A", image: "a") { Text("A") }
            Tab("B", systemImage: "b") { Text("B") }
          }
          PhotosPicker("Pick", selection: $photos, maxSelectionCount: 3, selectionBehavior: .ordered, matching: .images)
          Text("drag").draggable("x") { Text("preview") }.itemProvider { nil }
            .alert(Text("Title"), isPresented: $isOn) { Button("Yes") { print("yes") } }
            .confirmationDialog(Text("Title"), isPresented: .constant(false), presenting: name) { name in Button(name) {} }
        }
      }
      @main struct Notes: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    let result = try run(["Notes.swift": source], "tap icon, tap button Yes, wait 300ms")
    #expect(result.output.contains("yes"))
  }

  @Test("a module that is not there brings the modules along that it brings on an iPhone")
  func broughtModules() throws {
    let source = """
      import SwiftUI
      import MapKit
      struct Place { var coordinate = CLLocationCoordinate2D(latitude: 1, longitude: 2) }
      @main struct Notes: App {
        var body: some Scene { WindowGroup { Text("x").onAppear { print("at", Place().coordinate.longitude) } } }
      }
      """
    #expect(try run(["Notes.swift": source], "tap icon, wait 1s").output.contains("at 2.0"))
  }
}
