// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import CommandOptions
import Languages
import Lifecycle
import LifecycleAnalysis
import LifecycleText
import LifecycleUI
import OperatingSystem

/// `applife site`: the emulator, the course and the answers as a site of static pages.
package struct SiteCommand: ParsableCommand {
  package static let configuration = CommandConfiguration("site", .site, .site)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(.siteOutput, valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(help: ArgumentHelp(.siteAddress, valueName: "url"))
  var address: String?

  @OptionGroup var language: LanguageOption

  package func validate() throws {
    if let address, !Self.isAddress(address) {
      throw ValidationError(UsageProblem.badAddress(Printable.line(address)).text)
    }
  }

  /// True for the address of a site: pages have it in links and in a list for search engines.
  private static func isAddress(_ text: String) -> Bool {
    guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) })
    else { return false }
    let rest = text.utf8.dropFirst(scheme.utf8.count)
    let host = rest.prefix { $0 != UInt8(ascii: "/") }
    let isPlain = rest.allSatisfy {
      $0 > 0x20 && $0 != 0x7F && !Array("\"'<>\\^`{|}?#".utf8).contains($0)
    }
    return isPlain
      && host.contains { ASCII.lower($0) &- 0x61 < 26 || ASCII.isDigit($0) || $0 > 0x7F }
  }

  package init() {}

  package mutating func run() throws {
    try PageFolder.make(output)
    let answers = SiteAnswer.all(from: .shipped)
    let changes = Self.changes()
    let base = address.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    let sites = try Language.allCases.map { language in
      Site(try PageFiles.parts(language), language, address: base, answers, changes)
    }
    // It says that the folder is applife's, also if the command ends before the last page.
    try write(Site.choice(sites), CourseIndex.file)
    for site in sites { try write(site) }
    for (name, bytes) in try PageFiles.ofSite() { try write(bytes, name) }
    let lessons = Course.lessons(in: Language.english.phrases)
    if let map = Site.sitemap(sites, lessons: lessons) { try write(map, "sitemap.xml") }
  }

  /// Writes the pages of a language.
  private func write(_ site: Site) throws {
    let tag = site.language.rawValue
    for folder in ["answers", "course", "versions"] {
      try Files.makeFolder("\(output)/\(tag)/\(folder)")
    }
    func write(_ bytes: [UInt8], _ place: Site.Place) throws {
      try self.write(bytes, tag + "/" + place.path)
    }
    try self.write(CourseIndex.engine(site.parts), tag + "/" + CourseIndex.engineFile)
    try write(site.landing(Self.file(Site.landingScenario, site.language)), .landing)
    try write(site.trial(Self.file(ScenarioLibrary.demo, site.language)), .trial)
    for answer in site.answers {
      let file = try answer.scenario.map { try Self.file($0, site.language) }
      try write(site.page(of: answer, file), .answer(answer.topic.id))
    }
    try write(site.answersPage(), .answers)
    try self.write(site.search(), tag + "/" + Site.searchFile)
    let lessons = try CoursePages.make(
      site.parts, site.language, frame: { site.frame(of: $0, aim: $1) }
    ) { page, lesson in try write(page, .lesson(lesson)) }
    try write(site.course(lessons), .course)
    try write(site.versionsPage(), .versions)
    for version in site.changes.versions { try write(site.page(of: version), .version(version)) }
  }

  private func write(_ bytes: [UInt8], _ name: String) throws {
    try Files.write(bytes, to: output + "/" + name)
  }

  /// A scenario or a lesson that the program carries, with its notes in a language.
  private static func file(_ name: String, _ language: Language) throws -> ScenarioFile {
    let path =
      ShippedFolder.scenarios.path(of: name) ?? ShippedFolder.lessons.path(of: name) ?? name
    var file = try ScenarioLibrary.load(path, overrides: Scenario.Overrides(), language.phrases)
    file.scenario = file.scenario.translated(by: file.texts)
    return file
  }

  // MARK: Versions

  /// The most entries of a run that is compared.
  private static let mostEntries = 10_000

  /// The differences that the versions of iOS make in the scenarios that the program carries.
  private static func changes() -> VersionChanges {
    var changes = VersionChanges()
    let versions = Device.knownVersions.filter(Device.isAnnounced).map { SystemVersion($0) }
    for name in ScenarioLibrary.names() {
      guard let path = ShippedFolder.scenarios.path(of: name), let text = try? Files.read(path)
      else { continue }
      let runs = versions.compactMap { version -> (SystemVersion, Scenario.Recording)? in
        let overrides = Scenario.Overrides(version: version)
        // A version that does not know what the scenario says is left out, or one of its events.
        guard let scenario = try? Scenario.parse(text, overrides: overrides),
          scenario.firstVersion <= version
        else { return nil }
        return scenario.recorded(atMost: mostEntries).map { (version, $0) }
      }
      changes.add(runs, of: name)
    }
    return changes
  }
}
