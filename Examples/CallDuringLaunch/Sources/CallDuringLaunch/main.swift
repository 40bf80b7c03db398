// SPDX-License-Identifier: Apache-2.0
// Asks the life-cycle model a question of one's own: at which moments of a slow launch does an
// incoming call keep the app from becoming active? Prints the calls of each launch that differs.
import Lifecycle

/// The delegate methods that are called in a launch, with a call coming in at a moment.
func calls(callAt moment: Duration) -> [String] {
  var script = AppScript()
  script[.didFinishLaunching].take = .seconds(2)
  script[.applicationDidBecomeActive].take = .milliseconds(500)
  var notes = EmulatedApp.Traits(name: "Notes")
  notes.code = .scripted(script)

  var phone = Device(version: 26, apps: [notes])
  guard let app = phone.reference(to: "Notes") else { return [] }
  var trace = phone.apply(.event(.tapIcon(app)))
  trace += phone.apply(.time(moment))
  trace += phone.apply(.event(.receiveCall))
  trace += phone.apply(.time(.seconds(10)))
  return trace.compactMap { entry in
    guard case .call(let call) = entry.kind else { return nil }
    return "\(call.callback.rawValue) [\(call.state.rawValue)]"
  }
}

var last: [String] = []
for step in 0...15 {
  let moment = Duration.milliseconds(200 * step)
  let calls = calls(callAt: moment)
  if calls != last { print("call at \(moment):", calls.joined(separator: ", ")) }
  last = calls
}
