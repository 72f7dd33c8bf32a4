// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// An operation with the values of its variables. Two are equal if their variables have equal JSON.
public protocol GraphQLOperation: Sendable, Hashable {
  typealias Variables = [String: any GraphQLOperationVariableValue]

  /// The model of the operation's result.
  associatedtype Data: RootSelectionSet
  associatedtype ResponseFormat: OperationResponseFormat = SingleResponseFormat

  static var operationName: String { get }
  static var operationType: GraphQLOperationType { get }
  static var operationDocument: OperationDocument { get }
  static var responseFormat: ResponseFormat { get }

  /// The variables by name; nil if the operation has none.
  @_spi(Unsafe) var __variables: Variables? { get }
}

/// The kind of an operation.
public enum GraphQLOperationType: Hashable, Sendable {
  case query, mutation, subscription
}

/// A query with the values of its variables.
public protocol GraphQLQuery: GraphQLOperation {}

/// A mutation with the values of its variables.
public protocol GraphQLMutation: GraphQLOperation {}

/// A subscription with the values of its variables.
public protocol GraphQLSubscription: GraphQLOperation where ResponseFormat == SubscriptionResponseFormat {
  associatedtype ResponseFormat: OperationResponseFormat = SubscriptionResponseFormat
}

extension GraphQLQuery {
  public static var operationType: GraphQLOperationType { .query }
}

extension GraphQLMutation {
  public static var operationType: GraphQLOperationType { .mutation }
}

extension GraphQLSubscription {
  public static var operationType: GraphQLOperationType { .subscription }
  public static var responseFormat: ResponseFormat { SubscriptionResponseFormat() }
}

extension GraphQLOperation where ResponseFormat == SingleResponseFormat {
  public static var responseFormat: ResponseFormat { SingleResponseFormat() }
}

extension GraphQLOperation {
  @_spi(Unsafe) public var __variables: Variables? { nil }

  public static var definition: OperationDefinition? { operationDocument.definition }

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
