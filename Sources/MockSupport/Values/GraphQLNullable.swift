/// The value of an optional input: a value, null, or omitted.
@dynamicMemberLookup
public enum GraphQLNullable<Wrapped: Sendable>: Sendable {
  /// The value is omitted; the server uses its default.
  case none
  /// Null is sent.
  case null
  /// A value is sent.
  case some(Wrapped)

  /// The value; nil if it is null or omitted.
  @inlinable public var unwrapped: Wrapped? {
    guard case .some(let value) = self else { return nil }
    return value
  }

  /// A property of the value; nil if the value is null or omitted.
  @inlinable public subscript<T>(dynamicMember path: KeyPath<Wrapped, T>) -> T? {
    unwrapped?[keyPath: path]
  }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}

extension GraphQLNullable {
  /// Creates a value from a generated case of an enum.
  @inlinable public init<T: EnumType>(_ value: T) where Wrapped == GraphQLEnum<T> {
    self = .some(GraphQLEnum(value))
  }

  /// Creates a value from an input object.
  @inlinable public init(_ object: Wrapped) where Wrapped: InputObject {
    self = .some(object)
  }
}

/// Returns `left`, or `right` if `left` is nil.
@_disfavoredOverload
@inlinable public func ?? <T>(left: T?, right: @autoclosure () throws -> GraphQLNullable<T>) rethrows
  -> GraphQLNullable<
    T
  >
{
  if let left { return .some(left) }
  return try right()
}
