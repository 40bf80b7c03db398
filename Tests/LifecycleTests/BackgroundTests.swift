// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleAnalysis
import LifecycleTestSupport
import Testing

/// Background tasks, work in the background, and suspension.
@Suite("In the background")
struct BackgroundTests {
  private func tasks(_ world: World) -> [String] {
    world.last.compactMap {
      if case .task(let name, let what, let remaining) = $0.kind {
        "\(name) \(what.rawValue) \(remaining.components.seconds)"
      } else {
        nil
      }
    }
  }

  @Test("a background task keeps the app running until it ends; then it is suspended")
  func taskKeepsRunning() {
    var world = World()
    world.do(.tapIcon)
    world.do(.beginTask, nil, "upload")
    #expect(tasks(world) == ["upload begun 30"])
    world.do(.pressHome)
    world.at(10)
    #expect(world.state() == .background)
    world.do(.endTask, nil, "upload")
    #expect(tasks(world) == ["upload ended 20"])
    world.at(14.999)
    #expect(world.state() == .background)
    world.at(15)
    #expect(world.state() == .suspended)
  }

  @Test("a task that is never ended: the handler before zero, the end at zero")
  func leaked() {
    var world = World()
    world.do(.tapIcon)
    world.do(.beginTask, nil, "upload")
    world.do(.edit)
    world.at(5)
    world.do(.pressHome)
    world.at(29.999)
    #expect(tasks(world) == [])
    world.at(30)
    #expect(tasks(world) == ["upload expired 5"])
    world.at(34.999)
    #expect(world.state() == .background)
    world.at(35)
    #expect(tasks(world) == ["upload leaked 0"])
    #expect(world.endings.map(\.reason) == [.task])
    #expect(world.endings.map(\.code) == [.badFood])
    #expect(world.endings.map(\.unsavedEditsLost) == [1])
    #expect(world.endings.map(\.notified) == [false])
  }

  @Test("a handler that ends the task leads to suspension")
  func handlerEnds() {
    var script = AppScript()
    script.expiration.ends = ["upload"]
    var world = World { $0.code = .scripted(script) }
    world.do(.tapIcon)
    world.do(.beginTask, nil, "upload")
    world.do(.pressHome)
    world.at(25)
    #expect(tasks(world) == ["upload expired 5", "upload ended 5"])
    world.at(30)
    #expect(world.state() == .suspended)
  }

  @Test("one budget for the app, not one for each task")
  func oneBudget() {
    var world = World()
    world.do(.tapIcon)
    world.do(.beginTask, nil, "a")
    world.do(.pressHome)
    world.at(20)
    world.do(.beginTask, nil, "b")
    #expect(tasks(world) == ["b begun 10"])
    world.do(.endTask, nil, "a")
    world.at(30)
    #expect(world.endings.map(\.reason) == [.task])
  }

  @Test(
    "background time doesn't count while audio plays or location is followed",
    arguments: [
      (SystemEvent.Kind.playAudio, SystemEvent.Kind.stopAudio), (.startLocation, .stopLocation),
    ])
  func keptRunning(start: SystemEvent.Kind, stop: SystemEvent.Kind) {
    var world = World { $0.modes = [.audio, .location] }
    world.do(.tapIcon)
    world.do(start)
    world.do(.pressHome)
    world.at(60)
    world.do(.beginTask, nil, "a")
    #expect(tasks(world) == ["a begun 30"])
    world.do(.endTask, nil, "a")
    #expect(tasks(world) == ["a ended 30"])
    world.do(.beginTask, nil, "b")
    world.at(80)
    world.do(stop)
    #expect(world.device.deadlines.first { $0.limit == .backgroundTime }?.due == .seconds(110))
    world.at(90)
    world.do(.beginTask, nil, "c")
    #expect(tasks(world) == ["c begun 20"])
    world.at(110)
    #expect(world.endings.map(\.reason) == [.task])
  }

