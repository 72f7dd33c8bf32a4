// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// An operation with the values of its variables. Two are equal if their variables have equal JSON.
public protocol GraphQLOperation: Sendable, Hashable {
  /// The values of variables by name.
  typealias Variables = [String: any GraphQLOperationVariableValue]

  /// The model of the operation's result.
  associatedtype Data: RootSelectionSet
  /// The delivery of the response.
  associatedtype ResponseFormat: OperationResponseFormat = SingleResponseFormat

  /// The name of the operation.
  static var operationName: String { get }
  /// The kind of the operation.
  static var operationType: GraphQLOperationType { get }
  /// The text or the persisted query of the operation.
  static var operationDocument: OperationDocument { get }
  /// The delivery of the response.
  static var responseFormat: ResponseFormat { get }

  /// The variables by name; nil if the operation has none.
  @_spi(Unsafe) var __variables: Variables? { get }
}

/// The kind of an operation.
public enum GraphQLOperationType: Hashable, Sendable {
  /// A query.
  case query
  /// A mutation.
  case mutation
  /// A subscription.
  case subscription
}

/// A query with the values of its variables.
public protocol GraphQLQuery: GraphQLOperation {}

/// A mutation with the values of its variables.
public protocol GraphQLMutation: GraphQLOperation {}

/// A subscription with the values of its variables.
public protocol GraphQLSubscription: GraphQLOperation where ResponseFormat == SubscriptionResponseFormat {
  /// The delivery of the response: a stream of results.
  associatedtype ResponseFormat: OperationResponseFormat = SubscriptionResponseFormat
}

extension GraphQLQuery {
  /// The kind of the operation: a query.
  public static var operationType: GraphQLOperationType { .query }
}

extension GraphQLMutation {
  /// The kind of the operation: a mutation.
  public static var operationType: GraphQLOperationType { .mutation }
}

extension GraphQLSubscription {
  /// The kind of the operation: a subscription.
  public static var operationType: GraphQLOperationType { .subscription }
  /// The delivery of the response: a stream of results.
  public static var responseFormat: ResponseFormat { SubscriptionResponseFormat() }
}

extension GraphQLOperation where ResponseFormat == SingleResponseFormat {
  /// The delivery of the response: a single result.
  public static var responseFormat: ResponseFormat { SingleResponseFormat() }
}

extension GraphQLOperation {
  @_spi(Unsafe) public var __variables: Variables? { nil }

  /// The text of the operation; nil if the document has only an identifier.
  public static var definition: OperationDefinition? { operationDocument.definition }

  /// The identifier of the persisted query; nil if there is none.
  public static var operationIdentifier: String? { operationDocument.operationIdentifier }

  public static func == (left: Self, right: Self) -> Bool {
    left.__variables?.hashableJSON == right.__variables?.hashableJSON
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(Self.operationType)
    hasher.combine(Self.operationName)
    hasher.combine(__variables?.hashableJSON)
  }
}

extension GraphQLOperation.Variables {
  var hashableJSON: AnyHashable { AnyHashable(_jsonEncodableObject._jsonValue) }
}
