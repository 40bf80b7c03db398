// SPDX-License-Identifier: Apache-2.0
// Not for browsers.
import LifecycleAnalysis

extension SourceFacts {
  /// The facts that a project's sources tell.
  init(_ facts: ProjectFacts, _ types: ProjectFacts.Types, delegates: Set<String>) {
    var options: [Use] = []
    var notifications: [Use] = []
    for outline in facts.own {
      for use in outline.uses {
        switch use.use {
        case .launchOption(let name): options.append(Use(name: name, place: use.place))
        case .notification(let name): notifications.append(Use(name: name, place: use.place))
        case .passedOptions, .windowWithoutScene, .windowWithScene, .windowGivenScene,
          .objectMade, .windowShown, .unhidden, .windowRooted, .windowRead, .windowSet,
          .windowForced,
          .appWindow, .register, .request, .framework,
          .delegateName, .configurationDelegate,
          .viewHandler, .scenePhase:
          continue
        }
      }
    }
    self.init(
      delegateMethods: facts.methods(of: delegates).map {
        Method(selector: $0.selector, isEmpty: $0.isEmpty, place: $0.place)
      },
      delegatePlace: delegates.compactMap { types.declared[$0]?.place }.min(),
      launchOptions: options, notifications: notifications,
      usesApplifeKit: facts.own.contains { $0.imports.contains("ApplifeKit") })
  }
}
