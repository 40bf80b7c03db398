// SPDX-License-Identifier: Apache-2.0
import UIKit

// Models of Core ML don't run: a model can't be loaded, and Xcode's classes of .mlmodel files are not made.

public struct MLModelError: Error, LocalizedError {
  public var errorDescription: String? { "applife runs no models of Core ML" }
}
/// - SeeAlso: https://developer.apple.com/documentation/coreml/mlmodel
open class MLModel: NSObject {
  public init(contentsOf url: URL) throws { throw MLModelError() }
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    throw MLModelError()
  }
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError() }
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    throw MLModelError()
  }
}
open class MLModelConfiguration: NSObject {
  public override init() {}
  open var computeUnits = MLComputeUnits.all
}
public enum MLComputeUnits: Int, Sendable { case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine }
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
open class MLFeatureValue: NSObject {
  public init(string value: String) { stringValue = value }
  public init(double value: Double) { doubleValue = value }
  public init(int64 value: Int64) { int64Value = value }
  open private(set) var stringValue = ""
  open private(set) var doubleValue = 0.0
  open private(set) var int64Value: Int64 = 0
  open var dictionaryValue: [AnyHashable: NSNumber] { [:] }
}
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider {
  private let values: [String: Any]
  public init(dictionary: [String: Any]) throws { values = dictionary }
  open var featureNames: Set<String> { Set(values.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? {
    values[featureName] as? MLFeatureValue
  }
}
open class MLMultiArray: NSObject {
  public let shape: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var values: [NSNumber]
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    self.shape = shape
    self.dataType = dataType
    values = Array(repeating: 0, count: shape.reduce(1) { $0 * $1.intValue })
  }
  open var count: Int { values.count }
  open subscript(idx: Int) -> NSNumber {
    get { values[idx] }
    set { values[idx] = newValue }
  }
}
public enum MLMultiArrayDataType: Int, Sendable { case double, float32, float16, int32 }
