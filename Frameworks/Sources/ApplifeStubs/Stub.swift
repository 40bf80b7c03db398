// SPDX-License-Identifier: Apache-2.0
import Combine
import HostedBase
import Observation

/// A type that stands for one that is not there: it has every member, and none does anything.
public protocol ApplifeMembers {}

extension ApplifeMembers {
  public subscript(dynamicMember name: String) -> ApplifeNothing {
    get { ApplifeNothing() }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript(dynamicMember name: String) -> ApplifeNothing? {
    get { nil }
    nonmutating set {}
  }
  @_disfavoredOverload
  public subscript<T>(dynamicMember name: String) -> T {
    get { applifeNothing() }
    nonmutating set {}
  }
  public static subscript(dynamicMember name: String) -> ApplifeNothing {
    get { ApplifeNothing() }
    set {}
  }
  @_disfavoredOverload
  public static subscript(dynamicMember name: String) -> ApplifeNothing? {
    get { nil }
    set {}
  }
  @_disfavoredOverload
  public static subscript<T>(dynamicMember name: String) -> T {
    get { applifeNothing() }
    set {}
  }
}

/// A class that stands for one that is not there. A view can observe it in either way.
public protocol ApplifeStub: ApplifeMembers, ApplifePlain, ObservableObject, Observable {}

/// The initializers of a type that stands for another, whatever their labels are.
@dynamicCallable
public struct ApplifeMaker<T> {
  private let make: () -> T

  public init(_ make: @escaping () -> T) { self.make = make }

  public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any>) -> T {
    make()
  }
}
