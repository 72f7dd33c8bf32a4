// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// An operation that changes models in place. Two are equal if their variables have equal JSON.
public protocol LocalCacheMutation: Hashable, Sendable {
  /// The model that the mutation changes.
  associatedtype Data: MutableRootSelectionSet

  /// The kind of the operation.
  static var operationType: GraphQLOperationType { get }

  /// The variables by name; nil if the operation has none.
  @_spi(Unsafe) var __variables: GraphQLOperation.Variables? { get }
}

extension LocalCacheMutation {
  @_spi(Unsafe) public var __variables: GraphQLOperation.Variables? { nil }

  public static func == (left: Self, right: Self) -> Bool {
    left.__variables?.hashableJSON == right.__variables?.hashableJSON
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(__variables?.hashableJSON) }
}
