// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The parts of a version: its number, its archives, and the files that others build with.
@Suite("Making a version")
struct ReleaseTests {
  private static let root = Project.root

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  private func said(by tool: String, _ arguments: [String] = []) throws -> String {
    try Subprocess.run(Self.root.appending(path: tool).path, arguments).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test("the program, the changelogs and the packages name one version")
  func version() throws {
    let number = try said(by: "tools/version")
    #expect(number.contains(/^[0-9]+\.[0-9]+\.[0-9]+$/))
    let said = try Subprocess.run(Binary.path, ["--version"]).output
    #expect(said.contains(/^applife ([0-9.]+)( \([0-9a-f]{12}\+?\))?\n$/))
    #expect(said.hasPrefix("applife \(number)"))
    #expect(try text("CHANGELOG.md").firstMatch(of: #/\n## ([0-9.]+), /#)?.1 == number[...])
    #expect(try text("debian/changelog").hasPrefix("applife (\(number)) "))
    #expect(
      try text("Resources/Editors/vscode/package.json").contains("\"version\": \"\(number)\""))
  }

  @Test("the project's address stands in one place, and the Debian package has the same")
  func address() throws {
    let address = try text("packaging/address").trimmingCharacters(in: .newlines)
    let control = try text("debian/control")
    #expect(control.contains("\nHomepage: \(address)\n"))
    #expect(control.contains("\nVcs-Git: \(address)/"))
    #expect(try text("debian/copyright").contains("\nSource: \(address)\n"))
    for file in ["applife.rb.in", "PKGBUILD.in", "default.nix.in"] {
      #expect(try !text("packaging/" + file).contains(address), "\(file)")
    }
  }

  @Test("the list of the files that the program carries is up to date")
  func carried() throws { _ = try said(by: "tools/shipped", ["check"]) }

  @Test("the commit is that of the repository, and marked if a file differs from it")
  func commit() throws {
    let folder = try Folder()
    let result = try Subprocess.run(
      "/bin/bash",
      [
        "-ec",
        """
        cd '\(folder.url.path)'
        mkdir tools && cp '\(Self.root.path)/tools/commit' tools
        echo "none: $(tools/commit)"
        git init -q . && git add -A
        git -c user.name=a -c user.email=a@b commit -qm one
        [ "$(tools/commit)" = "$(git rev-parse HEAD)" ] && echo same
        echo >> tools/commit
        [ "$(tools/commit)" = "$(git rev-parse HEAD)+" ] && echo marked
        """,
      ])
    #expect(result.output == "none: \nsame\nmarked\n")
  }

  @Test("an archive installs to any prefix")
  func install() throws {
    let folder = try Folder()
    for file in ["bin/applife", "share/man/man1/applife.1", "share/zsh/site-functions/_applife"] {
      _ = try folder.write("archive/" + file, file)
    }
    try FileManager.default.copyItem(
      at: Self.root.appending(path: "packaging/install"),
      to: folder.url.appending(path: "archive/install"))
    let script = folder.path("archive/install")
    let prefix = folder.path("it's a \"place\"")
    #expect(
      try Subprocess.run(script, [prefix]).output == "Installed: \(prefix)/bin/applife\n")
    #expect(
      try String(contentsOfFile: prefix + "/share/man/man1/applife.1", encoding: .utf8)
        == "share/man/man1/applife.1")
    #expect(try Subprocess.run(script, ["--help"]).output.contains("./install [PREFIX]"))
    #expect(
      try Subprocess.run(script, ["--prefix"], expecting: 2).errors.contains(
        "unknown option --prefix")
    )
  }

  @Test("the list of what is in the archives is SPDX, with a checksum for each")
  func contents() throws {
    guard Subprocess.find("python3") != nil else { return }
    let folder = try Folder()
    for name in ["applife-9.8.7.tar.gz", "applife-9.8.7-linux-x86_64.tar.gz", "a_9.8.7_amd64.deb"] {
      _ = try folder.write(name, name)
    }
    let output = try Subprocess.run(
      "/usr/bin/env",
      [
        "SOURCE_DATE_EPOCH=1", Self.root.path + "/tools/sbom", folder.url.path, "9.8.7", "abc",
        "https://a.invalid", "1.2.3",
      ]
    ).output
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    #expect(document["spdxVersion"] as? String == "SPDX-2.3")
    let packages = try #require(document["packages"] as? [[String: Any]])
    #expect(packages.count { $0["checksums"] != nil } == 3)
    let parser = packages.first { $0["name"] as? String == "swift-argument-parser" }
    #expect(parser?["versionInfo"] as? String == "1.2.3")
    let relations = try #require(document["relationships"] as? [[String: String]])
    #expect(relations.contains { $0["relationshipType"] == "DYNAMIC_LINK" })
  }

  @Test("on macOS nothing of Linux is asked of the linker, and Homebrew is named")
  func darwin() throws {
    let commands = try Subprocess.run(
      "/usr/bin/env", ["make", "-n", "-C", Self.root.path, "build", "SYSTEM=Darwin"]
    ).output
    #expect(!commands.contains("lld"))
    #expect(!commands.contains("--static-swift-stdlib"))
    #expect(commands.contains("tomlplusplus"))
    let folder = try Folder()
    let result = try Subprocess.run(
      "/bin/bash",
      [
        "-c",
        """
        cd '\(folder.url.path)' && mkdir bin
        for tool in sh sed head sort; do ln -s "$(command -v $tool)" bin; done
        printf '#!/bin/sh\\necho Darwin\\n' > bin/uname
        printf '#!/bin/sh\\necho Swift version 6.3.1\\n' > bin/swift
        printf '#!/bin/sh\\necho brew "$@"\\n' > bin/brew
        chmod +x bin/*
        PATH="$PWD/bin" sh '\(Self.root.path)/tools/need' tomlplusplus tmux
        """,
      ])
    #expect(result.output.hasSuffix("brew install tomlplusplus tmux\n"))
  }
}
