// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import HostedBase

/// The way to solve a conflict between two contexts. Here the one that saves last wins, whatever
/// the policy.
/// - SeeAlso: https://developer.apple.com/documentation/coredata/nsmergepolicy
open class NSMergePolicy: NSObject, @unchecked AppleSendable {
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }
}

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
public let NSRollbackMergePolicy: NSMergePolicy = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyStoreTrump
