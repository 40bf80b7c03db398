// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import applife

/// Apps that use what Apple's services would bring: a store, photos, accounts, widgets.
extension HostBuildTests {
  @Test(
    "a shop finds no products, in both StoreKits, and a payment fails as on a phone that may not buy"
  )
  func shop() throws {
    let source = """
      import SwiftUI
      import StoreKit
      final class Queue: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
        func start() {
          SKPaymentQueue.default().add(self)
          let request = SKProductsRequest(productIdentifiers: ["gems"])
          request.delegate = self
          request.start()
          SKPaymentQueue.default().add(SKMutablePayment(product: SKProduct()))
        }
        func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
          print("products: \\(response.products.count), unknown: \\(response.invalidProductIdentifiers)")
        }
        func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
          for transaction in transactions {
            switch transaction.transactionState {
            case .purchased, .restored, .purchasing, .deferred: print("not here")
            case .failed: print("failed:", (transaction.error as? SKError)?.code == .paymentNotAllowed)
            @unknown default: break
            }
            queue.finishTransaction(transaction)
          }
        }
      }
      @MainActor final class Store: ObservableObject {
        @Published var cars: [Product] = []
        let queue = Queue()
        func load() async {
          for await result in Transaction.currentEntitlements {
            guard case .verified(let transaction) = result else { continue }
            print(transaction.productID, transaction.expirationDate as Any)
          }
          cars = (try? await Product.products(for: ["fuel"])) ?? []
          let state = try? await cars.first?.subscription?.status.first?.state
          print("cars: \\(cars.count)", state == .subscribed)
          queue.start()
        }
        nonisolated func verified<T>(_ result: VerificationResult<T>) throws -> T { try result.payloadValue }
      }
      struct Person: Identifiable { let id: Int; var name: String }
      struct ContentView: View {
        @StateObject var store = Store()
        @State private var order = [KeyPathComparator(\\Person.name)]
        @State private var customization = TabViewCustomization()
        @State private var isShown = false
        let people = [Person(id: 1, name: "Ann")]
        var body: some View {
          TabView {
            Tab("Shop", systemImage: "cart") {
              ProductView(id: "a") { Image(systemName: "star") }.productViewStyle(.compact)
              SubscriptionStoreView(groupID: "g") { Text("Pro") }.subscriptionStoreButtonLabel(.multiline.price)
            }.customizationID("shop")
            Tab("People", systemImage: "person") {
              Table(of: Person.self, sortOrder: $order) {
                TableColumn("Name", value: \\.name)
                if isShown { TableColumn("ID") { Text($0.id, format: .number) }.alignment(.trailing) }
              } rows: {
                ForEach(people) { TableRow($0).contextMenu { Button("Call") {} } }
                TableRow(Person(id: 2, name: "Bob"))
              }.tableStyle(.inset)
            }
          }
          .tabViewCustomization($customization)
          .manageSubscriptionsSheet(isPresented: $isShown)
          .subscriptionStatusTask(for: "g") { state in print("statuses:", state.value?.count ?? -1) }
          .onKeyPress(phases: .down) { $0.key == .upArrow ? .handled : .ignored }
          .task { await store.load() }
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(
      Set(result.output) == [
        "statuses: 0", "cars: 0 false", "products: 0, unknown: [\"gems\"]", "failed: true",
      ])
  }

  @Test("photos, films, documents and accounts: nothing is there, and each says so")
  func accounts() throws {
    let source = """
      import UIKit
      import AVKit
      import AuthenticationServices
      import CloudKit
      import GameKit
      import MediaPlayer
      import PDFKit
      import Photos
      import Speech
      @main final class AppDelegate: UIResponder, UIApplicationDelegate, ASAuthorizationControllerDelegate,
        PHPhotoLibraryChangeObserver
      {
        let speech = AVAudioEngine()
        var photos: PHFetchResult<PHAsset>!
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let options = PHFetchOptions()
          options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
          photos = PHAsset.fetchAssets(with: .image, options: options)
          photos.enumerateObjects { asset, place, stop in stop.pointee = ObjCBool(asset.isFavorite) }
          PHPhotoLibrary.shared().register(self)
          PHPhotoLibrary.shared().performChanges {
            let request = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
            PHAssetCollectionChangeRequest(for: PHAssetCollection())?.addAssets(
              [request.placeholderForCreatedAsset].compactMap { $0 } as NSArray)
          } completionHandler: { print("photos: \\(self.photos.count), changed: \\($0), \\($1 == nil)") }
          let request = ASAuthorizationAppleIDProvider().createRequest()
          request.requestedScopes = [.fullName, .email]
          let controller = ASAuthorizationController(
            authorizationRequests: [request, ASAuthorizationPasswordProvider().createRequest()])
          controller.delegate = self
          controller.performRequests()
          let operation = CKQueryOperation(
            query: CKQuery(recordType: "Note", predicate: NSPredicate(value: true)))
          operation.queryResultBlock = { if case .failure(let error as CKError) = $0 { print("cloud:", error.code) } }
          CKContainer.default().privateCloudDatabase.add(operation)
          MPRemoteCommandCenter.shared().skipForwardCommand.addTarget { event in
            (event as? MPSkipIntervalCommandEvent)?.interval == 15 ? .success : .commandFailed
          }
          Task { await play() }
        }
        func play() async {
          let asset = AVURLAsset(url: URL(fileURLWithPath: "/film.mov"))
          let (duration, isPlayable) = (try? await asset.load(.duration, .isPlayable)) ?? (.zero, false)
          let composition = AVMutableComposition()
          let track = composition.addMutableTrack(
            withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid)
          try? track?.insertTimeRange(
            CMTimeRange(start: .zero, duration: duration), of: AVAssetTrack(), at: .zero)
          let page = PDFPage()
          page.addAnnotation(PDFAnnotation(bounds: .zero, forType: .highlight, withProperties: nil))
          print("film:", duration.isNumeric, isPlayable, composition.tracks.count, page.annotations.count)
          do {
            let boards = try await GKLeaderboard.loadLeaderboards(IDs: ["best"])
            print(boards.count)
          } catch { print("game:", (error as? GKError)?.code == .notAuthenticated) }
        }
        func photoLibraryDidChange(_ changeInstance: PHChange) {
          guard let changes = changeInstance.changeDetails(for: photos) else { return }
          photos = changes.fetchResultAfterChanges
        }
        func authorizationController(
          controller: ASAuthorizationController, didCompleteWithError error: Error
        ) { print("sign in:", (error as? ASAuthorizationError)?.code == .canceled) }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(
      Set(result.output) == [
        "photos: 0, changed: true, true", "sign in: true", "cloud: notAuthenticated",
        "film: false true 1 1", "game: true",
      ])
  }

