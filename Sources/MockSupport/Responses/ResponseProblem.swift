/// What a response has at a place where something else should be.
public struct ResponseProblem: Hashable, Sendable, CustomStringConvertible {
  /// From the response's `data` to the value.
  public let path: [ResponsePathComponent]
  public let reason: String

  public var description: String {
    (path.isEmpty ? "the response" : "'\(path.map(\.description).joined(separator: "."))'") + " " + reason
  }
}

/// A step on the way to a value in a response.
public enum ResponsePathComponent: Hashable, Sendable, CustomStringConvertible {
  case key(String)
  case index(Int)

  public var description: String {
    switch self {
    case .key(let key): key
    case .index(let index): String(index)
    }
  }
}

/// Why a response is none to the operation.
public enum ResponseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON.
  case syntax(JSONSyntaxError)
  /// It is JSON, and not what a GraphQL server answers to the operation.
  case content([ResponseProblem])

  public var description: String {
    switch self {
    case .syntax(let error): error.description
    case .content(let problems): problems.map(\.description).joined(separator: "; ")
    }
  }
}
