// SPDX-License-Identifier: Apache-2.0

extension English.CommandLineSentences {
  func build(_ message: BuildMessage) -> String {
    switch message {
    case .neitherSourcesNorProgram: "neither Swift sources nor an executable"
    case .noHello:
      "no hello within 2 s; applife assumes an app without scenes that implements every method"
    case .noApp(let name): "the scenario has no app named \(name)"
    case .hasStatements(let app): "\(app) is hosted, so it can't have \"on …\" statements"
    case .twoPrograms(let app): "--host names two programs for \(app)"
    case .cannotMakeFolder: "can't create the folder"
    case .cannotWrite: "can't write it"
    case .cannotWriteBundle: "can't write the app's bundle"
    case .cannotRemove: "can't remove it"
    case .removed(let path, let process): "removed \(path), which applife \(process) left behind"
    case .noDelegate: "no class conforms to UIApplicationDelegate, and there is no SwiftUI App"
    case .noModule(let name):
      "there is no module \(name) here. If it is a package, put the package into the folder of the app. Otherwise put code that needs it between #if canImport(\(name)) and #endif"
    case .noAppleModule(let name):
      "there is no module \(name) here: it is Apple's, and applife has no stand-in for it. Put code that needs it between #if canImport(\(name)) and #endif"
    case .noModuleIn(let manifests, let name):
      "there is no module \(name) here. \(manifests.joined(separator: ", ")) may have it, but computes its targets, and applife reads a manifest without running it. Write the target out: .target(name: \"\(name)\", path: \"…\")"
    case .builtWithoutModule(let name): "applife has no module \(name); built without it"
    case .buildsSwiftOnly: "applife builds Swift only; built without it"
    case .notInTarget(let count, let target, let folders):
      "left out \(count) \(count == 1 ? "source that is" : "sources that are") not in the target \(target): \(folders.joined(separator: ", "))"
    case .notTheApps(let count, let folders):
      "left out \(count) \(count == 1 ? "source" : "sources") of tests, packages or templates: \(folders.joined(separator: ", "))"
    case .neverCalled(let selector, let today):
      "\(selector) is never called: today's spelling is \(today)"
    case .applesName(let name, let module):
      "Apple's \(module) has \(name), unless it is misspelt; applife's has not"
    case .overridesInExtension:
      "Apple's UIKit allows this, because it is Objective-C. Here, it compiles in the class, or in an extension right behind the class"
    case .alsoAt(let places): "also at \(places.joined(separator: ", "))"
    case .onlyDelegate:
      "--only delegate hosts the app's delegates without what doesn't compile"
    case .doNothing(let names, let modules):
      "\(names.count) \(names.count == 1 ? "name does" : "names do") nothing: \(BuildMessage.some(names))"
        + (modules.isEmpty ? "" : ". Not here: \(modules.joined(separator: ", "))")
    case .sourcesLeftOut(let count, let names):
      "left out \(count) of the app's sources"
        + (names.isEmpty
          ? "" : "; of their names, these do nothing: \(BuildMessage.some(names))")
    case .takenOut(let places):
      "taken out, because it doesn't compile: \(BuildMessage.some(places))"
    case .endedAt(let places):
      "the app ended here when it was tried, perhaps because names do nothing; taken out: \(BuildMessage.some(places))"
    case .mending: "mending the copy"
    case .trying: "trying the launch"
    case .tooSlow(let seconds):
      "the compiler looked for mistakes in the delegates for \(seconds) s and did not finish"
    case .notJudged(let names, let statements):
      "hosted without \(names) \(names == 1 ? "name" : "names") and \(statements) \(statements == 1 ? "statement" : "statements") of the app (--only delegate): what they do is not judged, and the app may end because they are missing"
    case .building(let app): "building \(app) …"
    case .buildingUIKit:
      "building UIKit and related modules once for this Swift; this takes up to a minute …"
    case .buildingModules(let names): "building \(names) once for this Swift …"
    case .cannotBuild(let module, let compiler):
      "\(compiler) can't build \(module): its errors are above. If it is older than Swift 6.1, hosting needs a newer one."
    case .noSources: "the sources of UIKit are not installed (make install)"
    case .needsSwift:
      "hosting needs Swift: swiftc is not in PATH (https://www.swift.org/install/linux/)"
    case .starterIsWritten(let files, let app):
      "\(files.joined(separator: " and ")) \(files.count == 1 ? "is" : "are") written: applife host \(app)"
    }
  }
}
