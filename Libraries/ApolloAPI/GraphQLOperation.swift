public protocol GraphQLOperation: Hashable, Sendable {
  associatedtype Data: RootSelectionSet
}

public protocol GraphQLQuery: GraphQLOperation {}

public protocol GraphQLMutation: GraphQLOperation {}

public protocol GraphQLSubscription: GraphQLOperation {}

public protocol LocalCacheMutation: Hashable, Sendable {
  associatedtype Data
}
