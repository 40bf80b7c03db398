// SPDX-License-Identifier: Apache-2.0

// Effects that depend on where a view is: nothing has a place here, so none is asked for.

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/visualeffect
public protocol VisualEffect: Sendable, Animatable {}
public struct EmptyVisualEffect: VisualEffect { public init() {} }

extension VisualEffect {
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { self }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}

extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { self }
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }
}

public struct ScrollTransitionConfiguration: Sendable {
  public static let interactive = Self()
  public static let animated = Self()
  public static let identity = Self()
  public struct Threshold: Sendable {
    public static let visible = Self()
    public static let hidden = Self()
    public static let centered = Self()
    public static func visible(_ amount: Double) -> Self { Self() }
    public func interpolated(towards other: Self, amount: Double) -> Self { self }
    public func inset(by distance: Double) -> Self { self }
  }
  public static func animated(_ animation: Animation = .default) -> Self { Self() }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
  public func threshold(_ threshold: Threshold) -> Self { self }
  public func animation(_ animation: Animation) -> Self { self }
}
public enum ScrollTransitionPhase: Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// A program for the graphics processor, which never runs.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/shaderlibrary
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
  public static let `default` = ShaderLibrary()
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }
  public init(data: Data) {}
  public init(url: URL) {}
  private init() {}
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
  public var library: ShaderLibrary { .default }
  public var name = ""
  init() {}
  public init(library: ShaderLibrary, name: String) { self.name = name }
  public func callAsFunction(_ arguments: Shader.Argument...) -> Shader { Shader() }
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { Shader() }
}
public struct Shader: ShapeStyle, Equatable {
  public var function = ShaderFunction()
  public var dithersColor = false
  init() {}
  public init(function: ShaderFunction, arguments: [Argument]) { self.function = function }
  public struct Argument: Equatable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self { Self() }
    public static func float2(_ point: CGPoint) -> Self { Self() }
    public static func float2(_ size: CGSize) -> Self { Self() }
    public static func float2(_ vector: CGVector) -> Self { Self() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self { Self() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self {
      Self()
    }
    public static func floatArray(_ array: [Float]) -> Self { Self() }
    public static var boundingRect: Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }
    public static func colorArray(_ array: [Color]) -> Self { Self() }
    public static func image(_ image: Image) -> Self { Self() }
    public static func data(_ data: Data) -> Self { Self() }
  }
}
