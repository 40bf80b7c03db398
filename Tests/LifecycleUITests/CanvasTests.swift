// SPDX-License-Identifier: Apache-2.0

import Foundation
import Languages
import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Canvas")
struct CanvasTests {
  @Test("text is clipped to its rectangle and the columns it used are returned")
  func clipping() {
    var canvas = Canvas(Size(10, 2))
    let used = canvas.write("applife", at: Point(2, 0), in: Rect(x: 0, y: 0, width: 5, height: 2))
    #expect(used == 3)
    #expect(canvas.lines == ["  app", ""])
    #expect(canvas.write("x", at: Point(0, 7)) == 0)
    #expect(canvas.write("abc", at: Point(-2, 1)) == 3)
    #expect(canvas.lines[1] == "c")
  }

  @Test(
    "columns of a text",
    arguments: [
      ("applife", 7), ("Ghi chú", 7), ("Ghi chu\u{301}", 7), ("Tie\u{302}\u{301}ng", 5),
      ("挂起", 4), ("日本語", 6), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("🎧", 2),
      ("приложение", 10), ("█░▶◀", 4), ("a\u{200D}b", 2), ("\u{1B}[2J", 4), ("❤\u{FE0F}", 1),
    ])
  func widths(_ text: String, _ columns: Int) {
    #expect(TextWidth.of(text) == columns)
    var canvas = Canvas(Size(20, 1))
    #expect(canvas.write(text, at: Point(0, 0)) == columns)
  }

  @Test("a wide character takes two cells, and is cut to blanks, never to a half")
  func wide() {
    var canvas = Canvas(Size(4, 1))
    canvas.write("a挂起", at: Point(0, 0))
    #expect(canvas[Point(1, 0)].text == "挂")
    #expect(canvas[Point(2, 0)].text == "")
    #expect(canvas[Point(2, 0)].isTrailing)
    #expect(canvas[Point(3, 0)].text == " ")
    canvas.write("x", at: Point(2, 0))
    #expect(canvas.lines == ["a x"])
    canvas.write("挂", at: Point(1, 0))
    canvas.write("y", at: Point(1, 0))
    #expect(canvas.lines == ["ay"])
    canvas.write("挂", at: Point(0, 0))
    canvas.write("起", at: Point(1, 0))
    #expect(canvas.lines == [" 起"])
  }

  @Test("marks join the character before them, and are never alone")
  func joining() {
    var canvas = Canvas(Size(5, 1))
    canvas.write("\u{301}e\u{302}\u{301}x", at: Point(0, 0))
    #expect(canvas[Point(0, 0)].text.unicodeScalars.map(\.value) == [0x65, 0x302, 0x301])
    #expect(canvas[Point(1, 0)].text == "x")
  }

  @Test("no control character reaches a cell")
  func controls() {
    var canvas = Canvas(Size(40, 1))
    canvas.write("a\u{1B}[31m\u{7}\r\n\t\u{9B}2J\u{7F}\u{202E}\u{2066}z", at: Point(0, 0))
    for cell in canvas.rows.joined() {
      for scalar in cell.text.unicodeScalars {
        #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
        #expect(scalar.properties.generalCategory != .format)
      }
    }
    #expect(canvas.lines == ["a·[31m·····2J·z"])
  }

