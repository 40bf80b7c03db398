// SPDX-License-Identifier: Apache-2.0
import Foundation
import Lifecycle
import LifecycleText

@testable import LifecycleUI

/// Opens the sessions in addresses of pages, unpacked: a scenario and acts. It is either no
/// session, or every act is done, and the page then shows JSON that does no harm.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPage(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Data(bytes: data, count: size)
  guard let found = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
    let text = found["scenario"] as? String, let acts = found["acts"] as? [[Any]],
    let scenario = try? Scenario.parse(Array(text.utf8))
  else { return 0 }
  var session = PageSession(scenario, in: .english, at: .zero)
  for act in acts.prefix(2_000) {
    guard act.count == 3, let name = act[0] as? String, let wall = act[2] as? Double,
      wall >= 0, wall < 1e12
    else { return 0 }
    perform(name, act[1], at: .milliseconds(Int64(wall)), in: &session)
  }
  check(session.json, "a session")
  let end = session.run.timeline.log.end
  check(session.rows(from: end - 50, to: end), "rows")
  for place in 0..<3 {
    session.explain(action: place * 31)
    session.explain(timer: place)
    session.explain(row: end - 1 - place)
    check(session.json, "a reason")
  }
  require((try? Scenario.parse(Array(session.text.utf8))) != nil, "a scenario that is none")
  return 0
}

/// The acts that the page's script takes from an address.
private func perform(
  _ name: String, _ argument: Any, at wall: Duration, in session: inout PageSession
) {
  let text = (argument as? String).map { String($0.prefix(1_000)) } ?? ""
  let number = argument as? Int ?? 0
  switch name {
  case "press": session.press(text, at: wall)
  case "type": session.type(text, at: wall)
  case "goTo": session.go(toStop: number, at: wall)
  case "switchBranch": session.switchBranch(to: number, at: wall)
  case "predict": session.predict(number != 0, at: wall)
  case "passTime": session.passTime(until: wall)
  default: break
  }
}

private func check(_ json: JSON, _ what: String) {
  var buffer = TextBuffer()
  buffer.add(json: json)
  let bytes = Printable.lines(buffer.bytes, as: .json)
  requireHarmless(bytes, what)
  let read = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  require(read != nil, "\(what) that is no JSON:\n\(buffer.text)")
}
