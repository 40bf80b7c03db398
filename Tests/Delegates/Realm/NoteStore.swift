// SPDX-License-Identifier: Apache-2.0
import Foundation
import RealmSwift

class Note: Object {
  @Persisted(primaryKey: true) var id: ObjectId
  @Persisted var title: String = ""
  @Persisted var created: Date
  let tags = List<String>()
  override static func primaryKey() -> String? { "id" }
}
class NoteStore {
  private let realm = try! Realm()
  private var token: NotificationToken?
  lazy var notes: Results<Note> = realm.objects(Note.self).sorted(byKeyPath: "created")
  var count: Int { notes.count }
  func save(text: String) {
    let note = Note()
    note.title = text
    try! realm.write {
      realm.add(note, update: .modified)
    }
  }
  func observe() {
    token = notes.observe { [weak self] changes in
      switch changes {
      case .initial: print("initial");
      default: self?.save(text: "")
      }
    }
  }
}
