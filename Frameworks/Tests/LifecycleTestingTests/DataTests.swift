// SPDX-License-Identifier: Apache-2.0
import AVFAudio
import LifecycleTesting
import SwiftUI
import Testing
import UIKit

/// A document that is one file.
private final class Note: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? "no data"
  }
  func write(_ text: String) {
    undoManager.registerUndo(withTarget: self) { [old = self.text] in $0.text = old }
    self.text = text
    updateChangeCount(.done)
  }
}

/// A document that is a folder.
private final class Album: UIDocument {
  var pages: [String] = []
  override func contents(forType typeName: String) throws -> Any {
    let files = pages.enumerated().map {
      ("\($0.offset).txt", FileWrapper(regularFileWithContents: Data($0.element.utf8)))
    }
    return FileWrapper(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: files))
  }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    let files = (contents as? FileWrapper)?.fileWrappers ?? [:]
    pages = files.sorted { $0.key < $1.key }.map {
      String(decoding: $0.value.regularFileContents ?? Data(), as: UTF8.self)
    }
  }
}

private func documents(_ name: String) -> URL {
  let home = ProcessInfo.processInfo.environment["HOME"] ?? "/"
  return URL(fileURLWithPath: home + "/Documents/" + name)
}

private final class Writer: UIResponder, UIApplicationDelegate {
  let note = Note(fileURL: documents("note.txt"))
  let album = Album(fileURL: documents("trip.album"))
  func applicationDidFinishLaunching(_ application: UIApplication) {
    note.open()
    album.open()
  }
}

/// A delegate that plays a sound, and stops what it shows when it is interrupted.
private final class Player: NSObject, UIApplicationDelegate {
  let player = AVAudioPlayer()
  var said: [String] = []

  func applicationDidFinishLaunching(_ application: UIApplication) {
    NotificationCenter.default.addObserver(
      self, selector: Selector(interrupted), name: AVAudioSession.interruptionNotification,
      object: nil)
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    try? AVAudioSession.sharedInstance().setActive(true)
    player.play()
  }
  func interrupted(_ notification: Notification) {
    let value = notification.userInfo?[AVAudioSessionInterruptionTypeKey] as? UInt
    switch value.flatMap(AVAudioSession.InterruptionType.init) {
    case .began: said.append("began \(player.isPlaying)")
    case .ended:
      player.play()
      said.append("ended")
    case nil: said.append("?")
    }
  }
}

extension TestApplicationTests {
  @Suite("What an app keeps and plays, in tests", .serialized) struct DataTests {
    @Test("a changed document is saved as the app leaves, and read at the next launch")
    @MainActor func document() throws {
      let app = try TestApplication(Writer())
      try app.perform("tap icon")
      app.delegate?.note.write("milk")
      #expect(app.delegate?.note.hasUnsavedChanges == true)
      try app.perform("press home, wait 1m, reclaim memory, tap icon")
      #expect(app.delegate?.note.text == "milk")
      #expect(app.delegate?.note.documentState == .normal)
    }

    @Test("what is not saved before the end is lost")
    @MainActor func lost() throws {
      let app = try TestApplication(Writer())
      try app.perform("tap icon")
      app.delegate?.note.write("milk")
      try app.perform("crash, tap icon")
      #expect(app.delegate?.note.text == "")
    }

    @Test("a document's changes are undone")
    @MainActor func undo() throws {
      let app = try TestApplication(Writer())
      try app.perform("tap icon")
      app.delegate?.note.write("milk")
      app.delegate?.note.undoManager.undo()
      #expect(app.delegate?.note.text == "")
    }

    @Test("a document of several files is a folder")
    @MainActor func package() throws {
      let app = try TestApplication(Writer())
      try app.perform("tap icon")
      app.delegate?.album.pages = ["one", "two"]
      app.delegate?.album.updateChangeCount(.done)
      try app.perform("press home, wait 1m, reclaim memory, tap icon")
      #expect(app.delegate?.album.pages == ["one", "two"])
    }

    @Test("a call interrupts the audio that the app plays, and its end resumes it")
    @MainActor func interruption() throws {
      let app = try TestApplication(Player(), setup: "app Music modes=audio")
      try app.perform("tap icon, press home, wait 1m")
      #expect(app.state == .background)
      try app.perform("receive call")
      #expect(app.delegate?.said == ["began false"])
      try app.perform("decline call, wait 1m")
      #expect(app.delegate?.said == ["began false", "ended"])
      #expect(app.state == .background)
      app.delegate?.player.stop()
      try app.perform("wait 1m")
      #expect(app.state == .suspended)
    }
  }
}
