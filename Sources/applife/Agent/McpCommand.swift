// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Languages

/// `applife mcp`: the tools of an agent, over the Model Context Protocol.
struct McpCommand: ParsableCommand {
  static let configuration = CommandConfiguration("mcp", .mcp, .mcp)

  @Flag(help: ArgumentHelp(.mcpAllowHost))
  var allowHost = false

  @OptionGroup var language: LanguageOption

  func validate() throws {
    if isatty(STDIN_FILENO) != 0 {
      throw ValidationError(UsageProblem.mcpNeedsClient.text)
    }
  }

  mutating func run() throws {
    // A client that reads no more is noticed where something is written.
    signal(SIGPIPE, SIG_IGN)
    try AgentChannel(allowsHost: allowHost).serve()
  }
}
