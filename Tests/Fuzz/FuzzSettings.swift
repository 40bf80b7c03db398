// SPDX-License-Identifier: Apache-2.0
import Lifecycle
import LifecycleText
import LifecycleUI

/// Settings files: a file is either refused with a place that it has, or each of its entries has a
/// place, and what is wrong with one is said in words.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSettings(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: size))
  // The program refuses such a file before it is read as TOML.
  if UTF8Validation.problem(in: bytes) != nil { return 0 }
  let lines = lineCount(bytes)
  func require(place: TOMLDocument.Place) {
    let isThere = (1...lines).contains(place.line) && place.column >= 1
    Fuzz.require(isThere, "a place that is not there: \(place)")
  }
  do throws(TOMLDocument.Malformed) {
    let document = try TOMLDocument(String(decoding: bytes, as: UTF8.self))
    let reader = SettingsReader(document.entries)
    for problem in reader.problems {
      require(place: document.place(of: problem.path, isValue: problem.part == .value))
      let text = phrases.settings.problem(problem)
      Fuzz.require(!text.isEmpty, "a problem without words")
      requireHarmless(Array(Printable.line(text).utf8), "a problem")
    }
  } catch {
    require(place: error.place)
    requireHarmless(Array(Printable.line(error.text).utf8), "an error")
  }
  return 0
}
