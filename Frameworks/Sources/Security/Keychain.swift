// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// The keychain. Passwords are kept in a file of the container, not encrypted, so they go with the home folder. Keys and
// certificates are missing.

// `nonisolated(unsafe)`: a text of Foundation is not said to be Sendable, and these never change.
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

public let errSecSuccess: OSStatus = 0
public let errSecParam: OSStatus = -50
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecAuthFailed: OSStatus = -25293
public let errSecUnimplemented: OSStatus = -4

public nonisolated(unsafe) let kSecClass: CFString = "class"
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"

@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.change { $0.add(attributes) } }

@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.change { $0.delete(query) }
}

@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.change { $0.update(query, attributesToUpdate) } }

@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  Keychain.change { keychain in
    let found = keychain.matching(query)
    guard !found.isEmpty else { return errSecItemNotFound }
    let isAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll as String
    let wantsAttributes = (query[kSecReturnAttributes] as? Bool) ?? false
    let wantsData = (query[kSecReturnData] as? Bool) ?? false
    let values: [AnyObject] = found.compactMap { place in
      var item = keychain.items[place]
      if wantsAttributes {
        if !wantsData { item[kSecValueData as String] = nil }
        return item as NSDictionary
      }
      return wantsData ? item[kSecValueData as String].flatMap { $0 as? Data } as NSData? : nil
    }
    result?.pointee = isAll ? values as NSArray : values.first
    return errSecSuccess
  }
}

/// The items, read from the file for each call: another process of the app may have written it.
private struct Keychain {
  var items: [[String: Any]]

  private static let lock = NSLock()
  private static var file: URL {
    URL(filePath: NSHomeDirectory()).appending(path: "Library/applife-keychain.plist")
  }

  static func change(_ body: (inout Keychain) -> OSStatus) -> OSStatus {
    lock.withLock {
      let data = try? Data(contentsOf: file)
      let read = data.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [[String: Any]]
      }
      var keychain = Keychain(items: read ?? [])
      let before = keychain.items as NSArray
      let status = body(&keychain)
      if !before.isEqual(to: keychain.items) {
        let written = try? PropertyListSerialization.data(
          fromPropertyList: keychain.items, format: .binary, options: 0)
        try? written?.write(to: file, options: .atomic)
      }
      return status
    }
  }

  /// The keys by which two items are the same.
  private static let identity = ["class", "acct", "svce", "srvr", "agrp", "sync"]

  private static func values(_ dictionary: NSDictionary) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in dictionary {
      guard let key = key as? String, !key.hasPrefix("r_"), !key.hasPrefix("m_") else { continue }
      if let text = value as? String { found[key] = text }
      if let data = value as? Data { found[key] = data }
      if let flag = value as? Bool { found[key] = flag }
    }
    return found
  }

  /// The places of the items with every attribute of a query.
  func matching(_ query: NSDictionary) -> [Int] {
    let wanted = Self.values(query).filter { $0.key != "v_Data" } as [String: Any]
    return items.indices.filter { place in
      wanted.allSatisfy { key, value in
        guard let own = items[place][key] else { return false }
        return (own as? NSObject) == (value as? NSObject) || "\(own)" == "\(value)"
      }
    }
  }
  mutating func add(_ attributes: NSDictionary) -> OSStatus {
    let new = Self.values(attributes)
    guard new["class"] != nil else { return errSecParam }
    let isThere = items.contains { item in
      Self.identity.allSatisfy { "\(item[$0] ?? "")" == "\(new[$0] ?? "")" }
    }
    if isThere { return errSecDuplicateItem }
    items.append(new)
    return errSecSuccess
  }
  mutating func delete(_ query: NSDictionary) -> OSStatus {
    let found = matching(query)
    for place in found.reversed() { items.remove(at: place) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
  mutating func update(_ query: NSDictionary, _ attributes: NSDictionary) -> OSStatus {
    let found = matching(query)
    for place in found {
      items[place].merge(Self.values(attributes)) { _, new in new }
    }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
