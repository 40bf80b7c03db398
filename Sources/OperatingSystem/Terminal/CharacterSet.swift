// SPDX-License-Identifier: Apache-2.0
import CNcurses
import CShipped
import CTerminal
import LifecycleText

/// The character set of the user's locale.
package enum CharacterSet {
  /// Takes the user's locale. True when its text is UTF-8.
  package static func useLocale() -> Bool {
    if cn_use_locale() { return true }
    let characters = cs_characters()
    guard cn_asks_for_utf8(), characters.size > 0 else { return false }
    // A system that can be read only still has memory.
    return [Platform.temporaryFolder, "/dev/shm", "."].contains { folder in
      FileName.with(folder) { cn_use_characters(characters.bytes, Int(characters.size), $0) }
    }
  }
}
