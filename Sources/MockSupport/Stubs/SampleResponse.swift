import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a stub answers.
public enum SampleResponse: Sendable {
  /// A status and a body, without an `HTTPURLResponse`.
  case networkResponse(Int, Data)
  /// A body that came with this response.
  case response(HTTPURLResponse, Data)
  /// No answer, because of this error.
  case networkError(any Error)
}

extension SampleResponse {
  /// Errors of the server, with the data that it could give all the same: its fields may be those of a model.
  ///
  /// - Parameter data: a JSON object, or nil for none.
  /// - Throws: ``JSONWritingError`` for values that JSON does not have.
  public static func graphQLErrors(_ errors: [GraphQLError], data: JSONObject? = nil) throws -> SampleResponse {
    let members: JSONObject = [
      "data": data.map { JSONDictionary($0) } ?? jsonNull, "errors": JSONList(errors.map(\.jsonValue)),
    ]
    return .networkResponse(200, Data(try jsonText(JSONDictionary(members)).utf8))
  }
}
