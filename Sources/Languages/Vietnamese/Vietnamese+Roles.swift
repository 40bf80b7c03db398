// SPDX-License-Identifier: Apache-2.0

import Lifecycle
import LifecycleAnalysis

extension Vietnamese {
  /// The task of an app in each method, following Apple's guidance in our own words.
  func callbackRole(_ callback: Callback) -> String {
    switch callback {
    case .willFinishLaunching:
      "Chuẩn bị khôi phục trạng thái. Xem vì sao app được khởi chạy."
    case .didFinishLaunching: "Hoàn tất thiết lập thật nhanh và hiện màn hình đầu tiên."

    case .applicationDidFinishLaunching:
      "Hoàn tất thiết lập (trước iOS 3, hoặc khi không cần tùy chọn khởi chạy)."

    case .applicationDidBecomeActive: "Chạy lại các việc đã dừng. Làm mới giao diện."
    case .applicationWillResignActive:
      "Dừng các việc đang chạy và timer. App không còn nhận cú chạm."
    case .applicationDidEnterBackground:
      "Lưu dữ liệu, nhả tài nguyên dùng chung và che nội dung riêng tư trong khoảng 5 giây."
    case .applicationWillEnterForeground: "Hoàn tác những thay đổi đã làm khi vào nền."
    case .applicationWillTerminate: "Lưu dữ liệu. Đừng trông chờ vào lời gọi này."

    case .protectedDataDidBecomeAvailable: "Từ lúc này, app lại đọc được các tệp được bảo vệ."
    case .protectedDataWillBecomeUnavailable: "Đóng các tệp được bảo vệ."
    case .didReceiveMemoryWarning: "Giải phóng những đối tượng có thể tạo lại."
    case .significantTimeChange: "Cập nhật mọi thứ phụ thuộc vào ngày giờ."

    case .shouldSaveApplicationState: "Cho biết có lưu trữ trạng thái UI hay không."
    case .shouldRestoreApplicationState:
      "Cho biết có khôi phục trạng thái UI đã lưu trữ hay không."
    case .willEncodeRestorableState: "Thêm dữ liệu chung của app vào kho lưu trữ."
    case .didDecodeRestorableState: "Đọc dữ liệu chung của app từ kho lưu trữ."

    case .performFetch: "Tìm nạp nội dung mới. Sau đó gọi completion handler với kết quả."
    case .handleEventsForBackgroundURLSession:
      "Tạo lại phiên URL và giữ completion handler."

    case .didReceiveRemoteNotification:
      "Tìm nạp nội dung mà push báo. Sau đó gọi completion handler."
    case .didReceiveLocalNotification: "Xử lý thông báo mà app đã lên lịch."
    case .userNotificationWillPresent: "Trả về cách hiện thông báo khi app ở tiền cảnh."
    case .userNotificationDidReceive: "Hiện nội dung của thông báo mà người dùng đã chạm vào."

    case .pushRegistryDidReceive, .pushRegistryDidReceiveOnly:
      "Báo cuộc gọi cho CallKit trước khi phương thức trả về."
    case .activityUpdates: "Gửi push token của Hoạt động trực tiếp mới cho máy chủ."

    case .openURL: "Mở nội dung của URL."
    case .willContinueUserActivity: "Cho người dùng biết một user activity sắp được tiếp tục."
    case .continueUserActivity: "Tiếp tục user activity từ thiết bị hoặc app khác."
    case .performAction: "Thực hiện tác vụ nhanh. Sau đó gọi completion handler."

    case .configurationForConnecting: "Trả về cấu hình cho scene mới."
    case .didDiscardSceneSessions: "Xóa dữ liệu của các scene đã bỏ."

    case .sceneWillConnect: "Tạo cửa sổ và khôi phục nội dung của scene."
    case .sceneDidDisconnect: "Giải phóng tài nguyên của scene. Nó có thể kết nối lại."
    case .sceneWillEnterForeground: "Chuẩn bị để scene hiện trên màn hình."
    case .sceneDidBecomeActive: "Chạy lại các việc đã dừng của scene."
    case .sceneWillResignActive: "Dừng các việc đang chạy của scene."
    case .sceneDidEnterBackground:
      "Lưu dữ liệu của scene và nhả tài nguyên dùng chung trong khoảng 5 giây."
    case .sceneOpenURLContexts: "Mở nội dung của URL trong scene này."
    case .sceneContinueUserActivity: "Tiếp tục user activity trong scene này."
    case .windowScenePerformAction: "Thực hiện tác vụ nhanh trong scene này."
    case .stateRestorationActivity: "Trả về user activity dùng để khôi phục scene."

    case .locationManagerDidUpdateLocations: "Dùng vị trí mới. Trong nền thì phải làm nhanh."
    case .locationManagerDidEnterRegion:
      "Làm những việc cần làm trong khu vực này. Phải làm nhanh."
    case .locationManagerDidExitRegion: "Làm những việc cần làm khi rời đi. Phải làm nhanh."
    case .locationManagerDidRange, .locationManagerDidRangeBeacons:
      "Dùng khoảng cách đến các beacon."
    case .centralManagerWillRestoreState, .peripheralManagerWillRestoreState:
      "Khôi phục các kết nối Bluetooth."
    case .peripheralDidUpdateValue: "Dùng giá trị mà phụ kiện gửi."
    case .peripheralManagerDidReceiveRead: "Trả lời yêu cầu."
    case .touchesBegan: "Xử lý cú chạm, hoặc chuyển cho responder kế tiếp."
    case .buttonTapped: "Thực hiện hành động của nút."
    case .motionBegan: "Xử lý cú lắc."
    case .remoteControlReceived: "Phát, tạm dừng hoặc chuyển bài theo yêu cầu."
    case .accelerometerUpdate: "Dùng giá trị của gia tốc kế."
    case .didReceiveRemoteNotificationOnly: "Xử lý push (trước iOS 7)."
    case .openURLWithSource: "Mở nội dung của URL (trước iOS 9)."
    case .handleOpenURL: "Mở nội dung của URL (trước iOS 4.2)."
    case .sceneWillContinueUserActivity: "Cho người dùng biết một user activity sắp được tiếp tục."
    case .loadView: "Tạo view nếu không có storyboard."
    case .viewDidLoad: "Thiết lập view một lần, sau khi view được nạp."
    case .viewWillAppear: "Cập nhật view trước khi nó xuất hiện trong hệ phân cấp view."
    case .viewDidAppear: "Bắt đầu hoạt ảnh và những việc khác cần view ở trên màn hình."
    case .viewWillDisappear: "Dừng những việc cần view ở trên màn hình."
    case .viewDidDisappear: "Giải phóng những tài nguyên mà view đang ẩn không cần."
    case .controllerDidReceiveMemoryWarning:
      "Giải phóng những đối tượng mà view controller có thể tạo lại."
    case .launchHandler: "Làm việc đã lên lịch. Sau đó gọi setTaskCompleted(success:)."
    case .taskExpirationHandler: "Dừng việc đang làm và gọi setTaskCompleted(success: false)."
    case .downloadDidFinish:
      "Chuyển tệp vừa tải về sang chỗ khác. iOS xóa tệp khi phương thức này trả về."
    case .onAppear: "SwiftUI gọi hàm này khi view gốc sắp xuất hiện."
    case .onOpenURL: "Mở URL mà SwiftUI truyền vào."
    case .sessionDidFinishEvents: "Gọi completion handler mà app đã giữ."
    case .draw: "Vẽ phần của view đã thay đổi."
    }
  }

