public struct GraphQLError: Error, Hashable {
  public let message: String?
}

public struct GraphQLResult<Data: RootSelectionSet>: Sendable {
  public let data: Data?
  public init(data: Data?, errors: [GraphQLError] = [], extensions: [String: Any] = [:])
}
