// SPDX-License-Identifier: Apache-2.0
import HostProtocol
import Languages
import Lifecycle
import LifecycleText
import OperatingSystem

/// The programs that are hosted, as the command line names them.
package struct HostArguments: Sendable {
  package let arguments: [String]
  package let home: String?
  package let limits: HostLimits
  /// The part of each app that is hosted; nil for all of it.
  package let part: HostPart?

  package init(
    arguments: [String], home: String?, limits: HostLimits = HostLimits(), part: HostPart? = nil
  ) {
    self.arguments = arguments
    self.home = home
    self.limits = limits
    self.part = part
  }

  /// Builds what is to be built, and asks each program what it is.
  ///
  /// - Parameter isOver: returns true once the result is not wanted any more; asked during a build.
  package func prepare(isOver: @escaping () -> Bool = { false }) throws(Failure) -> [PreparedApp] {
    var apps: [PreparedApp] = []
    for argument in arguments {
      let (name, path) = Self.parts(argument)
      if apps.contains(where: { $0.name == name }) {
        throw Failure(UsageProblem.hostTwice(name).text)
      }
      apps.append(
        try PreparedApp(
          name: name, path: path, home: home, limits: limits, part: part, isOver: isOver))
    }
    return apps
  }

  /// `NAME=PATH`; a path that has such a sign of its own is there as it stands.
  private static func parts(_ argument: String) -> (name: String?, path: String) {
    guard !Files.exists(argument), let sign = argument.firstIndex(of: "=")
    else { return (nil, argument) }
    return (String(argument[..<sign]), String(argument[argument.index(after: sign)...]))
  }
}

/// A program that is ready to be hosted.
package struct PreparedApp {
  /// The app on the device whose code it is; nil for the first.
  package let name: String?
  /// The executable.
  let executable: String
  /// The program's description of itself; nil if it says nothing.
  package let hello: AppMessage.Hello?
  private let givenHome: String?
  package let limits: HostLimits
  /// The reader of the program's symbols; nil if applife did not build the program.
  let symbols: Symbols?
  /// The parts of the app that are left out of the program; nil if it is all there.
  package let omissions: Omissions?

  package init(
    name: String?, path: String, home: String?, limits: HostLimits = HostLimits(),
    part: HostPart? = nil, isOver: @escaping () -> Bool = { false }
  ) throws(Failure) {
    self.name = name
    givenHome = home
    self.limits = limits
    guard Files.exists(path) else { throw Failure("\(path): \(Files.reason())") }
    if !ScenarioLibrary.isFolder(path), !path.hasSuffix(".swift") {
      guard Files.exists(path, X_OK) else {
        throw Failure(.neitherSourcesNorProgram, of: path)
      }
      UsedFiles.note(path: path)
      executable = path.hasPrefix("/") ? path : Self.currentFolder + "/" + path
      symbols = nil
      omissions = nil
    } else {
      let builder = try AppBuilder(path, only: part)
      if part == nil { builder.warn() }
      (executable, omissions) = try builder.build(isOver: isOver)
      omissions?.say()
      symbols = Symbols(executable, builder)
    }
    hello = try Self.ask(executable)
  }

  /// A program that was built a moment ago, in a fresh home.
  init(program: String, symbols: Symbols) throws(Failure) {
    name = nil
    givenHome = nil
    limits = HostLimits()
    omissions = nil
    executable = program
    self.symbols = symbols
    hello = try Self.ask(program)
  }

  /// The folder that relative names begin in.
  package static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// A fresh home, or the one the user named.
  func makeHome() throws(Failure) -> HostHome { try HostHome(givenHome) }

  /// Starts the program to hear what it is, and ends it before anything of the app has run.
  private static func ask(_ executable: String) throws(Failure) -> AppMessage.Hello? {
    let home = try HostHome(nil)
    let process: HostedProcess
    do throws(Errno) {
      process = try HostedProcess(
        HostedProgram(path: executable, home: home), ios: Device.latestVersion)
    } catch {
      throw Failure("\(executable): \(error.text)")
    }
    let end = MonotonicClock.now + .seconds(2)
    while MonotonicClock.now < end {
      for event in process.takeEvents(isHeld: false) {
        switch event {
        case .failed(let error): throw Failure("\(executable): \(error.text)")
        case .message(let line):
          if case .hello(let hello)? = try? AppMessage(line: line.bytes) { return hello }
        case .exited, .signaled: return nil
        case .started, .output, .closed: break
        }
      }
      var list = process.polls(isHeld: false)
      _ = list.withUnsafeMutableBufferPointer { buffer in
        buffer.baseAddress.map { systemPoll($0, buffer.count, 100) }
      }
    }
    StandardError.write(.noHello, of: executable)
    return nil
  }
}

