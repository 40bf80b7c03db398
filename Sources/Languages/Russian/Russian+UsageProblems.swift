// SPDX-License-Identifier: Apache-2.0

import Lifecycle

extension Russian.CommandLineSentences {
  func usage(_ problem: UsageProblem) -> String {
    switch problem {
    case .needs(let option, let other): "вместе с \(option) нужно указать \(other)"
    case .cannotBeUsed(let option, let other): "\(option) нельзя использовать вместе с \(other)"
    case .cannotBeUsedHere(let option): "\(option) нельзя использовать с этой командой"
    case .contradict(let one, let other): "\(one) и \(other) противоречат друг другу"
    case .bothWrite(let one, let other, let file):
      "\(one) и \(other) не могут оба писать в \(file)"
    case .styleNeedsVersion(let version):
      "для --style scene нужна iOS 13 или новее, а не \(version)"
    case .unknownVersion(let option, let version, let lowest, let highest):
      "версия \(option) \(version) неизвестна; возможны версии от \(lowest) до \(highest)"
    case .takesNumber(let option, let lowest, let highest):
      "\(option) принимает число от \(lowest) до \(highest)"
    case .badSpeed: "--speed принимает число от 0.01 до 1000, например 2 или 0.5"
    case .badFileSize: "--limit-file-size принимает число мегабайтов или 0"
    case .startIsAlone: "--start нельзя использовать вместе со сценарием, --plain или --host"
    case .hostNeedsScenario:
      "для --host нужен сценарий; без него запускайте applife host PATH"
    case .recordNeedsFile: "для --record нужен файл; stdout занимает экран"
    case .followReadsInput: "--follow читает стандартный ввод и не пишет отчёта"
    case .homeForOneHost: "--home можно использовать только с одним --host"
    case .hostTwice(let app):
      "--host указан дважды для \(app.map { "приложения \($0)" } ?? "первого приложения")"
    case .archiveNeedsFile: "архив не текст: укажите файл через -o"
    case .gradeNeedsHandIn: "grade нужен файл с ответами"
    case .seedWithLesson:
      "--seed нельзя использовать вместе с --lesson: у урока свои вопросы"
    case .widthForText: "--width можно использовать только с текстом"
    case .mcpNeedsClient: "команда mcp говорит с программой: её запускает агент"
    case .askNeedsQuestion: "команде ask нужен вопрос"
    case .checkNeedsLog: "команде check нужен файл журнала или журнал на стандартном вводе"
    case .needsScenario(let option): "для \(option) нужен сценарий"
    case .compareNeedsScenarios:
      "команде compare нужны два сценария или один и --style A,B"
    case .compareNeedsTwo:
      "команде compare нужны два сценария или два значения для --style, --ios или --limit"
    case .explainNeedsReport:
      "команде explain нужен отчёт, код или отчёт на стандартном вводе"
    case .hostNeedsPath: "команде host нужен PATH"
    case .runNeedsScenario:
      "команде run нужен файл сценария, -c 'STEPS' или - для стандартного ввода"
    case .runTakesEither: "команда run принимает либо файлы, либо -c 'STEPS'"
    case .stepsGiven(let count):
      "-c указан \(Russian.plural(count, "раз", "раза", "раз")); соберите все шаги в один -c"
    case .walkNeedsScenario: "команде walk нужен сценарий или файл сеанса"
    case .caseNeedsJUnit: "--for и --case нужен --format junit"
    case .badCase(let word): "--case принимает ШАГ=ИМЯ, а не «\(word)»"
    case .walkReadsFile: "команда walk читает сценарий только из файла, а не из -"
    case .oneRecording(let format):
      "--format \(format) создаёт одну запись; выполняйте сценарии по одному"
    case .onePage(let format):
      "--format \(format) создаёт одну страницу; выполняйте сценарии по одному"
    case .oneDiagram(let format):
      "--format \(format) рисует одну диаграмму; выполняйте сценарии по одному"
    case .noStep(let option, let number, let count):
      "\(option) \(number): укажите шаг от 1 до \(count)"
    case .givenTwice(let option, let thing): "\(option) указан дважды для \(thing)"
    case .badAddress(let address):
      "--address принимает адрес вида https://example.org, а не «\(address)»"
    case .unknownCommand(let word, let nearest):
      "команды «\(word)» нет; " + meant(nearest, else: "см. applife --help")
    case .unknownCommandOrScenario(let word, let nearest):
      "нет ни команды, ни сценария «\(word)»; " + meant(nearest, else: "см. applife --help")
    case .noEvent(let words, let nearest):
      "события, подходящего к «\(words)», нет" + meant(nearest)
    case .noScenario(let words, let nearest):
      "сценария, подходящего к «\(words)», нет" + meant(nearest)
    case .noRule(let words, let nearest):
      "правила, подходящего к «\(words)», нет" + meant(nearest)
    case .longSearch(let most): "слова для поиска могут содержать не больше \(most) знаков"
    case .noLessonNumber(let number, let last):
      "урока с номером \(number) нет; последний урок \(last)"
    case .noLesson(let word, let nearest):
      "урока «\(word)» нет; " + meant(nearest, else: "список показывает applife learn")
    case .noCertainQuestion: "в этом уроке нет вопроса, ответ на который бесспорен"
    case .badAppName:
      "имя приложения состоит из латинских букв и цифр и начинается с буквы"
    case .impossibleOnOneSide(let example):
      "каждый сценарий невозможен на одной из сторон, например \(example)"
    case .tooManyEntries(let name, let most):
      "\(name): слишком много записей для сравнения (больше \(most))"
    case .notRenaming(let option, let text):
      "\(option): ожидается ИМЯ=МЕТОД, а не \(text)"
    case .noMethod(let option, let name, let nearest):
      "\(option): \(name) — не метод и не уведомление жизненного цикла"
        + (nearest.map { ", возможно, имелось в виду \($0)" } ?? "")
    case .twoInputs: "стандартным вводом может быть только один из двух сценариев"
    }
  }

  /// Advice that names what is nearest to a word, or something else if nothing is near.
  private func meant(_ nearest: String?, else other: String) -> String {
    nearest.map { "возможно, имелось в виду «\($0)»" } ?? other
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { "; возможно, имелось в виду «\($0)»" } ?? ""
  }
}
