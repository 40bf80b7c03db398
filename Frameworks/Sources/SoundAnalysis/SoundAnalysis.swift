// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase
import AVFAudio
import CoreML
import CoreMedia

// No sound is heard or recognized: an analysis of a file is over at once, without results.
// SeeAlso: https://developer.apple.com/documentation/soundanalysis

public protocol SNRequest: NSObject {}
public protocol SNResult: NSObject {}
public protocol SNResultsObserving: AnyObject {
  func request(_ request: any SNRequest, didProduce result: any SNResult)
  func request(_ request: any SNRequest, didFailWithError error: any Error)
  func requestDidComplete(_ request: any SNRequest)
}
extension SNResultsObserving {
  public func request(_ request: any SNRequest, didFailWithError error: any Error) {}
  public func requestDidComplete(_ request: any SNRequest) {}
}
public struct SNClassifierIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let version1 = Self(rawValue: "SNClassifierIdentifierVersion1")
}
open class SNClassification: NSObject {
  open var identifier: String { "" }
  open var confidence: Double { 0 }
}
open class SNClassificationResult: NSObject, SNResult {
  open var classifications: [SNClassification] { [] }
  open func classification(forIdentifier identifier: String) -> SNClassification? { nil }
}
open class SNClassifySoundRequest: NSObject, SNRequest {
  open var overlapFactor = 0.5
  open var windowDuration = CMTime.zero
  open var knownClassifications: [String] { [] }
  public init(mlModel: MLModel) throws {}
  public init(classifierIdentifier: SNClassifierIdentifier) throws {}
}
open class SNAudioStreamAnalyzer: NSObject {
  private var observers: [(any SNRequest, any SNResultsObserving)] = []
  public init(format: AVAudioFormat) {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    observers.append((request, observer))
  }
  open func remove(_ request: any SNRequest) { observers.removeAll { $0.0 === request } }
  open func removeAllRequests() { observers = [] }
  open func analyze(
    _ audioBuffer: AVAudioBuffer, atAudioFramePosition audioFramePosition: Int64
  ) {}
  open func completeAnalysis() {
    for (request, observer) in observers { observer.requestDidComplete(request) }
  }
}
open class SNAudioFileAnalyzer: NSObject {
  private var observers: [(any SNRequest, any SNResultsObserving)] = []
  public init(url: URL) throws {}
  open func add(_ request: any SNRequest, withObserver observer: any SNResultsObserving) throws {
    observers.append((request, observer))
  }
  open func analyze() {
    for (request, observer) in observers { observer.requestDidComplete(request) }
  }
  open func cancelAnalysis() {}
}
