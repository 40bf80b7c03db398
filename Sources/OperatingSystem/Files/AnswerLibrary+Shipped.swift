// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleText

extension AnswerLibrary {
  /// The scenarios and lessons that come with the program.
  package static var shipped: AnswerLibrary {
    let folders = [ShippedFolder.scenarios, .lessons]
    return AnswerLibrary(
      entries: folders.flatMap(\.entries),
      scenario: { name in
        for folder in folders {
          if let path = folder.path(of: name), Files.isRegular(path),
            let text = try? Files.read(path)
          {
            return try? Scenario.parse(text)
          }
        }
        return nil
      })
  }
}

extension ShippedFolder {
  /// The scenarios with their titles and notes, in English.
  fileprivate var entries: [AnswerLibrary.Entry] {
    names.compactMap { name in
      guard let path = path(of: name), Files.isRegular(path), let text = try? Files.read(path)
      else { return nil }
      // The first comments are the title and the note.
      let lines = text.split(separator: UInt8(ascii: "\n"), maxSplits: 2).prefix(2)
        .prefix { $0.first == UInt8(ascii: "#") }
        .map { String(decoding: $0.dropFirst(2), as: UTF8.self) }
      guard let title = lines.first else { return nil }
      return AnswerLibrary.Entry(
        name: name, title: title, note: lines.count > 1 ? lines[1] : "")
    }
  }
}
