// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
@testable import Doctor

@testable import LifecycleAnalysis

/// A project in `Tests/Doctor`: small files made after what public threads tell, and what is to be said of them.
struct ProjectFixture: CustomTestStringConvertible, Sendable {
  let name: String
  private(set) var expected: [String] = []
  private(set) var files: [String: [UInt8]] = [:]

  var testDescription: String { name }

  static let all: [ProjectFixture] = {
    let folder = Project.root.appendingPathComponent("Tests/Doctor").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".project") }.sorted().map { file in
      let text = (try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)) ?? ""
      return ProjectFixture(name: String(file.dropLast(".project".count)), text)
    }
  }()

  /// - Parameter text: lines that begin with `expect`, then each file behind a line `--- path`.
  init(name: String, _ text: String) {
    self.name = name
    var path: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        path = String(line.dropFirst(4))
        files[path ?? ""] = []
      } else if let path {
        files[path, default: []] += Array(line.utf8) + [UInt8(ascii: "\n")]
      } else if line.hasPrefix("expect ") {
        expected.append(String(line.dropFirst("expect ".count)))
      }
    }
  }

  var tree: ProjectTree {
    ProjectTree(names: Array(files.keys)) { [files] path, most in
      guard let bytes = files[path] else { return .unreadable }
      return bytes.count > most ? .tooLarge : .bytes(bytes)
    }
  }
}

import Testing

extension Diagnosis {
  /// The judgement in the form of the fixtures.
  var told: [String] {
    launches.map { verdict in
      "\(verdict.sdk) \(verdict.outcome.rawValue) \(verdict.rule.rawValue) "
        + (verdict.place.map { $0.line > 0 ? "\($0.file):\($0.line)" : $0.file } ?? "-")
    }
      + findings.map { finding in
        [
          finding.level.rawValue, finding.name, finding.subject,
          "\(finding.place.file):\(finding.place.line)",
        ].filter { !$0.isEmpty }.joined(separator: " ")
      }
  }
}
