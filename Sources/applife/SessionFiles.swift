// SPDX-License-Identifier: Apache-2.0
import Glibc
import Lifecycle
import LifecycleUI

/// The files a session asks for: scenarios that are saved and loaded.
enum SessionFiles {
  /// Does what an effect says about files, and what the session is to be told; nil for an effect
  /// that is about none.
  static func answer(to effect: Effect) -> Input? {
    switch effect {
    case .save(let path, let text, let overwrites):
      return .saved(save(text, to: path, overwrites: overwrites))
    case .load(let name, let overrides): return .loaded(load(name, overrides))
    case .quit, .stopProcess, .repaint, .report: return nil
    }
  }

  private static func save(
    _ text: String, to path: String, overwrites: Bool
  ) -> Result<String, FileError> {
    // The user's `~/` is the home directory; `-` has no meaning while the screen is open.
    let target = path == "-" ? "./-" : expanded(path)
    if !overwrites, access(target, F_OK) == 0 { return .failure(.exists(path: path)) }
    do throws(OutputError) {
      let output = try self.output(to: target)
      try output.write(Array(text.utf8))
      try output.finish()
      return .success(path)
    } catch {
      switch error {
      case .failed(let failure):
        return .failure(.failed(failure.lines.joined(separator: " ")))
      case .readerIsGone: return .failure(.failed("\(path): nobody reads it"))
      }
    }
  }

  private static func output(to path: String) throws(OutputError) -> Output {
    do throws(Failure) {
      return try Output(path: path)
    } catch {
      throw .failed(error)
    }
  }

  private static func load(
    _ name: String, _ overrides: Scenario.Overrides
  ) -> Result<ScenarioFile, FileError> {
    let path = ScenarioLibrary.path(expanded(name))
    var status = stat()
    // Whatever is not a file may have nothing to read for ever.
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return .failure(.failed("\(name): not a file"))
    }
    do throws(Failure) {
      let story = try ScenarioLibrary.story(at: path == "-" ? "./-" : path, overrides: overrides)
      return .success(ScenarioFile(name: name, scenario: story.scenario))
    } catch {
      return .failure(.failed(error.lines.first ?? name))
    }
  }

  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = getenv("HOME") else { return path }
    return String(cString: home) + path.dropFirst()
  }
}
