// SPDX-License-Identifier: Apache-2.0

/// A drawing by hand, which is never asked for.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/canvas
public struct Canvas<Symbols: View>: View, LeafView {
  public typealias Body = Never
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}
}
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/graphicscontext
public struct GraphicsContext {
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  public var environment: EnvironmentValues { EnvironmentValues() }
  public var clipBoundingRect: CGRect { .zero }

  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let normal = Self(rawValue: 0)
    public static let multiply = Self(rawValue: 1)
    public static let screen = Self(rawValue: 2)
    public static let overlay = Self(rawValue: 3)
    public static let darken = Self(rawValue: 4)
    public static let lighten = Self(rawValue: 5)
    public static let colorDodge = Self(rawValue: 6)
    public static let colorBurn = Self(rawValue: 7)
    public static let softLight = Self(rawValue: 8)
    public static let hardLight = Self(rawValue: 9)
    public static let difference = Self(rawValue: 10)
    public static let exclusion = Self(rawValue: 11)
    public static let hue = Self(rawValue: 12)
    public static let saturation = Self(rawValue: 13)
    public static let color = Self(rawValue: 14)
    public static let luminosity = Self(rawValue: 15)
    public static let clear = Self(rawValue: 16)
    public static let copy = Self(rawValue: 17)
    public static let sourceIn = Self(rawValue: 18)
    public static let sourceOut = Self(rawValue: 19)
    public static let sourceAtop = Self(rawValue: 20)
    public static let destinationOver = Self(rawValue: 21)
    public static let destinationIn = Self(rawValue: 22)
    public static let destinationOut = Self(rawValue: 23)
    public static let destinationAtop = Self(rawValue: 24)
    public static let xor = Self(rawValue: 25)
    public static let plusDarker = Self(rawValue: 26)
    public static let plusLighter = Self(rawValue: 27)
  }

  /// With what something is filled.
  public struct Shading: Sendable {
    public static var backdrop: Self { Self() }
    public static var foreground: Self { Self() }
    public static func palette(_ array: [Self]) -> Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Self { Self() }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Self { Self() }
    public static func style<S: ShapeStyle>(_ style: S) -> Self { Self() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Self { Self() }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Self { Self() }
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> Self { Self() }
  }
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = Self(rawValue: 1)
    public static let mirror = Self(rawValue: 2)
    public static let linearColor = Self(rawValue: 4)
  }
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = Self(rawValue: 1)
  }
  public struct Filter: Sendable {
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
    public static func shadow(
      color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Self { Self() }
    public static func colorMultiply(_ color: Color) -> Self { Self() }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Self { Self() }
    public static func hueRotation(_ angle: Angle) -> Self { Self() }
    public static func saturation(_ amount: Double) -> Self { Self() }
    public static func brightness(_ amount: Double) -> Self { Self() }
    public static func contrast(_ amount: Double) -> Self { Self() }
    public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
    public static func grayscale(_ amount: Double) -> Self { Self() }
    public static var luminanceToAlpha: Self { Self() }
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Self { Self() }
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Self { Self() }
    public static func colorShader(_ shader: Shader) -> Self { Self() }
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self {
      Self()
    }
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Self { Self() }
  }
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let shadowAbove = Self(rawValue: 1)
    public static let shadowOnly = Self(rawValue: 2)
    public static let invertsAlpha = Self(rawValue: 4)
    public static let disablesGroup = Self(rawValue: 8)
  }
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = Self(rawValue: 1)
    public static let dithersResult = Self(rawValue: 2)
  }
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = Self(rawValue: 1)
  }

  /// An image, a text or a symbol as it would be drawn.
  public struct ResolvedImage {
    public var size: CGSize { .zero }
    public let baseline: CGFloat
    public var shading: Shading?
  }
  public struct ResolvedText {
    public var shading: Shading
    public func measure(in size: CGSize) -> CGSize { .zero }
    public func firstBaseline(in size: CGSize) -> CGFloat { 0 }
    public func lastBaseline(in size: CGSize) -> CGFloat { 0 }
  }
  public struct ResolvedSymbol { public var size: CGSize { .zero } }

  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(baseline: 0) }
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(shading: .foreground) }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content: content) }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var context = self
    try content(&context)
  }
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {}

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {}
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ layout: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
public struct ColorMatrix: Equatable, Sendable { public init() {} }

// MARK: Text that an app draws

/// - SeeAlso: https://developer.apple.com/documentation/swiftui/textrenderer
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  var displayPadding: EdgeInsets { get }
}
extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { .zero }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/textattribute
public protocol TextAttribute {}
extension Text {
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The places of lines of text. There are none.
  public struct Layout: RandomAccessCollection {
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = Self(rawValue: 1)
    }
    public struct TypographicBounds: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0
      public init() {}
      public var rect: CGRect { CGRect(origin: origin, size: CGSize(width: width, height: ascent)) }
    }
    public struct Line: RandomAccessCollection {
      public var origin = CGPoint.zero
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Run { Run() }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    public struct Run: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public var characterIndices: [Int] { [] }
    }
    public struct RunSlice: RandomAccessCollection {
      public var startIndex: Int { 0 }
      public var endIndex: Int { 0 }
      public subscript(index: Int) -> Int { index }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }
    public var isTruncated: Bool { false }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Line { Line() }
  }
}
