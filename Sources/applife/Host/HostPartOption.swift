// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Hosting
import Languages

extension HostPart: ExpressibleByArgument {}

/// The option that names the part.
struct HostPartOption: ParsableArguments {
  @Option(name: .customLong("only"), help: ArgumentHelp(.hostOnly, valueName: "part"))
  var only: HostPart?
}
