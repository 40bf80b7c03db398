// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Lifecycle
@testable import LifecycleAnalysis
@testable import LifecycleText
@testable import LifecycleUI

@Suite("Layout")
struct LayoutTests {
  /// The panels of a layout that are shown.
  static func panels(_ layout: Layout) -> [Rect] {
    let panels = [
      layout.status, layout.diagram, layout.scenario, layout.log, layout.apps, layout.now,
      layout.actions, layout.runLoop, layout.objects, layout.message, layout.stage,
      layout.hiddenRows,
    ]
    return panels.filter { !$0.isEmpty }
  }

  @Test(
    "at every size panels lie on the screen, apart from each other and from the rules",
    arguments: [false, true])
  func apart(_ hasScenario: Bool) {
    for width in stride(from: 40, through: 300, by: 7) {
      for height in stride(from: 10, through: 100, by: 3) {
        let layout = Layout(.init(size: Size(width, height), hasScenario: hasScenario))
        var owners = Array(repeating: 0, count: width * height)
        for rule in layout.rules {
          for y in max(0, rule.from.y)...min(height - 1, rule.to.y) {
            for x in max(0, rule.from.x)...min(width - 1, rule.to.x) { owners[y * width + x] = 1 }
          }
        }
        var isApart = true
        for panel in Self.panels(layout) {
          let isInside =
            panel.x >= 0 && panel.y >= 0 && panel.maxX <= width && panel.maxY <= height
          #expect(isInside, "\(panel) at \(width)×\(height)")
          guard isInside else { return }
          for y in panel.y..<panel.maxY {
            for x in panel.x..<panel.maxX {
              if owners[y * width + x] != 0 { isApart = false }
              owners[y * width + x] = 1
            }
          }
        }
        #expect(isApart, "panels overlap at \(width)×\(height)")
      }
    }
  }

  @Test("at every size the panels of a stage lie apart, and the diagram has room for its figure")
  func stage() {
    for width in stride(from: 40, through: 260, by: 3) {
      for height in stride(from: 10, through: 80, by: 2) {
        for hidden in [0, 3, 40] {
          var presented = Layout.Presented()
          presented.hiddenRows = hidden
          presented.hasSeveralApps = width % 2 == 0
          let layout = Layout(
            .init(
              size: Size(width, height), hasScenario: true, isLogEmpty: hidden == 40,
              presented: presented))
          let panels = Self.panels(layout)
          for (place, panel) in panels.enumerated() {
            #expect(panel.x >= 0 && panel.y >= 0 && panel.maxX <= width && panel.maxY <= height)
            for other in panels[(place + 1)...] {
              let isApart =
                panel.maxX <= other.x || other.maxX <= panel.x || panel.maxY <= other.y
                || other.maxY <= panel.y
              #expect(isApart, "\(panel) and \(other) at \(width)×\(height)")
            }
          }
          if let figure = layout.figure?.geometry.size {
            #expect(figure.width <= layout.diagram.width && figure.height < layout.diagram.height)
          }
          #expect(hidden == 0 || !layout.hiddenRows.isEmpty)
        }
      }
    }
  }

  @Test("a stage has the whole diagram from 80×24 on, and its letters grow with the screen")
  func figures() {
    func figure(_ size: Size) -> DiagramFigure? {
      Layout(.init(size: size, presented: .init())).figure
    }
    func scale(_ size: Size) -> LargeText.Scale? {
      if case .stage(_, let scale)? = figure(size) { scale } else { nil }
    }
    #expect(figure(Size(80, 24)) == .compact(DiagramFigures.standard.compact))
    #expect(figure(Size(100, 30)) == .roomy(DiagramFigures.standard.roomy))
    #expect(scale(Size(120, 40)) == .half)
    #expect(scale(Size(200, 50)) == .full)
  }

  @Test(
    "the three sizes have a drawing each",
    arguments: [
      (Size(80, 24), Layout.Tier.compact), (Size(120, 40), .roomy), (Size(200, 50), .wide),
      (Size(60, 20), .small), (Size(40, 10), .small), (Size(39, 10), .tooSmall),
      (Size(40, 9), .tooSmall), (Size(1, 1), .tooSmall), (Size(300, 100), .wide),
      (Size(80, 23), .compact), (Size(76, 22), .compact), (Size(75, 22), .small),
      (Size(76, 21), .small), (Size(100, 30), .compact), (Size(110, 36), .roomy),
      (Size(109, 36), .compact), (Size(110, 35), .compact), (Size(180, 46), .wide),
      (Size(179, 46), .roomy), (Size(180, 45), .roomy),
    ])
  func tiers(_ size: Size, _ tier: Layout.Tier) {
    #expect(Layout(.init(size: size)).tier == tier)
  }

  @Test("a screen that is too small says the size it needs and how to leave")
  func tooSmall() {
    let player = ScreenPlayer(size: Size(30, 8))
    let text = player.lines.joined(separator: " ")
    #expect(text.contains("40") && text.contains("10") && text.contains("q"))
  }
}
