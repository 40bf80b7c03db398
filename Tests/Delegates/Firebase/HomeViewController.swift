// SPDX-License-Identifier: Apache-2.0
import UIKit
import FirebaseFirestore
import SnapKit
import Kingfisher

class HomeViewController: UIViewController {
  let service: UserService
  private var listener: ListenerRegistration?
  lazy var image: UIImageView = {
    let view = UIImageView()
    view.kf.setImage(with: URL(string: "https://example.com"))
    return view
  }()
  init(service: UserService) { self.service = service; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(image)
    image.snp.makeConstraints { make in
      make.edges.equalToSuperview()
    }
    listener = Firestore.firestore().collection("users").addSnapshotListener { snapshot, error in
      guard let documents = snapshot?.documents else { return }
      print(documents.count)
    }
    print("home loaded")
  }
}
class UserService {
  func fetch(_ done: @escaping (Result<User, Error>) -> Void) {
    Firestore.firestore().collection("users").getDocuments { (snapshot, error) in
      if let error = error { done(.failure(error)) }
    }
  }
}
struct User: Codable { @DocumentID var id: String?; var name: String }
