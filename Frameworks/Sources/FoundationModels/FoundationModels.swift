// SPDX-License-Identifier: Apache-2.0
@_exported import HostedBase

// There is no model: it says that the device is not eligible, and every request fails.
// SeeAlso: https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel

/// - Note: Unchecked: it has no state.
public final class SystemLanguageModel: @unchecked Sendable {
  public enum Availability: Equatable, Sendable {
    public enum UnavailableReason: Equatable, Sendable {
      case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
    }
    case available
    case unavailable(UnavailableReason)
  }
  public struct UseCase: Equatable, Sendable {
    private let name: String
    public static let general = Self(name: "general")
    public static let contentTagging = Self(name: "contentTagging")
  }
  public struct Guardrails: Sendable {
    public static let `default` = Self()
    public static let permissiveContentTransformations = Self()
  }
  public static let `default` = SystemLanguageModel()
  public init(useCase: UseCase = .general, guardrails: Guardrails = .default) {}
  public var availability: Availability { .unavailable(.deviceNotEligible) }
  public var isAvailable: Bool { false }
  public var supportedLanguages: Set<Locale.Language> { [] }
  public func supportsLocale(_ locale: Locale = .current) -> Bool { false }
}

public struct GenerationID: Hashable, Sendable { public init() {} }
public struct GeneratedContent: Hashable, Sendable {
  public let jsonString: String
  public init(json: String) throws { jsonString = json }
}
public struct GenerationSchema: Sendable { init() {} }
public protocol ConvertibleFromGeneratedContent {}
public protocol ConvertibleToGeneratedContent {}
public protocol InstructionsRepresentable {}
public protocol PromptRepresentable {}
/// What a model would make. `@Generable` writes the conformance.
public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent,
  InstructionsRepresentable, PromptRepresentable
{
  associatedtype PartiallyGenerated = Self
}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Bool: Generable {}
extension Array: Generable where Element: Generable {}
extension Array: ConvertibleFromGeneratedContent where Element: Generable {}
extension Array: ConvertibleToGeneratedContent where Element: Generable {}
extension Array: InstructionsRepresentable where Element: Generable {}
extension Array: PromptRepresentable where Element: Generable {}

public struct Instructions: InstructionsRepresentable, Sendable {
  public let text: String
  public init(_ text: some InstructionsRepresentable) { self.text = "\(text)" }
  public init(@PromptLines _ content: () throws -> String) rethrows { text = try content() }
}
public struct Prompt: PromptRepresentable, Sendable {
  public let text: String
  public init(_ text: some PromptRepresentable) { self.text = "\(text)" }
  public init(@PromptLines _ content: () throws -> String) rethrows { text = try content() }
}
/// The lines of a prompt.
@resultBuilder public enum PromptLines {
  public static func buildExpression(_ part: some PromptRepresentable) -> String { "\(part)" }
  public static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
  public static func buildOptional(_ part: String?) -> String { part ?? "" }
  public static func buildEither(first part: String) -> String { part }
  public static func buildEither(second part: String) -> String { part }
  public static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "\n") }
}
public typealias PromptBuilder = PromptLines
public typealias InstructionsBuilder = PromptLines

public struct GenerationOptions: Equatable, Sendable {
  public struct SamplingMode: Equatable, Sendable {
    private let name: String
    public static let greedy = Self(name: "greedy")
    public static func random(top k: Int, seed: UInt64? = nil) -> Self { Self(name: "top \(k)") }
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> Self {
      Self(name: "threshold \(probabilityThreshold)")
    }
  }
  public var sampling: SamplingMode?
  public var temperature: Double?
  public var maximumResponseTokens: Int?
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}

public protocol Tool: Sendable {
  associatedtype Arguments
  associatedtype Output
  var name: String { get }
  var description: String { get }
  func call(arguments: Arguments) async throws -> Output
}
extension Tool { public var name: String { "\(Self.self)" } }

public struct Transcript: Sendable {
  public enum Entry: Sendable { case prompt(String), response(String), instructions(String) }
  public var entries: [Entry] = []
}

/// - Note: Unchecked: it has no state.
@Observable public final class LanguageModelSession: @unchecked Sendable {
  public enum GenerationError: LocalizedError, Sendable {
    public struct Context: Sendable { public let debugDescription: String }
    case exceededContextWindowSize(Context)
    case assetsUnavailable(Context)
    case guardrailViolation(Context)
    case unsupportedGuide(Context)
    case unsupportedLanguageOrLocale(Context)
    case decodingFailure(Context)
    case rateLimited(Context)
    case concurrentRequests(Context)
    public var errorDescription: String? { "The model is not available." }
  }
  private static var unavailable: GenerationError {
    .assetsUnavailable(GenerationError.Context(debugDescription: "applife has no language model"))
  }
  public struct Response<Content> {
    public let content: Content
    public let transcriptEntries: [Transcript.Entry]
  }
  public struct ResponseStream<Content: Generable>: AsyncSequence {
    public struct Snapshot { public let content: Content.PartiallyGenerated }
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Snapshot? {
        throw LanguageModelSession.unavailable
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    public func collect() async throws -> Response<Content> {
      throw LanguageModelSession.unavailable
    }
  }
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
  ) {}
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions
  ) {}
  public init(
    model: SystemLanguageModel = .default, tools: [any Tool] = [],
    @PromptLines instructions: () throws -> String
  ) rethrows {}
  public var isResponding: Bool { false }
  public var transcript: Transcript { Transcript() }
  public func prewarm(promptPrefix: Prompt? = nil) {}
  @discardableResult public func respond(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.unavailable }
  @discardableResult public func respond(
    to prompt: Prompt, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<String> { throw Self.unavailable }
  @discardableResult public func respond(
    options: GenerationOptions = GenerationOptions(), @PromptLines prompt: () throws -> String
  ) async throws -> Response<String> { throw Self.unavailable }
  @discardableResult public func respond<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) async throws -> Response<Content> { throw Self.unavailable }
  @discardableResult public func respond<Content: Generable>(
    generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
    options: GenerationOptions = GenerationOptions(), @PromptLines prompt: () throws -> String
  ) async throws -> Response<Content> { throw Self.unavailable }
  public func streamResponse(
    to prompt: String, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<String> { ResponseStream() }
  public func streamResponse<Content: Generable>(
    to prompt: String, generating type: Content.Type = Content.self,
    includeSchemaInPrompt: Bool = true, options: GenerationOptions = GenerationOptions()
  ) -> ResponseStream<Content> { ResponseStream() }
}
