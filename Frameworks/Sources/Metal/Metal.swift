// SPDX-License-Identifier: Apache-2.0
@_exported import simd
import UIKit

// There is no graphics processor: no device is found, as on a system without Metal.
// SeeAlso: https://developer.apple.com/documentation/metal/mtlcreatesystemdefaultdevice()

public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
public func MTLCopyAllDevices() -> [any MTLDevice] { [] }

public struct MTLClearColor: Sendable {
  public var red, green, blue, alpha: Double
  public init() { self.init(red: 0, green: 0, blue: 0, alpha: 1) }
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }
public struct MTLSize: Sendable {
  public var width, height, depth: Int
  public init(width: Int, height: Int, depth: Int) {
    (self.width, self.height, self.depth) = (width, height, depth)
  }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize {
  MTLSize(width: width, height: height, depth: depth)
}
public struct MTLOrigin: Sendable {
  public var x, y, z: Int
  public init(x: Int, y: Int, z: Int) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct MTLRegion: Sendable {
  public var origin: MTLOrigin
  public var size: MTLSize
  public init(origin: MTLOrigin, size: MTLSize) { (self.origin, self.size) = (origin, size) }
}
public func MTLRegionMake2D(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> MTLRegion {
  MTLRegion(
    origin: MTLOrigin(x: x, y: y, z: 0), size: MTLSize(width: width, height: height, depth: 1))
}
public struct MTLViewport: Sendable {
  public var originX, originY, width, height, znear, zfar: Double
  public init(
    originX: Double, originY: Double, width: Double, height: Double, znear: Double, zfar: Double
  ) {
    (self.originX, self.originY, self.width, self.height) = (originX, originY, width, height)
    (self.znear, self.zfar) = (znear, zfar)
  }
}
public struct MTLResourceOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let storageModeShared = Self([])
  public static let cpuCacheModeWriteCombined = Self(rawValue: 1)
  public static let storageModePrivate = Self(rawValue: 32)
}
public struct MTLTextureUsage: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let shaderRead = Self(rawValue: 1)
  public static let shaderWrite = Self(rawValue: 2)
  public static let renderTarget = Self(rawValue: 4)
}
public struct MTLColorWriteMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = Self(rawValue: 15)
}
public enum MTLPixelFormat: UInt, Sendable {
  case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb, bgra8Unorm = 80
  case bgra8Unorm_srgb, rgba16Float = 115, rgba32Float = 125, depth32Float = 252
  case stencil8 = 253, depth32Float_stencil8 = 260
}
public enum MTLPrimitiveType: UInt, Sendable {
  case point, line, lineStrip, triangle, triangleStrip
}
public enum MTLIndexType: UInt, Sendable { case uint16, uint32 }
public enum MTLLoadAction: UInt, Sendable { case dontCare, load, clear }
public enum MTLStoreAction: UInt, Sendable { case dontCare, store }
public enum MTLCompareFunction: UInt, Sendable {
  case never, less, equal, lessEqual, greater, notEqual, greaterEqual, always
}
public enum MTLCullMode: UInt, Sendable { case none, front, back }
public enum MTLWinding: UInt, Sendable { case clockwise, counterClockwise }
public enum MTLTriangleFillMode: UInt, Sendable { case fill, lines }
public enum MTLBlendFactor: UInt, Sendable {
  case zero, one, sourceColor, oneMinusSourceColor, sourceAlpha, oneMinusSourceAlpha
}
public enum MTLBlendOperation: UInt, Sendable { case add, subtract, reverseSubtract, min, max }
public enum MTLVertexFormat: UInt, Sendable {
  case invalid = 0, float = 28, float2, float3, float4
}
public enum MTLVertexStepFunction: UInt, Sendable { case constant, perVertex, perInstance }
public enum MTLSamplerMinMagFilter: UInt, Sendable { case nearest, linear }
public enum MTLSamplerAddressMode: UInt, Sendable {
  case clampToEdge, mirrorClampToEdge, `repeat`, mirrorRepeat
}
public enum MTLTextureType: UInt, Sendable { case type1D, type1DArray, type2D, type2DArray }
public enum MTLStorageMode: UInt, Sendable { case shared, managed, `private`, memoryless }
public enum MTLCommandBufferStatus: UInt, Sendable {
  case notEnqueued, enqueued, committed, scheduled, completed, error
}
public enum MTLGPUFamily: Int, Sendable { case apple1 = 1001, apple2, apple3, apple4, apple5 }

