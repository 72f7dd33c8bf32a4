import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The response of a stub.
public enum SampleResponse: Sendable {
  /// A status code and a body, without an `HTTPURLResponse`.
  case networkResponse(Int, Data)
  /// A body with its HTTP response.
  case response(HTTPURLResponse, Data)
  /// A network failure.
  case networkError(any Error)
}

extension SampleResponse {
  /// Returns a response with GraphQL errors and, optionally, partial data.
  ///
  /// - Parameters:
  ///   - errors: the GraphQL errors.
  ///   - data: a JSON object, or nil for none.
  /// - Throws: ``JSONWritingError`` for values that JSON can't represent.
  public static func graphQLErrors(_ errors: [GraphQLError], data: JSONObject? = nil) throws -> SampleResponse {
    let members: JSONObject = [
      "data": data.map { JSONDictionary($0) } ?? jsonNull, "errors": JSONList(errors.map(\.jsonValue)),
    ]
    return .networkResponse(200, Data(try jsonText(JSONDictionary(members)).utf8))
  }
}
