import Foundation
@_spi(Unsafe) import MockSupport
import Testing
import ZooAPI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension SearchQuery: SampledOperation {
  public static var sampleData: Foundation.Data { otters }

  /// A response with one otter.
  static let otters = Foundation.Data(
    #"{"data":{"search":[{"__typename":"Otter","id":"7"}],"resident":null}}"#.utf8)
}

/// An operation with a variable that JSON does not have.
public struct OddQuery: GraphQLQuery {
  public typealias Data = SearchQuery.Data
  public static let operationName = "Odd"
  public static let operationDocument = OperationDocument(operationIdentifier: "abc")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_spi(Unsafe) public var __variables: Variables? { ["weight": Double.infinity] }
}

/// A place to which no test ever gets: port 9 discards what it is sent, where anybody listens.
func nowhere() throws -> URL { try #require(URL(string: "http://127.0.0.1:9/graphql")) }

/// What happens to a request, in this order.
final class Log: @unchecked Sendable {
  // '@unchecked': `condition` guards the variable.
  private let condition = NSCondition()
  private var noted: [String] = []

  var entries: [String] {
    condition.lock()
    defer { condition.unlock() }
    return noted
  }

  func note(_ entry: String) {
    condition.lock()
    noted.append(entry)
    condition.broadcast()
    condition.unlock()
  }

  /// What is noted once there are `count` entries, or after 20 seconds.
  func entries(_ count: Int) -> [String] {
    let end = Date(timeIntervalSinceNow: 20)
    condition.lock()
    defer { condition.unlock() }
    while noted.count < count, condition.wait(until: end) {}
    return noted
  }

  /// Notes how a request ends.
  func noteCompletion(_ result: Result<ClientResponse, ClientError>) { note("completion " + summary(result)) }
}

/// `200`, or why there is no response.
func summary(_ result: Result<ClientResponse, ClientError>) -> String {
  switch result {
  case .success(let response): "\(response.statusCode)"
  case .failure(.requestMapping): "no request"
  case .failure(.statusCode(let response)): "invalid \(response.statusCode)"
  case .failure(.underlying(let error)): "\(type(of: error))"
  case .failure(.cancelled): "cancelled"
  }
}

/// Notes what it is asked to do, and changes requests and results so that the order can be told.
struct LoggingPlugin: ClientPlugin {
  let name: String
  let log: Log

  func prepare(_ request: URLRequest, for operation: some GraphQLOperation) -> URLRequest {
    log.note("\(name) prepare")
    var request = request
    let trail = request.value(forHTTPHeaderField: "X-Trail") ?? ""
    request.setValue(trail + name, forHTTPHeaderField: "X-Trail")
    return request
  }

  func willSend(_ request: URLRequest, for operation: some GraphQLOperation) {
    log.note("\(name) willSend \(request.value(forHTTPHeaderField: "X-Trail") ?? "")")
  }

  func didReceive(_ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation) {
    log.note("\(name) didReceive \(summary(result))")
  }

  func process(
    _ result: Result<ClientResponse, ClientError>, for operation: some GraphQLOperation
  ) -> Result<ClientResponse, ClientError> {
    log.note("\(name) process \(summary(result))")
    return result.map { ClientResponse(statusCode: $0.statusCode + 1, body: $0.body, request: $0.request) }
  }
}

/// Notes that it was used, and never answers.
struct SilentTransport: OperationTransport {
  let log: Log

  func send(
    _ request: URLRequest, progress: @escaping @Sendable (Double) -> Void,
    completion: @escaping @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  ) -> TransportTask {
    log.note("sent")
    return TransportTask { log.note("given up") }
  }
}
