// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Apps that are tapped and typed into, and apps that Interface Builder made.
extension HostBuildTests {
  @Test(
    "a storyboard's outlets, actions, cells and segues are connected, and its buttons can be tapped"
  )
  func storyboard() throws {
    let source = #"""
      import UIKit
      class ViewController: UIViewController {
          @IBOutlet private weak var label: UILabel!
          @IBOutlet var fields: [UITextField]!
          @IBOutlet weak var tableView: UITableView!
          var count = 0
          override func viewDidLoad() {
              super.viewDidLoad()
              label.text = "Ready"
              print("loaded", fields.count, navigationItem.title ?? "", NSLocalizedString("hello", comment: ""))
          }
          @IBAction func rollPressed(_ sender: UIButton) {
              count += 1
              label.text = "\(count)"
              print("rolled", count, sender.currentTitle ?? "")
          }
          @IBAction private func changed(sender: UITextField) { print("text", sender.text!) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
              if segue.identifier == "goToResult" { (segue.destination as! ResultViewController).value = label.text }
          }
      }
      extension ViewController: UITableViewDataSource, UITableViewDelegate {
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
          func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
              let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath) as! RowCell
              cell.name.text = "Row \(indexPath.row)"
              return cell
          }
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { performSegue(withIdentifier: "goToResult", sender: self) }
      }
      class RowCell: UITableViewCell { @IBOutlet weak var name: UILabel! }
      class ResultViewController: UIViewController {
          var value: String?
          @IBOutlet weak var resultLabel: UILabel!
          override func viewDidLoad() { super.viewDidLoad(); resultLabel.text = value; print("result", value ?? "nil") }
          @IBAction func back(_ sender: Any) { dismiss(animated: true, completion: nil); print("dismissed") }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }
      """#
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-1">
       <scenes>
        <scene sceneID="s0"><objects>
         <navigationController id="nav-1" sceneMemberID="viewController"><navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/><connections><segue destination="vc-1" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
         <placeholder placeholderIdentifier="IBFirstResponder" id="fr0" sceneMemberID="firstResponder"/></objects></scene>
        <scene sceneID="s1"><objects>
         <viewController id="vc-1" customClass="ViewController" customModule="Dicee" customModuleProvider="target" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0" y="0" width="414" height="896"/>
           <subviews>
            <label text="Hello" id="l1"/>
            <button id="b1"><state key="normal" title="Roll"/><connections><action selector="rollPressed:" destination="vc-1" eventType="touchUpInside" id="a1"/></connections></button>
            <stackView axis="vertical" id="st"><subviews>
             <textField placeholder="Name" id="t1"><connections><action selector="changedWithSender:" destination="vc-1" eventType="editingChanged" id="a2"/></connections></textField>
             <textField placeholder="Other" id="t2"/></subviews></stackView>
            <tableView id="tb"><prototypes><tableViewCell reuseIdentifier="Row" id="c1" customClass="RowCell" customModule="Dicee"><tableViewCellContentView key="contentView" id="cc"><subviews><label text="x" id="cl"/></subviews></tableViewCellContentView><connections><outlet property="name" destination="cl" id="o9"/></connections></tableViewCell></prototypes>
             <connections><outlet property="dataSource" destination="vc-1" id="o3"/><outlet property="delegate" destination="vc-1" id="o4"/></connections></tableView>
           </subviews></view>
          <navigationItem key="navigationItem" title="Dice" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bb"><connections><segue destination="vc-2" kind="presentation" identifier="goToResult" id="sg"/></connections></barButtonItem></navigationItem>
          <connections><outlet property="label" destination="l1" id="o1"/><outletCollection property="fields" destination="t1" id="o2"/><outletCollection property="fields" destination="t2" id="o5"/><outlet property="tableView" destination="tb" id="o6"/></connections>
         </viewController>
         <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/></objects></scene>
        <scene sceneID="s2"><objects>
         <viewController storyboardIdentifier="Result" id="vc-2" customClass="ResultViewController" customModule="Dicee" sceneMemberID="viewController">
          <view key="view" id="v2"><subviews><label text="" id="l2"/><button id="b2"><state key="normal" title="Close"/><connections><action selector="back:" destination="vc-2" eventType="touchUpInside" id="a3"/></connections></button></subviews></view>
          <connections><outlet property="resultLabel" destination="l2" id="o7"/></connections></viewController></objects></scene>
       </scenes>
      </document>
      """
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><false/><key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneConfigurationName</key><string>Default Configuration</string><key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string><key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict></plist>
      """
    let result = try run(
      [
        "App.swift": source, "Base.lproj/Main.storyboard": storyboard, "Info.plist": list,
        "Localizable.xcstrings": #"""
        {"sourceLanguage": "en", "version": "1.0", "strings": {"hello": {"localizations":
          {"en": {"stringUnit": {"state": "translated", "value": "Good day"}}}}, "other": {}}}
        """#,
      ],
      "tap icon, +500ms tap button Roll, tap button roll, type Bo, tap button Row 1, "
        + "tap button Close, tap button Add, tap button Nothing")
    #expect(
      result.output == [
        "loaded 2 Dice Good day", "rolled 1 Roll", "rolled 2 Roll", "text B", "text Bo", "result 2",
        "dismissed", "result 2",
      ])
    #expect(
      result.entries.output("applife") == ["shows no button Nothing. It shows: Close"])
  }

  @Test("SwiftUI's buttons, links, toggles, fields, menus, alerts and sheets take taps and texts")
  func taps() throws {
    let source = #"""
      import SwiftUI
      @main struct T: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct ContentView: View {
        @State private var n = 0; @State private var on = false; @State private var name = ""; @State private var ask = false; @State private var more = false; @State private var sheet = false
        var body: some View {
          NavigationStack { List {
            Button("Add") { n += 1; print("added", n) }
            Toggle("On", isOn: $on).onChange(of: on) { print("toggled", on) }
            TextField("Name", text: $name).onSubmit { print("submitted", name) }
            NavigationLink(isActive: $more, destination: { Text("more").onAppear { print("more") } }, label: { Text("More") })
            NavigationLink("Value", value: 7)
            Button { ask = true } label: { Label("Delete", systemImage: "trash") }
            Button("Off") { print("never") }.disabled(true)
            Button("Sheet") { sheet = true }
            Menu { Button("Newest") { print("sorted") } } label: { Image(systemName: "ellipsis") }
            NavigationLink { EmptyView() } label: {
              Text("Row").contextMenu { Button("Copy") { print("copied") }; Button("Add") { print("hidden") } }
                .swipeActions { Button("Archive") { print("archived") } }
            }
          }.navigationDestination(for: Int.self) { v in Text("\(v)").onAppear { print("value", v) } }
          .alert("Sure?", isPresented: $ask) { Button("Yes", role: .destructive) { print("yes") }; Button("No") {} }
          .sheet(isPresented: $sheet) { SheetView() } }
        }
      }
      struct SheetView: View { @Environment(\.dismiss) var dismiss; var body: some View { Button("Done") { dismiss(); print("done") }.onDisappear { print("gone") } } }
      """#
    let result = try run(
      ["TapsApp.swift": source],
      "tap icon, +500ms tap button Add, tap button On, type Ann, tap button More, "
        + "tap button Back, tap button Value, tap button Back, tap button Delete, tap button Yes, "
        + "tap button Sheet, tap button Done, tap button ellipsis, tap button Newest, "
        + "tap button Copy, tap button Archive, tap button Add, tap button Off"
    )
    #expect(
      result.output == [
        "added 1", "toggled true", "more", "value 7", "yes", "done", "gone", "sorted", "copied",
        "archived", "added 2",
      ])
    #expect(
      result.entries.output("applife") == [
        "shows no button Off. It shows: Add, On, Name, More, Value, Delete, Sheet, ellipsis, Newest, Row, Copy, Archive"
      ])
  }

  @Test("a screen that another covers disappears, is kept, and appears again")
  func navigation() throws {
    let source = #"""
      import SwiftUI
      @main struct T: App { var body: some Scene { WindowGroup { ContentView() } } }
      struct Seen: ViewModifier {
        let name: String
        func body(content: Content) -> some View { content.onAppear { print("+", name) }.onDisappear { print("-", name) } }
      }
      struct ContentView: View {
        @State private var tab = 0
        @State private var path = NavigationPath()
        @State private var details = false
        var body: some View {
          TabView(selection: $tab) {
            NavigationStack(path: $path) {
              VStack {
                NavigationLink("Seven", value: 7)
                Button("Deep") { path.append(1); path.append("two") }
                Button("Details") { details = true }
              }
              .modifier(Seen(name: "root"))
              .navigationDestination(for: Int.self) { n in Text("\(n)").modifier(Seen(name: "int \(n)")) }
              .navigationDestination(for: String.self) { s in Text(s).modifier(Seen(name: "text \(s)")) }
              .navigationDestination(isPresented: $details) { DetailsView() }
            }
            .tabItem { Label("Home", systemImage: "house") }.tag(0)
            CounterView().modifier(Seen(name: "count")).tabItem { Text("Count") }.tag(1)
          }
        }
      }
      struct DetailsView: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Done") { dismiss() }.modifier(Seen(name: "details")) }
      }
      struct CounterView: View {
        @State private var n = 0
        var body: some View { Button("Add") { n += 1; print("added", n) } }
      }
      """#
    let result = try run(
      ["NavApp.swift": source],
      "tap icon, +500ms tap button Seven, tap button Back, tap button Deep, tap button Back, "
        + "tap button Back, tap button Details, tap button Done, tap button Count, "
        + "tap button Add, tap button Home, tap button Count, tap button Add, tap button Deep")
    #expect(
      result.output == [
        "+ root", "+ int 7", "- root", "+ root", "- int 7", "+ text two", "- root", "- text two",
        "+ int 1", "+ root", "- int 1", "+ details", "- root", "+ root", "- details", "+ count",
        "- root", "added 1", "+ root", "- count", "+ count", "- root", "added 2",
      ])
    #expect(
      result.entries.output("applife") == ["shows no button Deep. It shows: Home, Add, Count"])
  }
}