  @Test("lines that meet join themselves, plain and heavy")
  func lines() {
    var canvas = Canvas(Size(9, 5))
    canvas.box(Rect(x: 0, y: 0, width: 9, height: 5))
    canvas.line(from: Point(4, 0), to: Point(4, 4))
    canvas.line(from: Point(0, 2), to: Point(8, 2), weight: .heavy)
    #expect(
      canvas.lines == [
        "┌───┬───┐", "│   │   │", "┝━━━┿━━━┥", "│   │   │", "└───┴───┘",
      ])
  }

  @Test("with ASCII only, lines, arrows and bars have stand-ins")
  func ascii() {
    var canvas = Canvas(Size(12, 3), isASCII: true)
    canvas.box(Rect(x: 0, y: 0, width: 4, height: 3))
    canvas.box(Rect(x: 5, y: 0, width: 3, height: 3), weight: .heavy)
    canvas.write("▶█░é", at: Point(8, 1))
    #expect(canvas.lines == ["+--+ #=#", "|  | # #>#.?", "+--+ #=#"])
    for cell in canvas.rows.joined() { #expect(cell.text.utf8.count == 1) }
  }

  @Test("degenerate sizes draw nothing and do not trap")
  func degenerate() {
    for size in [Size(0, 0), Size(1, 1), Size(-3, 4), Size(1, 5)] {
      var canvas = Canvas(size)
      canvas.box(Rect(x: -1, y: -1, width: 50, height: 50))
      canvas.box(canvas.bounds)
      canvas.line(from: Point(-9, 0), to: Point(900, 0))
      canvas.write("挂起", at: Point(0, 0))
      canvas.clear(Rect(x: -5, y: -5, width: 99, height: 99))
      canvas.add(.reverse, to: Rect(x: -5, y: 3, width: 2, height: 0))
    }
  }
}

@Suite("Changes of a canvas")
struct ChangeTests {
  /// The changes of a canvas as text: where each begins, and what it shows.
  private func changes(_ canvas: Canvas, since other: Canvas?) -> [String] {
    var found: [String] = []
    canvas.forEachChange(since: other) { point, cells in
      found.append("\(point.x),\(point.y) \(cells.map(\.text).joined())")
    }
    return found
  }

  @Test("only what looks different is told, and near changes together")
  func parts() {
    var before = Canvas(Size(30, 2))
    before.write("the device sleeps", at: Point(0, 0))
    var after = before
    #expect(changes(after, since: before).isEmpty)
    after.write("D", at: Point(4, 0))
    after.write("S", at: Point(11, 0))
    after.write("x", at: Point(29, 1))
    #expect(changes(after, since: before) == ["4,0 Device S", "29,1 x"])
    after.write("T", at: Point(0, 0))
    after.write("!", at: Point(25, 0))
    #expect(changes(after, since: before) == ["0,0 The Device S", "25,0 !", "29,1 x"])
  }

  @Test("a first frame tells only what is not blank")
  func first() {
    var canvas = Canvas(Size(20, 3))
    canvas.write("ab", at: Point(3, 1), style: .strong)
    canvas.clear(Rect(x: 0, y: 2, width: 4, height: 1), style: .call)
    #expect(changes(canvas, since: nil) == ["3,1 ab"])
    canvas.add(.reverse, to: Rect(x: 0, y: 2, width: 4, height: 1))
    #expect(changes(canvas, since: nil) == ["3,1 ab", "0,2     "])
  }

  @Test("a wide character is told whole, where it comes and where it goes")
  func wide() {
    var before = Canvas(Size(10, 1))
    before.write("a挂b", at: Point(0, 0))
    var after = before
    after.write("起", at: Point(1, 0))
    #expect(changes(after, since: before) == ["1,0 起"])
    after.write("xy", at: Point(1, 0))
    #expect(changes(after, since: before) == ["1,0 xy"])
    #expect(changes(before, since: after) == ["1,0 挂"])
  }

  @Test("what is told, written over what was shown, gives the new screen")
  func replay() {
    var player = ScreenPlayer()
    var physical = Canvas(Size(80, 24))
    var known: Canvas?
    for step in "o 2 h 1 ? \u{1B} y c a 3 O \u{1B} :x \u{1B} 9 K".split(separator: " ") {
      player.play(String(step))
      let frame = player.canvas
      frame.forEachChange(since: known) { point, cells in
        for (offset, cell) in cells.enumerated() where !cell.isTrailing {
          physical.write(cell.text, at: Point(point.x + offset, point.y), style: cell.style)
        }
      }
      #expect(physical.lines == frame.lines)
      known = frame
    }
  }
}

