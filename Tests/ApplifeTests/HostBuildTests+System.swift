// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import applife

/// What the system calls an app for: pushes for calls, regions, Live Activities, tasks of the scheduler.
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
}
