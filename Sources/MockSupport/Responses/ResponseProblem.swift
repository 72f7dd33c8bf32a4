/// An unexpected value in a response.
public struct ResponseProblem: Hashable, Sendable, CustomStringConvertible {
  /// The kind of the problem.
  public let kind: Kind
  /// The path from the response's `data`, or from the JSON of a model, to the value.
  public let path: [ResponsePathComponent]
  /// The problem as a predicate of the value, such as "is null".
  public let reason: String

  /// A kind of problem.
  public enum Kind: Hashable, Sendable {
    /// There is no value.
    case missing
    /// A required value is null.
    case null
    /// The value has another type than the field.
    case wrongType
  }

  public var description: String {
    (path.isEmpty ? "the response" : "'\(path.map(\.description).joined(separator: "."))'") + " " + reason
  }
}

/// A key or an index in a path of a response.
public enum ResponsePathComponent: Hashable, Sendable, CustomStringConvertible {
  /// The response key of a field.
  case key(String)
  /// The index in a list, from 0.
  case index(Int)

  public var description: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}

/// The reason why a response does not fit the operation.
public enum ResponseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The response is not JSON.
  case syntax(JSONSyntaxError)
  /// The response is JSON, but not a GraphQL response to the operation.
  case content([ResponseProblem])

  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .content(let problems): problems.map(\.description).joined(separator: "; ")
    }
  }
}
