// SPDX-License-Identifier: Apache-2.0

// Rules that assert facts.

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkrule
open class GKRule: NSObject {
  open var salience = 0
  private let holds: (GKRuleSystem) -> Bool
  private let act: (GKRuleSystem) -> Void
  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool,
    action: @escaping (GKRuleSystem) -> Void
  ) { (holds, act) = (predicate, action) }
  public convenience init(
    predicate: NSPredicate, assertingFact fact: NSObjectProtocol, grade: Float
  ) {
    self.init(blockPredicate: { predicate.evaluate(with: $0.state) }) {
      $0.assertFact(fact, grade: grade)
    }
  }
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { holds(system) }
  open func performAction(in system: GKRuleSystem) { act(system) }
}

/// - SeeAlso: https://developer.apple.com/documentation/gameplaykit/gkrulesystem
open class GKRuleSystem: NSObject {
  open private(set) var rules: [GKRule] = []
  open private(set) var agenda: [GKRule] = []
  open private(set) var executed: [GKRule] = []
  open var state = NSMutableDictionary()
  private var grades: [(fact: NSObjectProtocol, grade: Float)] = []
  public override init() {}
  open var facts: [Any] { grades.map { $0.fact } }
  open func add(_ rule: GKRule) { add([rule]) }
  open func add(_ rules: [GKRule]) {
    self.rules += rules
    agenda += rules
    agenda.sort { $0.salience > $1.salience }
  }
  open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }
  open func evaluate() {
    while let at = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: at)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }
  open func reset() {
    (agenda, executed, grades) = (rules.sorted { $0.salience > $1.salience }, [], [])
  }
  open func grade(forFact fact: NSObjectProtocol) -> Float {
    grades.first { $0.fact.isEqual(fact) }?.grade ?? 0
  }
  open func minimumGrade(forFacts facts: [Any]) -> Float {
    facts.compactMap { $0 as? NSObjectProtocol }.map { grade(forFact: $0) }.min() ?? 0
  }
  open func maximumGrade(forFacts facts: [Any]) -> Float {
    facts.compactMap { $0 as? NSObjectProtocol }.map { grade(forFact: $0) }.max() ?? 0
  }
  open func assertFact(_ fact: NSObjectProtocol, grade: Float = 1) {
    let sum = min(1, self.grade(forFact: fact) + grade)
    retractFact(fact, grade: 1)
    grades.append((fact, sum))
  }
  open func retractFact(_ fact: NSObjectProtocol, grade: Float = 1) {
    guard let at = grades.firstIndex(where: { $0.fact.isEqual(fact) }) else { return }
    grades[at].grade -= grade
    if grades[at].grade <= 0 { grades.remove(at: at) }
  }
}
