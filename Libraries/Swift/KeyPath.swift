public class AnyKeyPath: CustomDebugStringConvertible, Hashable {
  @pure public static var rootType: Any.Type { get }
  @pure public static var valueType: Any.Type { get }
  @pure public var debugDescription: String { get }
  @pure public final var hashValue: Int { get }
  public final func hash(into hasher: inout Hasher)
  @pure public static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool
}

public class PartialKeyPath<Root>: AnyKeyPath {}

public class KeyPath<Root, Value>: PartialKeyPath<Root> {}

public class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}

public class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}
