// SPDX-License-Identifier: Apache-2.0
// Not for browsers.

extension Concept {
  /// The concepts that a question is about. Who asks about one of them is not helped by an answer about
  /// another: locking the device and restarting it both have to do with an end. Those of one family are
  /// near each other.
  private static let families: [String] = [
    "bgtask scheduler fetch continued processing refresh", "refreshoff lowpower",
    "push silentpush localnotification banner",
    "voip", "liveactivity", "location region beacon", "bluetooth", "link universallink",
    "quickaction",
    "controlcenter faceid permission siri interruption", "call", "switcher forcequit", "snapshot",
    "keychain defaults protected", "locked", "filelock", "restoration", "memory memorywarning",
    "crash", "battery", "suspended", "expired", "reboot",
    "exit", "home", "watchdog", "carplay", "display", "window", "timer",
    "howlong", "howoften", "audio", "download", "socket", "modes", "views", "touch", "mainthread",
    "offmain mainactor", "timechange", "rotate", "settings", "debugger", "review", "gpu",
    "pip",
    "intents", "willterminate", "codesign", "blackscreen", "loggedout",
    "catalyst visionos watchos tvos android", "widget", "extension", "store", "layout", "build",
    "fold", "launch", "foreground", "notcalled", "twice", "save",
  ]

  /// The family of each concept that questions are about.
  package static let subjects: [String: Int] = {
    var subjects: [String: Int] = [:]
    for (number, family) in families.enumerated() {
      for name in family.split(separator: " ") { subjects[String(name)] = number }
    }
    return subjects
  }()
}
