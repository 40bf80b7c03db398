// SPDX-License-Identifier: Apache-2.0
@_exported import SpriteKit
@_exported import SwiftUI

/// A scene within views: it is presented when the view is made.
/// - SeeAlso: https://developer.apple.com/documentation/spritekit/spriteview
public struct SpriteView: UIViewRepresentable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let ignoresSiblingOrder = Options(rawValue: 1)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
    public static let allowsTransparency = Options(rawValue: 4)
  }
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsPhysics = DebugOptions(rawValue: 4)
  }
  private let scene: SKScene
  private let isPaused: Bool

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) { (self.scene, self.isPaused) = (scene, isPaused) }
  public func makeUIView(context: Context) -> SKView { SKView(frame: UIScreen.main.bounds) }
  public func updateUIView(_ uiView: SKView, context: Context) {
    uiView.isPaused = isPaused
    if uiView.scene !== scene { uiView.presentScene(scene) }
  }
}
