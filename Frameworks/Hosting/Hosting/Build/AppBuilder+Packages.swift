// SPDX-License-Identifier: Apache-2.0
import OperatingSystem

/// The build of the packages that an app imports.
extension AppBuilder {
  /// Builds the modules of packages below the folder of the copies, and returns those that were built. If only the
  /// delegate is hosted, one that does not compile is left out.
  func compilePackages(
    _ build: Build, _ library: FrameworkLibrary, in root: String
  ) throws(Failure) -> [String] {
    var built: [String] = []
    for package in packages {
      var names: [String] = []
      let available = part == nil ? packageNames : Set(built)
      // A package that imports a missing module does not compile.
      let isWhole = package.source.imports.allSatisfy {
        FrameworkLibrary.provides($0.module) || available.contains($0.module)
      }
      if part != nil, !isWhole { continue }
      for file in package.files {
        let text = SourceRewriter(
          file.text, besideSwiftUI: AppleModule.overlays(of: package.source.modules),
          packages: available
        ).text
        names.append(try Self.writeCopy((file.name, text), in: root))
      }
      if package.readsResources {
        // They are in the app's bundle.
        let name = "Applife\(package.name)Bundle.swift"
        let code = "extension Bundle { static var module: Bundle { .main } }\n"
        try Self.write(
          Array("import \(FrameworkLibrary.base)\n\(code)".utf8), to: root + "/" + name)
        names.append(name)
      }
      let arguments =
        [
          "-D", "SWIFT_PACKAGE", "-package-name", package.packageName, "-parse-as-library", "-wmo",
          "-emit-library", "-static", "-emit-module", "-emit-module-path",
          package.name + ".swiftmodule",
          "-module-name", package.name, "-o", "lib\(package.name).a", "-I", ".",
        ] + library.modules.flatMap { ["-I", $0.folder] } + names
      if part == nil {
        _ = try compile(build, arguments, hint: true)
      } else if try !build(arguments, nil).isSuccess {
        continue
      }
      built.append(package.name)
    }
    return built
  }
}
