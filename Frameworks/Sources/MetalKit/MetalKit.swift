// SPDX-License-Identifier: Apache-2.0
@_exported import Metal
import UIKit

// A view without a device: it is there, and it is never asked to draw.

@preconcurrency @MainActor open class MTKView: UIView {
  public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frameRect)
    self.device = device
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var device: (any MTLDevice)?
  open weak var delegate: (any MTKViewDelegate)?
  open var clearColor = MTLClearColor()
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  open var clearDepth = 1.0
  open var sampleCount = 1
  open var framebufferOnly = true
  open var isPaused = false
  open var enableSetNeedsDisplay = false
  open var preferredFramesPerSecond = 60
  open var autoResizeDrawable = true
  open var drawableSize: CGSize = .zero
  open var currentDrawable: (any CAMetalDrawable)? { nil }
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
  open func draw() {}
}
@preconcurrency @MainActor public protocol MTKViewDelegate: AnyObject {
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  func draw(in view: MTKView)
}
public struct MTKTextureLoaderError: Error, Sendable {}
open class MTKTextureLoader: NSObject {
  public struct Option: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let SRGB = Self(rawValue: "MTKTextureLoaderOptionSRGB")
    public static let generateMipmaps = Self(rawValue: "MTKTextureLoaderOptionGenerateMipmaps")
    public static let origin = Self(rawValue: "MTKTextureLoaderOptionOrigin")
    public static let textureUsage = Self(rawValue: "MTKTextureLoaderOptionTextureUsage")
  }
  public let device: any MTLDevice
  public init(device: any MTLDevice) { self.device = device }
  open func newTexture(
    URL: URL, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw MTKTextureLoaderError() }
  open func newTexture(
    name: String, scaleFactor: CGFloat, bundle: Bundle?, options: [Option: Any]? = nil
  ) throws -> any MTLTexture { throw MTKTextureLoaderError() }
}
