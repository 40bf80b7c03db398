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
    case .noModuleIn(let manifests, let name):
      "there is no module \(name) here. \(manifests.joined(separator: ", ")) may have it, but computes its targets, and applife reads a manifest without running it. Write the target out: .target(name: \"\(name)\", path: \"…\")"
    case .builtWithoutModule(let name): "applife has no module \(name); built without it"
    case .buildsSwiftOnly: "applife builds Swift only; built without it"
    case .notInTarget(let count, let target, let folders):
      "left out \(count) \(count == 1 ? "source that is" : "sources that are") not in the target \(target): \(folders.joined(separator: ", "))"
    case .neverCalled(let selector, let today):
      "\(selector) is never called: today's spelling is \(today)"
    case .nothingIsDrawn(let count):
      "nothing is drawn, so what only changes the look does nothing (\(count))"
    case .applesName(let name, let module):
      "Apple's \(module) has \(name), unless it is misspelt; applife's has not"
    case .alsoAt(let places): "also at \(places.joined(separator: ", "))"
    case .building(let app): "building \(app) …"
    case .buildingUIKit:
      "building UIKit and related modules once for this Swift; this takes up to a minute …"
    case .buildingModules(let names): "building \(names) once for this Swift …"
    case .cannotBuild(let module, let compiler):
      "can't build \(module) with \(compiler). Hosting needs Swift 6.1 or later."
    case .noSources: "the sources of UIKit are not installed (make install)"
    case .needsSwift:
      "hosting needs Swift: swiftc is not in PATH (https://www.swift.org/install/linux/)"
    case .starterIsWritten(let files, let app):
      "\(files.joined(separator: " and ")) \(files.count == 1 ? "is" : "are") written: applife host \(app)"
    }
  }
}
