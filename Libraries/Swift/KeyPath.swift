public class AnyKeyPath: CustomDebugStringConvertible, Hashable, _AppendKeyPath {
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

public protocol _AppendKeyPath {}

extension _AppendKeyPath where Self == AnyKeyPath {
  @pure public func appending(path: AnyKeyPath) -> AnyKeyPath?
}

extension _AppendKeyPath {
  @pure public func appending<Root>(path: AnyKeyPath) -> PartialKeyPath<Root>? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, AppendedRoot, AppendedValue>(path: KeyPath<AppendedRoot, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  >? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, AppendedRoot, AppendedValue>(
    path: ReferenceWritableKeyPath<AppendedRoot, AppendedValue>
  ) -> ReferenceWritableKeyPath<Root, AppendedValue>? where Self == PartialKeyPath<Root>
  @pure public func appending<Root, Value, AppendedValue>(path: KeyPath<Value, AppendedValue>) -> KeyPath<
    Root, AppendedValue
  > where Self: KeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == KeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
    -> WritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: ReferenceWritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == WritableKeyPath<Root, Value>
  @pure public func appending<Root, Value, AppendedValue>(path: WritableKeyPath<Value, AppendedValue>)
    -> ReferenceWritableKeyPath<Root, AppendedValue> where Self == ReferenceWritableKeyPath<Root, Value>
}
