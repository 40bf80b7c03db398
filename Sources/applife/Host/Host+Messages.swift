// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle

/// What the processes say in the protocol.
extension Host {
  mutating func take(
    _ line: LineSplitter.Line, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    // What it still says does not matter any more.
    guard let process = apps[place].process, !process.isEnding else { return [] }
    let found: Result<AppMessage?, HostProtocolError>
    do throws(HostProtocolError) {
      if line.isCut { throw .tooLong }
      found = .success(try AppMessage(line: line.bytes))
    } catch {
      found = .failure(error)
    }
    // The answer to a call is no flood, however many calls there are.
    guard isAnswer(found, place) || apps[place].messages.admits(at: device.now) else {
      return say(.flood(HostedApp.mostMessages), place) + breakOff(place)
    }
    let message: AppMessage?
    do throws(HostProtocolError) {
      message = try found.get()
    } catch {
      return say(.brokenProtocol(Self.problem(of: error)), place)
    }
    guard let message else { return [] }
    return take(message, place, device)
  }

  /// Whether a message answers the call that is in progress.
  private func isAnswer(_ message: Result<AppMessage?, HostProtocolError>, _ place: Int) -> Bool {
    guard case .success(.returned(let id, _)?) = message else { return false }
    return apps[place].open?.id == id || apps[place].openPhases.contains(id)
  }

  private static func problem(of error: HostProtocolError) -> HostProblem.BrokenProtocol {
    switch error {
    case .notAMessage: .notAMessage
    case .incomplete(let type, let key):
      .incomplete(type: OutputText.clean(Array(type.utf8)), key: key)
    case .tooLong: .tooLong(HostProtocol.longestLine)
    }
  }

  private mutating func take(
    _ message: AppMessage, _ place: Int, _ device: Device
  ) -> [Device.Input] {
    let app = apps[place].reference
    switch message {
    case .hello(let hello):
      apps[place].hasSaidHello = true
      guard hello.version == HostProtocol.version else {
        return say(.wrongVersion(hello.version), place) + breakOff(place)
      }
      apps[place].answersEdits = hello.answersEdits
      return send(.welcome(version: HostProtocol.version, app: app.name), place)
    case .returned(let id, let value):
      if apps[place].openEdits.remove(id) != nil {
        userData?.append(.answered(value ?? true))
        return []
      }
      if apps[place].openPhases.remove(id) != nil {
        // The app's phase changes with a scene's: both have been answered.
        return apps[place].openPhases.isEmpty ? [.returned(app, value: nil)] : []
      }
      guard let open = apps[place].open, open.id == id else { return say(.notOpen(id), place) }
      apps[place].open = nil
      return [.returned(app, value: value)]
    case .tapped(let id, let names):
      guard let asked = apps[place].openTaps.removeValue(forKey: id), let names else { return [] }
      guard let name = asked else { return say(.noTextField, place) }
      let clean = names.prefix(40).map { OutputText.clean(Array($0.utf8)) }
      return say(.noButton(name, names: clean), place)
    case .completed(let result):
      return possible(.finishFetch(FetchResult(rawValue: result) ?? .failed, app), device)
    case .beginTask(let task, let name):
      guard apps[place].tasks.count < HostedApp.mostTasks else {
        return say(.tooManyTasks(HostedApp.mostTasks), place) + breakOff(place)
      }
      // The engine tells tasks apart by their names.
      var unique = OutputText.clean(Array(name.utf8))
      while unique.isEmpty || apps[place].tasks.values.contains(unique) { unique += " (\(task))" }
      apps[place].tasks[task] = unique
      return possible(.beginTask(unique, app), device)
    case .endTask(let task):
      guard let name = apps[place].tasks.removeValue(forKey: task) else { return [] }
      return possible(.endTask(name, app), device)
    case .submit(let identifier, let isProcessing):
      return possible(
        isProcessing ? .scheduleProcessing(identifier, app) : .scheduleRefresh(identifier, app),
        device)
    case .submitContinued(let identifier, let strategy):
      let submission = TaskSubmission(
        task: identifier, strategy: TaskSubmission.Strategy(rawValue: strategy) ?? .queue)
      return possible(.scheduleContinued(submission, app), device)
    case .cancelTask(let identifier): return possible(.cancelTask(identifier, app), device)
    case .reportCall: return possible(.reportCall(app), device)
    case .startActivity: return possible(.startLiveActivity(app), device)
    case .progress(let identifier): return possible(.reportProgress(identifier, app), device)
    case .taskCompleted(let identifier, let isSuccess):
      return possible(
        .completeTask(TaskCompletion(task: identifier, isSuccess: isSuccess), app), device)
    case .audio(let isPlaying):
      return possible(isPlaying ? .playAudio(app) : .stopAudio(app), device)
    case .location(let isFollowed):
      return possible(isFollowed ? .startLocation(app) : .stopLocation(app), device)
    case .edited(let what):
      userData?.append(.edited(what))
      // The edit that was asked for has been counted; the user edits in the app in front.
      guard apps[place].openEdits.isEmpty, device.front == .app(app.index) else { return [] }
      let edits = possible(.edit, device)
      apps[place].ownEdits += edits.count
      return edits
    case .readLaunchOption(let key):
      if userData != nil { launchOptionReads.append(OutputText.clean(Array(key.utf8))) }
      return []
    case .saved(let saved):
      userData?.append(.saved(saved))
      return possible(.save(app), device)
    }
  }

  /// What an app does by itself is no refusal where it makes no difference.
  private func possible(_ event: SystemEvent, _ device: Device) -> [Device.Input] {
    device.isPossible(event) ? [.event(event)] : []
  }
}
