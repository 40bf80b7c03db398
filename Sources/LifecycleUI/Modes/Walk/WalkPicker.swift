// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

import Lifecycle
import LifecycleAnalysis

/// The choice of what the phone did instead: methods among those there are, or any words, one after
/// the other.
struct WalkPicker: Sendable {
  /// The choices: nothing, then the methods, those of the step first.
  private let names: [String]
  private(set) var chosen: [String]
  private(set) var prompt = Prompt(.command)
  /// The index of the one of ``matches`` that Enter adds; nil for the typed text.
  private(set) var selection: Int?

  /// - Parameters:
  ///   - step: the step that is asked about.
  ///   - device: the phone, which says what methods there are.
  ///   - chosen: what was said before.
  ///   - nothing: what is said if nothing happened: the first choice.
  init(_ step: Walk.Step?, on device: Device, chosen: [String], nothing: String) {
    var names = [nothing]
    func add(_ name: String) {
      if !names.contains(name) { names.append(name) }
    }
    for entry in step?.entries ?? [] {
      if case .call(let call) = entry.kind { add(call.callback.rawValue) }
    }
    for item in Coverage.Items.possible(on: device).items(of: .callbacks) { add(item.name) }
    self.names = names
    self.chosen = chosen
  }

  /// The methods whose name holds what is typed.
  var matches: [String] {
    let typed = prompt.text.lowercased()
    return typed.isEmpty ? names : names.filter { $0.lowercased().contains(typed) }
  }

  enum Answer {
    /// More may follow.
    case goesOn
    /// Nothing follows: what was chosen is what there is.
    case done
    /// The key does nothing here.
    case unknown
  }

  mutating func press(_ key: Key) -> Answer {
    switch key {
    case .enter: return enter()
    case .down, .tab: move(by: 1)
    case .up, .backTab: move(by: -1)
    case .pageDown: move(by: 10)
    case .pageUp: move(by: -10)
    case .backspace where prompt.text.isEmpty:
      selection = nil
      _ = chosen.popLast()
    case .character, .control, .backspace, .delete, .left, .right, .home, .end, .escape, .function,
      .mouse:
      guard prompt.edit(key) else { return .unknown }
      selection = nil
    }
    return .goesOn
  }

  private mutating func enter() -> Answer {
    let matches = matches
    if let selection, matches.indices.contains(selection) {
      chosen.append(matches[selection])
    } else {
      let typed = prompt.text.trimmed
      guard !typed.isEmpty else { return .done }
      chosen.append(typed)
    }
    prompt.replace(with: "")
    selection = nil
    return .goesOn
  }

  private mutating func move(by step: Int) {
    let last = matches.count - 1
    guard last >= 0 else { return }
    let index = selection.map { $0 + step } ?? (step > 0 ? 0 : last)
    // Above the first one is the line that is typed.
    selection = index < 0 ? nil : min(index, last)
  }
}