// MARK: What a device would make

public protocol MTLDevice: AnyObject {
  var name: String { get }
  var maxThreadsPerThreadgroup: MTLSize { get }
  func supportsFamily(_ gpuFamily: MTLGPUFamily) -> Bool
  func makeCommandQueue() -> (any MTLCommandQueue)?
  func makeDefaultLibrary() -> (any MTLLibrary)?
  func makeDefaultLibrary(bundle: Bundle) throws -> any MTLLibrary
  func makeLibrary(source: String, options: MTLCompileOptions?) throws -> any MTLLibrary
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  func makeBuffer(
    bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  func makeSamplerState(descriptor: MTLSamplerDescriptor) -> (any MTLSamplerState)?
  func makeDepthStencilState(
    descriptor: MTLDepthStencilDescriptor
  ) -> (any MTLDepthStencilState)?
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  func makeComputePipelineState(
    function computeFunction: any MTLFunction
  ) throws -> any MTLComputePipelineState
}
extension MTLDevice {
  public func makeBuffer(length: Int) -> (any MTLBuffer)? {
    makeBuffer(length: length, options: [])
  }
  public func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int) -> (any MTLBuffer)? {
    makeBuffer(bytes: pointer, length: length, options: [])
  }
}
public protocol MTLCommandQueue: AnyObject {
  var label: String? { get set }
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
public protocol MTLCommandBuffer: AnyObject {
  var label: String? { get set }
  var status: MTLCommandBufferStatus { get }
  func makeRenderCommandEncoder(
    descriptor renderPassDescriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  func makeBlitCommandEncoder() -> (any MTLBlitCommandEncoder)?
  func present(_ drawable: any MTLDrawable)
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
  func commit()
  func waitUntilCompleted()
}
public protocol MTLCommandEncoder: AnyObject {
  var label: String? { get set }
  func endEncoding()
}
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
  func setDepthStencilState(_ depthStencilState: (any MTLDepthStencilState)?)
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  func setFragmentSamplerState(_ sampler: (any MTLSamplerState)?, index: Int)
  func setCullMode(_ cullMode: MTLCullMode)
  func setFrontFacing(_ frontFacingWinding: MTLWinding)
  func setTriangleFillMode(_ fillMode: MTLTriangleFillMode)
  func setViewport(_ viewport: MTLViewport)
  func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
  func drawPrimitives(
    type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int, instanceCount: Int)
  func drawIndexedPrimitives(
    type primitiveType: MTLPrimitiveType, indexCount: Int, indexType: MTLIndexType,
    indexBuffer: any MTLBuffer, indexBufferOffset: Int)
}
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  func setBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  func setTexture(_ texture: (any MTLTexture)?, index: Int)
  func dispatchThreadgroups(_ groups: MTLSize, threadsPerThreadgroup: MTLSize)
  func dispatchThreads(_ threads: MTLSize, threadsPerThreadgroup: MTLSize)
}
public protocol MTLBlitCommandEncoder: MTLCommandEncoder {
  func generateMipmaps(for texture: any MTLTexture)
}
public protocol MTLResource: AnyObject {
  var label: String? { get set }
}
public protocol MTLBuffer: MTLResource {
  var length: Int { get }
  func contents() -> UnsafeMutableRawPointer
}
public protocol MTLTexture: MTLResource {
  var width: Int { get }
  var height: Int { get }
  var pixelFormat: MTLPixelFormat { get }
  func replace(
    region: MTLRegion, mipmapLevel level: Int, withBytes pixelBytes: UnsafeRawPointer,
    bytesPerRow: Int)
}
public protocol MTLDrawable: AnyObject { func present() }
public protocol MTLSamplerState: AnyObject {}
public protocol MTLDepthStencilState: AnyObject {}
public protocol MTLRenderPipelineState: AnyObject { var label: String? { get } }
public protocol MTLComputePipelineState: AnyObject {
  var threadExecutionWidth: Int { get }
  var maxTotalThreadsPerThreadgroup: Int { get }
}
public protocol MTLFunction: AnyObject { var name: String { get } }
public protocol MTLLibrary: AnyObject {
  var functionNames: [String] { get }
  func makeFunction(name functionName: String) -> (any MTLFunction)?
}
