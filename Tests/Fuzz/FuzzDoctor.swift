// SPDX-License-Identifier: Apache-2.0
import Foundation
import Languages
import Lifecycle
import Doctor
import LifecycleAnalysis
import LifecycleText

/// Judges folders of strangers. The input is a folder in the form of `Tests/Doctor`, and then each file of an app:
/// its Info.plist, its project, a source in Swift and in Objective-C. Each judgement is the same each time, its
/// places are in the files, and its reports are harmless.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDoctor(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  judge(folder(bytes))
  for name in ["App/Info.plist", "App.xcodeproj/project.pbxproj", "App/App.swift", "App/App.m"] {
    judge(app.merging([name: bytes]) { $1 })
  }
  if let list = try? PropertyList.read(bytes) {
    require(list == (try? PropertyList.read(bytes)), "a list that changes")
  }
  return 0
}

/// The files behind lines that begin with `--- `.
private func folder(_ bytes: [UInt8]) -> [String: [UInt8]] {
  var files: [String: [UInt8]] = [:]
  var name: String?
  for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
    if line.starts(with: Array("--- ".utf8)) {
      name = String(decoding: line.dropFirst(4), as: UTF8.self)
      files[name ?? ""] = []
    } else if let name {
      files[name, default: []] += line + [0x0A]
    }
  }
  return files
}

/// A small app, of which the input takes the place of one file.
private let app: [String: [UInt8]] = [
  "App/Info.plist": Array("<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>".utf8),
  "App/App.swift": Array(
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {}
    }
    """.utf8),
]

private func judge(_ files: [String: [UInt8]]) {
  let tree = ProjectTree(names: Array(files.keys)) { path, most in
    guard let bytes = files[path] else { return .unreadable }
    return bytes.count > most ? .tooLarge : .bytes(bytes)
  }
  let diagnosis = Diagnosis(ProjectFacts(tree, target: nil), sdks: LaunchVerdict.sdks)
  let report = DoctorReport(diagnosis, base: "")
  for finding in diagnosis.findings {
    let count = files[finding.place.file].map(lineCount) ?? 0
    require((0...count).contains(finding.place.line), "a line that is not there")
  }
  for format in DoctorFormat.allCases {
    var (out, again) = (TextBuffer(), TextBuffer())
    report.write(format, to: &out)
    DoctorReport(
      Diagnosis(ProjectFacts(tree, target: nil), sdks: LaunchVerdict.sdks), base: ""
    ).write(format, to: &again)
    require(out.bytes == again.bytes, "a judgement that changes")
    let written = Printable.lines(out.bytes, as: format.encoding)
    requireHarmless(written, "a report")
    if format != .text {
      require(
        (try? JSONSerialization.jsonObject(with: Data(written))) != nil, "a report that is no JSON")
    }
  }
  let patch = DoctorPatch(diagnosis, info: diagnosis.facts.infoPath.flatMap(tree.info))
  _ = Printable.lines(Array(patch.text.utf8), as: .patch)
}