@Suite("Colors")
struct ColorTests {
  /// Returns the luminance of a color, as WCAG computes it.
  private func luminance(_ rgb: Int32) -> Double {
    let parts = [16, 8, 0].map { (shift: Int32) -> Double in
      let value = Double(rgb >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: Int32, _ other: Int32) -> Double {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05)
    return max(one, other) / min(one, other)
  }

  /// The backgrounds on which colors are tested.
  static let grounds: [(ColorPalette.Background, [Int32])] = [
    (.dark, [0x00_0000, 0x1E_1E1E]), (.light, [0xFF_FFFF, 0xFA_FAFA]),
  ]

  @Test("every text has a contrast of 4.5, and every state and an end one of 7")
  func contrast() throws {
    for (background, grounds) in Self.grounds {
      for theme in [Theme.auto, .projector] {
        let palette = ColorPalette(theme, on: background)
        for color in Style.Color.allCases {
          guard let ink = palette.ink(of: color) else {
            #expect(color == .standard)
            continue
          }
          #expect(!ink.isTerminals)
          for ground in grounds {
            let least = color == .quiet ? ColorPalette.Background.readable : 7
            let ratio = contrast(ink.direct, ground)
            #expect(ratio >= least, "\(color) on \(String(ground, radix: 16)): \(ratio)")
          }
        }
      }
    }
  }

  @Test("no two meanings have the same color, in no palette")
  func oneMeaning() {
    for background in [ColorPalette.Background.dark, .light, .unknown] {
      let palette = ColorPalette(.auto, on: background)
      let inks = Style.Color.allCases.compactMap { palette.ink(of: $0) }
      #expect(Set(inks.map(\.number)).count == inks.count)
      #expect(Set(inks.map(\.basicNumber)).count == inks.count)
    }
    // A state has its color, and what is no state and no end has none.
    let states = EmulatedApp.State.allCases.map { Style.of($0).color }
    #expect(Set(states).count == states.count && !states.contains(.ending))
    let others: [Style] = [
      .call, .notification, .event, .key, .state, .limit, .refusal, .held, .failed, .note,
      .message, .found,
    ]
    #expect(others.allSatisfy { $0.color == .standard })
    #expect(Style.ending.color == .ending && Style.urgent.color == .ending)
  }

  @Test("texts that a blank rectangle would cut are blank too, as far as two blanks or a line")
  func textsAcross() {
    var canvas = Canvas(Size(30, 4))
    canvas.write("one  two words  and  the end", at: Point(0, 0))
    canvas.line(from: Point(4, 1), to: Point(4, 1), style: .frame)
    canvas.write("ab", at: Point(5, 1))
    canvas.line(from: Point(0, 2), to: Point(29, 2), style: .frame)
    canvas.write("中文中文中文中文", at: Point(4, 3))
    let rule = canvas.lines[2]
    canvas.clear(withTextsAcross: Rect(x: 9, y: 0, width: 14, height: 4))
    #expect(canvas.lines[0] == "one")
    #expect(canvas.lines[1].hasSuffix("ab"))
    #expect(
      canvas.lines[2].prefix(9) == rule.prefix(9) && canvas.lines[2].suffix(7) == rule.suffix(7))
    #expect(canvas.lines[3].isEmpty)
  }

  @Test("luminance and contrast are those of WCAG")
  func rgb() {
    for number: Int32 in [0x00_0000, 0xFF_FFFF, 0x1E_1E1E, 0x87_AFFF, 0xAF_0000, 0x12_3456] {
      #expect(abs(RGB(number).luminance - luminance(number)) < 0.002)
    }
    #expect(abs(RGB(0).contrast(with: RGB(0xFF_FFFF)) - 21) < 0.01)
  }

