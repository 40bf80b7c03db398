// SPDX-License-Identifier: Apache-2.0

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkstate
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkstatemachine
open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.first { type(of: $0) == stateClass } as? StateType
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let former = currentState
    former?.willExit(to: next)
    currentState = next
    next.didEnter(from: former)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkcomponent
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkentity
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() {}
  public required init?(coder: NSCoder) {}
  open func addComponent(_ component: GKComponent) {
    components.removeAll { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func removeComponent<C: GKComponent>(ofType componentClass: C.Type) {
    guard let found = component(ofType: componentClass) else { return }
    found.willRemoveFromEntity()
    components.removeAll { $0 === found }
    found.entity = nil
  }
  open func component<C: GKComponent>(ofType componentClass: C.Type) -> C? {
    components.lazy.compactMap { $0 as? C }.first
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  open private(set) var components: [ComponentType] = []
  private let componentClass: AnyClass
  public init(componentClass cls: AnyClass) { componentClass = cls }
  open func addComponent(_ component: ComponentType) { components.append(component) }
  open func addComponent(foundIn entity: GKEntity) {
    for component in entity.components where type(of: component) == componentClass {
      if let own = component as? ComponentType { components.append(own) }
    }
  }
  open func removeComponent(_ component: ComponentType) {
    components.removeAll { $0 === component }
  }
  open func removeComponent(foundIn entity: GKEntity) {
    components.removeAll { $0.entity === entity }
  }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

open class GKSKNodeComponent: GKComponent {
  public let node: SKNode
  public init(node: SKNode) {
    self.node = node
    super.init()
  }
  public required init?(coder: NSCoder) { nil }
}

/// A scene with its entities: the files of Xcode's editor are not read, so it has none.
@preconcurrency @MainActor open class GKScene: NSObject {
  open var entities: [GKEntity] = []
  open var graphs: [String: GKGraph] = [:]
  open var rootNode: (any GKSceneRootNodeType)?
  public convenience init?(fileNamed filename: String) {
    guard let scene = SKScene(fileNamed: filename) else { return nil }
    self.init()
    rootNode = scene
  }
}
public protocol GKSceneRootNodeType: NSObjectProtocol {}
extension SKScene: GKSceneRootNodeType {}
