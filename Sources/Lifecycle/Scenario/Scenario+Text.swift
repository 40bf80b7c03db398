// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// The scenario as text that `parse(_:overrides:)` reads back to an equal value, places aside.
  public var text: String {
    var lines: [String] = []
    if !title.isEmpty || !notes.isEmpty || steps.contains(where: { !$0.note.isEmpty }) {
      lines.append(title.isEmpty ? "#" : "# " + title)
    }
    lines += notes.map { "# " + $0 }
    if version != Device.latestVersion { lines.append("ios \(version)") }
    if calls != .fullScreen { lines.append("calls " + calls.rawValue) }
    // The code of the apps stands behind all apps, so that each name is known where it is used.
    lines += apps.map { $0.declaration(ios: version) }
    for limit in TimeLimit.allCases {
      if let duration = limits[limit] {
        let words = duration == TimeLimit.never ? "never" : duration.words
        lines.append("limit \(limit.rawValue) \(words)")
      }
    }
    lines += apps.flatMap { $0.instructions }
    for step in steps {
      if !step.note.isEmpty { lines += step.note.split(separator: "\n").map { "# " + $0 } }
      if step.stopsBefore { lines.append("stop here") }
      lines += step.predictions.map { $0.text }
      lines.append(step.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Scenario.Step {
  /// The step as one line of a scenario file.
  public var text: String {
    let what =
      switch action {
      case .event(let event): event.description
      case .wait(let duration): "wait " + duration.words
      case .skip: "skip"
      case .expect(let expectation, nil): "expect " + expectation.text
      case .expect(let expectation, let time?): "within \(time.words) expect " + expectation.text
      }
    return switch time {
    case .settled: what
    case .at(let instant): instant.words + " " + what
    case .after(let pause): "+" + pause.words + " " + what
    }
  }
}

extension Scenario.Expectation {
  /// The expectation as a scenario writes it, without `expect`.
  public var text: String {
    func filter(_ app: String?) -> String { app.map { " in " + SystemEvent.quoted($0) } ?? "" }
    return switch self {
    case .state(let app, let state): SystemEvent.quoted(app) + " " + state.rawValue
    case .calls(let list, let app): Self.list("calls", list.map { $0.text }, filter(app))
    case .notifications(let list, let app):
      Self.list("notifications", list.map { $0.text }, filter(app))
    case .end(let reason): "end " + reason.rawValue
    case .endCode(let code): "end " + code.rawValue
    case .refused: "refused"
    case .dataSaved: "data saved"
    case .dataLost: "data lost"
    }
  }

  private static func list(_ what: String, _ names: [String], _ filter: String) -> String {
    (names.isEmpty ? "no " + what : what + " " + names.joined(separator: ", ")) + filter
  }
}

extension Scenario.Expected where Name: RawRepresentable, Name.RawValue == String {
  /// The name, and the state in brackets.
  public var text: String {
    SystemEvent.quoted(name.rawValue) + (state.map { " [\($0.rawValue)]" } ?? "")
  }
}

extension EmulatedApp.Traits {
  /// The `app` line of a scenario.
  fileprivate func declaration(ios version: SystemVersion) -> String {
    var line = "app " + SystemEvent.quoted(name)
    let plain = EmulatedApp.Traits(name: name)
    if style != LifecycleStyle.standard(ios: version, sdk: sdk) {
      line += " style=" + style.rawValue
    }
    if !modes.isEmpty { line += " modes=" + modes.map({ $0.rawValue }).joined(separator: ",") }
    if exitsOnSuspend { line += " exits-on-suspend=yes" }
    if memory != plain.memory { line += " memory=\(memory)MB" }
    if hasManyWindows { line += " windows=many" }
    if restoresInterface { line += " restoration=yes" }
    switch saves {
    case .atOnce: line += " saves=at-once"
    case .scenePhase: line += " saves=scene-phase"
    case .after(let delay): line += " saves=" + delay.words
    case nil: break
    }
    if usesDataProtection { line += " data-protection=yes" }
    if let sdk { line += " sdk=\(sdk)" }
    if !missingMethods.isEmpty {
      line += " without=" + missingMethods.map { $0.rawValue }.joined(separator: ",")
    }
    if let principalClass { line += " principal=" + SystemEvent.quoted(principalClass) }
    if let hasNotificationDelegate {
      line += " notification-delegate=" + (hasNotificationDelegate ? "yes" : "no")
    }
    if showsViewControllers { line += " views=yes" }
    if !registeredTasks.isEmpty {
      line += " refresh=" + registeredTasks.map(SystemEvent.quoted).joined(separator: ",")
    }
    if !arguments.isEmpty {
      line += " arguments=" + SystemEvent.quoted(arguments.joined(separator: " "))
    }
    return line
  }

  /// The `on` lines of a scenario.
  fileprivate var instructions: [String] {
    guard case .scripted(let script) = code else { return [] }
    let app = " in " + SystemEvent.quoted(name)
    var lines: [String] = []
    for callback in Callback.allCases {
      guard let part = script.parts[callback] else { continue }
      let on = "on " + SystemEvent.quoted(callback.rawValue) + " "
      if part.take != .zero { lines.append(on + "take " + part.take.words + app) }
      if !part.answer { lines.append(on + "return no" + app) }
      if part.saves { lines.append(on + "save" + app) }
      lines += part.begins.map { on + "begin task " + SystemEvent.quoted($0) + app }
      lines += part.ends.map { on + "end task " + SystemEvent.quoted($0) + app }
      lines += part.registers.map { on + "register task " + SystemEvent.quoted($0) + app }
      lines += part.works.map {
        on + "work " + SystemEvent.quoted($0.name) + " " + $0.take.words
          + ($0.usesUIKit ? " uikit" : "") + ($0.belongsToMainActor ? " main-actor" : "") + app
      }
    }
    let expiration = script.expiration
    if expiration.take != .zero {
      lines.append("on expiration take " + expiration.take.words + app)
    }
    lines += expiration.begins.map { "on expiration begin task " + SystemEvent.quoted($0) + app }
    lines += expiration.ends.map { "on expiration end task " + SystemEvent.quoted($0) + app }
    return lines
  }
}

extension Duration {
  /// The duration as a scenario writes it: `250ms`, `5s`, `1m30s`, `2h`.
  public var words: String {
    let (seconds, attoseconds) = components
    var words = ""
    let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60)
    if hours > 0 { words += "\(hours)h" }
    if minutes > 0 { words += "\(minutes)m" }
    // Finer than a nanosecond is not written: no clock and no scenario gives it.
    let nanoseconds = attoseconds / 1_000_000_000
    if seconds % 60 > 0 { words += "\(seconds % 60)s" }
    if nanoseconds % 1_000_000 == 0 {
      if nanoseconds > 0 { words += "\(nanoseconds / 1_000_000)ms" }
    } else {
      let milliseconds = nanoseconds / 1_000_000
      var digits = String(nanoseconds % 1_000_000 + 1_000_000).dropFirst()
      while digits.hasSuffix("0") { digits.removeLast() }
      words += "\(milliseconds).\(digits)ms"
    }
    return words.isEmpty ? "0s" : words
  }
}
