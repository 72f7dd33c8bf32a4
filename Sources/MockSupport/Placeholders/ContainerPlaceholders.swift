// Containers of nothing. Optionals have no placeholder of their own, so that `.placeholder()` where an optional stands is
// the placeholder of what it wraps.

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
  /// Nothing is given.
  public static func placeholder() -> GraphQLNullable { .none }
}
