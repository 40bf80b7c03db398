// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import UIKit

// Models of Core ML don't run: a model can't be loaded, and Xcode's classes of .mlmodel files are not made.

public struct MLModelError: Error, LocalizedError {
  public var errorDescription: String? { "applife runs no models of Core ML" }
}
/// - SeeAlso: https://developer.apple.com/documentation/coreml/mlmodel
open class MLModel: NSObject {
  public init(contentsOf url: URL) throws { throw MLModelError() }
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { throw MLModelError() }
  open var modelDescription: MLModelDescription { MLModelDescription() }
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { throw MLModelError() }
  open func predictions(from inputBatch: any MLBatchProvider, options: MLPredictionOptions) throws
    -> any MLBatchProvider
  { throw MLModelError() }
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
  open private(set) var multiArrayValue: MLMultiArray?
  open private(set) var imageBufferValue: CVPixelBuffer?
  public init(multiArray value: MLMultiArray) { multiArrayValue = value }
  public init(pixelBuffer value: CVPixelBuffer) { imageBufferValue = value }
  public init(dictionary value: [AnyHashable: NSNumber]) throws {}
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
  open var strides: [NSNumber] {
    var stride = 1
    return Array(
      shape.reversed().map { size in
        defer { stride *= size.intValue }
        return NSNumber(value: stride)
      }.reversed())
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { values[place(key)] }
    set { values[place(key)] = newValue }
  }
  private func place(_ key: [NSNumber]) -> Int {
    zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
  open subscript(idx: Int) -> NSNumber {
    get { values[idx] }
    set { values[idx] = newValue }
  }
}
public enum MLMultiArrayDataType: Int, Sendable { case double, float32, float16, int32 }
public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  private let all: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { all = array }
  open var count: Int { all.count }
  open func features(at index: Int) -> any MLFeatureProvider { all[index] }
}
open class MLPredictionOptions: NSObject {
  public override init() {}
  open var usesCPUOnly = false
}
open class MLModelDescription: NSObject {
  open var inputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var outputDescriptionsByName: [String: MLFeatureDescription] { [:] }
  open var predictedFeatureName: String? { nil }
}
open class MLFeatureDescription: NSObject { open var name: String { "" } }
