// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages

/// The part of an app that is hosted in place of all of it.
enum HostPart: String, ExpressibleByArgument, CaseIterable {
  /// The app delegate, the scene delegates, the app of SwiftUI, and what they need.
  case delegate
}

/// The option that names the part.
struct HostPartOption: ParsableArguments {
  @Option(name: .customLong("only"), help: ArgumentHelp(.hostOnly, valueName: "part"))
  var only: HostPart?
}
