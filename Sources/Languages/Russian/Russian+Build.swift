// SPDX-License-Identifier: Apache-2.0

extension Russian.CommandLineSentences {
  func build(_ message: BuildMessage) -> String {
    switch message {
    case .neitherSourcesNorProgram: "нет ни исходного кода Swift, ни исполняемого файла"
    case .noHello:
      "за 2 с не пришло hello; applife считает, что это приложение без сцен и со всеми методами"
    case .noApp(let name): "в сценарии нет приложения \(name)"
    case .hasStatements(let app):
      "\(app) выполняется в процессе, поэтому строк \"on …\" для него быть не может"
    case .twoPrograms(let app): "--host указывает две программы для \(app)"
    case .cannotMakeFolder: "не удалось создать папку"
    case .cannotWrite: "не удалось записать"
    case .cannotWriteBundle: "не удалось записать бандл приложения"
    case .cannotRemove: "не удалось удалить"
    case .removed(let path, let process):
      "удалена папка \(path), которую оставил applife \(process)"
    case .noDelegate:
      "ни один класс не реализует UIApplicationDelegate, и нет App из SwiftUI"
    case .noModule(let name):
      "модуля \(name) здесь нет. Если это пакет, поместите пакет в папку приложения. Иначе поместите код, которому он нужен, между #if canImport(\(name)) и #endif"
    case .noAppleModule(let name):
      "модуля \(name) здесь нет: это модуль Apple, и в applife ему нет замены. Поместите код, которому он нужен, между #if canImport(\(name)) и #endif"
    case .noModuleIn(let manifests, let name):
      "модуля \(name) здесь нет. Возможно, он есть в \(manifests.joined(separator: ", ")), но цели там вычисляются, а applife читает манифест и не выполняет его. Запишите цель явно: .target(name: \"\(name)\", path: \"…\")"
    case .builtWithoutModule(let name): "модуля \(name) в applife нет; собрано без него"
    case .buildsSwiftOnly: "applife собирает только Swift; собрано без этого файла"
    case .notInTarget(let count, let target, let folders):
      "не входят в target \(target) и пропущены исходные файлы (\(count)): \(folders.joined(separator: ", "))"
    case .notTheApps(let count, let folders):
      "пропущены исходные файлы тестов, пакетов или шаблонов (\(count)): \(folders.joined(separator: ", "))"
    case .neverCalled(let selector, let today):
      "\(selector) никогда не вызывается: теперь этот метод пишется \(today)"
    case .applesName(let name, let module):
      "в \(module) от Apple есть \(name), если нет опечатки; в applife его нет"
    case .overridesInExtension:
      "UIKit от Apple это допускает, потому что он написан на Objective-C. Здесь это компилируется в самом классе или в расширении сразу за ним"
    case .alsoAt(let places): "также в \(places.joined(separator: ", "))"
    case .onlyDelegate:
      "--only delegate выполняет делегаты приложения без того, что не компилируется"
    case .doNothing(let names, let modules):
      "имён, которые ничего не делают: \(names.count): \(BuildMessage.some(names))"
        + (modules.isEmpty ? "" : ". Здесь нет модулей: \(modules.joined(separator: ", "))")
    case .sourcesLeftOut(let count, let names):
      "пропущено исходных файлов приложения: \(count)"
        + (names.isEmpty ? "" : "; из их имён ничего не делают: \(BuildMessage.some(names))")
    case .takenOut(let places): "убрано, потому что не компилируется: \(BuildMessage.some(places))"
    case .endedAt(let places):
      "при пробном запуске приложение завершилось здесь, возможно, потому что имена ничего не делают; убрано: \(BuildMessage.some(places))"
    case .mending: "исправление копии"
    case .trying: "пробный запуск"
    case .tooSlow(let seconds):
      "компилятор искал ошибки в делегатах \(seconds) с и не закончил"
    case .notJudged(let names, let statements):
      "выполнялось без части приложения (--only delegate): имён \(names), операторов \(statements). Что они делают, не оценивалось, и приложение может завершиться из-за их отсутствия"
    case .building(let app): "сборка \(app) …"
    case .buildingUIKit:
      "сборка UIKit и связанных модулей, один раз для этой версии Swift; это занимает до минуты …"
    case .buildingModules(let names): "сборка \(names), один раз для этой версии Swift …"
    case .cannotBuild(let module, let compiler):
      "\(compiler) не может собрать \(module): его ошибки выше. Если это Swift старше 6.1, нужна более новая версия."
    case .noSources: "исходный код UIKit не установлен (make install)"
    case .needsSwift:
      "чтобы выполнять код приложения, нужен Swift: swiftc нет в PATH (https://www.swift.org/install/linux/)"
    case .starterIsWritten(let files, let app):
      "Записано: \(files.joined(separator: " и ")). Дальше: applife host \(app)"
    }
  }
}
