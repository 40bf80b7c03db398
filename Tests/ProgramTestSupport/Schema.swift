// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport

/// The schemas in docs/schemas, and PyPI's jsonschema, which holds outputs against them.
package enum Schema {
  package static let folder = Project.root
    .appending(path: "docs/schemas")

  /// True if the validator is installed.
  package static var canBeChecked: Bool { Reader.has("jsonschema") }

  /// Checks each object of some outputs; what does not fit is an error. Returns the kinds of objects that
  /// were in them.
  @discardableResult
  package static func kinds(_ schema: String, _ outputs: [String]) throws -> Set<String> {
    let folder = try Folder()
    let file = try folder.write("out", outputs.joined())
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      validator = Draft202012Validator(schema)
      decoder, text, kinds, at = json.JSONDecoder(), open(sys.argv[2]).read(), set(), 0
      while at < len(text):
          if text[at].isspace():
              at += 1
              continue
          value, at = decoder.raw_decode(text, at)
          errors = [f"{error.json_path}: {error.message}" for error in validator.iter_errors(value)]
          assert not errors, f"{value}: {errors}"
          kinds.add(value.get("kind", "object"))
      print(" ".join(sorted(kinds)))
      """
    let path = Self.folder.appending(path: schema + ".schema.json").path
    return Set(
      try Reader.run(program, path, file).split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
