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

  /// The request for the server: the operation's text, name and variables as JSON.
  ///
  /// - Throws: ``JSONWritingError`` for a variable that JSON does not have.
  public func urlRequest() throws -> URLRequest {
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("application/graphql-response+json, application/json", forHTTPHeaderField: "Accept")
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    request.httpBody = Data(try jsonText(body).utf8)
    return request
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
