// SPDX-License-Identifier: Apache-2.0

import Foundation
import LifecycleTestSupport
import Lifecycle
import Testing

/// A device as somebody meets it who imports the library.
@Suite("The library from outside") struct LibraryTests {
  private func phone() -> (device: Device, app: AppReference) {
    let device = Device(apps: [EmulatedApp.Traits(name: "Notes")])
    return (device, device.reference(at: 0))
  }

  @Test("an entry that is printed is a line that can be read")
  func description() {
    var (device, app) = phone()
    var lines = device.apply(.event(.tapIcon(app))).map { "\($0)" }
    lines += device.apply(.event(.receiveCall)).map { "\($0)" }
    #expect(lines.first == "   +0.000  -  event         tap icon Notes")
    #expect(
      lines.contains("   +0.000  Notes  call          applicationWillResignActive(_:) [active]"))
    let refused = device.apply(.event(.endCall)).map { "\($0)" }
    #expect(refused.count == 1)
    #expect(refused[0].contains("refused") && refused[0].contains("end call: "))
    #expect(!(lines + refused).contains { $0.contains("\n") || $0.count > 160 })
  }

  @Test("time passes until a condition holds, and no further")
  func advance() {
    var (device, app) = phone()
    _ = device.apply(.event(.tapIcon(app)))
    _ = device.advance { $0.app(named: "Notes")?.state == .active }
    _ = device.apply(.event(.pressHome))
    let trace = device.advance { $0.app(named: "Notes")?.state == .suspended }
    #expect(device.app(named: "Notes")?.state == .suspended)
    #expect(trace.last.map { $0.time == device.now } == true)
    let then = device.now
    #expect(device.advance { $0.app(named: "Notes")?.state == .suspended } == [])
    #expect(device.now == then)
  }

  @Test("it stops after the longest time, or where nothing is due any more")
  func advanceEnds() {
    var (device, app) = phone()
    _ = device.apply(.event(.tapIcon(app)))
    _ = device.apply(.event(.pressHome))
    _ = device.advance(atMost: .milliseconds(1)) { _ in false }
    #expect(device.now == .milliseconds(1))
    _ = device.advance { _ in false }
    #expect(device.nextDeadline == nil)
    #expect(device.now < .seconds(3600))
  }

  @Test("the first steps in the documentation are the example that is built and run")
  func firstSteps() throws {
    let root = Project.root
    func read(_ path: String) throws -> String {
      try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
    let blocks = try read("Sources/Lifecycle/Lifecycle.docc/FirstSteps.md")
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    let example = try read("Examples/FirstSteps/Sources/FirstSteps/main.swift")
    #expect(example == "// SPDX-License-Identifier: Apache-2.0\n" + blocks.joined(separator: "\n"))
  }
}
