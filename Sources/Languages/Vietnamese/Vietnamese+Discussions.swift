// SPDX-License-Identifier: Apache-2.0

extension Vietnamese.CommandLineSentences {
  /// The heading of examples.
  var examples: String { "VÍ DỤ:" }

  /// The effect of a command, in paragraphs and examples.
  func discussion(_ discussion: Discussion) -> String {
    switch discussion {
    case .applife:
      """
      Khi không có lệnh con, applife hiện một thiết bị và các app của nó. Mỗi phím là một sự kiện trên \
      thiết bị, và màn hình cho thấy iOS phản ứng thế nào và gọi những phương thức nào. Với FILE, \
      applife nạp kịch bản đó và bạn đi qua từng bước.

      \(examples)
        applife                              bản demo: bốn app trên một điện thoại
        applife --ios 6                      bản demo theo quy tắc của iOS 6
        applife six-cases-5-call-answered    đi từng bước một kịch bản đi kèm
        applife learn                        khóa học, từng bài một
        applife FILE --host Notes            chạy kịch bản với app của bạn, theo thời gian thực
        applife run -c 'tap icon, +2s receive call, decline call'
        applife run --quiet Scenarios        chạy mọi kịch bản trong một thư mục
        applife rules leave.lock             một quy tắc với các nguồn của nó
      """
    case .ask:
      """
      applife trả lời từ các quy tắc, các thông báo mà applife explain biết và các kịch bản của nó. Câu trả lời \
      gồm sự thật và độ tin cậy, một lần chạy cho thấy nó trong năm dòng, lệnh mở lần chạy đó, các nguồn và \
      hai câu trả lời khác gần với câu hỏi. Không có gì được gửi đi đâu. Nếu không có câu trả lời nào đủ gần, \
      applife nói rằng nó không biết.

      Mã thoát là 0; là 1 nếu applife không biết, hoặc 2 nếu lệnh sai.

      \(examples)
        applife ask "vì sao timer dừng khi app chạy nền"
        applife ask black screen after adding scenes
      """
    case .check:
      """
      Nhật ký là một tệp hoặc đầu vào chuẩn. Nó có thể chứa đầu ra của print, NSLog, os_log, log stream, \
      log show, idevicesyslog, pymobiledevice3 hoặc go-ios, có hoặc không có thời gian. Lệnh này theo \
      dõi các dòng nêu một phương thức vòng đời hoặc một notification; các dòng còn lại chỉ được đếm. Nếu \
      nhật ký khớp với mô hình, nó in một kịch bản giải thích nhật ký. Nếu nhật ký trái với mô hình, nó \
      in dòng đó, những lời gọi mà mô hình cho phép ở đó, và quy tắc gần nhất.

      Mẫu (pattern) là văn bản có các trường: {time}, {app}, {pid}, {message}, và {} cho bất kỳ thứ gì.

      Mã thoát là 0 nếu nhật ký khớp, 1 nếu nhật ký trái với mô hình, 2 nếu applife không kết luận được, \
      hoặc không đọc hay không hiểu được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife check app.log
        idevicesyslog | head -2000 | applife check --app Notes
        applife check --pattern '[{time}] <{app}> {message}' app.log
        log stream --style compact | applife check --follow --app Notes
        applife check --story story.scenario app.log && applife run story.scenario
      """
    case .compare:
      """
      applife so sánh hai tệp với nhau. Với hai kiểu, hai phiên bản iOS hoặc hai giá trị của một giới hạn \
      thời gian, nó so sánh mỗi tệp với chính tệp đó trong hai điều kiện. Nó so sánh những mục đi theo sau \
      cùng một sự kiện hoặc thời hạn. Nếu một bên từ chối một sự kiện, nó cho thấy quy tắc. Với --methods, \
      nó in bảng các phương thức không còn được gọi, được gọi thay, vẫn được gọi và mới.

      Mã thoát là 0 nếu không có gì khác nhau, 1 nếu có khác nhau, 2 nếu applife không đọc hay không hiểu \
      được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife compare before.scenario after.scenario
        applife compare login.scenario --style delegate,scene
        applife compare Scenarios --style delegate,scene --methods
        applife compare background-ios12 --ios 12,26
        applife compare leave-and-suspend --limit suspension=5s,1m
      """
    case .config:
      """
      Các cài đặt nằm trong $XDG_CONFIG_HOME/applife/config.toml, hoặc trong ~/.config/applife/config.toml. \
      Tùy chọn trên dòng lệnh được ưu tiên hơn tệp, và tệp được ưu tiên hơn biến môi trường.

      \(examples)
        applife config                              các cài đặt
        applife config --default                    cả một tệp, có chú thích
        applife config --theme light                tùy chọn này thay đổi điều gì
      """
    case .course:
      """
      Mỗi trang là một tệp dùng được khi không có mạng. Hãy đặt thư mục lên máy chủ web bất kỳ, hoặc vào \
      các tệp của một khóa học.

      \(examples)
        applife course -o Course
      """
    case .site:
      """
      Website là các tệp tĩnh, bằng bốn ngôn ngữ. Nó không cần máy chủ: hãy mở `index.html` từ ổ đĩa, hoặc đặt \
      thư mục lên máy chủ web bất kỳ. Với `--address`, applife cũng viết sơ đồ website cho máy tìm kiếm.

      \(examples)
        applife site -o Site
        applife site -o Site --address https://example.org/applife/
      """
    case .evidence:
      """
      applife tour --settle lập một chuyến đi mà các bước cho thấy những quy tắc còn tranh cãi hoặc giả định, \
      và applife walk giữ các kết luận của bạn. Bước đạt xác nhận các quy tắc của nó, bước không đạt bác bỏ \
      chúng. Hàng ghi điện thoại, phiên bản iOS, các quy tắc và ngày.

      Mã thoát là 0 nếu mỗi phiên cho biết điều gì đó, và 2 nếu không hoặc không đọc được.
      """
    case .explain:
      """
      Báo cáo là một tệp hoặc đầu vào chuẩn. Nó có thể là tệp .ips của phiên bản bất kỳ, báo cáo crash cũ, \
      báo cáo về thời gian xử lý, JSON của MetricKit, một phần của chúng như dòng có RBSTerminateContext, hoặc \
      chỉ một mã. Với nhật ký hay thông báo trên console, applife tìm những thông báo nó biết; câu hỏi được trả \
      lời như với applife ask. Với một báo cáo, applife giải \
      thích vì sao app bị chấm dứt và theo quy tắc nào, app có bao nhiêu thời gian, có được báo không và dữ \
      liệu nào có thể bị mất. Nó in một kịch bản chấm dứt app theo cùng cách.

      Mã thoát là 0, hoặc 2 nếu báo cáo không nói app bị chấm dứt thế nào.

      \(examples)
        applife explain 0x8badf00d
        applife explain MyApp-2026-11-21-175544.ips
        pbpaste | applife explain
        applife explain MyApp.ips --scenario watchdog.scenario && applife run watchdog.scenario
      """
    case .grade:
      """
      grade chạy lại từng bài học, hỏi lại từng câu và chấm câu trả lời đầu tiên của học viên. csv có một \
      dòng cho mỗi bài nộp, một cột cho mỗi bài học. junit có một phép thử cho mỗi câu hỏi.

      Việc chạy lại chứng minh điểm do trình giả lập chấm, và các bước, các câu hỏi trong bài nộp là của bài \
      học, đúng thứ tự và không thiếu. Bài nộp có bài học chưa học xong được ghi là chưa đủ (incomplete). Nó \
      không chứng minh ai đã trả lời hay trả lời lúc nào: ai cũng có thể tự viết một tệp trên máy của mình, \
      kèm mã kiểm tra.

      Mã thoát là 0, là 1 nếu một bài nộp mâu thuẫn với kết quả chạy lại, hoặc 2 nếu một tệp không phải \
      bài nộp hay có bài học không có trong bản applife này.

      \(examples)
        applife grade *.handin > grades.csv
        applife grade ada.handin --format junit -o results.xml
      """
    case .host:
      """
      PATH là một thư mục tệp Swift có app delegate, một tệp Swift, hoặc một tệp thực thi hỗ trợ giao thức \
      host. applife build các tệp Swift bằng bản Swift đã cài. App chạy với quyền của bạn và theo thời gian \
      thực. Như mọi khi, mỗi phím là một sự kiện trên thiết bị.

      \(examples)
        applife new Notes && applife host Notes
        applife host AppDelegate.swift --ios 26
        applife host AppDelegate.swift --show-rewritten
        applife host Notes --plain
      """
    case .learn:
      """
      Bài học là một kịch bản để đi từng bước. Nó nói điều gì xảy ra tiếp theo, iOS phản ứng thế nào, và vì \
      sao. Nhấn Enter để thực hiện một bước, và ở cuối để bắt đầu bài kế tiếp. Với --plain, hãy gõ next. Bạn \
      học xong một bài khi đã thực hiện bước cuối của nó. Danh sách cho thấy điểm cao nhất: bạn trả lời đúng \
      ngay lần đầu bao nhiêu câu hỏi.

      \(examples)
        applife learn                 các bài học, và bài nào đã học xong
        applife learn 1               bài đầu tiên
        applife learn scenes          bài có tên đó
        applife learn 4 --report ada.handin
        applife learn timer --plain   mỗi thay đổi một dòng, lệnh từ stdin
      """
    case .events:
      """
      Bạn có thể gõ các sự kiện này trong tệp kịch bản, sau dấu : trên màn hình, và với --plain. Dấu cách và \
      dấu gạch nối như nhau, chữ hoa chữ thường cũng vậy. Không có APP thì sự kiện dành cho app đang chọn. \
      Sự kiện không có phím thì gõ sau dấu hai chấm.
      """
    case .scenarios:
      """
      Để đi từng bước một kịch bản, hãy dùng applife NAME. Để kiểm tra nó, hãy dùng applife run NAME.
      """
    case .mcp:
      """
      Một agent khởi động lệnh này và gửi mỗi dòng một thông điệp JSON. Các công cụ là run_scenario, \
      check_log, explain_report, doctor, find_way, look_up_rule và ask. Câu trả lời là JSON của applife run, \
      check, explain, doctor, rules và ask, mỗi loại có một schema. applife không ghi tệp nào. Chỉ doctor đọc \
      tệp, nằm dưới thư mục mà agent đã khởi động applife trong đó. Mỗi lần gọi tối \
      đa 10 giây và 10.000 bước; câu trả lời tối đa khoảng 1 MiB. Agent có thể hủy một lần gọi.

      \(examples)
        claude mcp add applife -- applife mcp
        applife mcp --skill > SKILL.md
        {"mcpServers": {"applife": {"command": "applife", "args": ["mcp"]}}}
      """
    case .doctor:
      """
      PATH là thư mục chứa app: native, Flutter, React Native, Expo, Capacitor, Cordova, Kotlin \
      Multiplatform hoặc .NET. applife đọc các tệp và không cần trình biên dịch. Những dòng đầu cho biết app \
      có khởi chạy không khi build với SDK iOS 26 và SDK iOS 27, chỗ quyết định điều đó, và độ chắc chắn. Sau \
      đó là các phát hiện. Điều mà các tệp không quyết định được thì báo cáo ghi là not decided. applife \
      rules giải thích từng quy tắc. Báo cáo viết bằng tiếng Anh.

      Mã thoát là 0 nếu app khởi chạy và không có lỗi, 1 nếu không như vậy hoặc chưa kết luận được, 2 nếu \
      applife không đọc hay không hiểu được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife doctor MyApp
        applife doctor MyApp --sdk 27 --format sarif -o doctor.sarif
        applife doctor MyApp --write-baseline .applife-baseline
        applife doctor MyApp --diff | git apply
      """
    case .migrate:
      """
      PATH giống như của applife host. applife chạy app hai lần qua cùng các sự kiện: như hiện nay, và \
      như thể app đã dùng scene, điều mà SDK iOS 27 đòi hỏi. Nó báo những phương thức không còn được \
      gọi, những tùy chọn khởi chạy là nil và dữ liệu không còn được lưu. Với mỗi thứ, nó nêu API của \
      Apple cần dùng thay. Trước đó là báo cáo của applife doctor. Nếu không build được app, chỉ có báo cáo đó.

      Mã thoát là 0 nếu mọi thứ vẫn chạy đúng, 1 nếu có thứ không còn chạy đúng, 2 nếu applife không đọc \
      hay không hiểu được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife migrate Notes
        applife migrate Notes --format markdown -o move.md
        applife migrate Notes --format sarif -o move.sarif
      """
    case .new:
      """
      applife tạo một thư mục với một app delegate, một scene delegate và một Info.plist. App có một timer \
      in ra một dòng, và một ghi chú được lưu khi app vào nền. Với --style delegate, app không có scene mà \
      có một app delegate với sáu phương thức vòng đời. Với --style swiftui, đó là một App có view mà task \
      của nó in ra một dòng. applife không bao giờ ghi đè lên tệp đã có.

      \(examples)
        applife new Notes && applife host Notes
        applife new Notes --style swiftui && applife host Notes
      """
    case .quiz:
      """
      applife tạo câu hỏi từ mô hình của nó. Các đáp án sai là điều nhiều người hay tin, và mỗi đáp án \
      nói vì sao nó sai. Không câu hỏi nào dựa trên quy tắc còn tranh cãi hoặc chỉ là giả định. Cùng một \
      seed thì có cùng các câu hỏi, trên mọi máy.

      \(examples)
        applife quiz export --seed 7 --count 30 -o quiz.gift
        applife quiz export --lesson 4 --format html -o sheet.html
        applife quiz export --seed 7 --format qti21 -o quiz.zip
        applife quiz export --format csv | head
      """
    case .report:
      """
      Tệp phiên nói đã kiểm thử gì, do ai, trên thiết bị nào và khi nào, với mọi kết luận và ghi chú. Báo cáo \
      thêm diễn biến mong đợi và, với mỗi bước không đạt, các phím dẫn đến đó trong applife.

      \(examples)
        applife report friday.walk > friday.md
        applife report friday.walk --format junit -o results.xml
        applife report friday.walk --format junit --for xray --case 1=CALC-7 -o results.xml
        applife report friday.walk --format json | jq -r '.steps[]|select(.verdict=="failed").note'
      """
    case .rules:
      """
      Giá trị của một quy tắc về thời gian bắt đầu bằng cái tên bạn dùng trong dòng limit của kịch bản. \
      Độ tin cậy của quy tắc nói nó đáng tin đến đâu: Apple ghi trong tài liệu, quan sát được trên thiết \
      bị, còn tranh cãi giữa các nguồn, hoặc giả định. Điều kiện của trình giả lập thì không nói gì về \
      iOS: nó phải được thỏa trước khi trình giả lập nhận một sự kiện. Điều kiện không có nguồn. Trường \
      "đã đọc" là ngày quy tắc được đối chiếu với nguồn lần cuối, và nêu những nguồn khi đó không mở. \
      Nếu chỉ một quy tắc khớp với id hoặc các từ, applife cho thấy quy tắc đó với các nguồn. Danh sách \
      rộng bằng terminal, hoặc 80 cột khi qua pipe.

      \(examples)
        applife rules suspension
        applife rules leave.lock
        applife rules --format tsv | grep watchdog    mỗi dòng một quy tắc
        applife rules --ios 12 --format jsonl
      """
    case .run:
      """
      Mã thoát là 0 nếu mọi kỳ vọng đều đạt, 1 nếu có kỳ vọng không đạt, 2 nếu applife không đọc hay không \
      hiểu được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife run -c 'tap icon, +2s receive call, expect MyApp inactive'
        applife run login.scenario --json | jq -r 'select(.kind=="call").name'
        applife run Scenarios --format junit -o results.xml
        applife run --coverage --quiet Scenarios | grep 'chưa thấy'
        prove -e 'applife run --format tap' Scenarios/*.scenario
        applife run login.scenario --format cast -o login.cast
        applife run login.scenario --format html -o login.html
        applife run login.scenario --host Notes
      """
    case .torture:
      """
      PATH giống như của applife host. Với mỗi thời điểm mà iOS có thể kết thúc tiến trình, applife khởi chạy \
      app trong thư mục nhà mới, sửa dữ liệu, kill app, rồi khởi chạy lại. App báo các chỉnh sửa và dữ liệu \
      đã lưu (import ApplifeKit), hoặc --file nêu một tệp để so sánh. applife rút ngắn những giới hạn mà nó \
      phải chờ, và báo cáo liệt kê chúng.

      Mã thoát là 0 nếu không mất dữ liệu, 1 nếu mất dữ liệu, 2 nếu applife không đọc, không hiểu hay không \
      kết luận được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife torture Notes
        applife torture Notes --format junit -o results.xml
        applife torture Notes --edit touch --file Documents/notes.txt
      """
    case .lose:
      """
      Sau một chỉnh sửa, applife thử mọi thứ mà một ngón tay và iOS làm được, theo chiều rộng, cho đến khi \
      chỉnh sửa bị mất. Các app trong FILE nói chúng lưu ở đâu: on CALLBACK save. Một sự kiện cũng có thể đến \
      giữa một lời gọi, và thời gian trôi qua không phải là sự kiện. Cách tìm được là một kịch bản; với -o, \
      applife ghi nó vào tệp. Nếu không có cách nào, applife nói đã tìm đến đâu.

      Mã thoát là 0 nếu không có cách nào trong chừng đó sự kiện, 1 nếu có, 2 nếu applife không đọc hay không \
      hiểu được điều gì đó, và 3 khi có lỗi nội bộ.

      \(examples)
        applife lose saves-at-its-end
        applife lose app.scenario --events 12 -o way.scenario
        applife lose app.scenario --sudden
      """
    case .tour:
      """
      Hành trình là một kịch bản. Mỗi bước có ghi chú hướng dẫn người kiểm thử, cùng những lời gọi và \
      trạng thái mong đợi. Thời gian đã gồm cả lúc chờ các giới hạn. Mặc định, hành trình chỉ cần chiếc \
      điện thoại. Nếu bạn có thêm thứ khác, hãy nêu: --with server \
      dùng những push mà bạn gửi, --with debugger dùng những gì Xcode giả lập được. Những dòng đầu nói \
      hành trình mất bao lâu, có thể có hành trình ngắn hơn không, và những gì nó không bao phủ được \
      cùng lý do. Với -o, applife cũng in những dòng này.

      Mã thoát là 0 nếu có hành trình, 2 nếu applife không đọc hay không hiểu được điều gì đó hoặc không bao \
      phủ được gì, và 3 khi có lỗi nội bộ.

      \(examples)
        applife tour                                  mọi chuyển tiếp
        applife tour --cover callbacks --within 20m   nhiều lời gọi nhất trong 20 phút
        applife tour --with second-phone,settings     cuộc gọi và tin nhắn, và thay đổi trong Cài đặt
        applife tour --without siri                   cho điện thoại không có Siri
        applife tour --head app.scenario -o tour.scenario
        applife tour --style scene | applife run -    hành trình là một kịch bản
      """
    case .walk:
      """
      Mỗi bước nói phải làm gì, và sau đó điện thoại và nhật ký của app phải hiện gì. Sơ đồ cho thấy trạng \
      thái mà app phải có. Bằng một phím, bạn kết luận bước là đạt, không đạt, bị chặn hoặc bỏ qua. applife \
      lưu mọi kết luận vào tệp phiên trước bước kế tiếp. Cùng lệnh đó sẽ tiếp tục phiên đã bị ngắt. applife \
      report viết báo cáo về phiên.

      \(examples)
        applife walk tour.scenario
        applife walk tour.scenario --tester Ada --device 'iPhone 15, iOS 18.1' --build 412
        applife walk --session friday.walk tour.scenario
        applife walk friday.walk                  tiếp tục một phiên
        applife walk --only failed friday.walk    đi lại những bước không đạt, thành một phiên mới
        applife walk --from 12 friday.walk
        applife walk tour.scenario --evidence ~/Pictures/phone
        applife walk tour.scenario --plain        mỗi thay đổi một dòng, lệnh từ stdin
      """
    }
  }
}
