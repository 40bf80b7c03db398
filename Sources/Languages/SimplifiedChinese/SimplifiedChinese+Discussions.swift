// SPDX-License-Identifier: Apache-2.0

extension SimplifiedChinese.CommandLineSentences {
  /// The heading of examples.
  var examples: String { "示例：" }

  /// The effect of a command, in paragraphs and examples.
  func discussion(_ discussion: Discussion) -> String {
    switch discussion {
    case .applife:
      """
      没有命令时，applife 显示一台设备及其 App。每个按键都是设备上的一个事件，屏幕显示 iOS 如何反应、\
      调用哪些方法。给出 FILE 时，它载入那个剧本，你可以逐步执行。

      \(examples)
        applife                              演示：手机上的四个 App
        applife --ios 6                      使用 iOS 6 规则的演示
        applife six-cases-5-call-answered    逐步执行自带的剧本
        applife learn                        课程，一课接一课
        applife FILE --host Notes            以真实时间用你自己的 App 播放剧本
        applife run -c 'tap icon, +2s receive call, decline call'
        applife run --quiet Scenarios        运行文件夹中的每个剧本
        applife rules leave.lock             一条规则及其来源
      """
    case .ask:
      """
      applife 依据自己的规则、applife explain 认识的消息和剧本来回答。回答包括事实及其可信度、用五行展示它的\
      一次运行、打开这次运行的命令、来源，以及两个相近的回答。不会向任何地方发送内容。如果没有足够接近的\
      回答，applife 会说不知道。

      退出状态是 0；如果 applife 不知道，是 1；如果命令有误，是 2。

      \(examples)
        applife ask "定时器为什么在后台停止"
        applife ask black screen after adding scenes
      """
    case .check:
      """
      日志是文件或标准输入。它可以含有 print、NSLog、os_log、log stream、log show、idevicesyslog、\
      pymobiledevice3 或 go-ios 的输出，带或不带时间。检查器跟踪提到生命周期方法或通知的行，其他行\
      只计数。如果日志符合模型，它输出一个解释日志的剧本。如果日志不符合模型，它输出那一行、模型在\
      那里允许的调用，以及最接近的规则。

      格式 (pattern) 是带字段的文本：{time}、{app}、{pid}、{message}，以及表示任何内容的 {}。

      日志符合时，退出状态是 0；不符合时是 1；applife 无法判定，或无法读取、理解某些内容时是 2；\
      出现内部错误时是 3。

      \(examples)
        applife check app.log
        idevicesyslog | head -2000 | applife check --app Notes
        applife check --pattern '[{time}] <{app}> {message}' app.log
        log stream --style compact | applife check --follow --app Notes
        applife check --story story.scenario app.log && applife run story.scenario
      """
    case .compare:
      """
      applife 把两个文件互相比较。给出两种风格、两个 iOS 版本或一个时限的两个值时，它把每个文件在\
      两种条件下与自身比较。它比较由同一个事件或期限引起的条目。如果一边拒绝某个事件，它显示相应的\
      规则。用 --methods 时，它输出一个表格，列出不再调用、改为调用、仍然调用和新增的方法。

      没有不同时，退出状态是 0；有不同时是 1；applife 无法读取或理解某些内容时是 2；出现内部错误时\
      是 3。

      \(examples)
        applife compare before.scenario after.scenario
        applife compare login.scenario --style delegate,scene
        applife compare Scenarios --style delegate,scene --methods
        applife compare background-ios12 --ios 12,26
        applife compare leave-and-suspend --limit suspension=5s,1m
      """
    case .config:
      """
      设置在 $XDG_CONFIG_HOME/applife/config.toml 或 ~/.config/applife/config.toml 中。命令行的选项\
      优先于文件，文件优先于环境变量。

      \(examples)
        applife config                              各项设置
        applife config --default                    完整的文件，带注释
        applife config --theme light                一个选项会改变什么
      """
    case .course:
      """
      每个页面是一个无需网络的文件。把文件夹放到任何网络服务器上，或放到课程的文件中。

      \(examples)
        applife course -o Course
      """
    case .site:
      """
      网站是静态的，有四种语言。它不需要服务器：从磁盘打开 `index.html`，或把文件夹放到任何网络服务器上。\
      有 `--address` 时，applife 还为搜索引擎写出站点地图。

      \(examples)
        applife site -o Site
        applife site -o Site --address https://example.org/applife/
      """
    case .evidence:
      """
      applife tour --settle 规划一次走查，其步骤会显示有争议或只是假定的规则；applife walk 保存你的判定。通过的步骤 \
      证实它的规则，失败的步骤推翻它们。每一行写明手机、iOS 版本、规则和日期。

      如果每个会话都有内容，退出状态为 0；如果有的没有或无法读取，则为 2。
      """
    case .explain:
      """
      报告是文件或标准输入。它可以是任何版本的 .ips 文件、较旧的崩溃日志、MetricKit 的 JSON、其中的\
      一部分（例如带有 RBSTerminateContext 的一行）、处理器时间报告，或者只是一个代码。对于日志或控制台消息，\
      applife 查找它认识的消息；对于问题，则像 applife ask 那样回答。对于报告，applife 说明 App 为什么被终止、\
      依据哪条规则、有多长时间、是否得到通知，以及可能丢失哪些数据。它输出一个以同样方式终止 App 的\
      剧本。

      退出状态是 0；如果报告没有说明 App 怎样被终止，则是 2。

      \(examples)
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """
    case .grade:
      """
      grade 会重放这一课，逐题重新提问，并给第一次回答评分。csv 中每份作业一行，每课一列。junit 中每个\
      问题一个测试。

      重放证明分数由模拟器给出，而且作业文件中的步骤和问题都属于这一课，顺序正确，没有遗漏。有课没做完的\
      作业会标为不完整（incomplete）。它不能证明是谁、什么时候回答的：任何人都可以在自己的电脑上写一个\
      文件，连同校验和。

      退出状态是 0；作业文件与重放矛盾时是 1；文件不是作业文件，或其中的课在这里不存在时，退出状态是 2。

      \(examples)
        applife grade *.handin > grades.csv
        applife grade ada.handin --format junit -o results.xml
      """
    case .host:
      """
      PATH 是含有 App 代理的 Swift 文件的文件夹、一个 Swift 文件，或使用托管协议的可执行文件。applife \
      用已安装的 Swift 构建 Swift 文件。App 以你的权限、以真实时间运行。与平常一样，每个按键都是设备上\
      的一个事件。

      \(examples)
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """
    case .learn:
      """
      一课是一个可以逐步执行的剧本。它说明接下来发生什么、iOS 如何反应，以及为什么。按 Enter 执行\
      一步，在末尾按 Enter 开始下一课。用 --plain 时，请输入 next。你执行完最后一步，这一课就完成了。\
      列表显示你的最佳成绩：第一次就答对了多少题。

      \(examples)
        applife learn                 各课，以及哪些已完成
        applife learn 1               第一课
        applife learn scenes          名称为 scenes 的课
        applife learn 4 --report ada.handin
        applife learn timer --plain   每个变化一行，从 stdin 读取命令
      """
    case .events:
      """
      你可以在剧本文件中、在屏幕上的 : 之后，以及用 --plain 时输入这些事件。空格与连字符相同，不区分\
      大小写。不写 APP 时，事件针对所选的 App。没有按键的事件请在冒号之后输入。
      """
    case .scenarios:
      """
      要逐步执行剧本，请使用 applife NAME。要检查剧本，请使用 applife run NAME。
      """
    case .mcp:
      """
      智能体启动这个命令，每行发送一条 JSON 消息。它的工具是 run_scenario、check_log、explain_report、\
      doctor、find_way、look_up_rule 和 ask。回答就是 applife run、check、explain、doctor、rules 和 ask 的 JSON，\
      各有一个 JSON Schema。applife 不写任何文件。只有 doctor 读取文件，且只读智能体启动 applife 时所在文件夹下的文件。一次调用最多 10 秒、10,000 步，回答最多约 1 MiB。智能体可以取消调用。

      \(examples)
        claude mcp add applife -- applife mcp
        applife mcp --skill > SKILL.md
        {"mcpServers": {"applife": {"command": "applife", "args": ["mcp"]}}}
      """
    case .doctor:
      """
      PATH 是 App 所在的文件夹：原生、Flutter、React Native、Expo、Capacitor、Cordova、Kotlin \
      Multiplatform 或 .NET。applife 只读取文件，不需要编译器。最前面的几行说明用 iOS 26 SDK 和 iOS 27 SDK \
      构建时 App 能否启动、由哪个位置决定，以及有多可靠。随后是各项结果。文件无法决定的内容会写明 not \
      decided。applife rules 解释每条规则。报告使用英文。

      App 能启动且没有错误时，退出状态是 0；否则或无法确定时是 1；applife 无法读取或理解某些内容时是 2；\
      出现内部错误时是 3。

      \(examples)
        applife doctor MyApp
        applife doctor MyApp --sdk 27 --format sarif -o doctor.sarif
        applife doctor MyApp --write-baseline .applife-baseline
        applife doctor MyApp --diff | git apply
      """
    case .migrate:
      """
      PATH 与 applife host 的相同。applife 用同样的事件把 App 运行两遍：一遍保持原样，一遍如同已经\
      采用 iOS 27 SDK 所要求的场景。它报告不再调用的方法、成为 nil 的启动选项，以及不再保存的数据，\
      并指出各自应改用的 Apple API。在此之前是 applife doctor 的报告。如果无法构建 App，就只有该报告。

      没有任何内容失效时，退出状态是 0；有内容失效时是 1；applife 无法读取或理解某些内容时是 2；出现\
      内部错误时是 3。

      \(examples)
        applife migrate Notes
        applife migrate Notes --format markdown -o move.md
        applife migrate Notes --format sarif -o move.sarif
      """
    case .new:
      """
      applife 创建一个文件夹，其中有 App 代理、场景代理和 Info.plist。这个 App 有一个会输出文本的定时器，\
      以及一条在 App 进入后台时保存的备忘。用 --style delegate 时，App 没有场景，它的 App 代理有六个生命周期\
      方法。用 --style swiftui 时，它是一个 App，其视图的 task 会输出文本。applife 从不替换已有的文件。

      \(examples)
        applife new Notes && applife host Notes
        applife new Notes --style swiftui && applife host Notes
      """
    case .quiz:
      """
      applife 根据它的模型出题。错误的选项是人们常有的误解，每一个都说明为什么错。applife 不会根据\
      有争议或假定的规则出题。同样的种子在每台机器上给出同样的题目。

      \(examples)
        applife quiz export --seed 7 --count 30 -o quiz.gift
        applife quiz export --lesson 4 --format html -o sheet.html
        applife quiz export --seed 7 --format qti21 -o quiz.zip
        applife quiz export --format csv | head
      """
    case .report:
      """
      会话文件记录测试内容、测试者、设备和时间，以及每个判定和备注。报告还加上预期的轨迹，以及在 \
      applife 中重现每个失败步骤的按键。

      \(examples)
        applife report friday.walk > friday.md
        applife report friday.walk --format junit -o results.xml
        applife report friday.walk --format junit --for xray --case 1=CALC-7 -o results.xml
        applife report friday.walk --format json | jq -r '.steps[]|select(.verdict=="failed").note'
      """
    case .rules:
      """
      与时间有关的规则，其值以你在剧本的 limit 行中使用的名称开头。规则的可信度说明它有多可靠：\
      Apple 有文档、在设备上有实测、各来源有争议，或假定。前提条件不涉及 iOS：模拟器在接受事件之前\
      需要它。它没有来源。“核对”一栏是上次把规则与来源核对的日期，并列出当时没有打开的来源。如果编号\
      或词只匹配一条规则，applife 显示那条规则及其来源。列表与终端一样宽，在管道中则是 80 列。

      \(examples)
        applife rules suspension
        applife rules leave.lock
        applife rules --format tsv | grep watchdog    每条规则一行
        applife rules --ios 12 --format jsonl
      """
    case .run:
      """
      每项预期都符合时，退出状态是 0；有一项不符合时是 1；applife 无法读取或理解某些内容时是 2；出现\
      内部错误时是 3。

      \(examples)
        applife run -c 'tap icon, +2s receive call, expect MyApp inactive'
        applife run login.scenario --json | jq -r 'select(.kind=="call").name'
        applife run Scenarios --format junit -o results.xml
        applife run --coverage --quiet Scenarios | grep 未看到
        prove -e 'applife run --format tap' Scenarios/*.scenario
        applife run login.scenario --format cast -o login.cast
        applife run login.scenario --format html -o login.html
        applife run login.scenario --host Notes
      """
    case .torture:
      """
      PATH 与 applife host 的相同。对 iOS 可能结束进程的每个时刻，applife 在全新的主目录中启动 \
      App，做一处编辑，杀死 App，再次启动它。App 报告它的编辑和已保存的数据（导入 ApplifeKit），或者\
      用 --file 指定要比较的文件。applife 会缩短它要等待的时限，报告会列出这些时限。

      没有丢失数据时，退出状态是 0；丢失数据时是 1；applife 无法读取、理解或判定某些内容时是 2；出现\
      内部错误时是 3。

      \(examples)
        applife torture Notes
        applife torture Notes --format junit -o results.xml
        applife torture Notes --edit touch --file Documents/notes.txt
      """
    case .lose:
      """
      编辑之后，applife 以广度优先尝试手指和 iOS 能做的一切，直到编辑丢失。FILE 中的 App 说明在哪里存储：\
      on CALLBACK save。事件也可以发生在调用的中途，时间流逝不算事件。找到的办法是一个剧本；用 -o 时，applife \
      把它写入文件。没有办法时，applife 会说明搜索了多远。

      在这么多事件之内没有办法时，退出状态是 0；有办法时是 1；applife 无法读取或理解某些内容时是 2；出现\
      内部错误时是 3。

      \(examples)
        applife lose saves-at-its-end
        applife lose app.scenario --events 12 -o way.scenario
        applife lose app.scenario --sudden
      """
    case .tour:
      """
      测试路线是一个剧本。每一步都有给测试者的说明，以及预期的调用和状态。时间按测试者实际操作计算，\
      包括等待时限。默认情况下，测试路线只需要手机。如果你还有别的条件，请说明：--with server 使用你发送的\
      推送，--with debugger 使用 Xcode 能模拟的内容。开头几行说明测试路线要用多长时间、是否可能有更短\
      的路线，以及哪些项目没有覆盖、为什么。用 -o 时，applife 也输出这几行。

      有测试路线时，退出状态是 0；applife 无法读取或理解某些内容，或没有可以覆盖的内容时是 2；出现\
      内部错误时是 3。

      \(examples)
        applife tour                                  每一种转换
        applife tour --cover callbacks --within 20m   20 分钟内尽可能多的回调
        applife tour --with second-phone,settings     电话和信息，以及“设置”中的更改
        applife tour --without siri                   用于没有 Siri 的手机
        applife tour --head app.scenario -o tour.scenario
        applife tour --style scene | applife run -    测试路线就是剧本
      """
    case .walk:
      """
      每一步都说明要做什么，以及随后手机和 App 的日志必须显示什么。状态图显示 App 必须处于的状态。你用\
      一个按键对这一步作出判定：通过、失败、受阻或跳过。applife 在下一步之前把每个判定保存到会话文件。\
      同一个命令会继续中断的走查。applife report 为会话写报告。

      \(examples)
        applife walk tour.scenario
        applife walk tour.scenario --tester Ada --device 'iPhone 15, iOS 18.1' --build 412
        applife walk --session friday.walk tour.scenario
        applife walk friday.walk                  继续会话
        applife walk --only failed friday.walk    再走查其中失败的步骤，作为新的会话
        applife walk --from 12 friday.walk
        applife walk tour.scenario --evidence ~/Pictures/phone
        applife walk tour.scenario --plain        每个变化一行，从 stdin 读取词语
      """
    }
  }
}
