// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Tests of the system's calls: pushes for calls, regions, Live Activities, tasks of the scheduler.
extension HostBuildTests {
  @Test("a VoIP push reaches the registry, and its call is reported")
  func voip() throws {
    let source = Self.app(
      """
      registry.delegate = self
      registry.desiredPushTypes = [.voIP]
      provider.setDelegate(self, queue: nil)
      """,
      """
      let registry = PKPushRegistry(queue: .main)
      let provider = CXProvider(configuration: CXProviderConfiguration())
      func pushRegistry(_ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType) { print("token", type == .voIP) }
      func pushRegistry(_ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType, completion: @escaping () -> Void) {
        let update = CXCallUpdate()
        update.remoteHandle = CXHandle(type: .generic, value: "A")
        print("push")
        provider.reportNewIncomingCall(with: UUID(), update: update) { error in print("reported", error == nil) }
        completion()
      }
      func providerDidReset(_ provider: CXProvider) {}
      """, imports: "import UIKit\nimport PushKit\nimport CallKit"
    ).replacing(
      "UIApplicationDelegate {",
      with: "UIApplicationDelegate, PKPushRegistryDelegate, CXProviderDelegate {")
    let list = """
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>voip</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "tap icon, +300ms press home, +300ms receive voip push, wait 500ms")
    #expect(result.output == ["token true", "push", "reported true"])
    #expect(result.entries.contains { $0.kind == "event" && $0["event"] == "report-call" })
  }

  @Test("a region that is entered and left is told to the app that monitors it")
  func regions() throws {
    let source = Self.app(
      """
      manager.delegate = self
      manager.requestAlwaysAuthorization()
      manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "home"))
      """,
      """
      let manager = CLLocationManager()
      func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { print("entered", region.identifier) }
      func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { print("left", region.identifier) }
      """, imports: "import UIKit\nimport CoreLocation"
    ).replacing(
      "UIApplicationDelegate {", with: "UIApplicationDelegate, CLLocationManagerDelegate {")
    let result = try run(
      ["AppDelegate.swift": source],
      "tap icon, +300ms press home, enter region, wait 300ms, exit region, wait 300ms")
    #expect(result.output == ["entered home", "left home"])
  }

  @Test("a Live Activity is started in front, and fails in the background")
  func activity() throws {
    let source = Self.app(
      "start()",
      """
      struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable { var minutes: Int }
      }
      func start() {
        do {
          let activity = try Activity.request(attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
          print("started", activity.content.state.minutes, Activity<Ride>.activities.count)
        } catch { print(error) }
      }
      func applicationDidEnterBackground(_ application: UIApplication) { start() }
      """, imports: "import UIKit\nimport ActivityKit")
    let result = try run(["AppDelegate.swift": source], "tap icon, +300ms press home, wait 300ms")
    #expect(result.output == ["started 3 1", "visibility"])
  }

  @Test("a handler of the scheduler runs on its queue, and a request that is canceled does not run")
  func scheduler() throws {
    let source = Self.app(
      """
      let queue = DispatchQueue(label: "own")
      queue.setSpecific(key: Self.key, value: "own")
      for (name, queue) in [("own", queue), ("main", DispatchQueue.main), ("none", nil)] {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: name, using: queue) { task in
          print(task.identifier, Thread.isMainThread, DispatchQueue.getSpecific(key: Self.key) ?? "-")
          task.setTaskCompleted(success: true)
        }
      }
      func submit(_ request: BGTaskRequest) {
        do { try BGTaskScheduler.shared.submit(request) } catch { print((error as? BGTaskScheduler.Error)?.code == .tooManyPendingTaskRequests) }
      }
      submit(BGAppRefreshTaskRequest(identifier: "own"))
      submit(BGAppRefreshTaskRequest(identifier: "main"))
      submit(BGProcessingTaskRequest(identifier: "main"))
      submit(BGProcessingTaskRequest(identifier: "none"))
      submit(BGProcessingTaskRequest(identifier: "canceled"))
      BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: "canceled")
      """, "static let key = DispatchSpecificKey<String>()",
      imports: "import UIKit\nimport BackgroundTasks")
    let list = """
      <plist version="1.0"><dict><key>BGTaskSchedulerPermittedIdentifiers</key>
      <array><string>own</string><string>main</string><string>none</string><string>canceled</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "limit suspension 100ms, tap icon, +300ms press home, wait 1s, run task own, within 5s expect MyApp suspended, "
        + "run task main, within 5s expect MyApp suspended, run task none, within 5s expect MyApp suspended, "
        + "run task canceled, expect refused")
    #expect(result.output == ["true", "own false own", "main true -", "none false -"])
    #expect(result.entries.contains { $0.kind == "event" && $0["event"] == "cancel-task" })
  }

  @Test(
    "iOS launches an app for Bluetooth: what it has named is restored, then a value arrives",
    arguments: [
      (
        "bluetooth-central",
        ["for [\"central\"]", "restored 1 true true", "central true", "value true"]
      ),
      ("bluetooth-peripheral", ["for [\"peripheral\"]", "restored sensor", "sensor true", "read"]),
    ])
  func bluetooth(mode: String, expected: [String]) throws {
    let source = Self.app(
      """
      print("for", (launchOptions?[.bluetoothCentrals] ?? launchOptions?[.bluetoothPeripherals]) as? [String] ?? [])
      central = CBCentralManager(delegate: self, queue: nil, options: [CBCentralManagerOptionRestoreIdentifierKey: "central"])
      sensor = CBPeripheralManager(delegate: self, queue: nil, options: [CBPeripheralManagerOptionRestoreIdentifierKey: "sensor"])
      """,
      """
      var central: CBCentralManager?
      var sensor: CBPeripheralManager?
      var lock: CBPeripheral?
      func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        let all = dict[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral] ?? []
        print("restored", all.count, all.first?.state == .connected, central.state == .poweredOn)
        lock = all.first
        lock?.delegate = self
      }
      func centralManagerDidUpdateState(_ central: CBCentralManager) {
        if central.state == .poweredOn { print("central", true) }
      }
      func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {
        print("value", peripheral === lock)
      }
      func peripheralManagerDidUpdateState(_ sensor: CBPeripheralManager) {
        if sensor.state == .poweredOn { print("sensor", true) }
      }
      func peripheralManager(_ sensor: CBPeripheralManager, willRestoreState dict: [String: Any]) { print("restored sensor") }
      func peripheralManager(_ sensor: CBPeripheralManager, didReceiveRead request: CBATTRequest) {
        print("read")
        sensor.respond(to: request, withResult: .success)
      }
      """, imports: "import UIKit\nimport CoreBluetooth"
    ).replacing(
      "UIApplicationDelegate {",
      with:
        "UIApplicationDelegate, CBCentralManagerDelegate, CBPeripheralDelegate, CBPeripheralManagerDelegate {"
    )
    let list = """
      <plist version="1.0"><dict><key>UIBackgroundModes</key><array><string>\(mode)</string></array></dict></plist>
      """
    let result = try run(
      ["AppDelegate.swift": source, "Info.plist": list],
      "bluetooth event, wait 1s, bluetooth event, wait 300ms")
    #expect(result.output == expected)
  }

  @Test("before iOS 13 an app with scenes lives in its app delegate, and SwiftUI needs iOS 14")
  func beforeScenes() throws {
    let source = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { print("app") }
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func sceneDidBecomeActive(_ scene: UIScene) { print("scene") }
      }
      """
    for (version, expected) in [(12, "app"), (13, "scene")] {
      let result = try run(
        ["AppDelegate.swift": source], "ios \(version), tap icon, wait 300ms")
      #expect(result.output == [expected])
    }
    let swiftUI = """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { Text("A") } } }
      """
    let result = try run(["MyApp.swift": swiftUI], "ios 13, tap icon", expecting: 2)
    #expect(result.errors.contains("style=swiftui, which needs iOS 14 or later, not iOS 13"))
  }
}
