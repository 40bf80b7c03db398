// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// The report for programs.
///
/// - SeeAlso: docs/reference/file-formats.md
extension MigrationReport {
  var json: JSON {
    let findings = migration?.findings ?? []
    return [
      "kind": "migration", "schema": .number(2), "app": .text(app),
      "doctor": doctor.map(\.json), "rehearsed": .truth(migration != nil),
      "errors": .number((doctor?.count(.error) ?? 0) + findings.count),
      "warnings": .number(doctor?.count(.warning) ?? 0),
      "notes": .number(doctor?.count(.note) ?? 0),
      "findings": .list(findings.map(json), lines: !findings.isEmpty),
      "methods": .list((migration?.stayingMethods ?? []).map(json)),
      "notifications": .list((migration?.stayingNotifications ?? []).map(json)),
      "unrehearsed": .object([
        ("events", .texts((migration?.refusedEvents ?? []).map(\.event.description))),
        ("methods", .texts((migration?.uncalledMethods ?? []).map(\.selector))),
        ("reasons", .texts(reasons)),
      ]),
    ]
  }

  private func json(_ finding: Migration.Finding) -> JSON {
    let kind = finding.kind
    var names = Names()
    names.read(kind)
    return [
      "rule": .text(MigrationRule(kind).rawValue), "name": names.name.map { .text($0) },
      "count": names.count.map { .number($0) }, "instead": names.instead.map { .text($0) },
      "methods": names.methods.isEmpty ? nil : .texts(names.methods),
      "file": finding.place.map { .text(located($0).file) },
      "line": finding.place.map { .number($0.line) },
      "column": finding.place.map { .number($0.column) },
      "message": .text(words.finding(kind)), "advice": .text(words.advice(kind)),
      "page": .text(kind.page),
    ]
  }

  /// The names in a finding.
  private struct Names {
    var name: String?
    /// The number of times it was called or read before the move.
    var count: Int?
    var instead: String?
    var methods: [String] = []

    mutating func read(_ kind: MigrationChange) {
      switch kind {
      case .method(let method, let selector, let calls, _):
        (name, count, instead) = (selector, calls, method.instead)
      case .unknownMethod(let callback, let calls): (name, count) = (callback.rawValue, calls)
      case .launchOption(let option, let reads):
        (name, count) = (option.name, reads)
        switch option.replacement {
        case .connectionOption(let property): instead = "connectionOptions." + property
        case .other(let other, _): instead = other
        case .none: break
        }
      case .unsaved(.file(let file), let callbacks):
        (name, methods) = (file, callbacks.map(\.rawValue))
      case .unsaved(.userDefault(let key), let callbacks):
        (name, methods) = (key, callbacks.map(\.rawValue))
      case .lostEdits(let edits): name = edits.first
      case .failure(let failure): name = failure.step
      }
    }
  }

  private func json(_ item: StayingCall) -> JSON {
    [
      "name": .text(item.name), "before": item.counts.map { .number($0.before) },
      "after": item.counts.map { .number($0.after) },
    ]
  }
}
