/// An error in the response of a GraphQL server.
/// See https://spec.graphql.org/draft/#sec-Errors
public struct GraphQLError: Error, Hashable, Sendable, CustomStringConvertible {
  public let message: String
  /// Where in the operation's text; lines and columns start at 1.
  public let locations: [Location]
  /// The field in the response that could not be given; nil if the error is of no field.
  public let path: [ResponsePathComponent]?
  public let extensions: JSONObject

  public struct Location: Hashable, Sendable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  public init(
    _ message: String, locations: [Location] = [], path: [ResponsePathComponent]? = nil, extensions: JSONObject = [:]
  ) {
    self.message = message
    self.locations = locations
    self.path = path
    self.extensions = extensions
  }

  public var description: String {
    guard let path else { return message }
    return "\(path.map(\.description).joined(separator: ".")): \(message)"
  }

  public static func == (left: GraphQLError, right: GraphQLError) -> Bool { left.jsonValue == right.jsonValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(jsonValue) }

  /// Only what is there is written.
  var jsonValue: JSONDictionary {
    var members: JSONObject = ["message": message]
    if !locations.isEmpty {
      members["locations"] = JSONList(locations.map { JSONDictionary(["line": $0.line, "column": $0.column]) })
    }
    if let path {
      members["path"] = JSONList(
        path.map { component -> JSONValue in
          switch component {
          case .key(let key): key
          case .index(let index): index
          }
        })
    }
    if !extensions.isEmpty { members["extensions"] = JSONDictionary(extensions) }
    return JSONDictionary(members)
  }
}

extension GraphQLError {
  /// Nil if there is no message. Other things that are not as they should be are passed over.
  init?(_ value: JSONValue) {
    guard let error = (value as? JSONDictionary)?.members, let message = error["message"] as? String else { return nil }
    let locations = (error["locations"] as? JSONList)?.elements.compactMap { element -> Location? in
      guard let location = (element as? JSONDictionary)?.members, let line = location["line"] as? Int,
        let column = location["column"] as? Int
      else { return nil }
      return Location(line: line, column: column)
    }
    let path = (error["path"] as? JSONList)?.elements.compactMap { component -> ResponsePathComponent? in
      (component as? String).map { .key($0) } ?? (component as? Int).map { .index($0) }
    }
    let extensions = (error["extensions"] as? JSONDictionary)?.members
    self.init(message, locations: locations ?? [], path: path, extensions: extensions ?? [:])
  }
}
