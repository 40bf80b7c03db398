// SPDX-License-Identifier: Apache-2.0

extension English.CommandLineSentences {
  /// The heading of examples.
  var examples: String { "EXAMPLES:" }

  /// The effect of a command, in paragraphs and examples.
  func discussion(_ discussion: Discussion) -> String {
    switch discussion {
    case .applife:
      """
      Without a command, applife shows a device and its apps. Every key is an event on the device, \
      and the screen shows how iOS reacts and which methods it calls. With FILE, it loads that \
      scenario, and you can step through it.

      \(examples)
        applife                              the demo: four apps on a phone
        applife --ios 6                      the demo with the rules of iOS 6
        applife six-cases-5-call-answered    step through a shipped scenario
        applife learn                        the course, lesson by lesson
        applife FILE --host Notes            play a scenario with your own app, in real time
        applife run -c 'tap icon, +2s receive call, decline call'
        applife run --quiet Scenarios        run every scenario in a folder
        applife rules leave.lock             one rule with its sources
      """
    case .ask:
      """
      applife answers from its rules, the messages that applife explain knows, and its scenarios. The answer \
      has the fact and how well it is known, a run that shows it in five lines, the command that opens that \
      run, the sources, and two other answers that are near. Nothing is sent anywhere. If applife isn't \
      sure what you ask, it says so and lists what is nearest. If nothing is near, it doesn't know.

      The exit status is 0, 1 if applife isn't sure or doesn't know, or 2 if the command is wrong.

      \(examples)
        applife ask "why does my timer stop in the background"
        applife ask black screen after adding scenes
      """
    case .check:
      """
      The log is a file or the standard input. It can contain the output of print, NSLog, os_log, \
      log stream, log show, idevicesyslog, pymobiledevice3 or go-ios, with or without times. The \
      checker follows lines that name a life-cycle method or a notification, and counts the other \
      lines. If the log fits the model, it prints a scenario that explains the log. If the log \
      departs from the model, it prints the line, the calls that the model allows there, and the \
      nearest rule.

      A pattern is text with fields: {time}, {app}, {pid}, {message}, and {} for anything.

      The exit status is 0 if the log fits, 1 if it departs, 2 if applife could not decide, or could \
      not read or understand something, and 3 after an internal error.

      \(examples)
        applife check app.log
        idevicesyslog | head -2000 | applife check --app Notes
        applife check --pattern '[{time}] <{app}> {message}' app.log
        log stream --style compact | applife check --follow --app Notes
        applife check --story story.scenario app.log && applife run story.scenario
      """
    case .compare:
      """
      applife compares two files with each other. With two styles, two versions of iOS or two values \
      of a time limit, it compares each file with itself under both conditions. It compares the \
      entries that follow from the same event or deadline. If one side refuses an event, it shows the \
      rule. With --methods, it prints a table of the methods that are no longer called, called \
      instead, still called and new.

      The exit status is 0 if nothing differs, 1 if something differs, 2 if applife could not read or \
      understand something, and 3 after an internal error.

      \(examples)
        applife compare before.scenario after.scenario
        applife compare login.scenario --style delegate,scene
        applife compare Scenarios --style delegate,scene --methods
        applife compare background-ios12 --ios 12,26
        applife compare leave-and-suspend --limit suspension=5s,1m
      """
    case .config:
      """
      The settings are in $XDG_CONFIG_HOME/applife/config.toml, or in ~/.config/applife/config.toml. \
      An option of the command line wins over the file, and the file wins over the environment.

      \(examples)
        applife config                              the settings
        applife config --default                    a whole file, with comments
        applife config --theme light                what an option changes
      """
    case .course:
      """
      Each page is one file that works without a network. Put the folder on any web server, or into \
      the files of a course.

      \(examples)
        applife course -o Course
      """
    case .site:
      """
      The site is static, in four languages. It needs no server: open `index.html` from a disk, or put the \
      folder on any web server. With `--address`, applife also writes a sitemap for search engines.

      \(examples)
        applife site -o Site
        applife site -o Site --address https://example.org/applife/
      """
    case .evidence:
      """
      applife tour --settle plans a walk whose steps show rules that are disputed or assumed, and applife \
      walk keeps your verdicts. A passed step confirms its rules, and a failed one contradicts them. The \
      row names the phone, the version of iOS, the rules and the day. Send it as an issue.

      The exit status is 0 if each session says something, and 2 if one does not or can't be read.
      """
    case .explain:
      """
      The report is a file or the standard input. It can be an .ips file of any version, an older \
      crash log, a report about processor time, MetricKit JSON, or any part of these, such as the line \
      with RBSTerminateContext, or just a code. In a log or a message of a console, applife looks for \
      the messages that it knows. It answers a question as applife ask does. For a report, applife \
      explains why the app was terminated and by which rule, how much time it had, whether it was \
      notified and which data may be lost. It prints a scenario that terminates an app the same way.

      The exit status is 0, or 2 if the report does not say how an app was terminated.

      \(examples)
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """
    case .grade:
      """
      grade replays each lesson, asks every question again, and marks the first answer that the student \
      gave. csv has a line for each hand-in, with a column for each lesson. junit has a test for each \
      question.

      The replay proves that the emulator gave the marks, and that the steps and questions in the hand-in are \
      the lesson's, in their order and without a gap. A hand-in with a lesson that is not finished is marked \
      as incomplete. The replay does not prove who answered, or when: anybody can write a file on their own \
      computer, with its checksum.

      The exit status is 0, 1 if a hand-in differs from its replay, or 2 if a file is not a hand-in, or \
      if one of its lessons does not exist here.

      \(examples)
        applife grade *.handin > grades.csv
        applife grade ada.handin --format junit -o results.xml
      """
    case .host:
      """
      PATH is a folder of Swift files with an app delegate, one Swift file, or an executable that \
      speaks the host protocol. applife builds Swift files with the installed Swift. The app runs \
      with your rights and in real time. As always, every key is an event on the device.

      \(examples)
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """
    case .learn:
      """
      A lesson is a scenario to step through. It says what happens next, how iOS reacts, and why. \
      Press Enter to take a step, and at the end to start the next lesson. With --plain, type next. \
      A lesson is done when you have taken its last step. The list shows your best score: how \
      many of its questions you answered right the first time.

      \(examples)
        applife learn                 the lessons, and which are done
        applife learn 1               the first lesson
        applife learn scenes          the lesson of that name
        applife learn 4 --report ada.handin
        applife learn timer --plain   one line per change, commands on stdin
      """
    case .events:
      """
      You can type these events in scenario files, after : on the screen, and with --plain. A space \
      and a hyphen are the same, and case does not matter. Without APP, the event is for the selected \
      app. Type events without a key after a colon.
      """
    case .scenarios:
      """
      To step through a scenario, use applife NAME. To check it, use applife run NAME.
      """
    case .mcp:
      """
      An agent starts this command and sends one JSON message per line. Its tools are run_scenario, \
      check_log, explain_report, doctor, find_way, look_up_rule and ask. The answers are the JSON of applife \
      run, check, explain, doctor, rules and ask, each with a schema. applife writes no files. Only doctor reads \
      some, below the folder in which the agent started applife. Each call is limited to 10 s, 10,000 steps and \
      an answer of about 1 MiB. The agent can cancel a call.

      \(examples)
        claude mcp add applife -- applife mcp
        applife mcp --skill > SKILL.md
        {"mcpServers": {"applife": {"command": "applife", "args": ["mcp"]}}}
      """
    case .doctor:
      """
      PATH is a folder with an app: native, Flutter, React Native, Expo, Capacitor, Cordova, Kotlin \
      Multiplatform or .NET. applife reads its files and needs no compiler. The first lines say for the iOS \
      26 SDK and for the iOS 27 SDK whether the app launches, with the place that decides, and how sure that \
      is. Then come the findings. What the files don't decide is called not decided. applife rules explains \
      each rule. The report is in English.

      The exit status is 0 if the app launches and there is no error, 1 if not, or if that is not decided, 2 \
      if applife could not read or understand something, and 3 after an internal error.

      \(examples)
        applife doctor MyApp
        applife doctor MyApp --sdk 27 --format sarif -o doctor.sarif
        applife doctor MyApp --write-baseline .applife-baseline
        applife doctor MyApp --diff | git apply
      """
    case .migrate:
      """
      PATH is the same as for applife host. applife runs the app twice through the same events: as it \
      is, and as if it had adopted scenes, which the iOS 27 SDK requires. It reports the methods that \
      are no longer called, the launch options that are nil, and the data that is no longer saved, \
      each with Apple's name for what to do. Before that comes the report of applife doctor. If applife can't \
      build the app, that is all.

      The exit status is 0 if nothing stops working, 1 if something does, 2 if applife could not read \
      or understand something, and 3 after an internal error.

      \(examples)
        applife migrate Notes
        applife migrate Notes --format markdown -o move.md
        applife migrate Notes --format sarif -o move.sarif
      """
    case .new:
      """
      applife writes a folder with an app delegate, a scene delegate and an Info.plist. The app has a \
      timer that prints, and a note that it saves when it enters the background. With --style delegate, \
      it has no scenes, and an app delegate with the six life-cycle methods. With --style swiftui, it is \
      an App with a view whose task prints. applife never replaces a file.

      \(examples)
        applife new Notes && applife host Notes
        applife new Notes --style swiftui && applife host Notes
      """
    case .quiz:
      """
      applife makes the questions from its model. The wrong answers are what people often believe, \
      and each says why it is wrong. No question rests on a rule that is disputed or assumed. The same \
      seed gives the same questions, on every machine.

      \(examples)
        applife quiz export --seed 7 --count 30 -o quiz.gift
        applife quiz export --lesson 4 --format html -o sheet.html
        applife quiz export --seed 7 --format qti21 -o quiz.zip
        applife quiz export --format csv | head
      """
    case .report:
      """
      The session file says what was tested, by whom, on which device and when, with every verdict \
      and note. The report adds the expected trace and, for each failure, the keys that lead to it in \
      applife.

      \(examples)
        applife report friday.walk > friday.md
        applife report friday.walk --format junit -o results.xml
        applife report friday.walk --format junit --for xray --case 1=CALC-7 -o results.xml
        applife report friday.walk --format json | jq -r '.steps[]|select(.verdict=="failed").note'
      """
    case .rules:
      """
      The value of a rule about time begins with the name that you use in a scenario's limit line. A \
      rule's grade says how reliable it is: documented by Apple, observed on devices, disputed \
      between sources, or assumed. A precondition says nothing about iOS: the emulator needs it \
      before it accepts an event. It has no source. The field "read" is the day on which the rule \
      was last checked against its sources, and names those that were not opened then. If an id or \
      words match only one rule, applife shows that rule with its sources. The list is as wide as \
      the terminal, or 80 columns in a pipe.

      \(examples)
        applife rules suspension
        applife rules leave.lock
        applife rules --format tsv | grep watchdog    one rule a line
        applife rules --ios 12 --format jsonl
      """
    case .run:
      """
      The exit status is 0 if every expectation passed, 1 if one failed, 2 if applife could not read \
      or understand something, and 3 after an internal error.

      \(examples)
        applife run -c 'tap icon, +2s receive call, expect MyApp inactive'
        applife run login.scenario --json | jq -r 'select(.kind=="call").name'
        applife run Scenarios --format junit -o results.xml
        applife run --coverage --quiet Scenarios | grep unseen
        prove -e 'applife run --format tap' Scenarios/*.scenario
        applife run login.scenario --format cast -o login.cast
        applife run login.scenario --format html -o login.html
        applife run login.scenario --host Notes
      """
    case .torture:
      """
      PATH is the same as for applife host. For each moment at which iOS may end the process, applife \
      launches the app in a fresh home folder, makes an edit, kills the app, and launches it again. The \
      app reports its edits and its saved data (import ApplifeKit), or --file names a file to \
      compare. applife shortens the limits that it waits for, and the report lists them.

      The exit status is 0 if no data is lost, 1 if data is lost, 2 if applife could not read, \
      understand or judge something, and 3 after an internal error.

      \(examples)
        applife torture Notes
        applife torture Notes --format junit -o results.xml
        applife torture Notes --edit touch --file Documents/notes.txt
      """
    case .lose:
      """
      After an edit, applife tries everything that a finger and iOS can do, breadth first, until the edit is lost. \
      The apps of FILE say where they save: on CALLBACK save. An event may also come in the middle of a \
      call, and time that passes is no event. The way is a scenario; with -o, applife writes it to a file. \
      Without a way, applife says how far it has searched.

      The exit status is 0 if there is no way in so many events, 1 if there is one, 2 if applife could not \
      read or understand something, and 3 after an internal error.

      \(examples)
        applife lose saves-at-its-end
        applife lose app.scenario --events 12 -o way.scenario
        applife lose app.scenario --sudden
      """
    case .tour:
      """
      The tour is a scenario. Each step has a note with instructions for the tester, and the expected \
      calls and states. Times include the waits for time limits. By default, a tour needs only the \
      phone. If you have more, say so: --with server uses pushes that you send, --with debugger uses \
      what Xcode can simulate. The first lines say how long the tour takes, whether a shorter tour may \
      exist, and which items it does not cover and why. With -o, applife prints these lines too.

      The exit status is 0 if there is a tour, 2 if applife could not read or understand something or \
      nothing can be covered, and 3 after an internal error.

      \(examples)
        applife tour                                  every transition
        applife tour --cover callbacks --within 20m   most callbacks in 20 minutes
        applife tour --with second-phone,settings     calls and messages, and changes in Settings
        applife tour --without siri                   for a phone without Siri
        applife tour --head app.scenario -o tour.scenario
        applife tour --style scene | applife run -    a tour is a scenario
      """
    case .walk:
      """
      Each step says what to do, and what the phone and the app's log must then show. The diagram \
      shows the state that the app must be in. With a key you give the step a verdict: passed, \
      failed, blocked or skipped. applife saves every verdict in a session file before the next step. \
      The same command resumes an interrupted walk. applife report writes reports of the session.

      \(examples)
        applife walk tour.scenario
        applife walk tour.scenario --tester Ada --device 'iPhone 15, iOS 18.1' --build 412
        applife walk --session friday.walk tour.scenario
        applife walk friday.walk                  resume a session
        applife walk --only failed friday.walk    its failed steps again, as a new session
        applife walk --from 12 friday.walk
        applife walk tour.scenario --evidence ~/Pictures/phone
        applife walk tour.scenario --plain        one line per change, words on stdin
      """
    }
  }
}
