// SPDX-License-Identifier: Apache-2.0

extension Russian.CommandLineSentences {
  /// The heading of examples.
  var examples: String { "ПРИМЕРЫ:" }

  /// The effect of a command, in paragraphs and examples.
  func discussion(_ discussion: Discussion) -> String {
    switch discussion {
    case .applife:
      """
      Без команды applife показывает устройство и его приложения. Каждая клавиша вызывает событие на \
      устройстве, а экран показывает, как отвечает iOS и какие методы она вызывает. С FILE applife \
      загружает этот сценарий, и его можно пройти по шагам.

      \(examples)
        applife                              демонстрация: четыре приложения
        applife --ios 6                      демонстрация по правилам iOS 6
        applife six-cases-5-call-answered    пройти сценарий из поставки
        applife learn                        курс, урок за уроком
        applife FILE --host Notes            сценарий с вашим приложением
        applife run -c 'tap icon, +2s receive call, decline call'
        applife run --quiet Scenarios        выполнить все сценарии папки
        applife rules leave.lock             одно правило с источниками
      """
    case .ask:
      """
      applife отвечает по своим правилам, сообщениям, которые знает applife explain, и сценариям. В ответе — \
      факт и степень его достоверности, прогон, который показывает его в пяти строках, команда, открывающая \
      этот прогон, источники и два близких ответа. Никуда ничего не отправляется. Если достаточно близкого \
      ответа нет, applife говорит, что не знает.

      Код возврата: 0; 1, если applife не знает ответа; 2, если команда неверна.

      \(examples)
        applife ask "почему таймер останавливается в фоне"
        applife ask black screen after adding scenes
      """
    case .check:
      """
      Журнал берётся из файла или из стандартного ввода. В нём может быть вывод print, NSLog, os_log, \
      log stream, log show, idevicesyslog, pymobiledevice3 или go-ios, с временем или без него. \
      Проверка следит за строками, где назван метод или уведомление жизненного цикла, остальные \
      строки она только считает. Если журнал соответствует модели, выводится сценарий, который его \
      объясняет. Если журнал ей противоречит, выводятся строка, вызовы методов, \
      которые модель здесь допускает, и ближайшее правило.

      Шаблон — это текст с полями: {time}, {app}, {pid}, {message} и {} для чего угодно.

      Код возврата: 0, если журнал соответствует модели; 1, если противоречит; 2, если applife не \
      смог решить, прочитать или понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife check app.log
        idevicesyslog | head -2000 | applife check --app Notes
        applife check --pattern '[{time}] <{app}> {message}' app.log
        log stream --style compact | applife check --follow --app Notes
        applife check --story story.scenario app.log && applife run story.scenario
      """
    case .compare:
      """
      applife сравнивает два файла. С двумя стилями, двумя версиями iOS или двумя значениями лимита \
      каждый файл сравнивается с самим собой при обоих условиях. Сравниваются записи, которые следуют \
      из одного события или срока. Если одна из сторон не допускает события, показывается правило. С \
      --methods выводится таблица методов: какие больше не вызываются, какие вызываются взамен, \
      какие вызываются по-прежнему и какие появились.

      Код возврата: 0, если отличий нет; 1, если отличия есть; 2, если applife не смог прочитать или \
      понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife compare before.scenario after.scenario
        applife compare login.scenario --style delegate,scene
        applife compare Scenarios --style delegate,scene --methods
        applife compare background-ios12 --ios 12,26
        applife compare leave-and-suspend --limit suspension=5s,1m
      """
    case .config:
      """
      Настройки находятся в $XDG_CONFIG_HOME/applife/config.toml или в ~/.config/applife/config.toml. \
      Параметр командной строки важнее файла, а файл важнее окружения.

      \(examples)
        applife config                              настройки
        applife config --default                    целый файл с комментариями
        applife config --theme light                что меняет параметр
      """
    case .course:
      """
      Каждая страница — это один файл, который работает без сети. Поместите папку на любой \
      веб-сервер или в файлы учебного курса.

      \(examples)
        applife course -o Course
      """
    case .site:
      """
      Сайт состоит из статических файлов на четырёх языках. Сервер ему не нужен: откройте `index.html` с диска \
      или поместите папку на любой веб-сервер. С `--address` applife пишет и карту сайта для поисковых систем.

      \(examples)
        applife site -o Site
        applife site -o Site --address https://example.org/applife/
      """
    case .evidence:
      """
      applife tour --settle планирует обход, шаги которого показывают спорные и предполагаемые правила, а \
      applife walk хранит ваши вердикты. Пройденный шаг подтверждает свои правила, проваленный \
      опровергает их. Строка называет телефон, версию iOS, правила и день.

      Код возврата 0, если каждый сеанс что-то показал, и 2, если нет или его нельзя прочитать.
      """
    case .explain:
      """
      Отчёт берётся из файла или из стандартного ввода. Это может быть файл .ips любой версии, старый \
      отчёт о сбое, отчёт о процессорном времени, JSON от MetricKit, их часть, например строка с \
      RBSTerminateContext, или просто код. В журнале или сообщении консоли applife ищет известные ему \
      сообщения, а на вопрос отвечает, как applife ask. По отчёту applife объясняет, почему и по какому правилу приложение завершено, сколько времени у него \
      было, уведомили ли его и какие данные могли пропасть. Печатается и сценарий, который завершает \
      приложение так же.

      Код возврата: 2, если отчёт не говорит, как завершено приложение, иначе 0.

      \(examples)
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """
    case .grade:
      """
      grade проигрывает каждый урок заново, снова задаёт каждый вопрос и оценивает первый ответ ученика. \
      В csv строка на каждый файл с ответами и столбец на каждый урок. В junit тест на каждый вопрос.

      Повторный прогон доказывает, что оценки поставил эмулятор и что шаги и вопросы в файле — это шаги и \
      вопросы урока, по порядку и без пропусков. Файл с уроком, который не пройден до конца, отмечается как \
      неполный (incomplete). Прогон не доказывает, кто отвечал и когда: файл на своём компьютере может \
      написать кто угодно, вместе с контрольной суммой.

      Код возврата: 0; 1, если файл расходится с прогоном; 2, если файл не содержит ответов или в нём есть урок, \
      который здесь неизвестен.

      \(examples)
        applife grade *.handin > grades.csv
        applife grade ada.handin --format junit -o results.xml
      """
    case .host:
      """
      PATH означает папку с файлами Swift, в которой есть делегат приложения, один файл Swift или \
      исполняемый файл, который знает протокол. Файлы Swift applife собирает установленным Swift. \
      Приложение работает с вашими правами и в реальном времени. Каждая клавиша, как всегда, вызывает \
      событие на устройстве.

      \(examples)
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """
    case .learn:
      """
      Урок — это сценарий, который проходят по шагам. Он говорит, что произойдёт дальше, как \
      отвечает iOS и почему. Нажимайте Enter, чтобы сделать шаг, а в конце, чтобы начать следующий \
      урок. С --plain вводите next. Урок пройден, когда сделан его последний шаг. В списке стоит ваш \
      лучший результат: на сколько вопросов вы верно ответили с первого раза.

      \(examples)
        applife learn                 уроки и какие из них пройдены
        applife learn 1               первый урок
        applife learn scenes          урок с этим именем
        applife learn 4 --report ada.handin
        applife learn timer --plain   строка на изменение, команды в stdin
      """
    case .events:
      """
      Эти события можно вводить в файлах сценариев, после : на экране и с --plain. Пробел и дефис \
      равнозначны, регистр неважен. Без APP событие относится к выбранному приложению. События без \
      клавиши вводите после двоеточия.
      """
    case .scenarios:
      """
      Пройти сценарий по шагам: applife NAME. Проверить его: applife run NAME.
      """
    case .mcp:
      """
      Эту команду запускает агент. Он передаёт по одному сообщению JSON в строке. Его инструменты: \
      run_scenario, check_log, explain_report, doctor, find_way, look_up_rule и ask. Ответы — это JSON команд \
      applife run, check, explain, doctor, rules и ask, у каждого есть схема. applife не пишет файлов. Читает \
      их только doctor: ниже папки, в которой агент запустил applife. Каждый \
      вызов инструмента ограничен 10 с, 10 000 шагов и ответом около 1 МиБ. Агент может отменить его.

      \(examples)
        claude mcp add applife -- applife mcp
        applife mcp --skill > SKILL.md
        {"mcpServers": {"applife": {"command": "applife", "args": ["mcp"]}}}
      """
    case .doctor:
      """
      PATH — папка приложения: обычного, Flutter, React Native, Expo, Capacitor, Cordova, Kotlin \
      Multiplatform или .NET. applife читает файлы, компилятор ему не нужен. Первые строки говорят, \
      запустится ли приложение, собранное с iOS 26 SDK и с iOS 27 SDK, какое место это решает и насколько \
      это надёжно. Дальше идут замечания. Если файлы не дают ответа, так и сказано: not decided. applife \
      rules объясняет каждое правило. Отчёт на английском языке.

      Код возврата: 0, если приложение запускается и ошибок нет; 1, если это не так или неизвестно; 2, если \
      applife не смог прочитать или понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife doctor MyApp
        applife doctor MyApp --sdk 27 --format sarif -o doctor.sarif
        applife doctor MyApp --write-baseline .applife-baseline
        applife doctor MyApp --diff | git apply
      """
    case .migrate:
      """
      PATH означает то же, что в applife host. applife дважды проводит приложение через одни и те \
      же события: как есть и так, как будто оно перешло на сцены, которых требует iOS 27 SDK. Он \
      сообщает о методах, которые больше не вызываются, о параметрах запуска, которые равны nil, и \
      о данных, которые больше не сохраняются. Каждый раз он говорит, что делать, и называет нужный \
      метод или ключ Apple. Перед этим идёт отчёт applife doctor. Если приложение не собирается, \
      остаётся только он.

      Код возврата: 0, если всё работает по-прежнему; 1, если что-то перестаёт работать; 2, если \
      applife не смог прочитать или понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife migrate Notes
        applife migrate Notes --format markdown -o move.md
        applife migrate Notes --format sarif -o move.sarif
      """
    case .new:
      """
      applife записывает папку с делегатом приложения, делегатом сцены и файлом Info.plist. В приложении \
      есть таймер, который выводит текст, и заметка, которая сохраняется при уходе в фон. С --style delegate \
      у приложения нет сцен, а в делегате есть шесть методов жизненного цикла. С --style swiftui это App с \
      view, задача (task) которой выводит текст. Существующий файл никогда не заменяется.

      \(examples)
        applife new Notes && applife host Notes
        applife new Notes --style swiftui && applife host Notes
      """
    case .quiz:
      """
      applife составляет вопросы по своей модели. Неверные ответы повторяют частые заблуждения, и у \
      каждого сказано, почему он неверен. Ни один вопрос не опирается на спорное правило или \
      предположение. Одно и то же число --seed даёт одни и те же вопросы на любой машине.

      \(examples)
        applife quiz export --seed 7 --count 30 -o quiz.gift
        applife quiz export --lesson 4 --format html -o sheet.html
        applife quiz export --seed 7 --format qti21 -o quiz.zip
        applife quiz export --format csv | head
      """
    case .report:
      """
      Файл сеанса говорит, что проверяли, кто, на каком устройстве и когда, со всеми вердиктами и \
      заметками. Отчёт добавляет ожидаемую трассировку и для каждого проваленного шага клавиши, \
      которые ведут к нему в applife.

      \(examples)
        applife report friday.walk > friday.md
        applife report friday.walk --format junit -o results.xml
        applife report friday.walk --format junit --for xray --case 1=CALC-7 -o results.xml
        applife report friday.walk --format json | jq -r '.steps[]|select(.verdict=="failed").note'
      """
    case .rules:
      """
      Значение правила о времени начинается с имени, которое в сценарии пишут в строке limit. \
      Надёжность говорит, насколько можно верить правилу: оно описано Apple, наблюдалось на \
      устройствах, спорно или только предположено. Условие ничего не говорит об iOS: эмулятор \
      требует его, прежде чем принять событие. Источника у него нет. В поле «прочитано» стоит день, \
      когда правило последний раз сверили с источниками, и названы те, которые тогда не открыли. Если \
      идентификатор или слова подходят только к одному правилу, applife показывает его с источниками. \
      Список имеет ширину терминала, а в конвейере 80 столбцов.

      \(examples)
        applife rules suspension
        applife rules leave.lock
        applife rules --format tsv | grep watchdog    одно правило в строке
        applife rules --ios 12 --format jsonl
      """
    case .run:
      """
      Код возврата: 0, если пройдены все проверки; 1, если какая-то не пройдена; 2, если applife не \
      смог прочитать или понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife run -c 'tap icon, +2s receive call, expect MyApp inactive'
        applife run login.scenario --json | jq -r 'select(.kind=="call").name'
        applife run Scenarios --format junit -o results.xml
        applife run --coverage --quiet Scenarios | grep 'не встретилось'
        prove -e 'applife run --format tap' Scenarios/*.scenario
        applife run login.scenario --format cast -o login.cast
        applife run login.scenario --format html -o login.html
        applife run login.scenario --host Notes
      """
    case .torture:
      """
      PATH означает то же, что в applife host. Для каждого момента, когда iOS может завершить процесс, \
      applife запускает приложение в новой домашней папке, вносит правку, убивает приложение и \
      запускает его снова. О правках и сохранённых данных сообщает само приложение (import \
      ApplifeKit), или --file называет файл для сравнения. Лимиты, которых приходится ждать, applife \
      сокращает; отчёт их перечисляет.

      Код возврата: 0, если данные не теряются; 1, если теряются; 2, если applife не смог прочитать, \
      понять или оценить что-либо; 3 после внутренней ошибки.

      \(examples)
        applife torture Notes
        applife torture Notes --format junit -o results.xml
        applife torture Notes --edit touch --file Documents/notes.txt
      """
    case .lose:
      """
      После правки applife пробует всё, что могут палец и iOS, в ширину, пока правка не потеряется. \
      Приложения в FILE говорят, где они сохраняют: on CALLBACK save. Событие может прийти и посреди \
      вызова, а ход времени событием не считается. Путь — это сценарий; с -o applife пишет его в файл. \
      Если пути нет, applife говорит, как далеко искал.

      Код возврата: 0, если за столько событий пути нет; 1, если он есть; 2, если applife не смог прочитать \
      или понять что-либо; 3 после внутренней ошибки.

      \(examples)
        applife lose saves-at-its-end
        applife lose app.scenario --events 12 -o way.scenario
        applife lose app.scenario --sudden
      """
    case .tour:
      """
      Обход — это сценарий. У каждого шага есть заметка с указаниями тестировщику, ожидаемые \
      вызовы методов и состояния. Указано время, нужное тестировщику, включая ожидание \
      лимитов. Для обхода достаточно телефона. Если у вас есть что-то ещё, укажите это: с --with \
      server используются push-уведомления, которые посылаете вы, с --with debugger — то, что умеет \
      Xcode. Первые строки говорят, сколько длится обход, возможен ли обход короче, что не покрыто \
      и почему. С -o applife выводит и эти строки.

      Код возврата: 0, если обход есть; 2, если applife не смог прочитать или понять что-либо или \
      покрывать нечего; 3 после внутренней ошибки.

      \(examples)
        applife tour                                  все переходы
        applife tour --cover callbacks --within 20m   больше методов за 20 минут
        applife tour --with second-phone,settings     звонки, сообщения и Настройки
        applife tour --without siri                   для телефона без Siri
        applife tour --head app.scenario -o tour.scenario
        applife tour --style scene | applife run -    обход — это сценарий
      """
    case .walk:
      """
      Каждый шаг говорит, что сделать и что затем должны показать телефон и журнал приложения. Схема \
      показывает состояние, в котором должно быть приложение. Клавишей вы даёте шагу вердикт: пройден (p), \
      провален (f), заблокирован (b) или пропущен (s). Каждый вердикт applife сохраняет в файле сеанса до следующего шага. \
      Та же команда продолжает прерванный проход. Отчёты о сеансе пишет applife report.

      \(examples)
        applife walk tour.scenario
        applife walk tour.scenario --tester Ada --device 'iPhone 15, iOS 18.1' --build 412
        applife walk --session friday.walk tour.scenario
        applife walk friday.walk                  продолжить сеанс
        applife walk --only failed friday.walk    проваленные шаги ещё раз
        applife walk --from 12 friday.walk
        applife walk tour.scenario --evidence ~/Pictures/phone
        applife walk tour.scenario --plain        строка на изменение, слова в stdin
      """
    }
  }
}
