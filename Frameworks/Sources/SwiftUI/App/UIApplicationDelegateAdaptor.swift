// SPDX-License-Identifier: Apache-2.0
import Combine
@_spi(Hosting) import UIKit

@MainActor protocol DelegateAdaptor { var appDelegate: any UIApplicationDelegate { get } }

/// An app delegate beside SwiftUI's life cycle.
/// - SeeAlso: https://developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor
@propertyWrapper @preconcurrency @MainActor
public struct UIApplicationDelegateAdaptor<
  DelegateType: NSObject & UIApplicationDelegate
>: DynamicProperty, InstalledProperty, DelegateAdaptor {
  public let wrappedValue: DelegateType
  var appDelegate: any UIApplicationDelegate { wrappedValue }

  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    // Without Objective-C an object of such a class cannot be made here: the build says how.
    guard let delegate = AppRuntime.current?.newDelegate() as? DelegateType else {
      fatalError("\(delegateType) is not the class that applife host found as the app's delegate")
    }
    wrappedValue = delegate
  }

  func install(in node: Node, slot: Int, _ graph: ViewGraph) {
    graph.environment.setObject(wrappedValue, DelegateType.self)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}
