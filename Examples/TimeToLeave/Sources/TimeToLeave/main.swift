// SPDX-License-Identifier: Apache-2.0
// Asks the life-cycle model: how long may applicationDidEnterBackground(_:) take before iOS
// terminates the app? Prints what became of the app for each answer.
import Lifecycle

/// Returns the outcome for an app that takes so long to leave.
func outcome(taking time: Duration) -> String {
  var script = AppScript()
  script[.applicationDidEnterBackground].take = time
  var notes = EmulatedApp.Traits(name: "Notes")
  notes.code = .scripted(script)

  var phone = Device(version: 26, apps: [notes])
  guard let app = phone.reference(to: "Notes") else { return "no app" }
  var trace = phone.apply(.event(.tapIcon(app)))
  trace += phone.apply(.event(.pressHome))
  trace += phone.apply(.time(.seconds(60)))

  for entry in trace {
    if case .end(let end) = entry.kind {
      return "terminated by the \(end.reason.rawValue), \(end.code?.rawValue ?? "no code")"
    }
  }
  return phone.app(named: "Notes")?.state.rawValue ?? "gone"
}

for milliseconds in stride(from: 1000, through: 8000, by: 500) {
  let time = Duration.milliseconds(milliseconds)
  print("\(time):", outcome(taking: time))
}
