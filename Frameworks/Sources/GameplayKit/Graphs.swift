// SPDX-License-Identifier: Apache-2.0

// Graphs and ways within them.

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkgraphnode
open class GKGraphNode: NSObject {
  open private(set) var connectedNodes: [GKGraphNode] = []
  public override init() {}
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where node !== self {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { own in nodes.contains { $0 === own } }
    if bidirectional {
      for node in nodes { node.removeConnections(to: [self], bidirectional: false) }
    }
  }
  open func cost(to node: GKGraphNode) -> Float { 1 }
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// The cheapest way; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var before: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [GKGraphNode] = [self]
    while !open.isEmpty {
      func total(_ node: GKGraphNode) -> Float {
        (costs[ObjectIdentifier(node)] ?? 0) + node.estimatedCost(to: goalNode)
      }
      guard let at = open.indices.min(by: { total(open[$0]) < total(open[$1]) }) else { break }
      let node = open.remove(at: at)
      if node === goalNode {
        var path = [node]
        while let former = before[ObjectIdentifier(path[0])] { path.insert(former, at: 0) }
        return path
      }
      for next in node.connectedNodes {
        let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: next)
        if cost < costs[ObjectIdentifier(next)] ?? .infinity {
          costs[ObjectIdentifier(next)] = cost
          before[ObjectIdentifier(next)] = node
          if !open.contains(where: { $0 === next }) { open.append(next) }
        }
      }
    }
    return []
  }
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}
open class GKGraphNode2D: GKGraphNode {
  open var position: SIMD2<Float>
  public init(point: SIMD2<Float>) { position = point }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) }
  private func distance(to node: GKGraphNode) -> Float {
    guard let other = node as? GKGraphNode2D else { return 0 }
    let way = other.position - position
    return (way * way).sum().squareRoot()
  }
}
open class GKGridGraphNode: GKGraphNode {
  public let gridPosition: SIMD2<Int32>
  public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkgraph
open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?
  public override init() { nodes = [] }
  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
  open func remove(_ nodes: [GKGraphNode]) {
    for node in nodes {
      for other in self.nodes ?? [] { other.removeConnections(to: [node], bidirectional: true) }
    }
    self.nodes?.removeAll { own in nodes.contains { $0 === own } }
  }
  open func connectToLowestCostNode(node: GKGraphNode, bidirectional: Bool) {
    guard let nearest = nodes?.min(by: { node.cost(to: $0) < node.cost(to: $1) }) else { return }
    node.addConnections(to: [nearest], bidirectional: bidirectional)
    add([node])
  }
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}
/// A node for each place of a grid, connected with its neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  public let gridOrigin: SIMD2<Int32>
  public let gridWidth: Int
  public let gridHeight: Int
  public let diagonalsAllowed: Bool
  public init(
    fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) {
    gridOrigin = position
    (gridWidth, gridHeight) = (Int(width), Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    let places = (0..<width).flatMap { x in (0..<height).map { y in position &+ SIMD2(x, y) } }
    add(places.map { GKGridGraphNode(gridPosition: $0) })
    for node in nodes ?? [] {
      guard let node = node as? GKGridGraphNode else { continue }
      for x in Int32(-1)...1 {
        for y in Int32(-1)...1 where (x != 0) != (y != 0) || diagonalsAllowed && x != 0 && y != 0 {
          let near = self.node(atGridPosition: node.gridPosition &+ SIMD2(x, y))
          if let near { node.addConnections(to: [near], bidirectional: true) }
        }
      }
    }
  }
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    let place = position &- gridOrigin
    guard place.x >= 0, place.y >= 0, Int(place.x) < gridWidth, Int(place.y) < gridHeight else {
      return nil
    }
    return nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
  }
}
/// Obstacles are kept, and no way goes round them.
open class GKObstacleGraph<NodeType: GKGraphNode2D>: GKGraph {
  open private(set) var obstacles: [GKPolygonObstacle]
  public let bufferRadius: Float
  public init(obstacles: [GKPolygonObstacle], bufferRadius: Float) {
    (self.obstacles, self.bufferRadius) = (obstacles, bufferRadius)
    super.init()
  }
  open func addObstacles(_ obstacles: [GKPolygonObstacle]) { self.obstacles += obstacles }
  open func connectUsingObstacles(node: NodeType) {
    node.addConnections(to: nodes ?? [], bidirectional: true)
    add([node])
  }
}
open class GKObstacle: NSObject {}
open class GKPolygonObstacle: GKObstacle {
  public let vertices: [SIMD2<Float>]
  public init(points: [SIMD2<Float>]) { vertices = points }
  open var vertexCount: Int { vertices.count }
  open func vertex(at index: Int) -> SIMD2<Float> { vertices[index] }
}
open class GKCircleObstacle: GKObstacle {
  open var radius: Float
  open var position = SIMD2<Float>.zero
  public init(radius: Float) { self.radius = radius }
}
