// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import Lifecycle
import LifecycleAnalysis

extension ProjectFacts {
  /// The things that the app can be opened with, as its Info.plist says.
  package var payloads: Migration.Payloads {
    var payloads = Migration.Payloads()
    let schemes = (value("CFBundleURLTypes")?.value.items ?? []).flatMap {
      $0["CFBundleURLSchemes"]?.texts ?? []
    }
    if let scheme = schemes.map(expanded).first(where: Self.isWord) {
      payloads.url = scheme + "://open"
    }
    let types = (value("UIApplicationShortcutItems")?.value.items ?? []).compactMap {
      $0["UIApplicationShortcutItemType"]?.text
    }
    if let type = types.map(expanded).first(where: Self.isWord) { payloads.action = type }
    return payloads
  }

  /// True if a scenario takes it as one word: no variable of Xcode's, no blank.
  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"), UInt8(ascii: "+"):
          true
        case _: false
        }
      }
  }
}
