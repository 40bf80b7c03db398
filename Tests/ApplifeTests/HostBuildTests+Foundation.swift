// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import applife

/// What Foundation and UIKit have on Apple's systems and not on Linux.
extension HostBuildTests {
  @Test("predicates, expressions, weak collections, associations, detectors and calls that wait")
  func foundation() throws {
    let source = """
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
        "(1.0, 2.0, 3.0, 4.0)", "soon",
      ], Comment(rawValue: errors))
  }
}
