// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages

extension HostPart: ExpressibleByArgument {}

/// The option that names the part.
package struct HostPartOption: ParsableArguments {
  @Option(name: .customLong("only"), help: ArgumentHelp(.hostOnly, valueName: "part"))
  package var only: HostPart?

  package init() {}
}
