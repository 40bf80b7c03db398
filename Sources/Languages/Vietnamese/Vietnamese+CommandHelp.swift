// SPDX-License-Identifier: Apache-2.0

extension Vietnamese.CommandLineSentences {
  /// The effect of a command or an option.
  func help(_ text: HelpText) -> String {
    switch text {
    case .applife: "Giả lập vòng đời của app iOS trong terminal."
    case .applifeFile:
      "Kịch bản để đi từng bước: một tệp, hoặc tên của một kịch bản đi kèm applife. Nếu không nêu, applife "
        + "bắt đầu bản demo."
    case .applifeStart: "Bắt đầu bằng thẻ hỏi bạn muốn làm gì."
    case .applifeVersion: "Hiện phiên bản."
    case .buildModules: "Build các module mà app chạy thật import, vào một thư mục."
    case .buildModulesFolder: "Một thư mục có sẵn."
    case .completions: "In script tự hoàn thành cho một shell: bash, zsh hoặc fish."
    case .completionsShell: "Shell."
    case .plain:
      "Chạy không có màn hình: đọc lệnh từ stdin, ghi mỗi thay đổi một dòng ra stdout."
    case .ascii: "Chỉ vẽ bằng ký tự ASCII."
    case .present: "Trình bày kịch bản: giấu kết quả của mỗi bước cho đến khi bạn mở."
    case .manual: "In trang hướng dẫn."
    case .ios: "Phiên bản iOS cần giả lập, từ 2 đến 27."
    case .language:
      "Ngôn ngữ giao diện. Mặc định là ngôn ngữ trong cài đặt hoặc locale của bạn."
    case .reportOutput: "Tệp cho báo cáo, được ghi nguyên tử (atomic)."
    case .style: "Kiểu vòng đời: app delegate, scene delegate hoặc SwiftUI."
    case .color: "Khi nào dùng màu."
    case .noColor: "Giống như --color never."
    case .outputFormat: "Định dạng đầu ra."
    case .jsonLines: "In danh sách dưới dạng JSON Lines."
    case .jsonDocument: "Giống như --format json."
    case .hyperlinks:
      "Biến địa chỉ của các nguồn thành liên kết. Mặc định chỉ trong terminal có liên kết."
    case .mcp: "Trả lời câu hỏi của một agent lập trình qua Model Context Protocol."
    case .mcpAllowHost: "Cho agent chạy mã của các app mà nó nêu đường dẫn."
    case .mcpSkill: "In một skill cho agent lập trình biết khi nào nên hỏi applife."
    case .jsonFormat: "Giống như --format jsonl."
    case .record: "Ghi màn hình vào một tệp asciicast mới."
    case .castVersion:
      "Phiên bản của asciicast. Mặc định là 2, phiên bản mà mọi asciinema đều đọc được."
    case .speed: "Tốc độ đồng hồ của thiết bị; 1 là thời gian thực. Mặc định là 1."
    case .mouse:
      "Dùng chuột. Mặc định chỉ dùng trong terminal mà Shift vẫn chọn được văn bản."
    case .motion: "Hiện các thay đổi đủ chậm để nhìn thấy. Mặc định là có."
    case .predict: "Trước mỗi sự kiện, hỏi sự kiện đó sẽ gây ra gì."
    case .theme: "Bộ màu."
    case .ask: "Trả lời một câu hỏi về vòng đời."
    case .askWords: "Một câu hỏi, bằng lời của bạn."
    case .check: "Kiểm tra nhật ký của một app thật theo mô hình."
    case .checkLog: "Một nhật ký; - hoặc để trống là đầu vào chuẩn."
    case .checkHead: "Kịch bản khai báo các app; nếu không nêu, applife tự suy ra."
    case .checkApp: "Chỉ kiểm tra tiến trình này; có thể nêu tùy chọn này nhiều lần."
    case .checkPattern: "Định dạng của một dòng."
    case .checkRename: "Một tên trong nhật ký và phương thức hoặc thông báo mà nó biểu thị."
    case .checkImplements:
      "Một phương thức mà app cài đặt và ghi nhật ký: nếu nhật ký không bao giờ có, nó bị thiếu."
    case .checkStory: "Tệp cho kịch bản giải thích nhật ký, được ghi nguyên tử (atomic)."
    case .checkFollow:
      "Theo dõi nhật ký trên màn hình trong lúc nó được ghi. applife đọc nhật ký từ đầu vào chuẩn và đọc "
        + "phím từ terminal."
    case .findingsFormat: "Định dạng của báo cáo."
    case .compare: "So sánh hai kịch bản, hoặc các kịch bản trong hai điều kiện, từng mục một."
    case .compareFiles:
      "Kịch bản: tệp, thư mục chứa tệp *.scenario, hoặc tên kịch bản đi kèm applife; - là đầu vào chuẩn."
    case .compareStyle:
      "Kiểu vòng đời của hai bên, hoặc một kiểu cho cả hai: delegate, scene, swiftui."
    case .compareIos:
      "Phiên bản iOS của hai bên, hoặc một phiên bản cho cả hai, từ 2 đến 27. Từ ba trở lên, mỗi phiên bản là một cột."
    case .compareChanged: "So sánh những phiên bản iOS mà ở đó có gì khác."
    case .compareLimit:
      "Một giới hạn thời gian và độ dài của nó ở hai bên, hoặc một độ dài cho cả hai: suspension=5s,1m."
    case .compareWidth:
      "Độ rộng của văn bản. Từ 100 cột, hai bên nằm cạnh nhau. Mặc định là độ rộng của terminal."
    case .compareMethods: "In bảng các phương thức và notification thay cho các mục."
    case .compareEach: "Cùng --methods, in thêm một bảng cho mỗi kịch bản."
    case .compareQuiet: "Với text và Markdown, chỉ in những chỗ khác nhau."
    case .config: "Liệt kê các cài đặt và nơi mỗi cài đặt đến từ."
    case .configDefault: "In một tệp cài đặt với mọi giá trị mặc định."
    case .course: "Xuất các bài học của khóa học thành trang cho trình duyệt, kèm mục lục."
    case .courseOutput: "Thư mục cho các trang; nếu chưa có, applife tạo nó."
    case .site: "Xuất một website: trình giả lập, khóa học và một trang cho mỗi câu trả lời."
    case .siteOutput: "Thư mục cho website; nếu chưa có, applife tạo nó."
    case .siteAddress: "Địa chỉ nơi website sẽ được công bố. Sơ đồ website cần nó."
    case .explain: "Giải thích một báo cáo crash hoặc một mã chấm dứt."
    case .explainReport:
      "Một báo cáo, một thông báo trên console hoặc một mã; - hoặc để trống là đầu vào chuẩn."
    case .explainScenario: "Tệp cho kịch bản tái hiện nó, được ghi nguyên tử (atomic)."
    case .explainOutput: "Tệp cho lời giải thích, được ghi nguyên tử (atomic)."
    case .explainJson: "In lời giải thích thành một đối tượng JSON."
    case .host: "Chạy mã của chính app trong một tiến trình, trên màn hình hoặc từng dòng."
    case .hostPath: "Một tệp Swift, một thư mục, hoặc một tệp thực thi."
    case .hostHome:
      "Thư mục nhà của app; applife giữ lại nó. Nếu không nêu, applife tạo thư mục mới và xóa khi xong."
    case .hostOnly:
      "Chỉ chạy một phần của app. delegate: app delegate, các scene delegate và App của SwiftUI, cùng "
        + "những gì chúng cần và biên dịch được. Tên còn thiếu không làm gì, và applife liệt kê chúng."
    case .hostClean: "Xóa những gì đã build cho app chạy thật, và không chạy gì."
    case .hostShowRewritten: "In mã nguồn đã viết lại để biên dịch, và không chạy gì."
    case .learn: "Liệt kê các bài học của khóa học, hoặc bắt đầu một bài."
    case .learnLesson:
      "Số hoặc tên của một bài học. Nếu không nêu, applife liệt kê các bài học."
    case .learnReport:
      "Ghi các câu trả lời vào tệp này để nộp. Nếu tệp đã có thì ghi tiếp."
    case .notes: "Hiện ghi chú của bạn về kịch bản đang trình bày, trong một terminal khác."
    case .notesFile: "Kịch bản cần in ghi chú; nếu không có, applife đi theo phần trình bày."
    case .grade:
      "Chấm các bài nộp của applife learn --report."
    case .gradeFiles:
      "Các bài nộp do applife learn --report viết ra."
    case .gradeFormat:
      "Định dạng điểm: csv cho sổ điểm, junit cho CI."
    case .events: "Liệt kê mọi sự kiện có thể xảy ra với thiết bị."
    case .scenarios: "Liệt kê các kịch bản đi kèm applife, theo chủ đề."
    case .eventsWords: "Chỉ liệt kê sự kiện có tên hoặc lời giải thích chứa những từ này."
    case .scenariosWords: "Chỉ liệt kê kịch bản có tên hoặc tiêu đề chứa những từ này."
    case .doctor:
      "Đánh giá app qua các tệp của nó: có khởi chạy không, gì không còn được gọi, gì bị mất."
    case .doctorPath: "Thư mục chứa app: mã nguồn, Info.plist và dự án Xcode."
    case .doctorSdk: "Chỉ đánh giá bản build với SDK iOS này: 26 hoặc 27."
    case .doctorTarget: "App target cần đánh giá. Mặc định là target trùng tên với dự án."
    case .doctorBaseline: "Tệp chứa những phát hiện đã được chấp nhận."
    case .doctorWriteBaseline: "Ghi một tệp chấp nhận mọi phát hiện hiện có."
    case .doctorDiff: "In một bản vá thêm scene, thay cho báo cáo. Không có gì bị thay đổi."
    case .migrate: "Chạy thử việc chuyển app sang scene, và báo những gì không còn chạy đúng."
    case .migrateEdit:
      "Các bước của người dùng để sửa dữ liệu, cách nhau bằng dấu phẩy. Nếu không nêu, applife gửi các sự "
        + "kiện edit và touch."
    case .new: "Tạo một app mẫu mà applife host build và chạy được."
    case .newName: "Tên của app và thư mục của nó."
    case .quiz: "Viết câu hỏi về vòng đời, kèm đáp án."
    case .quizSeed: "Seed. Cùng seed thì cùng câu hỏi."
    case .quizLesson: "Viết các câu hỏi của một bài học, theo số hoặc tên."
    case .quizAction: "Việc cần làm: export viết các câu hỏi."
    case .quizCount: "Số câu hỏi, từ 1 đến 200. Mặc định là 10."
    case .quizFormat:
      "Định dạng. Mặc định là gift, định dạng mà Moodle và các hệ thống khác nhập được; qti và qti21 là "
        + "tệp ZIP."
    case .report: "Viết báo cáo về một phiên của applife walk."
    case .reportFile: "Một tệp phiên."
    case .reportFormat: "Định dạng của báo cáo; tap là phiên bản 13, tap14 là phiên bản 14."
    case .rules:
      "Liệt kê các quy tắc với giá trị, nguồn, độ tin cậy và lần kiểm tra gần nhất."
    case .rulesWords: "Id của một quy tắc, hoặc những từ có trong văn bản của nó."
    case .run: "Chạy kịch bản trong thời gian ảo và báo kết quả."
    case .runSteps: "Các bước trên một dòng, cách nhau bằng dấu phẩy."
    case .runCoverage:
      "Khi xong, báo những trạng thái, chuyển tiếp, lời gọi, notification, kiểu chấm dứt và sự kiện đã xảy "
        + "ra, với text và JSON Lines."
    case .runFormat: "Định dạng của báo cáo; tap là phiên bản 13."
    case .runAnimate: "Với SVG, hình vẽ hiện dần theo thời gian, lặp đi lặp lại."
    case .runQuiet: "Với text, chỉ in chỗ không đạt và dòng cuối."
    case .runAs:
      "Trong text và JSON Lines, thêm những gì lập trình viên của framework này thấy, bên cạnh lời gọi của UIKit."
    case .runWhy: "Với text, in quy tắc của mỗi mục và mục gây ra nó."
    case .torture:
      "Kết thúc tiến trình của app ở mọi thời điểm có thể, và báo dữ liệu nào bị mất."
    case .tortureFile:
      "Một tệp hoặc thư mục trong thư mục nhà của app để so sánh trước và sau. Nếu không nêu, applife dùng "
        + "lời báo của chính app."
    case .tortureEdit:
      "Các bước của người dùng để sửa dữ liệu, cách nhau bằng dấu phẩy. Nếu không nêu, applife gửi sự kiện "
        + "edit, trừ khi app tự sửa."
    case .tortureLimits: "Chờ các giới hạn thời gian lâu như trên iOS."
    case .lose: "Tìm số sự kiện ít nhất làm mất một chỉnh sửa."
    case .loseFile:
      "Một kịch bản mà các app nói chúng lưu ở đâu. Việc tìm bắt đầu ở cuối kịch bản."
    case .loseEvents: "Số sự kiện nhiều nhất sau chỉnh sửa."
    case .loseOpen: "Mở đường đi đó trên màn hình, để xem từng bước."
    case .loseSudden:
      "Cả những cách kết thúc tiến trình mà không kịp lưu: crash, khởi động lại, hệ thống."
    case .tour: "Lập bài kiểm thử ngắn nhất trên điện thoại mà vẫn bao phủ tất cả."
    case .tourSettle:
      "Đi qua những quy tắc còn tranh cãi hoặc chỉ là giả định, để điện thoại của bạn quyết định."
    case .evidence:
      "Biến các phiên của một chuyến đi với --settle thành những hàng của bảng về điều điện thoại đã cho thấy."
    case .evidenceFiles: "Các tệp phiên của applife walk."
    case .tourCover:
      "Những thứ cần bao phủ, cách nhau bằng dấu phẩy: states, transitions, callbacks, notifications, "
        + "endings, events."
    case .tourWithin:
      "Thời gian dài nhất của hành trình. Khi đó nó bao phủ nhiều nhất có thể."
    case .tourHead:
      "Kịch bản không có bước nào, khai báo các app, chế độ và mã của chúng. Hành trình bao phủ app đầu "
        + "tiên."
    case .tourFormat: "Định dạng: một kịch bản, hoặc một đối tượng JSON chứa nó."
    case .tourOutput: "Tệp cho kịch bản, được ghi nguyên tử (atomic)."
    case .walk: "Đi qua một kịch bản với điện thoại và kết luận từng bước."
    case .walkFile:
      "Một tệp kịch bản, tên của một kịch bản đi kèm applife, hoặc một tệp phiên."
    case .walkSession:
      "Tệp phiên. Nếu không nêu, applife tạo một tệp trong applife/walks ở thư mục trạng thái của bạn."
    case .walkFrom: "Bắt đầu từ bước này."
    case .walkCharter: "Câu hỏi mà phiên này phải trả lời."
    case .walkTester: "Tên của người kiểm thử."
    case .walkDevice: "Điện thoại và phiên bản iOS của nó."
    case .walkBuild: "Bản build của app."
    case .walkEvidence:
      "Một thư mục; phím a đính kèm tệp mới nhất của nó vào bước: ảnh chụp, video, nhật ký."
    case .reportFor:
      "Thêm vào XML của JUnit những gì một công cụ quản lý kiểm thử đọc: testrail, xray hoặc kiwi."
    case .reportCase:
      "Mã của công cụ cho một bước, dạng BƯỚC=MÃ; có thể dùng tùy chọn này nhiều lần."
    case .walkOnly:
      "Chỉ đi qua những bước của tệp phiên có kết luận này, thành một phiên mới."
    case .walkNew: "Bắt đầu phiên mới kể cả khi một phiên đã bị ngắt."
    case .limitProcesses:
      "Số tiến trình và luồng mới nhiều nhất khi chạy app thật (512); 0 là không giới hạn."
    case .limitFileSize:
      "Tệp lớn nhất mà app chạy thật được ghi, tính bằng megabyte (1024); 0 là không giới hạn."
    case .hostOption:
      "Chạy mã của chính app trong một tiến trình, theo thời gian thực: một tệp Swift, một thư mục tệp "
        + "Swift, hoặc một tệp thực thi hỗ trợ giao thức host. App chạy với quyền của bạn. Với app không phải "
        + "app đầu tiên, hãy dùng NAME=PATH."
    case .hostOptionHome:
      "Thư mục nhà của app chạy thật; applife giữ lại nó. Nếu không nêu, applife tạo thư mục mới và xóa "
        + "khi xong."
    case .tourWith(let means):
      "Những gì bạn có ngoài điện thoại, cách nhau bằng dấu phẩy: \(means.joined(separator: ", "))."
    case .tourWithout(let groups):
      "Các nhóm sự kiện không dùng, cách nhau bằng dấu phẩy: \(groups.joined(separator: ", "))."
    case .showHelp: "Hiện trợ giúp."
    }
  }
}