  @Test("the background chooses the colors")
  func background() {
    let grounds: [(Int32, ColorPalette.Background)] = [
      (0x00_0000, .dark), (0x1E_1E1E, .dark), (0x28_2C34, .dark), (0x00_2B36, .dark),
      (0xFF_FFFF, .light), (0xFD_F6E3, .light), (0xEE_EEEE, .light),
      // Gray, on which neither can be read.
      (0x80_8080, .unknown),
    ]
    for (rgb, background) in grounds {
      #expect(ColorPalette.Background(behind: RGB(rgb)) == background, "\(String(rgb, radix: 16))")
    }
  }

  @Test("a theme for one background has its colors on every one")
  func themes() {
    for background in [ColorPalette.Background.dark, .light, .unknown] {
      #expect(ColorPalette(.dark, on: background).background == .dark)
      #expect(ColorPalette(.light, on: background).background == .light)
      #expect(ColorPalette(.projector, on: background).background == background)
      for theme in [Theme.none, .highContrast] {
        #expect(
          Style.Color.allCases.allSatisfy { ColorPalette(theme, on: background).ink(of: $0) == nil }
        )
      }
    }
  }

  @Test("without an answer the colors are the terminal's own, and dim text is the terminal's")
  func own() {
    let palette = ColorPalette(.auto)
    let inks = Style.Color.allCases.compactMap { palette.ink(of: $0) }
    #expect(inks.count == 5 && inks.allSatisfy { $0.isTerminals && 1...7 ~= $0.basicNumber })
    #expect(palette.drawn(.quiet) == .quiet)
    #expect(ColorPalette(.auto, on: .dark).drawn(.quiet) == Style(.quiet))
  }

  @Test("a direct color is the color of the palette")
  func direct() {
    #expect(ColorPalette(.dark).ink(of: .background)?.direct == 0x5F_D7D7)
    #expect(ColorPalette(.light).ink(of: .ending)?.direct == 0xAF_0000)
    #expect(ColorPalette(.dark).ink(of: .quiet)?.direct == 0x9E_9E9E)
    // The least numbers are the eight colors of the palette in some terminals' direct color.
    for background in [ColorPalette.Background.dark, .light, .unknown] {
      let palette = ColorPalette(.auto, on: background)
      for ink in Style.Color.allCases.compactMap({ palette.ink(of: $0) }) {
        #expect(ink.isTerminals ? ink.direct < 8 : ink.direct > 7)
      }
    }
  }

  @Test("for a projector and with high contrast nothing is dim; kinds stay apart without color")
  func attributes() {
    for theme in [Theme.projector, .highContrast] {
      let drawn = ColorPalette(theme, on: .light).drawn(.quiet)
      #expect(!drawn.attributes.contains(.dim) && drawn.color == .standard)
    }
    #expect(ColorPalette(.projector).drawn(.plain).attributes == .bold)
    let roles: [Style] = [.call, .of(EmulatedApp.State.active), .ending]
    let looks = roles.map { ColorPalette(.highContrast).drawn($0).attributes }
    #expect(Set(looks.map(\.rawValue)).count == roles.count)
  }

  // The sign of the app that is terminated first is an arrow down everywhere.
  @Test("in ASCII every sign has its own stand-in, and arrows have theirs")
  func asciiSigns() {
    func shown(_ text: String) -> String {
      var canvas = Canvas(Size(4, 1), isASCII: true)
      canvas.write(text, at: Point(0, 0))
      return canvas.lines[0]
    }
    let signs = Sign.allCases.map { shown($0.rawValue) } + ["→", "←", "↑"].map(shown)
    #expect(signs.count == Set(signs).count, "\(signs)")
    #expect(!signs.contains("?"))
  }

  @Test("what says where the app is, why and what comes next is not dim")
  func dim() throws {
    var player = ScreenPlayer(size: Size(120, 40))
    player.play("o 2 b h 1 y")
    let layout = player.session.layout
    for area in [layout.status, layout.now, layout.apps] {
      for y in area.y..<area.maxY {
        let dim = player.canvas.rows[y].filter {
          $0.style.attributes.contains(.dim) && $0.text.first?.isLetter == true
        }
        #expect(dim.isEmpty, "\(dim.map(\.text).joined())")
      }
    }
  }
}
