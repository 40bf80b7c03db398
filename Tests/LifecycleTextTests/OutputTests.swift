// SPDX-License-Identifier: Apache-2.0

import Languages
import Lifecycle
import LifecycleTestSupport
import Testing

@testable import LifecycleText

/// The encodings of the output: each is checked with the examples of its specification.
@Suite("Output")
struct OutputTests {
  @Test(
    "Base64 has the vectors of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func base64(_ text: String, _ encoded: String) {
    #expect(Base64.text(Array(text.utf8)) == encoded)
  }

  @Test(
    "a word reaches a shell as it is",
    arguments: [
      ("plain-1.2", "plain-1.2"), ("", "''"), ("two words", "'two words'"),
      ("it's", #"'it'\''s'"#), ("$HOME", "'$HOME'"), ("a;b", "'a;b'"), ("é", "'é'"),
    ])
  func shellWords(_ word: String, _ quoted: String) {
    #expect(ShellWord.quoted(word) == quoted)
  }

  @Test("a record of CSV quotes what RFC 4180 says, and no cell is a formula")
  func csv() {
    var out = TextBuffer()
    CSV.add(["plain", "a,b", #"say "hi""#, "two\nlines", "=1+1", ""], to: &out)
    #expect(out.text == "plain,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",'=1+1,\r\n")
  }

  @Test("nothing is markup in text for Markdown, and a bar ends no cell")
  func markdown() {
    #expect(Markdown.escaped("*a_b* [c](d) | e\nf") == #"\*a\_b\* \[c\](d) \| e<br>f"#)
    // What people type comes out as they typed it.
    #expect(Markdown.escaped("&lt; ~~a~~") == #"\&lt; \~\~a\~\~"#)
    for (text, escaped) in [
      ("- a-b", #"\- a-b"#), ("+1", #"\+1"#), ("12. a.", #"12\. a."#), ("1) b)", #"1\) b)"#),
      ("> a > b", #"\> a > b"#), ("=", #"\="#), ("2026-11-28", "2026-11-28"), ("1.5 s", "1.5 s"),
      ("3.", #"3\."#), (".a", ".a"), ("a\r\nb", "a<br>b"),
    ] { #expect(Markdown.escaped(text) == escaped) }
    #expect(Markdown.code("a\nb") == "`a b`")
    #expect(Markdown.address("a b/é\n>100%.png") == "a%20b/é%0A%3E100%25.png")
    #expect(Markdown.code("a|b`c") == #"`a\|b'c`"#)
    #expect(Markdown.bars("a|b") == #"a\|b"#)
    #expect(Markdown.head(["a", "b"], numbers: [1]) == "| a | b |\n| --- | ---: |")
    #expect(Markdown.time(.milliseconds(2050)) == "+2.050")
  }

  @Test("a search finds every word in any cell, whatever its case and its hyphens")
  func search() {
    let row = ["press home", "Go to the Home Screen", "low-power mode"]
    #expect(Search.matches(row, ["HOME", "screen"]))
    #expect(Search.matches(row, ["low power"]))
    #expect(Search.matches(row, []))
    #expect(!Search.matches(row, ["home", "siri"]))
  }

  @Test("the name of a file keeps each byte, also those that are no text")
  func fileNames() {
    for bytes: [UInt8] in [
      [], Array("é.txt".utf8), [0x61, 0xFF, 0x80, 0x62], [0xC3], [0xF4, 0x8F],
    ] {
      #expect(FileName.bytes(FileName.text(bytes)) == bytes)
    }
    // A name that has the character which stands for a byte is taken for its bytes.
    let mark = Array("\u{10FF80}".utf8)
    #expect(FileName.bytes(FileName.text(mark)) == mark)
    #expect(FileName.folder(of: "/a") == "/" && FileName.folder(of: "a/b/c") == "a/b")
    #expect(FileName.folder(of: "a") == ".")
  }

  @Test("the words of a tour's options are read, and a wrong one has the nearest as advice")
  func tourWords() throws {
    #expect(try TourWords.cover("states, endings") == [.states, .terminations])
    #expect(try TourWords.cover("terminations") == [.terminations])
    #expect(try TourWords.means("all").count == TourWords.meansNames.count - 1)
    #expect(try TourWords.time("1m30s") == .seconds(90))
    #expect(throws: TourProblem.unknownCover("staets", nearest: "states")) {
      try TourWords.cover("staets")
    }
    #expect(throws: TourProblem.badDuration("soon")) { try TourWords.time("soon") }
  }

  @Test("the screen is told from the top: a cover before a banner before the app")
  func screenSummary() throws {
    let words = Language.english.phrases.screen
    var device = Device(apps: [.init(name: "Notes")])
    _ = device.apply(.event(try #require(device.event(.tapIcon))))
    _ = device.apply(.time(.seconds(5)))
    #expect(ScreenSummary.text(device, words) == "Notes")
    _ = device.apply(.event(try #require(device.event(.receiveMessage))))
    #expect(ScreenSummary.text(device, words) == words.shown([.banner, .app("Notes")]))
    _ = device.apply(.event(try #require(device.event(.openControlCenter))))
    #expect(
      ScreenSummary.text(device, words)
        == words.shown([.cover(.controlCenter), .banner, .app("Notes")]))
    _ = device.apply(.event(try #require(device.event(.lock))))
    _ = device.apply(.time(.seconds(6)))
    #expect(ScreenSummary.text(device, words).hasSuffix(words.shown([.lockScreen])))
  }
}
