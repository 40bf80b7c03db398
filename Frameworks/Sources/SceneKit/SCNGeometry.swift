// SPDX-License-Identifier: Apache-2.0
import UIKit

// Shapes: their measures are kept, and nothing is drawn.

/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scngeometry
open class SCNGeometry: NSObject {
  public override init() {}
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = newValue.map { [$0] } ?? [] }
  }
  open var name: String?
  open var levelsOfDetail: [SCNLevelOfDetail]?
  open var subdivisionLevel = 0
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  open var boundingBox: (min: SCNVector3, max: SCNVector3) = (SCNVector3(), SCNVector3())
  open var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(), 0) }
  open var sources: [SCNGeometrySource] { [] }
  open var elements: [SCNGeometryElement] { [] }
  open var elementCount: Int { 0 }
  public convenience init(sources: [SCNGeometrySource], elements: [SCNGeometryElement]?) {
    self.init()
  }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
  open func insertMaterial(_ material: SCNMaterial, at index: Int) {
    materials.insert(material, at: min(max(0, index), materials.count))
  }
  open func replaceMaterial(at index: Int, with material: SCNMaterial) {
    if materials.indices.contains(index) { materials[index] = material }
  }
  open func removeMaterial(at index: Int) {
    if materials.indices.contains(index) { materials.remove(at: index) }
  }
  open override func copy() -> Any { self }
  open func setValue(_ value: Any?, forKey key: String) {}
}
open class SCNLevelOfDetail: NSObject {
  public init(geometry: SCNGeometry?, screenSpaceRadius radius: CGFloat) {}
  public init(geometry: SCNGeometry?, worldSpaceDistance distance: CGFloat) {}
}
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let geometry = Self(rawValue: "SCNShaderModifierEntryPointGeometry")
  public static let surface = Self(rawValue: "SCNShaderModifierEntryPointSurface")
  public static let fragment = Self(rawValue: "SCNShaderModifierEntryPointFragment")
  public static let lightingModel = Self(rawValue: "SCNShaderModifierEntryPointLightingModel")
}
open class SCNGeometrySource: NSObject {
  public convenience init(vertices: [SCNVector3]) { self.init() }
  public convenience init(normals: [SCNVector3]) { self.init() }
  public convenience init(textureCoordinates: [CGPoint]) { self.init() }
}
public enum SCNGeometryPrimitiveType: Int, Sendable {
  case triangles, triangleStrip, line, point, polygon
}
open class SCNGeometryElement: NSObject {
  public convenience init<IndexType: FixedWidthInteger>(
    indices: [IndexType], primitiveType: SCNGeometryPrimitiveType
  ) { self.init() }
  public convenience init(
    data: Data?, primitiveType: SCNGeometryPrimitiveType, primitiveCount: Int, bytesPerIndex: Int
  ) { self.init() }
}
open class SCNBox: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat
  open var chamferRadius: CGFloat
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.width = width
    self.height = height
    self.length = length
    self.chamferRadius = chamferRadius
  }
  public override init() {
    width = 1
    height = 1
    length = 1
    chamferRadius = 0
  }
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var lengthSegmentCount = 1
  open var chamferSegmentCount = 1
}
open class SCNPlane: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }
  public override init() {
    width = 1
    height = 1
  }
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var cornerSegmentCount = 1
  open var cornerRadius: CGFloat = 0
}
open class SCNPyramid: SCNGeometry {
  open var width: CGFloat
  open var height: CGFloat
  open var length: CGFloat
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.width = width
    self.height = height
    self.length = length
  }
  public override init() {
    width = 1
    height = 1
    length = 1
  }
  open var widthSegmentCount = 1
  open var heightSegmentCount = 1
  open var lengthSegmentCount = 1
}
open class SCNSphere: SCNGeometry {
  open var radius: CGFloat
  public init(radius: CGFloat) {
    self.radius = radius
  }
  public override init() {
    radius = 0.5
  }
  open var isGeodesic = false
  open var segmentCount = 48
}
open class SCNCylinder: SCNGeometry {
  open var radius: CGFloat
  open var height: CGFloat
  public init(radius: CGFloat, height: CGFloat) {
    self.radius = radius
    self.height = height
  }
  public override init() {
    radius = 0.5
    height = 1
  }
  open var radialSegmentCount = 1
  open var heightSegmentCount = 1
}
open class SCNCone: SCNGeometry {
  open var topRadius: CGFloat
  open var bottomRadius: CGFloat
  open var height: CGFloat
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.topRadius = topRadius
    self.bottomRadius = bottomRadius
    self.height = height
  }
  public override init() {
    topRadius = 0
    bottomRadius = 0.5
    height = 1
  }
  open var radialSegmentCount = 1
  open var heightSegmentCount = 1
}
open class SCNTube: SCNGeometry {
  open var innerRadius: CGFloat
  open var outerRadius: CGFloat
  open var height: CGFloat
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.innerRadius = innerRadius
    self.outerRadius = outerRadius
    self.height = height
  }
  public override init() {
    innerRadius = 0.25
    outerRadius = 0.5
    height = 1
  }
  open var radialSegmentCount = 1
  open var heightSegmentCount = 1
}
open class SCNCapsule: SCNGeometry {
  open var capRadius: CGFloat
  open var height: CGFloat
  public init(capRadius: CGFloat, height: CGFloat) {
    self.capRadius = capRadius
    self.height = height
  }
  public override init() {
    capRadius = 0.5
    height = 2
  }
  open var radialSegmentCount = 1
  open var heightSegmentCount = 1
  open var capSegmentCount = 1
}
open class SCNTorus: SCNGeometry {
  open var ringRadius: CGFloat
  open var pipeRadius: CGFloat
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.ringRadius = ringRadius
    self.pipeRadius = pipeRadius
  }
  public override init() {
    ringRadius = 0.5
    pipeRadius = 0.25
  }
  open var ringSegmentCount = 1
  open var pipeSegmentCount = 1
}
open class SCNFloor: SCNGeometry {
  public override init() {}
  open var reflectivity: CGFloat = 0.25
  open var reflectionFalloffStart: CGFloat = 0
  open var reflectionFalloffEnd: CGFloat = 0
  open var reflectionResolutionScaleFactor: CGFloat = 0.5
  open var reflectionCategoryBitMask = -1
  open var width: CGFloat = 0
  open var length: CGFloat = 0
}
/// - SeeAlso: https://developer.apple.com/documentation/scenekit/scntext
open class SCNText: SCNGeometry {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font: UIFont!
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  open var alignmentMode = "natural"
  open var truncationMode = "none"
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var textSize: CGSize { .zero }
  public init(string: Any?, extrusionDepth: CGFloat) {
    self.string = string
    self.extrusionDepth = extrusionDepth
  }
}
@preconcurrency @MainActor open class SCNShape: SCNGeometry {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat
  open var chamferRadius: CGFloat = 0
  open var chamferMode: SCNChamferMode = .both
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    self.path = path
    self.extrusionDepth = extrusionDepth
  }
}
public enum SCNChamferMode: Int, Sendable { case both, front, back }
