// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// The problems in the text of a scenario, in words.
extension English {
  func problem(_ problem: Scenario.Problem) -> String { fault(problem.fault) }

  private func fault(_ fault: Scenario.Fault) -> String {
    switch fault {
    case .unknown(let found, let wanted, let nearest):
      (noun(wanted).map { "unknown \($0) '\(found)'" }
        ?? "expected \(expected(wanted)), found '\(found)'")
        + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .outOfScope(let found, let subject):
      "unknown event '\(found)'. " + ask.outOfScope(subject)
    case .ambiguous(let found, let meanings):
      "'\(found)' could be any of: " + meanings.prefix(3).joined(separator: ", ")
        + (meanings.count > 3 ? " and \(meanings.count - 3) more" : "")
    case .missing(let wanted): "the statement ends too early: expected \(expected(wanted))"
    case .unwanted(let found, let after):
      "expected a comma or the end of the line after '\(after)', found '\(found)'"
    case .repeated(let what): "\(what) is declared twice"
    case .repeatedPrediction(let words): "this step already has '\(words)'"
    case .predictsNothing: "no step follows 'predict': expected an event, wait or skip"
    case .stopsBeforeNothing: "no step follows 'stop here': expected an event, wait or skip"
    case .lateDeclaration(let word):
      "'\(word)' is a declaration; declarations must come before all steps"
    case .untimed(let word): "'\(word)' must not have a time before it"
    case .openQuote: "this quotation mark is not closed on its line"
    case .systemName(let name): "'\(name)' belongs to the system; give the app another name"
    case .styleTooEarly(let app, let style, let version):
      "'\(app)' has style=\(style.rawValue), which needs iOS \(style.minimumVersion) or later, not iOS \(version)"
    case .windowsNeedScenes(let app):
      "'\(app)' has windows=many, which needs style=scene or style=swiftui"
    case .returnsNothing(let method):
      "\(method) has no return value to choose; only the two launch methods have one"
    case .notUTF8(let byte):
      "expected UTF-8 text, found the byte 0x\(ScenarioWords.hexadecimal(byte))"
    case .control(let byte):
      "expected text, found the control character 0x\(ScenarioWords.hexadecimal(byte))"
    case .tooMuch(let bound): tooMuch(bound)
    case .nothing: "there are no steps: expected at least one event or expectation"
    }
  }

  private func tooMuch(_ bound: Scenario.Bound) -> String {
    switch bound {
    case .bytes: "the file is longer than \(bound.rawValue) bytes"
    case .lineBytes: "the line is longer than \(bound.rawValue) bytes"
    case .lines: "the file has more than \(bound.rawValue) lines"
    case .apps: "there are more than \(bound.rawValue) apps"
    case .instructions: "there are more than \(bound.rawValue) lines that begin with 'on'"
    case .steps: "there are more than \(bound.rawValue) steps"
    case .problems:
      "there are more than \(bound.rawValue) errors; the rest of the file was not read"
    }
  }

  /// The kind of thing that a word should have named, if a list of names is long.
  private func noun(_ wanted: Scenario.Wanted) -> String? {
    switch wanted {
    case .statement, .step, .event: "event"
    case .app: "app"
    case .mode: "background mode"
    case .callback: "method"
    case .announcement: "method or notification"
    case .limit: "time limit"
    case .notification: "notification"
    case .reason: "reason or code"
    case .appName, .argumentURL, .argumentName, .argumentText, .argumentResult, .argumentStatus,
      .duration,
      .version, .property, .style, .yesOrNo, .memory, .windows, .saves, .windowNumber, .className,
      .completion, .callPresentation, .codePart, .expirationPart, .task, .expectation, .state,
      .reading, .closingBracket, .data, .expect, .predicted:
      nil
    }
  }

  private func expected(_ wanted: Scenario.Wanted) -> String {
    switch wanted {
    case .statement: "an event, a declaration or an expectation"
    case .step: "an event or an expectation"
    case .event: "an event"
    case .app: "the name of an app"
    case .appName: "a name for the app"
    case .argumentURL: "a URL"
    case .argumentName: "a name"
    case .argumentText: "text"
    case .argumentResult: "newData, noData or failed"
    case .argumentStatus: "available, denied or restricted"
    case .duration: "a duration such as 250ms, 5s, 1m30s or 2h"
    case .version: "a version of iOS"
    case .property:
      "a property such as style=, modes=, memory=, exits-on-suspend=, windows= or restoration="
    case .style: "delegate, scene or swiftui"
    case .mode: "a background mode"
    case .yesOrNo: "yes or no"
    case .memory: "an amount of memory such as 80MB"
    case .saves: "at-once, scene-phase, or a duration such as 10s"
    case .windows: "one or many"
    case .windowNumber: "the number of a window, such as 1"
    case .className: "the name of a class"
    case .completion: "success or failure"
    case .callPresentation: "full-screen or banner"
    case .callback: "a method of UIKit"
    case .announcement: "a method of UIKit or a notification"
    case .codePart: "take, return, save, begin task, end task, register task or work"
    case .expirationPart: "end task NAME, begin task NAME, take or do nothing"
    case .task: "task and a name"
    case .limit: "a time limit (applife rules lists them)"
    case .expectation:
      "an app and its state, calls, notifications, no calls, no notifications, end, refused or data"
    case .state: "active, inactive, background, suspended or not running"
    case .reading: "active, inactive or background"
    case .closingBracket: "]"
    case .notification: "a notification"
    case .reason: "a reason or a code"
    case .data: "saved or lost"
    case .expect: "expect"
    case .predicted: "calls, state or the name of an app"
    }
  }

  // MARK: Expectations

  /// The expectation and the finding in one line, as far as possible in the scenario's words.
  func verdict(_ verdict: Scenario.Verdict) -> String {
    "expected " + verdict.expectation.text + (verdict.found.map { ", found " + finding($0) } ?? "")
  }

  func finding(_ finding: Scenario.Finding) -> String {
    switch finding {
    case .noApp(let name): "no app " + SystemEvent.quoted(name)
    case .state(let app, let state): SystemEvent.quoted(app) + " " + state.rawValue
    case .calls(let calls): ScenarioWords.reads("calls", calls) { " and \($0) more" }
    case .notifications(let names):
      ScenarioWords.reads("notifications", names) { " and \($0) more" }
    case .endings(let endings): ScenarioWords.endings(endings)
    case .accepted: "an event that was possible"
    case .dataLost: "data lost"
    case .noDataLost: "no data lost"
    case .unsavedEdits(let apps): "unsaved edits in " + apps.joined(separator: ", ")
    }
  }
}
