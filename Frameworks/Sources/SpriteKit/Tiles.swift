// SPDX-License-Identifier: Apache-2.0

// Maps of tiles, warps, films and shaders: kept, and not drawn.

/// - SeeAlso: https://developer.apple.com/documentation/spritekit/sktilemapnode
@preconcurrency @MainActor open class SKTileMapNode: SKNode {
  open var numberOfColumns = 0
  open var numberOfRows = 0
  open var tileSize = CGSize.zero
  open var tileSet = SKTileSet(tileGroups: [])
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var enableAutomapping = true
  open var colorBlendFactor: CGFloat = 0
  open var color = UIColor.white
  private var groups: [SIMD2<Int>: SKTileGroup] = [:]
  private var definitions: [SIMD2<Int>: SKTileDefinition] = [:]
  public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    self.init()
    (self.tileSet, numberOfColumns, numberOfRows) = (tileSet, columns, rows)
    self.tileSize = tileSize
  }
  public convenience init(
    tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
  ) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    fill(with: tileGroup)
  }
  open var mapSize: CGSize {
    CGSize(
      width: tileSize.width * CGFloat(numberOfColumns),
      height: tileSize.height * CGFloat(numberOfRows))
  }
  open func fill(with tileGroup: SKTileGroup?) {
    for column in 0..<numberOfColumns {
      for row in 0..<numberOfRows { groups[SIMD2(column, row)] = tileGroup }
    }
  }
  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { groups[SIMD2(column, row)] }
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
    definitions[SIMD2(column, row)]
      ?? groups[SIMD2(column, row)]?.rules.first?.tileDefinitions.first
  }
  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    groups[SIMD2(column, row)] = tileGroup
  }
  open func setTileGroup(
    _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition,
    forColumn column: Int, row: Int
  ) {
    groups[SIMD2(column, row)] = tileGroup
    definitions[SIMD2(column, row)] = tileDefinition
  }
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
    tileSize.width > 0
      ? Int((position.x + mapSize.width * anchorPoint.x) / tileSize.width) : NSNotFound
  }
  open func tileRowIndex(fromPosition position: CGPoint) -> Int {
    tileSize.height > 0
      ? Int((position.y + mapSize.height * anchorPoint.y) / tileSize.height) : NSNotFound
  }
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: (CGFloat(column) + 0.5) * tileSize.width - mapSize.width * anchorPoint.x,
      y: (CGFloat(row) + 0.5) * tileSize.height - mapSize.height * anchorPoint.y)
  }
}
open class SKTileSet: NSObject {
  open var tileGroups: [SKTileGroup]
  open var name: String?
  open var defaultTileSize = CGSize.zero
  public init(tileGroups: [SKTileGroup]) { self.tileGroups = tileGroups }
  /// Xcode's files are not read.
  public convenience init?(named name: String) { return nil }
}
open class SKTileGroup: NSObject {
  open var rules: [SKTileGroupRule]
  open var name: String?
  public init(rules: [SKTileGroupRule]) { self.rules = rules }
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [SKTileGroupRule(tileDefinitions: [tileDefinition])])
  }
  open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}
open class SKTileGroupRule: NSObject {
  open var tileDefinitions: [SKTileDefinition]
  public init(tileDefinitions: [SKTileDefinition]) { self.tileDefinitions = tileDefinitions }
}
open class SKTileDefinition: NSObject {
  open var textures: [SKTexture]
  open var size = CGSize.zero
  open var name: String?
  open var userData: NSMutableDictionary?
  public init(texture: SKTexture) { textures = [texture] }
  public init(texture: SKTexture, size: CGSize) { (textures, self.size) = ([texture], size) }
  public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    (self.textures, self.size) = (textures, size)
  }
}

@preconcurrency @MainActor open class SKVideoNode: SKNode {
  open var size = CGSize.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public convenience init(fileNamed videoFile: String) { self.init() }
  public convenience init(url: URL) { self.init() }
  open func play() {}
  open func pause() {}
}
@preconcurrency @MainActor open class SKTransformNode: SKNode {
  open var xRotation: CGFloat = 0
  open var yRotation: CGFloat = 0
}
@preconcurrency @MainActor open class SKPhysicsJointLimit: SKPhysicsJoint {
  open var maxLength: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint
  ) -> SKPhysicsJointLimit { SKPhysicsJointLimit() }
}
@preconcurrency @MainActor open class SKPhysicsJointSliding: SKPhysicsJoint {
  open var shouldEnableLimits = false
  open var lowerDistanceLimit: CGFloat = 0
  open var upperDistanceLimit: CGFloat = 0
  open class func joint(
    withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector
  ) -> SKPhysicsJointSliding { SKPhysicsJointSliding() }
}
open class SKUniform: NSObject {
  public let name: String
  open var floatValue: Float = 0
  public init(name: String) { self.name = name }
  public init(name: String, float value: Float) { (self.name, floatValue) = (name, value) }
  public init(name: String, vectorFloat2 value: SIMD2<Float>) { self.name = name }
  public init(name: String, vectorFloat3 value: SIMD3<Float>) { self.name = name }
  public init(name: String, vectorFloat4 value: SIMD4<Float>) { self.name = name }
  public init(name: String, texture: SKTexture?) { self.name = name }
}
open class SKWarpGeometry: NSObject {}
open class SKWarpGeometryGrid: SKWarpGeometry {
  public let numberOfColumns: Int
  public let numberOfRows: Int
  public init(
    columns: Int, rows: Int, sourcePositions: [SIMD2<Float>]? = nil,
    destinationPositions: [SIMD2<Float>]? = nil
  ) { (numberOfColumns, numberOfRows) = (columns, rows) }
}
open class SKRegion: NSObject {
  public init(radius: Float) {}
  public init(size: CGSize) {}
  public init(path: CGPath) {}
  open class func infinite() -> SKRegion { SKRegion(radius: .infinity) }
}
open class SKReachConstraints: NSObject {
  open var lowerAngleLimit: CGFloat
  open var upperAngleLimit: CGFloat
  public init(lowerAngleLimit: CGFloat, upperAngleLimit: CGFloat) {
    (self.lowerAngleLimit, self.upperAngleLimit) = (lowerAngleLimit, upperAngleLimit)
  }
}
@preconcurrency @MainActor public protocol SKViewDelegate: NSObjectProtocol {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