extension ScenarioFile {
  /// Puts programs in the place of scripted code. Returns what each app's process is started with.
  ///
  /// - Parameter style: the style the command line asks for, in place of the program's own.
  package mutating func host(
    _ apps: [PreparedApp], style: LifecycleStyle?
  ) throws(Failure) -> [Int: HostedProgram] {
    let version = scenario.version
    var programs: [Int: HostedProgram] = [:]
    for app in apps {
      let found = app.name.map { name in scenario.apps.firstIndex { $0.name == name } } ?? 0
      guard let index = found, scenario.apps.indices.contains(index) else {
        throw Failure(.noApp(app.name ?? ""), of: name)
      }
      if case .scripted(let script) = scenario.apps[index].code, !script.isEmpty {
        throw Failure(.hasStatements(scenario.apps[index].name), of: name)
      }
      if programs[index] != nil {
        throw Failure(.twoPrograms(scenario.apps[index].name), of: name)
      }
      scenario.apps[index].host(app.hello, style: style, version: version)
      let traits = scenario.apps[index]
      if version < traits.style.minimumVersion {
        let problem = Scenario.Problem(
          Scenario.Position(),
          .styleTooEarly(app: traits.name, style: traits.style, version: version))
        throw Failure("\(name): " + Language.ofCommands.phrases.problem(problem))
      }
      programs[index] = HostedProgram(
        path: app.executable, home: try app.makeHome(), limits: app.limits, symbols: app.symbols)
    }
    return programs
  }
}

extension EmulatedApp.Traits {
  /// The app is what a program says it is, and its code answers from outside.
  ///
  /// - Parameter version: the major version of iOS. Before iOS 13, UIKit does not read the scene manifest of
  ///   an app, and calls its app delegate.
  package mutating func host(
    _ hello: AppMessage.Hello?, style: LifecycleStyle?, version: SystemVersion
  ) {
    code = .outside
    guard let hello else { return }
    self.style = style ?? LifecycleStyle(rawValue: hello.style) ?? self.style
    if style == nil, self.style == .scene, version < self.style.minimumVersion {
      self.style = .delegate
    }
    // SwiftUI makes its root view when a scene connects, and is called for it.
    if self.style == .swiftui { showsViewControllers = true }
    if let methods = hello.methods {
      let implemented = Set(methods)
      // Handlers are no methods: what is registered is called.
      missingMethods = Callback.allCases.filter {
        $0 != .launchHandler && $0 != .taskExpirationHandler && !implemented.contains($0.rawValue)
      }
    }
    for mode in hello.modes.compactMap(BackgroundMode.init(rawValue:)) where !modes.contains(mode) {
      modes.append(mode)
    }
    for task in hello.tasks where !registeredTasks.contains(task) { registeredTasks.append(task) }
    givesScenesDelegate =
      self.style == .swiftui && !missingMethods.contains(.configurationForConnecting)
      && !missingMethods.contains(.sceneWillConnect)
    if hello.hasManyWindows, self.style.hasScenes { hasManyWindows = true }
  }
}
