// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import OperatingSystem

/// `applife mcp`: the tools of an agent, over the Model Context Protocol.
package struct McpCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("mcp", .mcp, .mcp)

  @Flag(help: ArgumentHelp(.mcpAllowHost))
  var allowHost = false

  @Flag(help: ArgumentHelp(.mcpSkill))
  var skill = false

  @OptionGroup var language: LanguageOption

  package func validate() throws {
    try refuse(.mcpNeedsClient, if: !skill && isatty(STDIN_FILENO) != 0)
  }

  package init() {}

  package mutating func run() throws {
    if skill {
      guard let bytes = ShippedFile.bytes(at: ShippedFile.scheme + "Agent/SKILL.md") else {
        throw Failure(.system(.notThere), of: "SKILL.md")
      }
      try StandardOutput.write(String(decoding: bytes, as: UTF8.self))
      return
    }
    // A client that reads no more is noticed where something is written.
    signal(SIGPIPE, SIG_IGN)
    try AgentChannel(allowsHost: allowHost).serve()
  }
}
