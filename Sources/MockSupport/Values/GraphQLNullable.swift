/// A value for an input that is not required: it can be given, be null, or be left out.
@dynamicMemberLookup
public enum GraphQLNullable<Wrapped: Sendable>: Sendable {
  /// Nothing is sent; the server uses its default.
  case none
  /// Null is sent.
  case null
  /// A value is sent.
  case some(Wrapped)

  /// The value, if one is given.
  @inlinable public var unwrapped: Wrapped? {
    guard case .some(let value) = self else { return nil }
    return value
  }

  @inlinable public subscript<T>(dynamicMember path: KeyPath<Wrapped, T>) -> T? {
    unwrapped?[keyPath: path]
  }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}

extension GraphQLNullable {
  @inlinable public init<T: EnumType>(_ value: T) where Wrapped == GraphQLEnum<T> {
    self = .some(GraphQLEnum(value))
  }

  @inlinable public init(_ object: Wrapped) where Wrapped: InputObject {
    self = .some(object)
  }
}

/// `right` where `left` is nil.
@_disfavoredOverload
@inlinable public func ?? <T>(left: T?, right: @autoclosure () throws -> GraphQLNullable<T>) rethrows
  -> GraphQLNullable<
    T
  >
{
  if let left { return .some(left) }
  return try right()
}
