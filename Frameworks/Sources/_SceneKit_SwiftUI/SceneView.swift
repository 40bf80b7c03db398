// SPDX-License-Identifier: Apache-2.0
@_exported import SceneKit
@_exported import SwiftUI

/// A scene within views: nothing of it is drawn.
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/sceneview
public struct SceneView: UIViewRepresentable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
  private let scene: SCNScene?
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil, technique: SCNTechnique? = nil
  ) { self.scene = scene }
  public func makeUIView(context: Context) -> SCNView { SCNView(frame: UIScreen.main.bounds) }
  public func updateUIView(_ uiView: SCNView, context: Context) { uiView.scene = scene }
}
