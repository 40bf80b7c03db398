// SPDX-License-Identifier: Apache-2.0
import Foundation
import LifecycleText
import ProgramTestSupport
import Testing

@testable import applife

/// The terminal is asked for its background, and what it answers.
@Suite("The terminal's background")
struct BackgroundTests {
  /// Feeds bytes to a question. Returns the color, and the bytes that are keys.
  private func read(
    _ text: String, by question: inout BackgroundQuestion, at time: Duration = .zero
  ) -> (color: RGB?, keys: String, isDone: Bool) {
    var (color, keys, isDone) = (RGB?.none, [UInt8](), false)
    for byte in text.utf8 {
      switch question.add(byte, at: time) {
      case .taken: break
      case .done(let answer):
        color = answer
        isDone = true
      case .foreign(let bytes): keys += bytes
      }
    }
    return (color, String(decoding: keys, as: UTF8.self), isDone)
  }

  @Test(
    "every form of an answer is read",
    arguments: [
      ("rgb:ffff/8080/0000\u{07}", RGB(1, 32896 / 65535, 0)),
      ("rgb:ff/80/00\u{1B}\\", RGB(1, 128 / 255, 0)),
      ("rgb:f/0/f\u{07}", RGB(1, 0, 1)), ("rgba:0000/0000/0000/ffff\u{07}", RGB(0, 0, 0)),
    ])
  func forms(_ answer: String, _ color: RGB) {
    var question = BackgroundQuestion(at: .zero)
    question.begin()
    let read = read(answer + "q", by: &question)
    #expect(read.color == color)
    #expect(read.keys == "q")
    #expect(question.isAnswered)
  }

  @Test(
    "what is no color is no answer, and a key behind it is not lost",
    arguments: ["rgb:zz/00/00\u{07}", "rgb:1/2\u{07}", "black\u{07}", "rgb:11111/0/0\u{07}"])
  func nonsense(_ answer: String) {
    var question = BackgroundQuestion(at: .zero)
    question.begin()
    let read = read(answer + "h", by: &question)
    #expect(read.color == nil && read.isDone && read.keys == "h")
  }

  @Test("what breaks an answer off is given back")
  func broken() {
    var question = BackgroundQuestion(at: .zero)
    question.begin()
    #expect(read("rgb:12 h", by: &question).keys == "rgb:12 h")
    // Escape and a bracket that a user typed.
    #expect(read("\u{1B}]x", by: &question).keys == "\u{1B}]x")
  }

  @Test("an answer that ncurses took apart, because it came slowly, is no keys but for the Escape")
  func slow() {
    var question = BackgroundQuestion(at: .zero)
    let read = read("\u{1B}]11;rgb:0/0/0\u{07}h", by: &question)
    #expect(read.color == RGB(0, 0, 0) && read.keys == "\u{1B}h")
  }

  @Test("an answer later than 50 ms behind the first frame changes nothing, and is no keys")
  func late() {
    var question = BackgroundQuestion(at: .zero)
    question.frameDrawn(at: .milliseconds(40))
    question.frameDrawn(at: .milliseconds(400))
    question.begin()
    let read = read("rgb:0/0/0\u{07}h", by: &question, at: .milliseconds(91))
    #expect(read.color == nil && read.isDone && read.keys == "h")
    var other = BackgroundQuestion(at: .zero)
    other.frameDrawn(at: .milliseconds(40))
    other.begin()
    let inTime = self.read("rgb:0/0/0\u{07}", by: &other, at: .milliseconds(90))
    #expect(inTime.color == RGB(0, 0, 0))
  }

  @Test("COLORFGBG names a background by its number among sixteen")
  func environment() {
    let values: [(String, ColorPalette.Background)] = [
      ("15;0", .dark), ("0;15", .light), ("0;default;15", .light), ("7;8", .dark), ("0;7", .light),
      ("", .unknown), ("15", .unknown), ("0;default", .unknown), ("0;99", .unknown),
    ]
    for (value, background) in values {
      #expect(ColorPalette.Background(colorFGBG: value) == background, "\(value)")
    }
  }

  // MARK: The program

  private static let question = "\u{1B}]11;?\u{07}"

  private func count(_ text: String, in terminal: Pseudoterminal) -> Int {
    String(decoding: terminal.output, as: UTF8.self).components(separatedBy: text).count - 1
  }

  @Test("the program asks once, doesn't wait, and paints again in the colors for the background")
  func repaints() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("applife --color always")
    // The answer is there before anything else is read.
    terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\o")
    try terminal.wait(for: "\u{1B}[38;5;22m")
    #expect(count(Self.question, in: terminal) == 1)
    terminal.type("qq")
    try terminal.wait(for: "status 0")
    #expect(count(Self.question, in: terminal) == 1)
    #expect(terminal.isGivenBack)
  }

  @Test("an answer that comes too late is no key; keys and pastes around it are not lost")
  func lateAnswer() throws {
    let terminal = try Pseudoterminal()
    try terminal.run("applife; true")
    try terminal.wait(for: "undo")
    terminal.type(":")
    terminal.type("\u{1B}[200~tap\u{1B}]11;rgb:0000/0000/0000\u{07} icon\u{1B}[201~ Maps")
    try terminal.wait(for: "icon Maps")
    let text = String(decoding: terminal.output, as: UTF8.self)
    #expect(!text.contains("rgb:") && !text.contains("0000/"))
    terminal.type("\u{03}\u{03}")
    try terminal.wait(for: "status")
  }

  @Test(
    "nobody is asked where the answer would not matter, or none would come",
    arguments: [
      "applife --theme dark", "applife --theme none", "applife --no-color", "TERM=linux applife",
      "TERM=vt100 applife", "NO_COLOR=1 applife",
    ])
  func silent(_ command: String) throws {
    let terminal = try Pseudoterminal()
    try terminal.run(command)
    try terminal.wait(for: "Not running")
    terminal.type("qq")
    try terminal.wait(for: "status")
    #expect(count("\u{1B}]11;", in: terminal) == 0)
  }
}
