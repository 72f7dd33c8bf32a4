import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The destination of an operation and its sample for stubs.
public struct OperationEndpoint: Sendable {
  /// The address of the server.
  public var url: URL
  /// The HTTP method.
  public var method: String
  /// The HTTP headers by name.
  public var headers: [String: String]
  /// Returns the sample. Called once for each stubbed request, when the stub responds.
  public var sampleResponse: @Sendable () -> SampleResponse
  /// The fractions of a stubbed response, from 0 to 1, that are reported as progress. Completion is always reported.
  public var sampleProgress: [Double]

  private let body: JSONDictionary

  /// Creates the endpoint of an operation.
  ///
  /// - Parameters:
  ///   - operation: the operation to send.
  ///   - url: the address of the server.
  ///   - method: the HTTP method.
  ///   - headers: the HTTP headers by name.
  ///   - sampleProgress: the fractions of a stubbed response that are reported as progress.
  ///   - sampleResponse: returns the sample.
  public init(
    _ operation: some GraphQLOperation, url: URL, method: String = "POST", headers: [String: String] = [:],
    sampleProgress: [Double] = [], sampleResponse: @escaping @Sendable () -> SampleResponse
  ) {
    self.url = url
    self.method = method
    self.headers = headers
    self.sampleProgress = sampleProgress
    self.sampleResponse = sampleResponse
    body = operation.requestBody
  }

  /// Returns the HTTP request with the operation's text, name and variables as JSON. For the method `GET`, they are in
  /// the URL's query. See https://graphql.github.io/graphql-over-http/draft/#sec-GET
  ///
  /// - Throws: ``JSONWritingError`` for a variable that JSON can't represent.
  public func urlRequest() throws -> URLRequest {
    var request = URLRequest(url: method == "GET" ? try urlWithQuery() : url)
    request.httpMethod = method
    request.setValue("application/graphql-response+json, application/json", forHTTPHeaderField: "Accept")
    if method != "GET" {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(try jsonText(body).utf8)
    }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  /// Returns the URL with the request's members in the query: strings unchanged, other values as JSON.
  private func urlWithQuery() throws -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    let items = try body.members.sorted { $0.key < $1.key }.map { member in
      URLQueryItem(name: member.key, value: try member.value as? String ?? jsonText(member.value))
    }
    components.queryItems = (components.queryItems ?? []) + items
    // Servers decode a plus sign as a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? url
  }
}

extension GraphQLOperation {
  /// The members of the request. See https://graphql.github.io/graphql-over-http/draft/#sec-Request
  fileprivate var requestBody: JSONDictionary {
    var members: JSONObject = ["operationName": Self.operationName]
    if let text = Self.definition?.queryDocument { members["query"] = text }
    if let identifier = Self.operationIdentifier {
      let query = JSONDictionary(["version": 1, "sha256Hash": identifier])
      members["extensions"] = JSONDictionary(["persistedQuery": query])
    }
    if let variables = __variables { members["variables"] = variables._jsonEncodableObject._jsonValue }
    return JSONDictionary(members)
  }
}
