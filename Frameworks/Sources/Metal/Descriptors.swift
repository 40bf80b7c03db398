// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import UIKit

// What is asked of a device: it keeps what the app says.

open class MTLCompileOptions: NSObject { open var fastMathEnabled = true }
open class MTLTextureDescriptor: NSObject {
  open var textureType = MTLTextureType.type2D
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  open var width = 1
  open var height = 1
  open var usage: MTLTextureUsage = .shaderRead
  open var storageMode = MTLStorageMode.shared
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let descriptor = MTLTextureDescriptor()
    (descriptor.pixelFormat, descriptor.width) = (pixelFormat, width)
    descriptor.height = height
    return descriptor
  }
}
open class MTLSamplerDescriptor: NSObject {
  open var minFilter = MTLSamplerMinMagFilter.nearest
  open var magFilter = MTLSamplerMinMagFilter.nearest
  open var sAddressMode = MTLSamplerAddressMode.clampToEdge
  open var tAddressMode = MTLSamplerAddressMode.clampToEdge
}
open class MTLDepthStencilDescriptor: NSObject {
  open var depthCompareFunction = MTLCompareFunction.always
  open var isDepthWriteEnabled = false
}
open class MTLRenderPipelineColorAttachmentDescriptor: NSObject {
  open var pixelFormat = MTLPixelFormat.invalid
  open var isBlendingEnabled = false
  open var sourceRGBBlendFactor = MTLBlendFactor.one
  open var destinationRGBBlendFactor = MTLBlendFactor.zero
  open var rgbBlendOperation = MTLBlendOperation.add
  open var sourceAlphaBlendFactor = MTLBlendFactor.one
  open var destinationAlphaBlendFactor = MTLBlendFactor.zero
  open var alphaBlendOperation = MTLBlendOperation.add
  open var writeMask = MTLColorWriteMask.all
}
/// Descriptors by their numbers.
open class MTLDescriptorArray<Element: NSObject>: NSObject {
  private var elements: [Int: Element] = [:]
  private let make: () -> Element
  init(_ make: @escaping () -> Element) { self.make = make }
  open subscript(index: Int) -> Element! {
    get {
      let found = elements[index] ?? make()
      elements[index] = found
      return found
    }
    set { elements[index] = newValue }
  }
}
public typealias MTLRenderPipelineColorAttachmentDescriptorArray = MTLDescriptorArray<
  MTLRenderPipelineColorAttachmentDescriptor
>
open class MTLRenderPipelineDescriptor: NSObject {
  open var label: String?
  open var vertexFunction: (any MTLFunction)?
  open var fragmentFunction: (any MTLFunction)?
  open var vertexDescriptor: MTLVertexDescriptor?
  public let colorAttachments = MTLRenderPipelineColorAttachmentDescriptorArray {
    MTLRenderPipelineColorAttachmentDescriptor()
  }
  open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
  open var stencilAttachmentPixelFormat = MTLPixelFormat.invalid
  open var rasterSampleCount = 1
}
open class MTLVertexAttributeDescriptor: NSObject {
  open var format = MTLVertexFormat.invalid
  open var offset = 0
  open var bufferIndex = 0
}
open class MTLVertexBufferLayoutDescriptor: NSObject {
  open var stride = 0
  open var stepRate = 1
  open var stepFunction = MTLVertexStepFunction.perVertex
}
open class MTLVertexDescriptor: NSObject {
  public let attributes = MTLDescriptorArray { MTLVertexAttributeDescriptor() }
  public let layouts = MTLDescriptorArray { MTLVertexBufferLayoutDescriptor() }
}
open class MTLRenderPassAttachmentDescriptor: NSObject {
  open var texture: (any MTLTexture)?
  open var loadAction = MTLLoadAction.dontCare
  open var storeAction = MTLStoreAction.dontCare
}
open class MTLRenderPassColorAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearColor = MTLClearColor()
}
open class MTLRenderPassDepthAttachmentDescriptor: MTLRenderPassAttachmentDescriptor {
  open var clearDepth = 1.0
}
open class MTLRenderPassDescriptor: NSObject {
  public let colorAttachments = MTLDescriptorArray { MTLRenderPassColorAttachmentDescriptor() }
  open var depthAttachment: MTLRenderPassDepthAttachmentDescriptor! =
    MTLRenderPassDepthAttachmentDescriptor()
}

public protocol CAMetalDrawable: MTLDrawable {
  var texture: any MTLTexture { get }
}
@preconcurrency @MainActor open class CAMetalLayer: CALayer {
  open var device: (any MTLDevice)?
  open var pixelFormat = MTLPixelFormat.bgra8Unorm
  open var framebufferOnly = true
  open var drawableSize = CGSize.zero
  open func nextDrawable() -> (any CAMetalDrawable)? { nil }
}
