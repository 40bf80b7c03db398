// SPDX-License-Identifier: Apache-2.0

import Lifecycle

/// Lines with which UIKit or a library advises whoever writes the app. They name a method and do not come from it.
///
/// - SeeAlso: https://github.com/AlphaWallet/alpha-wallet-ios/issues/5420 (`This can be done in in the App Delegate's
///   application(_:didFinishLaunchingWithOptions:)`), https://github.com/NativeScript/plugins/issues/191 (`You can do this by
///   calling …`)
extension LogNames {
  /// Returns true if a line advises somebody to do something with a method.
  ///
  /// - Parameter name: The range of the method's name.
  static func advises(_ message: ArraySlice<UInt8>, about name: Range<Int>) -> Bool {
    if speaksToDevelopers(message) { return true }
    if wordsBefore(name.lowerBound, in: message).contains(where: demands.contains) { return true }
    // `must be forwarded`, `needs to be called`
    let behind = words(in: message[name.upperBound...]).prefix(2)
    return behind.first.map(duties.contains) ?? false
      && behind.last.map { $0 == "be" || $0 == "to" } ?? false
  }

  // MARK: Phrases

  /// Phrases in lower case with which a line speaks to the app's developers.
  private static let phrases = [
    "you've implemented", "you must", "you should", "you can ", "you need", "you have to",
    "if you want", "if you need", "if you use", "if you are using", "did you forget",
    "don't forget",
    "do not forget", "must call", "should call", "must implement", "should implement",
    "must be called", "should be called", "needs to be called", "need to be called",
    "has to be called", "have to be called", "never called", "was not called", "not implement",
    "n't implement", "unrecognized selector", "swizzl", "received call to -", "can be done in",
    "can be done by", "should be done in", "must be done in", "make sure to", "make sure that",
    "make sure you", "make sure it is", "be sure to", "please add", "please call", "please check",
    "please ensure", "please forward", "please implement", "please initialize", "please make",
    "please move", "please override", "please refer", "please register", "please see", "please set",
    "please update", "please use", "your app delegate", "your appdelegate", "your app's delegate",
    "your application delegate", "your scene delegate", "your scenedelegate", "your info.plist",
    "your uiapplicationdelegate", "your uiscenedelegate", "see http", "read more: http",
    "learn more: http", "more info: http", "for more information", "for more info",
    "for more details",
    "refer to http", "refer to the doc", "see the doc", "has been deprecated",
    "was not initialized",
  ].map { Array($0.utf8) }
  /// For each byte: true if a phrase begins with it. Every line with a method's name is searched byte by byte.
  private static let isFirst = (0...UInt8.max).map { byte in phrases.contains { $0[0] == byte } }

  private static func speaksToDevelopers(_ message: ArraySlice<UInt8>) -> Bool {
    let text = message.prefix(mostBytes)
    let isFirst = isFirst
    for at in text.indices {
      let first = ASCII.lower(text[at])
      guard isFirst[Int(first)] else { continue }
      for phrase in phrases where phrase[0] == first {
        if text[at...].prefix(phrase.count).lazy.map(ASCII.lower).elementsEqual(phrase) {
          return true
        }
      }
    }
    return false
  }

  /// Words in front of a name with which a line asks for something.
  private static let demands: Set = [
    "must", "ought", "please", "recommend", "recommended", "require", "required", "requires",
    "should", "your",
  ]
  /// Words behind a name with which it does.
  private static let duties: Set = ["has", "have", "must", "need", "needs", "should"]

  /// Returns true if a message has a text in it.
  static func holds(_ text: String, in message: ArraySlice<UInt8>) -> Bool {
    index(of: text, in: message) != nil
  }

  /// Returns the index at which a text begins in a message for the first time.
  static func index(of text: String, in message: ArraySlice<UInt8>) -> Int? {
    let text = Array(text.utf8)
    return message.indices.first { message[$0] == text[0] && message[$0...].starts(with: text) }
  }
}
