// SPDX-License-Identifier: Apache-2.0
import Languages
import LifecycleAnalysis
import LifecycleText
import OperatingSystem

/// The session files that nobody gave a name: `applife/walks/NAME-1.walk` and so on in the user's
/// state folder.
enum WalkStore {
  static let suffix = ".walk"

  /// The file for a walk: that of the same scenario that was interrupted last, or a new one.
  ///
  /// - Parameters:
  ///   - walk: a walk that is about to begin.
  ///   - isNew: whether none is resumed.
  static func path(for walk: Walk, isNew: Bool, _ phrases: Phrases) throws(Failure) -> String {
    let folder = try UserFolder.state.path() + "/walks"
    try Files.makeFolder(folder, mode: 0o700)
    let prefix = folder + "/" + walk.source.name.scenarioName + "-"
    let numbers = ScenarioLibrary.files(at: prefix, withSuffix: suffix).compactMap {
      Int($0.dropFirst(prefix.count).dropLast(suffix.count))
    }.filter { 0..<1_000_000_000 ~= $0 }.sorted(by: >)
    // Scenarios of one name in several folders share the names of their sessions.
    for number in isNew ? [] : numbers {
      let path = prefix + "\(number)" + suffix
      do throws(Failure) {
        let found = try WalkFile.read(path, kinds: .regularFiles, phrases)
        if isInterrupted(found.walk, found.steps, of: walk) { return path }
      } catch {
        for line in error.lines { StandardError.write(line) }
        StandardError.write(.sessionIsKept)
      }
    }
    return prefix + "\((numbers.first ?? 0) + 1)" + suffix
  }

  /// True if a walk has the scenario of another one, and steps without a verdict.
  private static func isInterrupted(_ found: Walk, _ steps: [Walk.Step], of walk: Walk) -> Bool {
    guard found.source.isSame(as: walk.source),
      walk.selection == nil || walk.selection == found.selection
    else { return false }
    return steps.contains { step in
      let result = found.results[step.number]
      return found.isSelected(step.number) && (result?.verdict == nil || result?.asking != nil)
    }
  }
}

extension Walk.Source {
  /// True if it is the same scenario, whatever the name of its file.
  func isSame(as other: Walk.Source) -> Bool {
    text == other.text && version == other.version && style == other.style
  }
}
