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
        "moved true true", "color 0.25 128 1.0", "ba7816bf", "added 0 -25299", "read 0 pw",
        "five frames", "at 10", "tapped",
      ])
  }
}
