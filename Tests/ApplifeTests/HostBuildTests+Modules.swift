// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import applife

/// Modules of which something acts, and those that say what is not there.
extension HostBuildTests {
  @Test("CryptoKit: the vectors of the standards, and what is forged")
  func ciphers() throws {
    let source = Self.app(
      """
      let ed = try! Curve25519.Signing.PrivateKey(rawRepresentation: hex("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb"))
      print("8032", text(try! ed.signature(for: [0x72])).prefix(16), ed.publicKey.isValidSignature(try! ed.signature(for: [1]), for: [2]))
      let hkdf = HKDF<SHA256>.deriveKey(inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 11, count: 22)), salt: hex("000102030405060708090a0b0c"), info: hex("f0f1f2f3f4f5f6f7f8f9"), outputByteCount: 42)
      print("5869", text(hkdf.withUnsafeBytes { Data($0) }).prefix(16))
      let key = SymmetricKey(data: hex("feffe9928665731c6d6a8f9467308308"))
      let box = try! AES.GCM.seal(hex("d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"), using: key, nonce: AES.GCM.Nonce(data: hex("cafebabefacedbaddecaf888")), authenticating: hex("feedfacedeadbeeffeedfacedeadbeefabaddad2"))
      print("GCM", text(box.tag))
      do { _ = try AES.GCM.open(box, using: key) } catch { print("GCM", error) }
      let chacha = try! ChaChaPoly.seal(Data("hello".utf8), using: SymmetricKey(size: .bits256))
      print("ChaCha", chacha.combined.count)
      print("3394", text(try! AES.KeyWrap.wrap(SymmetricKey(data: hex("00112233445566778899aabbccddeeff")), using: SymmetricKey(data: hex("000102030405060708090a0b0c0d0e0f")))))
      let p = try! P256.Signing.PrivateKey(rawRepresentation: hex("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
      let signature = try! P256.Signing.ECDSASignature(rawRepresentation: hex("efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
      print("6979", text(p.publicKey.rawRepresentation).prefix(16), p.publicKey.isValidSignature(signature, for: Data("sample".utf8)), p.publicKey.isValidSignature(signature, for: Data("other".utf8)))
      let again = try! P256.Signing.PrivateKey(pemRepresentation: p.pemRepresentation)
      print("PEM", again.rawRepresentation == p.rawRepresentation)
      let (a, b) = (P384.KeyAgreement.PrivateKey(), P384.KeyAgreement.PrivateKey())
      print("ECDH", try! a.sharedSecretFromKeyAgreement(with: b.publicKey) == b.sharedSecretFromKeyAgreement(with: a.publicKey))
      var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
      CC_MD5("abc", 3, &digest)
      print("MD5", text(digest))
      """,
      """
      func hex(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).map { UInt8(text.dropFirst($0).prefix(2), radix: 16)! }
      }
      func text(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
      """, imports: "import UIKit\nimport CryptoKit\nimport CommonCrypto")
    let result = try run(["AppDelegate.swift": source], "tap icon")
    #expect(
      result.output == [
        "8032 92a009a9f0d4cab8 false", "5869 3cb25f25faacd57a",
        "GCM 5bc94fbc3221a5db94fae95ae7121a47",
        "GCM authenticationFailure", "ChaCha 33",
        "3394 1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5", "6979 60fed4ba255a9d31 true false",
        "PEM true", "ECDH true", "MD5 900150983cd24fb0d6963f7d28e17f72",
      ])
  }

  @Test("what is computed of vectors and entities, and modules that say what is not there")
  func otherModules() throws {
    let source = """
      import SwiftUI
      import RealityKit
      import MetalKit
      import PassKit
      import WeatherKit
      import CoreLocation
      import CoreNFC
      import FoundationModels
      import Accelerate
      import SystemConfiguration
      @Generable(description: "A trip (short)") struct Trip { @Guide(description: "(a", .count(3)) var days: [String] }
      struct Probe: View {
        var body: some View {
          Text("a").task {
            let parent = Entity(), child = Entity()
            parent.transform = Transform(rotation: simd_quatf(angle: .pi / 2, axis: [0, 1, 0]), translation: [1, 0, 0])
            parent.addChild(child)
            child.position = [1, 0, 0]
            let place = child.position(relativeTo: nil)
            print("at", simd_distance(place, [1, 0, -1]) < 0.001, parent.children.count)
            print("inverse", (parent.transform.matrix.inverse * parent.transform.matrix).determinant)
            print("mean", vDSP.mean([1, 2, 3, 4] as [Float]))
            print("metal", MTLCreateSystemDefaultDevice() == nil)
            print("pay", PKPaymentAuthorizationController.canMakePayments())
            print("read", NFCNDEFReaderSession.readingAvailable)
            do { _ = try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2)) } catch { print("weather", error) }
            do { print(try await LanguageModelSession().respond(to: "Hi", generating: Trip.self).content.days) } catch { print("model", SystemLanguageModel.default.availability) }
            var flags = SCNetworkReachabilityFlags()
            SCNetworkReachabilityGetFlags(SCNetworkReachabilityCreateWithName(nil, "a")!, &flags)
            print("reachable", flags.contains(.reachable))
          }
        }
      }
      """
    let app = """
      import SwiftUI
      @main struct MyApp: App { var body: some Scene { WindowGroup { Probe() } } }
      """
    let result = try run(["Probe.swift": source, "App.swift": app], "tap icon, wait 1s")
    #expect(
      result.output == [
        "at true 1", "inverse 1.0", "mean 2.5", "metal true", "pay false", "read false",
        "weather permissionDenied",
        "model unavailable(FoundationModels.SystemLanguageModel.Availability.UnavailableReason.deviceNotEligible)",
        "reachable true",
      ])
  }

  @Test("units of health data, events of a day, cards of contacts, a connection that fails")
  func dataModules() throws {
    let source = Self.app(
      """
      let mass = HKQuantity(unit: .gramUnit(with: .kilo), doubleValue: 70)
      print("mass", mass.doubleValue(for: .gram()), (mass.doubleValue(for: .pound()) * 10).rounded())
      print("heat", HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212).doubleValue(for: .degreeCelsius()).rounded())
      print("speed", HKQuantity(unit: HKUnit(from: "km/hr"), doubleValue: 36).doubleValue(for: HKUnit(from: "m/s")).rounded())
      let store = EKEventStore(), now = Date()
      for (name, hours) in [("soon", 1.0), ("late", 100)] {
        let event = EKEvent(eventStore: store)
        event.title = name
        event.startDate = now.addingTimeInterval(hours * 3600)
        event.endDate = event.startDate.addingTimeInterval(60)
        event.calendar = store.defaultCalendarForNewEvents
        try! store.save(event, span: .thisEvent)
      }
      let day = store.predicateForEvents(withStart: now, end: now.addingTimeInterval(86_400), calendars: nil)
      print("events", store.events(matching: day).map { $0.title ?? "" })
      let contact = CNMutableContact()
      contact.givenName = "Ada"
      contact.familyName = "L"
      let card = try! CNContactVCardSerialization.data(with: [contact])
      print("card", String(decoding: card, as: UTF8.self).contains("FN:Ada L"))
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") { _, error in
        print("face", (error as! LAError).code == LAError.biometryNotEnrolled)
      }
      let connection = NWConnection(host: "a.example", port: 80, using: .tcp)
      connection.stateUpdateHandler = { if case .failed(let error) = $0 { print("failed", error == .posix(.ENETDOWN)) } }
      connection.start(queue: .main)
      """,
      imports: ["UIKit", "HealthKit", "EventKit", "Contacts", "LocalAuthentication", "Network"]
        .map { "import " + $0 }.joined(separator: "\n"))
    let result = try run(["AppDelegate.swift": source], "tap icon, wait 500ms")
    for line in [
      "mass 70000.0 1543.0", "heat 100.0", "speed 10.0", #"events ["soon"]"#, "card true",
      "face true", "failed true",
    ] { #expect(result.output.contains(line), "\(result.output)") }
  }
}
