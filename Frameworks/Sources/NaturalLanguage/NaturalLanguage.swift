// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// No language is understood: tags, sentiments and neighbors of words are missing. Words are split at spaces.

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let english = Self(rawValue: "en")
  public static let german = Self(rawValue: "de")
  public static let french = Self(rawValue: "fr")
  public static let spanish = Self(rawValue: "es")
  public static let undetermined = Self(rawValue: "und")
}
public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }
public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = Self(rawValue: "Noun")
  public static let verb = Self(rawValue: "Verb")
  public static let adjective = Self(rawValue: "Adjective")
  public static let personalName = Self(rawValue: "PersonalName")
  public static let placeName = Self(rawValue: "PlaceName")
  public static let organizationName = Self(rawValue: "OrganizationName")
}
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let sentimentScore = Self(rawValue: "SentimentScore")
  public static let lexicalClass = Self(rawValue: "LexicalClass")
  public static let nameType = Self(rawValue: "NameType")
  public static let lemma = Self(rawValue: "Lemma")
  public static let language = Self(rawValue: "Language")
}
open class NLLanguageRecognizer: NSObject {
  public override init() {}
  open func processString(_ string: String) {}
  open var dominantLanguage: NLLanguage? { nil }
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
}
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitPunctuation = Self(rawValue: 2)
    public static let omitWhitespace = Self(rawValue: 4)
    public static let joinNames = Self(rawValue: 16)
  }
  public init(tagSchemes: [NLTagScheme]) {}
  open var string: String?
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {}
}
open class NLTokenizer: NSObject {
  public init(unit: NLTokenUnit) {}
  open var string: String?
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    guard let string else { return [] }
    return string[range].split { !$0.isLetter && !$0.isNumber }.map { $0.startIndex..<$0.endIndex }
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Void) -> Bool
  ) { for token in tokens(for: range) where !block(token, ()) { return } }
}
open class NLEmbedding: NSObject {
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }
  open func distance(between first: String, and second: String) -> Double { 2 }
}
