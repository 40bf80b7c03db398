// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import LifecycleUI
import OperatingSystem

/// The options for a recording of the screen.
struct RecordingOptions: ParsableArguments {
  @Option(help: ArgumentHelp(.record, valueName: "file"), completion: .file(extensions: ["cast"]))
  var record: String?

  @OptionGroup var cast: CastOption

  func validate() throws {
    try refuse(.recordNeedsFile, if: record == "-")
    try refuse(.needs("--cast-version", "--record"), if: record == nil && cast.castVersion != nil)
  }

  /// The option that was given; nil for none.
  var givenOption: String? { record.map { _ in "--record" } }

  /// The recording that is wanted; nil for none.
  var choice: Choice? { record.map { Choice(path: $0, version: cast.version) } }

  /// A recording that is wanted.
  struct Choice {
    /// The recording's file, which must not be there.
    let path: String
    let version: Asciicast.Version
  }
}

/// The format of recordings.
struct CastOption: ParsableArguments {
  @Option(help: ArgumentHelp(.castVersion))
  var castVersion: Asciicast.Version?

  var version: Asciicast.Version { castVersion ?? .two }
}

extension Asciicast.Version: ExpressibleByArgument {}
