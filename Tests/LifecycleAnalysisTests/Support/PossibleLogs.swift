// SPDX-License-Identifier: Apache-2.0
@testable import Lifecycle
@testable import LifecycleAnalysis

/// The logs an app can write from a device on, found by trying every event of some kinds on the
/// engine: what a log is held against apart from the checker. The app is the first one of the
/// device.
struct PossibleLogs {
  private struct Edge {
    let outputs: [LogObservation]
    let next: Int
  }

  /// A possible device, and the lines that its app has still to print.
  struct State: Hashable {
    let place: Int
    let pending: [LogObservation]
  }

  /// Nothing was printed yet.
  static let start: Set<State> = [State(place: 0, pending: [])]
  /// The most events in a row that print nothing.
  private static let mostSilent = 3
  /// The most devices that are told apart.
  private static let mostDevices = 1500

  private let kinds: [SystemEvent.Kind]
  private let prints: Set<LogSymbol>
  private var devices: [Device]
  private var numbers: [Device: Int]
  private var known: [Int: [Edge]] = [:]
  /// True if there were more devices than are told apart, so that not every log was found.
  private(set) var isCut = false

  /// - Parameters:
  ///   - device: where the log begins.
  ///   - kinds: the events that are tried, besides that time passes.
  ///   - prints: what the app prints.
  init(_ device: Device, kinds: Set<SystemEvent.Kind>, prints: Set<LogSymbol>) {
    self.kinds = SystemEvent.Kind.allCases.filter(kinds.contains)
    self.prints = prints
    devices = [device.rebased]
    numbers = [devices[0]: 0]
  }

  private mutating func number(of device: Device) -> Int {
    let rebased = device.rebased
    if let known = numbers[rebased] { return known }
    numbers[rebased] = devices.count
    devices.append(rebased)
    return devices.count - 1
  }

  private mutating func edges(from place: Int) -> [Edge] {
    if let edges = known[place] { return edges }
    guard devices.count < Self.mostDevices else {
      isCut = true
      return []
    }
    let here = devices[place]
    let app = here.references[0]
    let events = kinds.flatMap { kind in
      (kind.takesApp ? here.references : [app]).flatMap { here.candidates(kind, for: $0) }
    }
    var edges: [Edge] = []
    for step in events.map(StateSpace.Edge.event) + [.wait] {
      guard let (reached, entries) = here.following(step) else { continue }
      let outputs = entries.filter { $0.app == app.name }
        .compactMap(WrittenLog.observation(in:)).filter { prints.contains($0.symbol) }
      edges.append(Edge(outputs: outputs, next: number(of: reached)))
    }
    known[place] = edges
    return edges
  }

  /// Returns the possible devices after the app has printed something more.
  mutating func after(_ observation: LogObservation, from states: Set<State>) -> Set<State> {
    var found: Set<State> = []
    var idle: Set<Int> = []
    for state in states {
      if state.pending.isEmpty {
        idle.insert(state.place)
      } else if state.pending[0] == observation {
        found.insert(State(place: state.place, pending: Array(state.pending.dropFirst())))
      } else if observation.isLaunch,
        let end = devices[state.place].following(
          .event(.crash(devices[state.place].references[0])))
      {
        // The process ended before it had printed the rest.
        idle.insert(number(of: end.device))
      }
    }
    var begun = idle
    for _ in 0...Self.mostSilent {
      var next: Set<Int> = []
      for place in begun {
        for edge in edges(from: place) {
          if edge.outputs.isEmpty {
            if idle.insert(edge.next).inserted { next.insert(edge.next) }
          } else if edge.outputs[0] == observation {
            found.insert(State(place: edge.next, pending: Array(edge.outputs.dropFirst())))
          }
        }
      }
      begun = next
    }
    return found
  }
}