  @Test("coming back in time stops the countdown; leaving again starts a new one")
  func budgetIsPerStay() {
    var world = World()
    world.do(.tapIcon)
    world.do(.beginTask, nil, "a")
    world.do(.pressHome)
    world.at(20)
    world.do(.tapIcon)
    #expect(world.device.nextDeadline == nil)
    world.do(.pressHome)
    #expect(world.device.deadlines.first { $0.limit == .backgroundTime }?.due == .seconds(50))
  }

  @Test("tasks begun and ended inside a callback")
  func inCallback() {
    var script = AppScript()
    script[.applicationDidEnterBackground].begins = ["flush"]
    script[.applicationDidEnterBackground].take = .seconds(2)
    script[.applicationDidEnterBackground].ends = ["flush"]
    script[.applicationDidEnterBackground].saves = true
    var world = World { $0.code = .scripted(script) }
    world.do(.tapIcon)
    world.do(.edit)
    world.do(.pressHome)
    #expect(tasks(world) == ["flush begun 30"])
    world.at(2)
    #expect(tasks(world) == ["flush ended 28"])
    #expect(world.device.apps[0].unsavedEdits == 0)
    world.at(7)
    #expect(world.state() == .suspended)
  }

  @Test("applicationDidEnterBackground has five seconds even with a task open")
  func tasksDoNotExtendTheCall() {
    var script = AppScript()
    script[.applicationDidEnterBackground].begins = ["flush"]
    script[.applicationDidEnterBackground].take = .seconds(6)
    var world = World { $0.code = .scripted(script) }
    world.do(.tapIcon)
    world.do(.pressHome)
    world.at(5)
    #expect(world.endings.map(\.limit) == [.enterBackground])
  }

  @Test(
    "audio that plays and a location that is followed keep the app running",
    arguments: [(BackgroundMode.audio, SystemEvent.Kind.playAudio), (.location, .startLocation)])
  func modes(_ mode: BackgroundMode, _ activity: SystemEvent.Kind) {
    var world = World { $0.modes = [mode] }
    world.do(.tapIcon)
    world.do(activity)
    world.do(.pressHome)
    #expect(world.device.nextDeadline == nil)
    world.wait(3600)
    #expect(world.state() == .background)
  }

  @Test("after an activity that kept the app running, time counts anew, and expires again")
  func expiresAgain() {
    var script = AppScript()
    script.expiration.ends = []
    var world = World {
      $0.modes = [.audio]
      $0.code = .scripted(script)
    }
    world.do(.tapIcon)
    world.do(.beginTask, nil, "upload")
    world.do(.pressHome)
    world.at(25)
    #expect(tasks(world) == ["upload expired 5"])
    world.at(26)
    world.do(.playAudio)
    world.at(86)
    world.do(.stopAudio)
    world.at(110.999)
    #expect(tasks(world) == [])
    world.at(111)
    #expect(tasks(world) == ["upload expired 5"])
    world.at(115.999)
    #expect(world.state() == .background)
    world.at(116)
    #expect(tasks(world) == ["upload leaked 0"])
    #expect(world.endings.map(\.reason) == [.task])
  }

  @Test("a fetch launches in the background, and has thirty seconds")
  func fetch() {
    var world = World { $0.modes = [.fetch] }
    #expect(
      world.do(.backgroundFetch) == [
        Called.willFinish + " [background]", Called.didFinish + " [background]",
        "application(_:performFetchWithCompletionHandler:) [background]",
      ])
    world.at(29.999)
    #expect(world.state() == .background)
    world.at(30)
    #expect(world.endings.map(\.reason) == [.fetch])

