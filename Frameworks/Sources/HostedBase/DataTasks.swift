// SPDX-License-Identifier: Apache-2.0
import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// - SeeAlso: https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher(for:)-8snr
  public func dataTaskPublisher(
    for url: URL
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    dataTaskPublisher(for: URLRequest(url: url))
  }
  public func dataTaskPublisher(
    for request: URLRequest
  ) -> AnyPublisher<(data: Data, response: URLResponse), URLError> {
    Deferred {
      Future { fulfill in
        let answer = Answer(fulfill: fulfill)
        self.dataTask(with: request) { data, response, error in
          if let data, let response {
            answer.fulfill(.success((data, response)))
          } else {
            answer.fulfill(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }.resume()
      }
    }.eraseToAnyPublisher()
  }
  /// - Note: Unchecked: it is called once, on the session's queue.
  private struct Answer: @unchecked Sendable {
    let fulfill: Future<(data: Data, response: URLResponse), URLError>.Promise
  }
}
