// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Apps that use what Apple's services would bring: a store, photos, films, a location.
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

  @Test("photos and films: nothing is there, and each says so")
  func media() throws {
    let source = """
      import UIKit
      import AVFoundation
      import Photos
      @main final class AppDelegate: UIResponder, UIApplicationDelegate, PHPhotoLibraryChangeObserver {
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
          print("film:", duration.isNumeric, isPlayable, composition.tracks.count)
        }
        func photoLibraryDidChange(_ changeInstance: PHChange) {
          guard let changes = changeInstance.changeDetails(for: photos) else { return }
          photos = changes.fetchResultAfterChanges
        }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(Set(result.output) == ["photos: 0, changed: true, true", "film: false true 1"])
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
