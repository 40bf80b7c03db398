// SPDX-License-Identifier: Apache-2.0
import HostedBase

// The keys by which predicates and sort descriptors ask managed objects.

extension NSManagedObject: KeyedObject {
  package func keyedValue(_ key: String) -> Any? {
    key == "objectID" ? objectID : value(forKey: key)
  }
  package var identity: AnyObject { objectID }
}
extension NSManagedObjectID: KeyedObject {
  package func keyedValue(_ key: String) -> Any? { nil }
  package var identity: AnyObject { self }
}
