// SPDX-License-Identifier: Apache-2.0
import Foundation
import Alamofire

enum Router: URLRequestConvertible {
  case user(Int)
  var method: HTTPMethod { .get }
  func asURLRequest() throws -> URLRequest {
    var request = URLRequest(url: URL(string: "https://example.com")!)
    request.method = method
    return try URLEncoding.default.encode(request, with: nil)
  }
}
struct User: Decodable { let name: String }
final class APIClient {
  static let shared = APIClient()
  private let session: Session
  init() {
    let configuration = URLSessionConfiguration.af.default
    configuration.timeoutIntervalForRequest = 30
    session = Session(configuration: configuration, interceptor: AuthInterceptor())
  }
  @discardableResult
  func fetchUser(id: Int, completion: @escaping (Result<User, AFError>) -> Void) -> DataRequest {
    return session.request(Router.user(id)).validate().responseDecodable(of: User.self) {
      response in
      completion(response.result)
    }
  }
  func refresh() { AF.request("https://example.com").response { _ in print("never") } }
  func flush() { session.cancelAllRequests() }
}
final class AuthInterceptor: RequestInterceptor {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, Error>) -> Void
  ) {
    completion(.success(urlRequest))
  }
}
