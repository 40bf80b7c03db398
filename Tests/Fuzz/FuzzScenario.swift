// SPDX-License-Identifier: Apache-2.0

/// What libFuzzer calls with each text it makes up: `make fuzz`. It is compiled together with
/// `Lifecycle`, and is no target of the package.
///
/// A text is either refused with a place inside it, or it is a scenario that can be written, read
/// again as the same, and played without breaking a promise.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScenario(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let text = Array(UnsafeBufferPointer(start: data, count: size))
  do throws(Scenario.Malformed) {
    let scenario = try Scenario.parse(text)
    check(scenario)
    play(scenario)
  } catch {
    require(!error.problems.isEmpty, "an error without a problem")
    let lines = text.reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    for problem in error.problems {
      let line = "\(problem.position): \(problem.fault)"
      require(problem.position.line <= lines, "a line that is not there: \(line)")
      require(problem.position.column <= size + 1, "a column that is not there: \(line)")
    }
  }
  return 0
}

/// A scenario's text is read back as the same scenario.
private func check(_ scenario: Scenario) {
  do throws(Scenario.Malformed) {
    let again = try Scenario.parse(scenario.text)
    require(again.text == scenario.text, "a text that changes:\n\(scenario.text)")
    require(again.apps == scenario.apps, "apps that change:\n\(scenario.text)")
    require(again.limits == scenario.limits, "limits that change:\n\(scenario.text)")
    require(again.steps.map(\.action) == scenario.steps.map(\.action), "steps that change")
    require(again.steps.map(\.time) == scenario.steps.map(\.time), "times that change")
  } catch {
    fatalError(
      "a text that cannot be read back: \(error.problems[0])\n\(scenario.text)")
  }
}

private func play(_ scenario: Scenario) {
  guard scenario.steps.count <= 100 else { return }
  var runner = Scenario.Runner(scenario)
  var checker = TraceRule.Checker()
  var buffer = TextBuffer()
  let layout = Trace.TextLayout(apps: scenario.apps.map(\.name))
  while let turn = runner.next() {
    for entry in turn.entries {
      checker.add(entry)
      entry.writeJSON(to: &buffer) { $0.rawValue }
      layout.write(entry, to: &buffer) { $0.rawValue }
    }
    buffer.clear()
  }
  require(
    checker.violations.isEmpty,
    "a promise broken: \(checker.violations[0])\n\(scenario.text)")
}

/// A precondition that says what failed in an optimized build too.
private func require(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fatalError(message()) }
}
