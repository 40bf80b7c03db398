// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import Testing

@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite struct KeymapTests {
  @Test("A key means one thing in a context")
  func noDuplicates() {
    for context in Binding.Context.allCases {
      let keys = Keymap.standard.bindings.filter { $0.context == context }.map(\.key)
      #expect(keys.count == Set(keys).count, "\(context)")
    }
  }

  @Test("Every key has words for the bar and for the help", arguments: Language.allCases)
  func phrases(_ language: Language) {
    for binding in Keymap.standard.bindings {
      let label = binding.label(in: language.phrases)
      #expect(!label.isEmpty, "\(binding.key.name)")
      #expect(TextWidth.of(binding.help(in: language.phrases)) > 3, "\(binding.key.name)")
      #expect(!language.phrases.group(binding.group).isEmpty)
    }
  }

  @Test(
    "The label of an event fits the narrowest panel, in every language",
    arguments: Language.allCases)
  func labels(_ language: Language) {
    for kind in SystemEvent.Kind.allCases {
      let label = language.phrases.words(for: kind).label
      #expect((1...9).contains(TextWidth.of(label)), "\(kind): \(label)")
    }
  }

  @Test(
    "The keys of docs/reference/keys.md",
    arguments: [
      ("o", SystemEvent.Kind.tapIcon), ("h", .pressHome), ("s", .openSwitcher),
      ("s", .closeSwitcher), ("x", .swipeAway), ("l", .lock), ("l", .unlock),
      ("c", .receiveCall), ("d", .declineCall), ("a", .answerCall), ("e", .endCall),
      ("m", .receiveMessage), ("v", .tapBanner), ("i", .dismissBanner), ("p", .receivePush),
      ("P", .tapPush), ("u", .openURL), ("f", .backgroundFetch), ("F", .finishFetch),
      ("n", .openNotificationCenter), ("n", .closeNotificationCenter), ("w", .warnMemory),
      ("K", .reclaimMemory), ("M", .exceedMemory), ("E", .endProcess), ("X", .crash),
      ("R", .reboot), ("t", .touch), ("y", .edit), ("Y", .save), ("G", .hang), ("G", .recover),
      ("b", .beginTask), ("B", .endTask), ("$", .slowSave),
    ] as [(String, SystemEvent.Kind)])
  func contract(_ key: String, _ kind: SystemEvent.Kind) {
    #expect(Keymap.standard.key(for: kind)?.name == key)
    #expect(
      Keymap.standard.command(for: .character(Character(key)), focus: .device)?.kinds.contains(kind)
        == true)
  }

  @Test("What ends or blocks an app has a capital letter")
  func capitals() throws {
    let ending: [SystemEvent.Kind] = [
      .reclaimMemory, .exceedMemory, .endProcess, .crash, .reboot, .hang,
    ]
    for kind in ending {
      let name = try #require(Keymap.standard.key(for: kind)?.name)
      #expect(name.count == 1 && name.first?.isUppercase == true, "\(kind.phrase): \(name)")
    }
  }

  @Test("The letters other programs move by do nothing to the device", arguments: ["g", "j", "k"])
  func harmless(_ key: Character) {
    for focus in Focus.allCases {
      let kinds = Keymap.standard.command(for: .character(key), focus: focus)?.kinds ?? []
      #expect(kinds.isEmpty, "\(key) while \(focus) has the keys")
    }
    var player = Player()
    player.press("o")
    let device = player.device
    player.press(.character(key))
    #expect(player.device == device)
  }

  @Test("Enter chooses in the switcher")
  func enter() {
    #expect(Keymap.standard.key(for: .choose) == .enter)
  }

  @Test("In the log some letters scroll; the others still act on the device")
  func log() {
    #expect(Keymap.standard.command(for: "G", focus: .device) == .toggle(.hang, .recover))
    #expect(Keymap.standard.command(for: "g", focus: .log) == .move(.first))
    #expect(Keymap.standard.command(for: "G", focus: .log) == .move(.last))
    #expect(Keymap.standard.command(for: "n", focus: .log) == .session(.nextMatch))
    #expect(Keymap.standard.command(for: "o", focus: .log) == .send(.tapIcon))
  }

  @Test("Every event is in the panel of what can happen, once")
  func actions() {
    let player = Player()
    let kinds = player.session.actions.map(\.kind)
    #expect(kinds.count == Set(kinds).count)
    let toggled = Keymap.standard.bindings.filter { $0.command.kinds.count == 2 }.count
    #expect(kinds.count == SystemEvent.Kind.allCases.count - toggled)
  }

  @Test("Labels and sentences of events and rules are all different where they must be")
  func sentences() {
    let phrases = Language.english.phrases
    let events = SystemEvent.Kind.allCases.map { phrases.words(for: $0).name }
    #expect(events.count == Set(events).count)
    let rules = Rule.allCases.map(phrases.rule)
    #expect(rules.count == Set(rules).count)
    #expect(rules.allSatisfy { $0.hasSuffix(".") })
    let roles = Callback.allCases.map(phrases.callbackRole)
    #expect(roles.allSatisfy { $0.count > 10 })
  }
}
