// Empty containers. Optionals have none, so `.placeholder()` for an optional type is that of the wrapped type.

extension Array {
  /// An empty list.
  public static func placeholder() -> [Element] { [] }
}

extension ContiguousArray {
  /// An empty list.
  public static func placeholder() -> ContiguousArray { [] }
}

extension Set {
  /// An empty set.
  public static func placeholder() -> Set { [] }
}

extension Dictionary {
  /// A dictionary without keys.
  public static func placeholder() -> [Key: Value] { [:] }
}

extension GraphQLNullable {
  /// An omitted value.
  public static func placeholder() -> GraphQLNullable { .none }
}
