import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where an operation is sent, and what a stub answers instead.
public struct OperationEndpoint: Sendable {
  public var url: URL
  public var method: String
  public var headers: [String: String]
  /// Called once for each request that is stubbed, when the stub answers.
  public var sampleResponse: @Sendable () -> SampleResponse
  /// The parts of a stubbed response after which progress is told, from 0 to 1. The whole is always told.
  public var sampleProgress: [Double]

  private let body: JSONDictionary

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

  /// The request for the server: the operation's text, name and variables as JSON or, for the method `GET`, which has no
  /// body, in the query of the URL. See https://graphql.github.io/graphql-over-http/draft/#sec-GET
  ///
  /// - Throws: ``JSONWritingError`` for a variable that JSON does not have.
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

  /// Texts stand in the query as they are, other values as JSON.
  private func urlWithQuery() throws -> URL {
    guard var components = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    let items = try body.members.sorted { $0.key < $1.key }.map { member in
      URLQueryItem(name: member.key, value: try member.value as? String ?? jsonText(member.value))
    }
    components.queryItems = (components.queryItems ?? []) + items
    // Servers take a plus sign for a space.
    components.percentEncodedQuery = components.percentEncodedQuery?.replacing("+", with: "%2B")
    return components.url ?? url
  }
}

extension GraphQLOperation {
  /// What is sent for the operation. See https://graphql.github.io/graphql-over-http/draft/#sec-Request
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
