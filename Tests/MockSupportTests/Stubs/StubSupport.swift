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

/// An operation with a variable that JSON can't represent.
public struct OddQuery: GraphQLQuery {
  public typealias Data = SearchQuery.Data
  public static let operationName = "Odd"
  public static let operationDocument = OperationDocument(operationIdentifier: "abc")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  @_spi(Unsafe) public var __variables: Variables? { ["weight": Double.infinity] }
}

/// Returns a URL that no test connects to: port 9 discards all bytes.
func nowhere() throws -> URL { try #require(URL(string: "http://127.0.0.1:9/graphql")) }

/// A log of the steps of a request, in order.
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

  /// Returns the entries once there are `count`, or after 20 seconds.
  func entries(_ count: Int) -> [String] {
    let end = Date(timeIntervalSinceNow: 20)
    condition.lock()
    defer { condition.unlock() }
    while noted.count < count, condition.wait(until: end) {}
    return noted
  }

  /// Logs the result of a request.
  func noteCompletion(_ result: Result<ClientResponse, ClientError>) { note("completion " + summary(result)) }
}

/// Returns `200`, or the reason for a missing response.
func summary(_ result: Result<ClientResponse, ClientError>) -> String {
  switch result {
  case .success(let response): "\(response.statusCode)"
  case .failure(.requestMapping): "no request"
  case .failure(.statusCode(let response)): "invalid \(response.statusCode)"
  case .failure(.underlying(let error)): "\(type(of: error))"
  case .failure(.cancelled): "cancelled"
  }
}

/// A plugin that logs its calls, and changes requests and results so that their order shows.
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

/// A transport that logs its use and never answers.
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
