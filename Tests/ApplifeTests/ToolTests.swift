// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleTestSupport
import ProgramTestSupport
import Testing

/// The make targets and tools that a user meets before the program.
@Suite("Setting up and installing")
struct ToolTests {
  private static let root = Project.root.path

  /// Runs lines of the shell in a folder of their own.
  private func shell(_ line: String, expecting status: Int32 = 0) throws -> Subprocess.Result {
    let folder = try Folder()
    return try Subprocess.run(
      "/bin/bash",
      ["-c", "cd '\(folder.url.path)'; root='\(Self.root)' applife='\(Binary.path)'; " + line],
      expecting: status)
  }

  @Test("a prefix with any characters is a folder, and no part of it is run")
  func prefix() throws {
    // A dollar sign is make's own, and written twice for it.
    let result = try shell(
      #"""
      prefix=$'/it\'s "a" $$(touch pwned)`touch pwned` b'
      make -s -C "$root" install NEED=: SWIFT=true LIBRARIES=shared BINARY="$applife" DESTDIR="$PWD/d" PREFIX="$prefix" \
        > log 2>&1 || { cat log; exit 1; }
      find d -name applife -type f -perm -1 | grep bin/
      find . "$root" -maxdepth 1 -name pwned
      make -s -C "$root" uninstall DESTDIR="$PWD/d" PREFIX="$prefix"
      find d -type f
      """#)
    #expect(result.output == "d/it's \"a\" $(touch pwned)`touch pwned` b/bin/applife\n")
  }

  /// A machine where `apt-get` does what a test says, there is no `sudo`, and Swift's programs miss
  /// `library`.
  private func need(
    _ apt: String, as user: String = "0", sudo: Bool = false, library: String? = nil
  ) throws -> String {
    try shell(
      """
      mkdir bin
      for tool in sh cat grep mktemp rm sed head sort readlink; do ln -s "$(command -v $tool)" bin; done
      printf '#!/bin/sh\\necho \(user)\\n' > bin/id
      printf '#!/bin/sh\\necho Swift version 6.3.1\\n' > bin/swift
      printf '#!/bin/sh\\n%s\\n' "\(apt)" > bin/apt-get
      printf '#!/bin/sh\\necho "\(library ?? "libc.so.6") => \(library == nil ? "found" : "not found")"\\n' \
        > bin/ldd
      if \(sudo); then printf '#!/bin/sh\\nexit 1\\n' > bin/sudo; fi
      chmod +x bin/*
      PATH="$PWD/bin" sh "$root/tools/need" no-such-package
      """, expecting: 1
    ).errors
  }

  @Test("where a package cannot be installed, the reason and the command are said")
  func need() throws {
    let offline = try need("echo E: Temporary failure resolving deb.debian.org; exit 100")
    #expect(offline.contains("is this machine offline?"))
    #expect(offline.contains("    apt-get update && apt-get install -y"))
    #expect(!offline.contains("sudo"))
    let locked = try need("echo E: Could not get lock /var/lib/dpkg/lock-frontend; exit 100")
    #expect(locked.contains("Another program is installing packages"))
    let user = try need("exit 100", as: "1000")
    #expect(user.contains("Only root may install packages."))
    #expect(!user.contains("sudo"))
    #expect(
      try need("exit 100", as: "1000", sudo: true).contains("    sudo apt-get update && sudo"))
  }

  @Test("what Swift itself misses is named at once with the rest")
  func toolchain() throws {
    let missing = try need("exit 100", as: "1000", library: "libcurl.so.4")
    #expect(missing.contains(/Missing: no-such-package .*libcurl4/))
    #expect(try !need("exit 100", as: "1000").contains("libcurl4"))
    // A library of no known package is Swift's own matter.
    #expect(try !need("exit 100", as: "1000", library: "libown.so.1").contains("libown"))
  }

  @Test("the release build looks for libraries only where the system does")
  func runPath() throws {
    let commands = try shell("make -n -C \"$root\" build").output
    #expect(commands.contains("--disable-local-rpath"))
  }

  @Test("the one dependency is a range, so that other packages can have it too; tools are pinned")
  func dependencies() throws {
    let manifest = try String(contentsOfFile: Self.root + "/Package.swift", encoding: .utf8)
    let lines = manifest.split(separator: "\n").filter { $0.contains("url:") }
    #expect(!lines.isEmpty)
    for line in lines {
      let isOfProgram = line.contains("/swift-argument-parser\"")
      #expect(line.contains(isOfProgram ? "from: \"1." : "exact:"), "\(line)")
    }
  }
}
