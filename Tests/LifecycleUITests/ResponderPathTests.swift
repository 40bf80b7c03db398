// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Path of an event through the objects")
struct ResponderPathTests {
  @Test(
    "each kind of event takes its way, in order",
    arguments: [
      (
        SystemEvent.Kind.touch,
        [.runLoop, .application, .window, .control, .viewController, .dataModel]
      ),
      (.shake, [.runLoop, .application, .window, .view, .viewController, .appDelegate]),
      (.remoteControl, [.runLoop, .application, .window, .view, .viewController, .appDelegate]),
      (.redraw, [.runLoop, .view, .layer]),
      (.moveDevice, [.runLoop, .viewController, .dataModel]),
      (.pressHome, []), (.receiveCall, []), (.rotate, []),
    ] as [(SystemEvent.Kind, [AppObject])])
  func paths(_ kind: SystemEvent.Kind, _ objects: [AppObject]) {
    #expect(kind.objectsMet == objects)
  }

  @Test("a responder that does not handle an event passes it to one that is not below it")
  func upwards() {
    // From the first responder, the view, the chain goes to what contains it.
    let chain = SystemEvent.Kind.shake.objectsMet
    let fromView = chain.drop { $0 != .view }
    #expect(fromView.map(\.depth) == fromView.map(\.depth).sorted(by: >))
  }

  @Test("the panel numbers the objects in the order of the path")
  func numbers() throws {
    var player = ScreenPlayer(size: Size(200, 60))
    player.play("o 2 t")
    let lines = player.lines
    for (number, object) in SystemEvent.Kind.touch.objectsMet.enumerated() {
      let name = Language.english.phrases.objectName(object)
      let line = try #require(lines.first { $0.contains("\(number + 1)►") })
      #expect(line.contains(name), "\(number + 1) is not \(name)")
    }
  }

  private func latest(_ player: ScreenPlayer) -> SystemEvent.Kind? {
    player.session.log.latestResponderEvent(of: player.session.focused?.name)
  }

  @Test("it is the last event the app in focus was given")
  func latest() {
    var player = ScreenPlayer()
    player.play("o 2 t")
    #expect(latest(player) == .touch)
    player.play("H")
    #expect(latest(player) == .shake)
    player.play("2")
    #expect(latest(player) != .touch)
  }
}