  @Test("widgets, intents and tips compile, and an app's own code runs its intents")
  func intents() throws {
    let source = """
      import SwiftUI
      import AppIntents
      import CoreHaptics
      import PencilKit
      import TipKit
      import WidgetKit
      struct Entry: TimelineEntry { let date: Date }
      struct Configuration: WidgetConfigurationIntent {
        static var title: LocalizedStringResource { "Configuration" }
        @Parameter(title: "Emoji", default: "😃") var emoji: String
      }
      struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func snapshot(for configuration: Configuration, in context: Context) async -> Entry { Entry(date: .now) }
        func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Entry> {
          Timeline(entries: [Entry(date: .now)], policy: .after(.now + 60))
        }
      }
      struct Clock: Widget {
        var body: some WidgetConfiguration {
          AppIntentConfiguration(kind: "clock", intent: Configuration.self, provider: Provider()) { entry in
            Text(entry.date, style: .time).containerBackground(.fill.tertiary, for: .widget)
          }.supportedFamilies([.systemSmall])
        }
      }
      #Preview(as: .systemSmall) { Clock() } timeline: { Entry(date: .now) }
      struct Trail: AppEntity {
        let id: Int
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Trail" }
        static var defaultQuery: Trails { Trails() }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(id)") }
      }
      struct Trails: EntityStringQuery {
        func entities(for identifiers: [Int]) async throws -> [Trail] { identifiers.map { Trail(id: $0) } }
        func entities(matching string: String) async throws -> [Trail] { [] }
      }
      final class Model: @unchecked Sendable { var opened = 0 }
      struct OpenTrail: AppIntent {
        static var title: LocalizedStringResource { "Open Trail" }
        static var parameterSummary: some ParameterSummary { Summary("Open \\(\\.$trail)") { \\.$note; \\.$count } }
        @Parameter(title: "Trail") var trail: Trail
        @Parameter(title: "Note", requestValueDialog: "Which?") var note: String?
        @Parameter(title: "Count", default: 3, inclusiveRange: (1, 10)) var count: Int
        @Dependency var model: Model
        init() {}
        init(trail: Trail) { self.trail = trail }
        @MainActor func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
          model.opened += 1
          print("opened \\(trail.id), \\(count) times, \\(note ?? "no note")")
          return .result(value: count, dialog: "Done")
        }
      }
      struct Shortcuts: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: OpenTrail(), phrases: ["Open \\(\\.$trail) in \\(.applicationName)"], shortTitle: "Open",
            systemImageName: "map")
        }
      }
      struct FavoriteTip: Tip {
        @Parameter static var isLoggedIn: Bool = false
        static let opened = Event(id: "opened")
        var title: Text { Text("Save") }
        var rules: [Rule] {
          #Rule(Self.$isLoggedIn) { $0 }
          #Rule(Self.opened) { $0.donations.count >= 3 }
        }
        var options: [any TipOption] { MaxDisplayCount(3) }
      }
      struct ContentView: View {
        var body: some View {
          TipView(FavoriteTip(), arrowEdge: .bottom).tipViewStyle(.miniTip)
          Button("Open", intent: OpenTrail(trail: Trail(id: 7)))
            .task {
              FavoriteTip.isLoggedIn = true
              _ = try? await OpenTrail(trail: Trail(id: 7)).perform()
              let stroke = PKStroke(ink: PKInk(.pen), path: PKStrokePath(controlPoints: [], creationDate: .now))
              print(PKDrawing(strokes: [stroke]).strokes.count, CHHapticTimeImmediate)
            }
        }
      }
      @main struct MyApp: App {
        init() { AppDependencyManager.shared.add(dependency: Model()) }
        var body: some Scene { WindowGroup { ContentView() } }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(result.output == ["opened 7, 3 times, no note", "1 0.0"])
  }

  @Test(
    "live updates follow the location, and an activity session keeps the app running in the background"
  )
  func liveUpdates() throws {
    let source = """
      import UIKit
      import CoreLocation
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var session: CLBackgroundActivitySession?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          session = CLBackgroundActivitySession()
          Task {
            for try await update in CLLocationUpdate.liveUpdates(.fitness) {
              guard let place = update.location, !update.isStationary else { continue }
              print(place.coordinate.latitude, application.applicationState == .background)
            }
          }
        }
      }
      """
    let list = """
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>location</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "limit suspension 300ms, tap icon, wait 300ms, press home, wait 1s, expect MyApp background, "
        + "location update, wait 300ms")
    #expect(result.output == ["37.3349 false", "37.3358 true"])
  }
}
