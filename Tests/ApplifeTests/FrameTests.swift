// SPDX-License-Identifier: Apache-2.0
import Foundation
import ProgramTestSupport
import Testing

/// The way of a frame to the terminal.
@Suite("Frames on a terminal")
struct FrameTests {
  @Test(
    "A frame takes a few writes, and not one for every motion of the cursor",
    .enabled(if: Preloaded.compiler != nil && !Binary.isSanitized))
  func writes() throws {
    let terminal = try Pseudoterminal()
    // A byte in a file for every write to standard output.
    let library = try Preloaded.library(
      """
      #define _GNU_SOURCE
      #include <fcntl.h>
      #include <sys/syscall.h>
      #include <unistd.h>
      ssize_t write(int file, const void *bytes, size_t count) {
        if (file == 1) {
          int counted = open("writes", O_WRONLY | O_CREAT | O_APPEND, 0600);
          (void)syscall(SYS_write, counted, ".", 1);
          close(counted);
        }
        return syscall(SYS_write, file, bytes, count);
      }
      """, in: terminal.folder)
    try terminal.run("LD_PRELOAD='\(library)' '\(Binary.path)'; (exit $?)")
    try terminal.wait(for: "undo")
    let counted = try Data(contentsOf: terminal.folder.appending(path: "writes")).count
    // The screen of 24 rows, and what opening the terminal sends.
    #expect((1...15).contains(counted))
    terminal.type("q")
    try terminal.wait(for: "status 0")
  }
}