  /// The name of an object: that of its class, if it has one.
  func objectName(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "run loop chính"
    case .dataModel: "mô hình dữ liệu"
    case .application, .appDelegate, .sceneDelegate, .window, .viewController, .view, .layer,
      .control, .document:
      object.rawValue
    }
  }

  /// The purpose of an object of an app.
  func objectRole(_ object: AppObject) -> String {
    switch object {
    case .runLoop: "Giao từng sự kiện một trên luồng chính."
    case .application: "Chạy vòng lặp sự kiện và gọi delegate của nó."
    case .appDelegate: "Chứa mã của app cho lúc khởi chạy và chuyển trạng thái."
    case .sceneDelegate: "Chứa mã của app cho một scene."
    case .window: "Chứa các view. Mỗi màn hình có cửa sổ riêng."
    case .viewController: "Quản lý các view và nối chúng với dữ liệu."
    case .view: "Vẽ vùng của mình và nhận cú chạm trong vùng đó."
    case .layer: "Giữ nội dung của view. Thêm layer để có hiệu ứng."
    case .control: "Biến cú chạm thành thông điệp hành động."
    case .dataModel: "Giữ nội dung, không phụ thuộc vào view."
    case .document: "Cất dữ liệu trong tệp. Tự động lưu."
    }
  }
}
