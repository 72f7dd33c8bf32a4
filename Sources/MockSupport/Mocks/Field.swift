/// A field of a mock: its response key, and the type of its values without the outermost `?`.
///
/// Generated code declares one for each field. `T` is the Swift type of a scalar, a ``GraphQLEnum``, a generated mock
/// class, ``Interface``, ``Union``, or a list of these.
@propertyWrapper
public struct Field<T>: Sendable {
  let key: StaticString

  /// Creates a field with a response key.
  public init(_ key: StaticString) {
    self.key = key
  }

  /// The field itself.
  public var wrappedValue: Self { self }
}
