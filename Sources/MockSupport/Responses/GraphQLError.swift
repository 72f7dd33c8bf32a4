/// An error in the response of a GraphQL server.
/// See https://spec.graphql.org/draft/#sec-Errors
public struct GraphQLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the error.
  public let message: String
  /// The locations in the operation's text; lines and columns start at 1.
  public let locations: [Location]
  /// The path of the response field with the error; nil if the error belongs to no field.
  public let path: [ResponsePathComponent]?
  /// Additional information of the server.
  public let extensions: JSONObject

  /// A line and a column of the operation's text.
  public struct Location: Hashable, Sendable {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int

    /// Creates a location.
    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Creates an error.
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

  /// The error as JSON, without empty members.
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
  /// Decodes an error; nil if it has no message. Other invalid members are ignored.
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
