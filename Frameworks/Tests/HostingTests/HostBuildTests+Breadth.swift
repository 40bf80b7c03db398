// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Apps that use much of SwiftUI and UIKit: what only changes the look compiles and does nothing.
extension HostBuildTests {
  @Test("an app with many modifiers, shapes, gestures and styles runs")
  func breadth() throws {
    let source = """
      import SwiftUI
      import Combine

      struct Item: Identifiable, Codable, Hashable { var id = UUID(); var name: String; var date = Date() }

      final class Store: ObservableObject {
        @Published var items: [Item] = [Item(name: "a")]
        @Published var copy: [Item] = []
        init() { $items.assign(to: &$copy) }
      }

      struct Star: Shape {
        var points = 5
        func path(in rect: CGRect) -> Path {
          var path = Path()
          path.move(to: CGPoint(x: rect.midX, y: rect.minY))
          path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
          path.addArc(center: CGPoint(x: 1, y: 2), radius: 3, startAngle: .degrees(0), endAngle: .degrees(180), clockwise: true)
          path.closeSubpath()
          return path
        }
      }

      struct BigButton: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
          configuration.label.padding().scaleEffect(configuration.isPressed ? 0.9 : 1).animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
        }
      }

      struct ContentView: View {
        @StateObject private var store = Store()
        @State private var show = false
        @State private var angle = 0.0
        @State private var amount = 1.0
        @State private var date = Date()
        @State private var text = ""
        @GestureState private var drag = CGSize.zero
        @Environment(\\.editMode) private var editMode
        @Environment(\\.colorScheme) var scheme
        @Namespace var ns
        let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]
        var body: some View {
          NavigationView {
            List {
              ForEach(store.items) { item in
                NavigationLink(destination: Text(item.name)) { Text(item.name) }
                  .listRowBackground(Color.red)
                  .swipeActions(edge: .leading) { Button("Pin") {} }
                  .contextMenu { Button("Delete", role: .destructive) {} }
              }
              .onDelete { store.items.remove(atOffsets: $0) }
              Section(header: Text("Grid"), footer: Text("end")) {
                ScrollView(.horizontal) {
                  LazyVGrid(columns: columns, spacing: 10) {
                    ForEach(0..<5) { i in
                      RoundedRectangle(cornerRadius: 10, style: .continuous)
                        .strokeBorder(Color.blue, lineWidth: 2)
                        .rotationEffect(.degrees(angle))
                        .transition(.move(edge: .leading).combined(with: .opacity))
                        .contentShape(Rectangle())
                        .gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation }.onEnded { _ in })
                    }
                  }
                }
                Star().fill(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
                  .frame(width: 10, height: 10)
                  .accessibilityLabel("star").accessibilityAddTraits(.isButton)
                Circle().trim(from: 0, to: 0.5).stroke(Color.green, style: StrokeStyle(lineWidth: 3, lineCap: .round))
                  .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { angle = 360 } }
                TextField("Amount", value: $amount, format: .number).keyboardType(.decimalPad)
                DatePicker("When", selection: $date, in: Date()..., displayedComponents: .date).datePickerStyle(.graphical)
                TextField("Name", text: $text).textInputAutocapitalization(.never).submitLabel(.done)
                Toggle(isOn: $show) { Label("x", systemImage: "star") }.toggleStyle(.switch)
              }
            }
            .listStyle(.insetGrouped)
            .navigationBarTitle("Things", displayMode: .inline)
            .navigationBarItems(leading: EditButton(), trailing: Button(action: { show = true }) { Image(systemName: "plus") }.buttonStyle(BigButton()))
            .confirmationDialog("Sure?", isPresented: $show, titleVisibility: .visible) { Button("Yes", role: .destructive) {} }
            .alert(isPresented: $show) { Alert(title: Text("A"), message: Text("b"), primaryButton: .default(Text("OK")), secondaryButton: .cancel()) }
            .searchable(text: $text)
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("Add") {} } }
          }
          .navigationViewStyle(StackNavigationViewStyle())
          .onAppear { print("appeared", store.copy.count, scheme == .light) }
          if #available(iOS 15, *) { Text("new").onAppear { print("new") } } else { Text("old") }
        }
      }

      class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { print("launched"); return true }
      }

      @main struct ThingsApp: App {
        @UIApplicationDelegateAdaptor() var delegate: AppDelegate
        @Environment(\\.scenePhase) var phase
        var body: some Scene {
          WindowGroup { ContentView() }.onChange(of: phase) { print("phase", $0) }
        }
      }
      """
    let result = try run(
      ["ThingsApp.swift": source], "tap icon, +500ms press home, wait 500ms, tap icon, wait 300ms")
    #expect(result.output.prefix(4) == ["launched", "appeared 1 true", "new", "phase active"])
    #expect(result.output.filter { $0 == "phase active" }.count == 2)
  }

