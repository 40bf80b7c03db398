// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText

var phone = Device(version: 26, apps: [EmulatedApp.Traits(name: "Notes")])
let notes = phone.reference(at: 0)

var trace = phone.apply(.event(.tapIcon(notes)))
trace += phone.advance { $0.app(named: "Notes")?.state == .active }
trace += phone.apply(.event(.pressHome))
trace += phone.advance { $0.app(named: "Notes")?.state == .suspended }

for entry in trace { print(entry) }

if let last = trace.last {
  print()
  print(last.rule.rawValue, last.rule.grade.rawValue)
  print(last.rule.sentence())
  for source in last.rule.origin.sources { print(source.text) }
}

for entry in phone.apply(.event(.endCall)) {
  if case .refused(let refusal) = entry.kind {
    print()
    print(refusal.event, "is not possible:", refusal.rule.sentence())
    print("First:", refusal.remedy)
  }
}
