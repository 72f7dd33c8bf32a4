import Foundation

/// The content of a GraphQL response: data, errors, or both. Fields with errors are null in the data.
public struct GraphQLResult<Data: RootSelectionSet>: Sendable {
  /// The data; nil if errors prevented the execution.
  public let data: Data?
  /// The errors of the response.
  public let errors: [GraphQLError]
  /// Additional information of the server.
  public let extensions: JSONObject

  /// Creates a result.
  public init(data: Data?, errors: [GraphQLError] = [], extensions: JSONObject = [:]) {
    self.data = data
    self.errors = errors
    self.extensions = extensions
  }
}

extension GraphQLOperation {
  /// Returns the result in a response to this operation.
  ///
  /// - Parameter response: JSON in UTF-8.
  /// - Throws: ``ResponseError`` if the response is not JSON, or does not fit this operation with these variables.
  ///
  /// Complexity: linear in the size of the response.
  public func result(of response: Foundation.Data) throws -> GraphQLResult<Data> {
    let value: JSONValue
    do {
      value = try JSONValueParser.parse([UInt8](response))
    } catch let error as JSONSyntaxError {
      throw ResponseError.syntax(error)
    }
    guard let members = (value as? JSONDictionary)?.members else { throw content("is not an object") }
    let errors = try Self.errors(in: members)
    let extensions = (members["extensions"] as? JSONDictionary)?.members ?? [:]
    return GraphQLResult(data: try data(in: members, errors), errors: errors, extensions: extensions)
  }

  private static func errors(in members: JSONObject) throws -> [GraphQLError] {
    guard let value = members["errors"] else { return [] }
    guard let list = value as? JSONList else { throw content("has a value of 'errors' that is not a list") }
    return try list.elements.map { element in
      guard let error = GraphQLError(element) else { throw content("has an error without a message") }
      return error
    }
  }

  private func data(in members: JSONObject, _ errors: [GraphQLError]) throws -> Data? {
    guard let object = members["data"] as? JSONDictionary else {
      let isNull = members["data"].map { AnyHashable($0) == AnyHashable(jsonNull) } ?? true
      guard isNull else { throw content("has a value of 'data' that is not an object") }
      guard !errors.isEmpty else { throw content("has neither 'data' nor 'errors'") }
      return nil
    }
    var conversion = ResponseConversion(to: Data.self, variables: __variables, isComplete: true)
    guard let content = conversion.convert(object) else { throw ResponseError.content(conversion.problems) }
    return Data(_dataDict: DataDict(content, for: Data.self))
  }
}

private func content(_ reason: String) -> ResponseError {
  .content([ResponseProblem(kind: .wrongType, path: [], reason: reason)])
}