  @Test("a table asks its data source, also in an extension; pictures name buttons")
  func table() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: Names())
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Names: UITableViewController {
        var names = ["a", "b"]
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "plus"), style: .plain, target: self, action: #selector(add))
          let field = UITextField()
          field.delegate = self
          field.keyboardType = .emailAddress
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          names = ["c"]
          tableView.reloadData()
        }
        @objc func add() {
          names.append("d")
          tableView.reloadData()
        }
      }
      extension Names {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
          cell.textLabel?.text = names[indexPath.row]
          print("row", indexPath.row, names[indexPath.row])
          return cell
        }
      }
      extension Names: UITextFieldDelegate {}
      """
    let result = try run(
      ["AppDelegate.swift": source], "tap icon, wait 500ms, tap button plus, wait 500ms")
    #expect(result.output.suffix(3) == ["row 0 c", "row 0 c", "row 1 d"])
  }

  @Test("an app with layouts, keyframes and charts of its own runs")
  func ownForms() throws {
    let source = """
      import SwiftUI
      import Charts
      import SwiftData

      @Model final class Trip {
        #Unique<Trip>([\\.name], [\\.name, \\.day])
        var name: String
        var day = 0
        init(name: String) { self.name = name }
      }
      @ModelActor actor Store {
        func add(_ name: String) throws -> Int {
          modelContext.insert(Trip(name: name))
          modelContext.insert(Trip(name: name))
          try modelContext.save()
          return try modelContext.fetchCount(FetchDescriptor<Trip>())
        }
      }
      struct Flow: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
      }
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
      }
      struct Note: Transferable, Codable {
        static var transferRepresentation: some TransferRepresentation {
          CodableRepresentation(contentType: .json)
          ProxyRepresentation(exporting: { (note: Note) in "note" })
        }
      }

      @main struct FormsApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {
        @Environment(\\.undoManager) private var undoManager
        @State private var isShown = true
        var body: some View {
          Flow {
            Text("x").modifier(Shake(animatableData: 1)).onAppear { print("within the layout") }
            Chart { if isShown { RuleMark(y: .value("y", 3)) } }
            Text("k").keyframeAnimator(initialValue: 0.0, trigger: isShown) { view, value in
              view.opacity(value)
            } keyframes: { _ in
              KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
            }
          }
          .navigationDestination(isPresented: $isShown) { Text("d") }
          .task {
            let container = try? ModelContainer(for: Trip.self)
            if let container, let count = try? await Store(modelContainer: container).add("Rome") {
              print("trips", count, "hat".contains(/h(a)t/))
            }
          }
        }
      }
      """
    let result = try run(["FormsApp.swift": source], "tap icon, wait 2s")
    let said = result.entries.output("stdout")
    #expect(said.contains("within the layout"))
    #expect(said.contains("trips 1 true"))
  }

  @Test("an app that opens pickers, drops files, lets views fall and measures itself runs")
  func pickers() throws {
    let source = """
      import PhotosUI
      import SwiftUI
      import os

      struct ContentView: View {
        @State private var name = ""
        @State private var amount = 1.0
        @State private var photo: PhotosPickerItem?
        @State private var isOpen = false
        var body: some View {
          VStack {
            TextField("Name", text: $name, prompt: Text("yours"), axis: .vertical)
            Stepper { Text("Count") } onIncrement: {} onDecrement: {}
            Slider(value: $amount, in: 0...255, step: 1) { _ in }
            TextField(name, value: $amount, format: .number, prompt: Text("much"))
            DatePicker(name, selection: .constant(.now), in: ...Date.now)
          }
          .fileImporter(isPresented: $isOpen, allowedContentTypes: [.image, .json]) { result in
            if case .success(let url) = result { print(url) }
          }
          .photosPicker(isPresented: $isOpen, selection: $photo)
          .onDrop(of: ["public.text"], isTargeted: nil) { _ in true }
          .onAppear { play() }
        }
        func play() {
          let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
          picker.allowsMultipleSelection = true
          let ball = UIView()
          let animator = UIDynamicAnimator(referenceView: UIView())
          let walls = UICollisionBehavior(items: [ball])
          walls.addBoundary(withIdentifier: "floor" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
          let skin = UIDynamicItemBehavior(items: [ball])
          skin.elasticity = 0.6
          for behavior in [walls, skin] { animator.addBehavior(behavior) }
          let times = OSSignposter()
          times.endInterval("play", times.beginInterval("play"))
          print("played with \\(animator.behaviors.count) behaviors")
        }
      }

      final class Cells: UICollectionViewController {
        override func collectionView(
          _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
      }

      @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    let result = try run(["App.swift": source], "tap icon, press home")
    #expect(result.output == ["played with 2 behaviors"])
  }

  @Test(
    "what is short in Swift on iOS: plain initializers, key paths, queries with both types, a model with let"
  )
  func gaps() throws {
    let source = """
      import SwiftUI
      import SwiftData
      import Combine
      import AVFAudio
      import UIKit
      import BackgroundTasks
      @Model class Item { let name: String; init(name: String) { self.name = name } }
      struct Pair { let key: String; let value: Int }
      @MainActor final class Holder {
        let search = UISearchController()
        let player = AVAudioPlayer()
        let subject = PassthroughSubject<Pair, Never>()
        var bag: Set<AnyCancellable> = []
        func go() {
          subject.map(\\.key).sink { print("key", $0) }.store(in: &bag)
          subject.map(\\.key, \\.value).sink { print("both", $0, $1) }.store(in: &bag)
          subject.send(Pair(key: "a", value: 1))
          let request = BGAppRefreshTaskRequest(identifier: "r")
          request.earliestBeginDate = Date(timeIntervalSince1970: 5)
          try? BGTaskScheduler.shared.submit(request)
          BGTaskScheduler.shared.getPendingTaskRequests { print("pending", $0.map(\\.identifier), $0.first?.earliestBeginDate?.timeIntervalSince1970 ?? 0) }
        }
      }
      struct ListView: View {
        @Query private var items: [Item]
        @Query(sort: \\Item.name) private var sorted: [Item]
        @Query var filtered: [Item]
        @Environment(\\.modelContext) private var context
        init() { _filtered = Query<Item, [Item]>(filter: #Predicate { $0.name == "b" }, sort: \\.name) }
        var body: some View {
          Text("\\(items.count)").onAppear { context.insert(Item(name: "b")); print("items", items.count, sorted.count) }
            .onChange(of: filtered.count) { print("filtered", filtered.count) }
        }
      }
      @main struct GapApp: App {
        let holder = Holder()
        var body: some Scene { WindowGroup { ListView().onAppear { holder.go() } }.modelContainer(for: Item.self) }
      }
      """
    let result = try run(["GapApp.swift": source], "tap icon, wait 1s")
    #expect(
      Set(result.output).isSuperset(of: [
        "items 0 0", "key a", "both a 1", "filtered 1",
      ]))
    #expect(result.output.contains { $0.hasPrefix("pending [\"r\"] 5") }, "\(result.output)")
  }

  @Test("a table that is told to have fewer than no rows names who told it")
  func negativeRows() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = Names()
          window?.makeKeyAndVisible()
          return true
        }
      }
      class Names: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { -1 }
      }
      """
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 1s, expect end crash")
    #expect(
      result.entries.output("stderr").contains {
        $0.contains("Names.tableView(_:numberOfRowsInSection:) returned -1")
      })
  }
}
