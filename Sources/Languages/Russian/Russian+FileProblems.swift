// SPDX-License-Identifier: Apache-2.0

import LifecycleAnalysis

extension Russian.CommandLineSentences {
  func file(_ problem: FileProblem) -> String {
    switch problem {
    case .noLessons: "ни один урок в APPLIFE_LESSONS не удаётся прочитать"
    case .noScenarios: "ни один сценарий в APPLIFE_SCENARIOS не удаётся прочитать"
    case .lessonIsGone(let name): "урока «\(name)» больше нет"
    case .notFound(let name, let variable): "\(name) не найдено; укажите папку в \(variable)"
    case .folderToRun(let path):
      "\(path) — это папка; её сценарии выполняет applife run \(path)"
    case .folderToCompare(let path):
      "\(path) — это папка; чтобы сравнить её сценарии, укажите --style, --ios или --limit с двумя значениями"
    case .folderWithout(let files): "в этой папке нет файлов \(files)"
    case .nearestName(let why, let nearest): "\(why); возможно, имелось в виду «\(nearest)»"
    case .system(let problem): system(problem)
    case .isBusy: "другая программа пишет в эту папку; повторите попытку"
    case .notRegular: "это не обычный файл"
    case .tooLong(let bytes): "файл длиннее \(bytes) байт"
    case .longLine: "строка слишком длинная"
    case .readerIsGone: "программа, которая его читала, закрыла его"
    case .recordingExists: "файл уже есть; записывайте в другой"
    case .recordingEnds(let why): "\(why); на этом запись заканчивается"
    case .recordingRemoved(let path):
      "тем временем запись удалили; applife записал её заново: \(path)"
    case .recordingLost(let why):
      "тем временем запись удалили, и записать её заново нельзя: \(why)"
    case .recordingChanged:
      "другая программа изменила запись; она заканчивается здесь и может не воспроизвестись"
    case .isUsed(let name): "applife уже использует этот файл (\(name)); записывайте в другой"
    case .foreignFolder: "файлы в этой папке записал не applife; укажите пустую папку"
    case .foreignPage: "эту страницу записал не applife; укажите пустую папку"
    case .notBaseline: "это не строка из baseline команды applife doctor"
    case .noFolder(let variable): "ни \(variable), ни HOME не называют папку"
    case .laterLessons(let path): "\(path) создан более поздней версией applife"
    case .otherLessons(let path): "\(path) — это не список уроков"
    case .otherNotes(let path): "\(path) — это не файл заметок"
    case .otherPresents(let process):
      "applife notes показывает заметки другого показа, который идёт сейчас (процесс \(process))"
    case .progressNotSaved(let why): "прогресс не сохранён: \(why)"
    case .notTranslation: "ожидалось msgid, msgstr или текст в кавычках, как в файле PO"
    case .noScenarioToWrite(let path): "нет сценария, который можно записать в \(path)"
    case .nothingToRun: "в сценарии нет шагов, поэтому ничего не выполнено"
    case .nothingSettled: "ни один вердикт не касается спорного или предполагаемого правила"
    case .nothingToWalk: "в сценарии нет шагов, которые можно пройти"
    case .sameSession(let file): "это тот же сеанс, что и \(file); укажите его один раз"
    case .onlyNeedsSession: "для --only нужен файл сеанса, а это сценарий"
    case .noStepWith(let verdicts):
      "в этом сеансе нет шага с вердиктом \(verdicts.map { $0.rawValue }.joined(separator: " или "))"
    case .newSessionOnly: "--ios и --style можно использовать только с новым сеансом"
    case .sessionExists: "этот сеанс уже есть; укажите другой файл или --new без --session"
    case .otherSession:
      "этот сеанс относится к другому сценарию или к более ранней версии этого"
    case .sessionHasChanged:
      "этот сеанс изменила другая программа; выйдите и пройдите его снова"
    case .handInHasChanged:
      "другая программа изменила этот файл с ответами; выйдите и начните урок снова"
    case .noEvidence: "в папке нет файлов"
    case .largeEvidence(let megabytes): "файл больше \(megabytes) МБ"
    case .unfinishedEvidence: "файл ещё записывается"
    case .sessionIsKept: "сеанс не изменён"
    case .walkNotWritten(let why): "проход не удалось записать в JSON: \(why)"
    case .fewQuestions(let count):
      "вопросов найдено только \(count)"
    case .interrupted: "прервано"
    case .fewDescriptors(let count):
      "должно быть открыто файлов: \(count), но лимит меньше (ulimit -n)"
    case .littleMemory(let megabytes):
      "нужно ещё \(megabytes) МБ памяти (ulimit -v, ulimit -d)"
    case .noThread: "не удалось создать поток (ulimit -u, ulimit -v)"
    case .inputIsNotTerminal:
      "стандартный ввод — не терминал. Без терминала используйте 'applife run FILE' или 'applife --plain'."
    case .outputIsNotTerminal:
      "стандартный вывод — не терминал. Без терминала используйте 'applife run FILE' или 'applife --plain'."
    case .noTerminalType:
      "переменная TERM не задана, тип терминала неизвестен. Попробуйте TERM=xterm-256color."
    case .unknownTerminal(let name):
      "этот компьютер не знает терминала типа «\(name)». Попробуйте TERM=xterm-256color."
    case .poorTerminal(let name):
      "терминал типа «\(name)» не умеет двигать курсор. Используйте 'applife --plain' или попробуйте TERM=xterm-256color."
    case .terminalFailed: "не удалось открыть терминал."
    case .substitutedTerminal(let name, let substitute):
      "этот компьютер не знает терминала типа «\(name)», поэтому applife использует \(substitute); возможно, он есть в пакете ncurses-term"
    case .languageNotShown(let tag):
      "набор символов локали не может показать язык \(tag), поэтому applife говорит по-английски; укажите в LANG локаль с UTF-8"
    }
  }

  /// The system's error for a file.
  func system(_ problem: SystemProblem) -> String {
    switch problem {
    case .notThere: "нет такого файла или папки"
    case .notAllowed: "нет прав доступа"
    case .isFolder: "это каталог"
    case .isNoFolder: "это не каталог"
    case .exists: "файл уже существует"
    case .noSpace: "на устройстве нет места"
    case .readOnly: "файловая система доступна только для чтения"
    case .isClosed: "поток закрыт или открыт только в другую сторону"
    }
  }
}
