// SPDX-License-Identifier: Apache-2.0
import Foundation

@testable import Lifecycle
@testable import LifecycleAnalysis

/// Checks logs that were made from seeds, and says what each of them cost: `tools/fuzz-check`. It is
/// compiled by that script, and is no target of the package.
///
/// Arguments: how many logs, the first seed, the folder for what was found, and `screens` for sessions
/// with several windows and screens alone, or `days` for what people do every day, which are not changed.
@main
enum CheckMadeLogs {
  /// The cost of checking one log.
  private struct Cost {
    let seed: Int
    let lines: Int
    let seconds: Double
    /// In megabytes, of the whole process.
    let peak: Double
    /// The verdict, and why it is no other.
    let verdict: String
    let work: Int
  }

  private static let mostMegabytes = 200.0

  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    let count = arguments.first.flatMap { Int($0) } ?? 1000
    let first = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    let folder = arguments.dropFirst(2).first ?? "."
    let only = arguments.dropFirst(3).first
    var costs: [Cost] = []
    var findings = 0
    for seed in first..<(first + count) {
      let log =
        switch only {
        case "screens": MadeLog(screens: seed)
        case "days": MadeLog(days: seed)
        case _: MadeLog(seed: seed)
        }
      // If the program ends here, this is the log that ended it.
      keep(log, seed, folder, "last.log")
      let (cost, faults) = check(log, seed)
      costs.append(cost)
      guard !faults.isEmpty else { continue }
      findings += 1
      keep(log, seed, folder, "\(seed).log")
      print(
        "seed \(seed) (\(log.story), \(log.lines.count) lines): \(faults.joined(separator: "; "))")
    }
    tell(costs)
    print("\(findings) findings in \(count) logs")
    exit(findings == 0 ? 0 : 1)
  }

  private static func check(_ log: MadeLog, _ seed: Int) -> (Cost, [String]) {
    var options = LogCheck.Options()
    options.version = log.version
    options.pattern = log.pattern.flatMap { try? LogPattern($0) }
    Memory.forgetPeak()
    let start = ContinuousClock.now
    var check = LogCheck(options)
    var reader = LogLines()
    reader.read(Array((log.lines.joined(separator: "\n") + "\n").utf8)[...], into: &check)
    reader.finish(into: &check)
    check.finish()
    let explanation = check.explanation(title: "made")
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let cost = Cost(
      seed: seed, lines: log.lines.count, seconds: seconds, peak: Memory.peak,
      verdict: "\(log.fits ? "unchanged" : "changed"): \(check.verdict.name)"
        + (check.stop == nil ? "" : ", stopped"),
      work: check.work)
    var faults: [String] = []
    // The last line that is followed may take more than was left.
    if check.work > check.mostWork + check.mostWork / 10 {
      faults.append("\(check.work) of \(check.mostWork) units of work")
    }
    if cost.peak > mostMegabytes { faults.append("\(Int(cost.peak)) MB") }
    if log.fits, log.pattern == nil, check.verdict == .departs {
      faults.append("false departure in line \(check.departures.first?.line ?? 0)")
    }
    if let explanation, check.verdict == .fits, !explanation.isPartial {
      let played = ScenarioLibrary.play(explanation.scenario)
      if let failure = played.failures.first {
        faults.append("the story does not replay: \(failure)")
      }
      let cost = explanation.scenario.steps.reduce(0) { sum, step in
        guard case .event(let event) = step.action else { return sum }
        return sum + CheckVocabulary.cost(of: event.kind)
      }
      if let happened = log.cost, cost > happened {
        faults.append("the story costs \(cost), and what happened \(happened)")
      }
    }
    return (cost, faults)
  }

  private static func keep(_ log: MadeLog, _ seed: Int, _ folder: String, _ name: String) {
    let text = log.lines.joined(separator: "\n") + "\n"
    try? text.write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
  }

  private static func tell(_ costs: [Cost]) {
    guard !costs.isEmpty else { return }
    let perLine = costs.map { $0.seconds * 1000 / Double(max(1, $0.lines)) }.sorted()
    let seconds = costs.map(\.seconds).sorted()
    func of(_ values: [Double], _ part: Double) -> String {
      String(format: "%.3f", values[min(values.count - 1, Int(Double(values.count) * part))])
    }
    print(
      "ms a line: median \(of(perLine, 0.5)), 99 % \(of(perLine, 0.99)), most \(of(perLine, 1))")
    print("s a log: median \(of(seconds, 0.5)), 99 % \(of(seconds, 0.99)), most \(of(seconds, 1))")
    let peak = costs.map(\.peak).max() ?? 0
    print("MB: most \(Int(peak))")
    for cost in costs.sorted(by: { $0.seconds > $1.seconds }).prefix(5) {
      let time = String(format: "%.2f", cost.seconds)
      print(
        "  seed \(cost.seed): \(time) s, \(cost.lines) lines, \(cost.work) units, \(Int(cost.peak)) MB"
      )
    }
    for (verdict, those) in Dictionary(grouping: costs, by: \.verdict).sorted(by: {
      $0.key < $1.key
    }) {
      print("  \(verdict): \(those.count)")
    }
    let units = costs.reduce(0) { $0 + $1.work }
    let time = costs.reduce(0) { $0 + $1.seconds }
    print("\(String(format: "%.0f", time * 1e9 / Double(max(1, units)))) ns a unit of work")
  }
}

/// The most memory that the process has used.
private enum Memory {
  /// Begins to measure again, from what is used now.
  static func forgetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  /// In megabytes.
  static var peak: Double {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let number = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (number ?? 0) / 1024
  }
}
