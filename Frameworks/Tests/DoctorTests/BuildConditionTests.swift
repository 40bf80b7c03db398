// SPDX-License-Identifier: Apache-2.0
import Testing
@testable import Doctor

/// The conditions of `#if`, for the build of an app for a phone.
@Suite("Conditions of builds")
struct BuildConditionTests {
  @Test(
    "what is known of a phone's build is decided, and a flag of the project is not",
    arguments: [
      ("os(iOS)", true), ("os(tvOS)", false), ("!os(iOS)", false), ("os(iOS) || os(tvOS)", true),
      ("os(macOS) && DEBUG", false), ("os(iOS) && DEBUG", nil), ("DEBUG || os(iOS)", true),
      ("DEBUG", nil), ("!DEBUG", nil), ("canImport(UIKit)", true), ("canImport(AppKit)", false),
      ("canImport(Firebase)", nil), ("targetEnvironment(macCatalyst)", false),
      ("targetEnvironment(simulator)", nil), ("!(os(macOS) || os(watchOS))", true),
      ("compiler(>=5.9)", true), ("swift(<5)", false), ("swift(>=7)", nil), ("swift(>=6)", nil),
      ("compiler(>=6)", true), ("compiler(>=6.0) && os(iOS)", true), ("compiler(>=6.9)", nil),
      ("false", false),
      ("true // always", true), ("0", false), ("1", true), ("os(iOS", true), ("os(iOS))", nil),
      ("", nil), ("&&", nil), ("os(iOS) os(tvOS)", nil), ("!!os(iOS)", true),
    ] as [(String, Bool?)])
  func swift(text: String, value: Bool?) {
    #expect(BuildCondition.value(text.utf8, .swift) == value)
  }

  @Test(
    "the macros of Objective-C and the symbols of .NET are known too",
    arguments: [
      ("TARGET_OS_IOS", .objectiveC, true), ("TARGET_OS_TV", .objectiveC, false),
      ("TARGET_OS_IPHONE == 1", .objectiveC, true), ("TARGET_OS_OSX != 0", .objectiveC, false),
      ("defined(TARGET_OS_IOS) && TARGET_OS_TV", .objectiveC, false),
      ("defined DEBUG", .objectiveC, nil), ("TARGET_OS_SIMULATOR", .objectiveC, nil),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED >= 130000", .objectiveC, true),
      ("__IPHONE_OS_VERSION_MAX_ALLOWED < __IPHONE_13_0", .objectiveC, false),
      ("IOS", .cSharp, true), ("ANDROID", .cSharp, false), ("__IOS__ && DEBUG", .cSharp, nil),
    ] as [(String, SourceLanguage, Bool?)])
  func others(text: String, language: SourceLanguage, value: Bool?) {
    #expect(BuildCondition.value(text.utf8, language) == value)
  }

  @Test(
    "the build for the App Store has no DEBUG and no simulator",
    arguments: [
      ("DEBUG", .swift, false), ("!DEBUG", .swift, true), ("BETA", .swift, nil),
      ("DEBUG || BETA", .swift, nil), ("DEBUG && BETA", .swift, false),
      ("targetEnvironment(simulator)", .swift, false),
      ("!targetEnvironment(simulator)", .swift, true),
      ("DEBUG == 1", .objectiveC, false), ("!defined(DEBUG)", .objectiveC, true),
      ("TARGET_OS_SIMULATOR", .objectiveC, false), ("TARGET_IPHONE_SIMULATOR", .objectiveC, false),
      ("DEBUG", .cSharp, false),
    ] as [(String, SourceLanguage, Bool?)])
  func store(text: String, language: SourceLanguage, value: Bool?) {
    #expect(BuildCondition.value(text.utf8, language, isForStore: true) == value)
  }

  @Test("a condition of any length and depth ends")
  func bounds() {
    for text in ["(", "!", "os(iOS) && ", "(os(iOS) || ", "a"] {
      _ = BuildCondition.value(String(repeating: text, count: 10_000).utf8, .swift)
    }
    let deep = String(repeating: "(", count: 40) + "true" + String(repeating: ")", count: 40)
    #expect(BuildCondition.value(deep.utf8, .swift) == nil)
  }
}
