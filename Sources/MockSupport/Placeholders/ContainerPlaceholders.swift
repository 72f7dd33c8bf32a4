// Containers of nothing.

extension Optional {
  /// `nil`
  public static func placeholder() -> Wrapped? { nil }
}

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
