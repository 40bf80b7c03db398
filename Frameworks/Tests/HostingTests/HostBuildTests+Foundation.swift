// SPDX-License-Identifier: Apache-2.0
@testable import OperatingSystem
import Testing

/// Tests of the parts of Foundation and UIKit that Linux lacks.
extension HostBuildTests {
  @Test("predicates, expressions, weak collections, associations, detectors and calls that wait")
  func foundation() throws {
    let source = """
      import MobileCoreServices
      import UIKit

      private var key: UInt8 = 0
      extension UIView {
        var note: String? {
          get { objc_getAssociatedObject(self, &key) as? String }
          set { objc_setAssociatedObject(self, &key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
        }
      }

      final class Numbers: UIViewController {
        func value(_ text: String) -> Any { NSExpression(format: text).expressionValue(with: nil, context: nil) ?? "nil" }
        override func viewDidLoad() {
          super.viewDidLoad()
          print(value("2 + 3 * 4.5"), value("7 / 2"), value("sqrt(16) - 1"), value("(1 + 2) * 3"))
          let mail = NSPredicate(format: "SELF MATCHES %@", "[a-z.]+@[a-z]+[.][a-z]{2,}")
          print(mail.evaluate(with: "a.b@c.de"), mail.evaluate(with: "a.b@c"))
          let people: NSArray = [["name": "Ann", "age": 20], ["name": "Bob", "age": 40]]
          print(people.filtered(using: NSPredicate(format: "age > %d AND name BEGINSWITH[c] %@", 30, "b")).count)
          let listeners = NSHashTable<UIView>.weakObjects()
          let views = NSMapTable<NSString, UIView>.strongToWeakObjects()
          var view: UIView? = UIView()
          view?.note = "kept"
          listeners.add(view)
          views.setObject(view, forKey: "a")
          print(listeners.count, views.object(forKey: "a")?.note ?? "none", UIView().note ?? "none")
          view = nil
          print(listeners.count, views.count)
          let text = "see https://a.b/c, mail x@y.org"
          let detector = try! NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
          print(detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map { $0.url!.absoluteString })
          let page = try! NSAttributedString(
            data: Data("<h1>Tea</h1><p>1 &lt; 2<br>end</p>".utf8),
            options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
          print(page.string.split(separator: "\\n").joined(separator: "|"))
          let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)!
          print(UIFont(descriptor: bold, size: 0).fontDescriptor.symbolicTraits == .traitBold, UIFont(descriptor: bold, size: 0).pointSize)
          print(NSCoder.cgRect(for: NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4))))
          let any: NSObjectProtocol = UIButton()
          print(any.isKind(of: UIView.self), any.isMember(of: UIView.self))
          print(kUTTypeImage as String, kUTTypePropertyList as String)
          let timer = Timer(timeInterval: 0.3, repeats: false) { _ in print("fired") }
          RunLoop.main.add(timer, forMode: .common)
          perform(#selector(never), with: nil, afterDelay: 0.1)
          NSObject.cancelPreviousPerformRequests(withTarget: self)
          perform(#selector(once), with: "soon", afterDelay: 0.1)
        }
        @objc func never() { print("cancelled, and called") }
        @objc func once(_ text: String) { print(text) }
      }

      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window = UIWindow()
          window?.rootViewController = Numbers()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """
    let (output, _, errors) = try run(["App.swift": source], "tap icon, wait 1s")
    #expect(
      output == [
        "15.5 3 3.0 9", "true false", "1", "1 kept none", "0 0",
        #"["https://a.b/c", "mailto:x@y.org"]"#, "Tea|1 < 2|end", "true 12.0",
        "(1.0, 2.0, 3.0, 4.0)", "true false",
        "public.image com.apple.property-list", "soon", "fired",
      ], Comment(rawValue: errors))
  }

  @Test(
    "an observer of the run loop sees each of its turns; memory, locks, words and Darwin's notifications work"
  )
  func runLoop() throws {
    let source = """
      import UIKit
      import os
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var lock = os_unfair_lock()
        let counter = OSAllocatedUnfairLock(initialState: 0)
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let wanted: CFRunLoopActivity = [.beforeSources, .beforeWaiting, .afterWaiting]
          var seen: Set<UInt> = []
          let observer = CFRunLoopObserverCreateWithHandler(kCFAllocatorDefault, wanted.rawValue, true, 0) {
            observer, activity in
            guard seen.insert(activity.rawValue).inserted else { return }
            print(activity == .beforeWaiting ? "sleeps" : activity == .afterWaiting ? "wakes" : "works")
            if seen.count == 3 { CFRunLoopObserverInvalidate(observer) }
          }
          CFRunLoopAddObserver(CFRunLoopGetMain(), observer, .commonModes)
          var info = mach_task_basic_info()
          var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
          let result: kern_return_t = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
              task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
          }
          print(result == KERN_SUCCESS && info.resident_size > 1_000_000, os_proc_available_memory() > 0)
          os_unfair_lock_lock(&lock)
          os_unfair_lock_unlock(&lock)
          let text = "It's a test. Is it?"
          var words: [String] = []
          text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in
            words.append(word ?? "")
          }
          text.enumerateSubstrings(in: text.startIndex..., options: [.bySentences, .reverse]) {
            sentence, _, _, stop in
            print(words, sentence ?? "", self.counter.withLock { $0 += 1; return $0 })
            stop = true
          }
          let center = CFNotificationCenterGetDarwinNotifyCenter()
          let name = "com.example.changed" as CFString
          CFNotificationCenterAddObserver(
            center, Unmanaged.passUnretained(self).toOpaque(), { _, _, name, _, _ in print(name!.rawValue) },
            name, nil, .deliverImmediately)
          CFNotificationCenterPostNotification(center, CFNotificationName(name), nil, nil, true)
        }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(
      result.output.prefix(3) == [
        "true true", #"["It\'s", "a", "test", "Is", "it"] Is it? 1"#, "com.example.changed",
      ])
    #expect(Set(result.output.dropFirst(3)) == ["works", "sleeps", "wakes"])
  }

  @Test("publishers and subscribers of an app's own work, and get as much as they want")
  func ownPublishers() throws {
    let source = """
      import UIKit
      import Combine
      final class Few: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        func receive(subscription: Subscription) { subscription.request(.max(2)) }
        func receive(_ input: Int) -> Subscribers.Demand {
          print("got", input)
          return input == 2 ? .max(1) : .none
        }
        func receive(completion: Subscribers.Completion<Never>) { print("done") }
      }
      struct Taps: Publisher {
        typealias Output = UIControl
        typealias Failure = Never
        let control: UIControl
        func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
          subscriber.receive(subscription: TapSubscription(subscriber, control))
        }
      }
      final class TapSubscription<S: Subscriber>: Subscription where S.Input == UIControl {
        private var subscriber: S?
        private let control: UIControl
        init(_ subscriber: S, _ control: UIControl) {
          (self.subscriber, self.control) = (subscriber, control)
          control.addTarget(self, action: #selector(tapped), for: .touchUpInside)
        }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() { subscriber = nil }
        @objc private func tapped() { _ = subscriber?.receive(control) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var kept: Set<AnyCancellable> = []
        func applicationDidFinishLaunching(_ application: UIApplication) {
          [1, 2, 3, 4].publisher.subscribe(Few())
          let subject = PassthroughSubject<Int, Never>()
          subject.subscribe(Few())
          for number in 7...9 { subject.send(number) }
          subject.send(completion: .finished)
          let button = UIButton()
          Taps(control: button).map { $0.isEnabled }.sink { print("tapped", $0) }.store(in: &kept)
          button.sendActions(for: .touchUpInside)
          kept = []
          button.sendActions(for: .touchUpInside)
          ["1", "x", "3"].publisher
            .tryScan(0) { sum, text in
              guard let number = Int(text) else { throw CocoaError(.formatting) }
              return sum + number
            }
            .sink(receiveCompletion: { if case .failure = $0 { print("failed") } }, receiveValue: { print($0) })
            .store(in: &kept)
          Timer.publish(every: 0.3, on: .main, in: .common).autoconnect().first()
            .sink { _ in print("ticked") }.store(in: &kept)
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("no tick yet") }
        }
      }
      """
    let result = try run(["App.swift": source], "tap icon, wait 1s, press home")
    #expect(
      result.output == [
        "got 1", "got 2", "got 3", "got 7", "got 8", "done", "tapped true", "1", "failed",
        "no tick yet", "ticked",
      ])
  }
}
