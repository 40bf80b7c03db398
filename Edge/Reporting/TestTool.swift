// SPDX-License-Identifier: Apache-2.0
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText

/// A tool that manages tests, for which JUnit's XML gets what the tool reads and the schemas don't know.
/// The raw value is what `--for` takes.
package enum TestTool: String, CaseIterable, Sendable {
  /// - SeeAlso: https://github.com/gurock/trcli
  case testrail
  /// - SeeAlso: https://github.com/Xray-App/xray-junit-extensions
  case xray
  /// - SeeAlso: https://github.com/kiwitcms/junit.xml-plugin
  case kiwi
}

extension WalkReport {
  /// The details of a step that the tool wants.
  func details(of row: WalkSheet.Row) -> JUnitSuite.Details {
    var details = JUnitSuite.Details()
    guard let tool else { return details }
    let result = result(of: row)
    let note = result?.note ?? ""
    let name = cases[row.step.number]
    switch tool {
    case .testrail:
      if let name { details.add("test_id", name) }
      if !note.isEmpty { details.add("testrail_result_comment", note) }
      // trcli opens the files, from the folder that it is run in.
      for file in evidence(of: row) {
        details.add("testrail_attachment", evidenceFolder + "/" + file.file)
      }
    case .xray:
      if let name { details.add("test_key", name) }
      details.add("test_summary", self.name(of: row))
      if !note.isEmpty { details.properties.append(.init(name: "testrun_comment", text: note)) }
      let items = evidence(of: row).compactMap { file -> (name: String, content: String)? in
        guard case .bytes(let bytes)? = contents[file.file] else { return nil }
        return (file.file, Base64.text(bytes))
      }
      if !items.isEmpty {
        details.properties.append(.init(name: "testrun_evidence", items: items))
      }
    case .kiwi:
      // The plugin reads no properties. It knows a case by its class and name, and shows its output.
      if let result, let date = result.date {
        let began = date - Int(result.time.components.seconds)
        details.timestamp = String(WalkDate.text(began).dropLast())
      }
      if let name { details.output.append(name) }
      if !note.isEmpty { details.output.append(note) }
      details.output += evidence(of: row).map(caption)
      details.skipped = result?.verdict?.rawValue ?? Self.open
    }
    return details
  }
}