    world.do(.backgroundFetch)
    world.wait(3)
    world.do(.finishFetch, nil, "newData")
    world.wait(5)
    #expect(world.state() == .suspended)
    #expect(
      world.do(.backgroundFetch) == [
        "application(_:performFetchWithCompletionHandler:) [background]"
      ])
    #expect(world.changes == ["suspended > background: fetch"])
  }

  @Test("nothing launches in the background after a force-quit, until the user opens the app")
  func forceQuit() {
    var world = World { $0.modes = [.fetch, .remoteNotification] }
    world.do(.tapIcon)
    world.do(.openSwitcher)
    world.do(.swipeAway)
    world.do(.closeSwitcher)
    for event in [SystemEvent.Kind.receiveSilentPush, .backgroundFetch, .finishTransfer] {
      world.do(event)
      #expect(world.refusal?.rule == .endForceQuitMark, "\(event)")
      #expect(world.refusal?.remedy.map(\.kind) == [.tapIcon])
    }
    // Location is the exception from iOS 8.
    world.do(.locationUpdate)
    #expect(world.state() == .background)

    world.do(.tapIcon)
    world.do(.pressHome)
    world.do(.receiveSilentPush)
    #expect(world.refusal == nil)
  }

  @Test("before the first unlock nothing is launched")
  func firstUnlock() {
    var world = World { $0.modes = [.fetch] }
    world.do(.reboot)
    world.do(.backgroundFetch)
    #expect(world.refusal?.rule == .needFirstUnlock)
    #expect(world.refusal?.remedy.map(\.kind) == [.unlock])
    world.do(.unlock)
    world.do(.backgroundFetch)
    #expect(world.state() == .background)
  }

  @Test("a suspended app is notified of the net change of each kind, before it comes back")
  func queued() {
    var world = World()
    world.do(.tapIcon)
    world.do(.pressHome)
    world.wait(5)
    #expect(world.do(.rotate) == [])
    world.do(.rotate)
    world.do(.changeTime)
    world.do(.connectAccessory)
    world.do(.disconnectAccessory)
    #expect(world.notifications == [])
    world.do(.tapIcon)
    #expect(
      world.notified == [
        "UIDevice.orientationDidChangeNotification",
        "UIApplication.significantTimeChangeNotification", "applicationSignificantTimeChange(_:)",
        "EAAccessoryDidDisconnect",
        "applicationWillEnterForeground(_:)", "UIApplication.willEnterForegroundNotification",
        "applicationDidBecomeActive(_:)", "UIApplication.didBecomeActiveNotification",
      ])
  }

  @Test("touches reach an active app only, and are never queued for another")
  func touches() {
    func queue(_ world: World) -> [String] {
      world.last.compactMap {
        if case .queue(let what, let kind) = $0.kind {
          "\(what.rawValue) \(kind.rawValue)"
        } else {
          nil
        }
      }
    }
    var world = World()
    world.do(.touch)
    #expect(queue(world) == ["dropped touch"])
    world.do(.tapIcon)
    #expect(world.do(.touch) == ["touchesBegan(_:with:) [active]"])
    world.do(.receiveCall)
    world.do(.touch)
    #expect(queue(world) == ["dropped touch"])
    world.do(.declineCall)
    world.do(.hang)
    world.do(.touch)
    world.do(.touch)
    #expect(queue(world) == ["queued touch"])
    world.do(.recover)
    #expect(world.calls.count == 2)
  }

  @Test("an app whose code answers from outside is waited for, and limited all the same")
  func outside() {
    var world = World { $0.code = .outside }
    #expect(world.do(.tapIcon) == [Called.willFinish + " [inactive]"])
    world.wait(1)
    _ = world.device.returned(from: "Notes", value: true)
    _ = world.device.returned(from: "Notes", value: true)
    // The observers of the notification that the launch is over.
    _ = world.device.returned(from: "Notes")
    #expect(world.state() == .active)
    // The method, and the observers of its notification.
    for _ in 0..<2 { _ = world.device.returned(from: "Notes") }
    #expect(world.device.isSettled)
    #expect(world.device.returned(from: "Notes").isEmpty)
    world.do(.pressHome)
    for _ in 0..<2 { _ = world.device.returned(from: "Notes") }
    world.wait(5)
    #expect(world.endings.map(\.limit) == [.enterBackground])
  }
}
