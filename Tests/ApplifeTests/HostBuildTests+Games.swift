// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import applife

/// What games and other course projects import and bring along.
extension HostBuildTests {
  private static let game = """
    import SwiftUI
    import SpriteKit
    import GameplayKit
    import CryptoKit
    import Security
    class GameScene: SKScene {
      var frames = 0
      override func didMove(to view: SKView) {
        print("moved", UIImage(named: "Hero") != nil, UIImage(named: "Nobody") == nil)
        let node = SKSpriteNode(imageNamed: "Hero")
        addChild(node)
        print("same", node.isEqual(to: node), node.isEqual(to: self))
        node.run(.sequence([.wait(forDuration: 0.2), .moveBy(x: 10, y: 0, duration: 0.2), .run { print("at", Int(node.position.x)) }]))
      }
      override func update(_ currentTime: TimeInterval) {
        frames += 1
        if frames == 5 { print("five frames") }
      }
    }
    struct ContentView: View {
      let name = "Ann"
      @State var scene = SKScene(fileNamed: "GameScene")!
      var body: some View {
        VStack {
          SpriteView(scene: scene)
          Button("Hello, \\(name)") { print("tapped") }
          Image(.hero)
          Color.brandBlue
        }
        .onAppear {
          var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
          UIColor(resource: .brandBlue).getRed(&red, green: &green, blue: &blue, alpha: nil)
          print("color", red, Int(green * 255), blue)
          print(SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined().prefix(8))
          let item: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "a", kSecValueData as String: Data("pw".utf8)]
          print("added", SecItemAdd(item as CFDictionary, nil), SecItemAdd(item as CFDictionary, nil))
          var found: AnyObject?
          let query: [String: Any] = [kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: true]
          print("read", SecItemCopyMatching(query as CFDictionary, &found), String(decoding: (found as? Data) ?? Data(), as: UTF8.self))
        }
      }
    }
    @main struct GameApp: App {
      var body: some Scene { WindowGroup { ContentView() } }
    }
    """

  @Test("a game: frames, actions, asset catalogs, string tables, hashes, passwords")
  func games() throws {
    let color = """
      {"colors":[{"idiom":"universal","color":{"components":{"red":"0.250","green":"0x80","blue":"255","alpha":"1.000"}}}]}
      """
    let files = [
      "GameApp.swift": Self.game, "Assets.xcassets/Hero.imageset/Contents.json": "{}",
      "Assets.xcassets/BrandBlue.colorset/Contents.json": color,
      "en.lproj/Localizable.strings": "\"Hello, %@\" = \"Good day, %@\";\n",
    ]
    let result = try run(files, "tap icon, wait 2s, tap button \"Good day, Ann\", wait 100ms")
    #expect(
      result.output == [
        "moved true true", "same true false", "color 0.25 128 1.0", "ba7816bf", "added 0 -25299",
        "read 0 pw", "five frames", "at 10", "tapped",
      ])
  }

  @Test(
    "a game looks ahead, finds ways, follows rules and has maps of tiles; scenes stand within SwiftUI"
  )
  func thinking() throws {
    let source = """
      import SwiftUI
      import GameplayKit
      import SceneKit
      final class Player: NSObject, GKGameModelPlayer {
        let playerId: Int
        init(_ playerId: Int) { self.playerId = playerId }
      }
      final class Take: NSObject, GKGameModelUpdate {
        var value = 0
        let count: Int
        init(_ count: Int) { self.count = count }
      }
      /// Whoever takes the last match wins.
      final class Matches: NSObject, GKGameModel {
        var left = 6, current = 0
        let all = [Player(0), Player(1)]
        var players: [GKGameModelPlayer]? { all }
        var activePlayer: GKGameModelPlayer? { all[current] }
        func copy(with zone: NSZone? = nil) -> Any {
          let copy = Matches()
          copy.setGameModel(self)
          return copy
        }
        func setGameModel(_ gameModel: GKGameModel) {
          if let other = gameModel as? Matches { (left, current) = (other.left, other.current) }
        }
        func gameModelUpdates(for player: GKGameModelPlayer) -> [GKGameModelUpdate]? {
          left > 0 ? (1...min(3, left)).map { Take($0) } : nil
        }
        func apply(_ gameModelUpdate: GKGameModelUpdate) {
          left -= (gameModelUpdate as! Take).count
          current = 1 - current
        }
        func score(for player: GKGameModelPlayer) -> Int {
          left > 0 ? 0 : player.playerId == current ? -100 : 100
        }
      }
      struct ContentView: View {
        let scene = SCNScene()
        var body: some View { SceneView(scene: scene, options: [.allowsCameraControl]).onAppear { play() } }
        func play() {
          let strategist = GKMinmaxStrategist()
          strategist.maxLookAheadDepth = 6
          let game = Matches()
          strategist.gameModel = game
          print("takes", (strategist.bestMove(for: game.activePlayer!) as! Take).count)
          let graph = GKGridGraph(fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false)
          graph.remove([graph.node(atGridPosition: [1, 0])!, graph.node(atGridPosition: [1, 1])!])
          let way = graph.findPath(
            from: graph.node(atGridPosition: [0, 0])!, to: graph.node(atGridPosition: [2, 0])!)
          print("steps", way.count - 1)
          let rules = GKRuleSystem()
          rules.state["speed"] = 30
          rules.add(GKRule(blockPredicate: { ($0.state["speed"] as? Int ?? 0) > 20 }) {
            $0.assertFact("fast" as NSString, grade: 0.5)
          })
          rules.evaluate()
          print("fast", rules.grade(forFact: "fast" as NSString))
          let group = SKTileGroup(tileDefinition: SKTileDefinition(texture: SKTexture(imageNamed: "grass")))
          let map = SKTileMapNode(
            tileSet: SKTileSet(tileGroups: [group]), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 10))
          map.setTileGroup(group, forColumn: 3, row: 1)
          print("tile", map.tileColumnIndex(fromPosition: CGPoint(x: 15, y: 0)), map.centerOfTile(atColumn: 3, row: 1))
        }
      }
      @main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }
      """
    let result = try run(["App.swift": source], "tap icon, press home")
    #expect(result.output == ["takes 2", "steps 6", "fast 0.5", "tile 3 (15.0, 5.0)"])
  }
}
