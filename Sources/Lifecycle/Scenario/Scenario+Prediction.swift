// SPDX-License-Identifier: Apache-2.0

extension Scenario {
  /// A question that the user is asked before a step: `predict`, and what about which app.
  ///
  /// It belongs to the step it stands before and changes nothing of it: a scenario with it runs as
  /// it does without.
  public struct Prediction: Hashable, Sendable {
    public var subject: Subject
    /// The app it asks about; nil: the app of the step's event, or the one in focus.
    public var app: String?

    public init(_ subject: Subject = .callsAndState, app: String? = nil) {
      self.subject = subject
      self.app = app
    }

    /// The subject of a question.
    public enum Subject: Hashable, Sendable {
      /// The methods that will be called, in order.
      case calls
      /// The state that the app will be in.
      case state
      /// Both.
      case callsAndState
    }

    /// The prediction as a line of a scenario file.
    public var text: String {
      let words =
        switch subject {
        case .calls: "predict calls"
        case .state: "predict state"
        case .callsAndState: "predict"
        }
      guard let app else { return words }
      // An app may have the name of what can be predicted.
      let isKeyword = ["calls", "state"].contains(app.lowercased())
      return words + " " + (isKeyword ? "\"\(app)\"" : SystemEvent.quoted(app))
    }
  }
}

extension ScenarioParser {
  /// `predict [calls|state] [APP]`; the scanner stands before its first word.
  mutating func predict(
    _ word: StatementScanner.Word, start: Int, isTimed: Bool
  ) throws(Scenario.Problem) {
    if isTimed { throw problem(.untimed(scanner.text(word)), at: start) }
    scanner.at = word.end
    let subject: Scenario.Prediction.Subject =
      scanner.take("calls") ? .calls : scanner.take("state") ? .state : .callsAndState
    var prediction = Scenario.Prediction(subject)
    if let name = try scanner.word() { prediction.app = try predictedApp(name, subject) }
    try endStatement(from: word.start)
    if predictions.isEmpty { predictionPosition = scanner.position(of: word.start) }
    guard !predictions.contains(prediction) else {
      throw problem(.repeatedPrediction(prediction.text), at: word.start)
    }
    predictions.append(prediction)
  }

  /// The app a prediction names. Where no subject is given, the word may be one with a slip.
  private mutating func predictedApp(
    _ word: StatementScanner.Word, _ subject: Scenario.Prediction.Subject
  ) throws(Scenario.Problem) -> String {
    do {
      return try app(word).name
    } catch {
      guard subject == .callsAndState else { throw error }
      throw unknown(word, .predicted, among: names + ["calls", "state"])
    }
  }
}
