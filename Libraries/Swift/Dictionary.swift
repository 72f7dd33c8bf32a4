public struct Dictionary<Key, Value>: Collection, CustomDebugStringConvertible, CustomReflectable,
  CustomStringConvertible, ExpressibleByDictionaryLiteral
where Key: Hashable {
  public typealias Element = (key: Key, value: Value)
  public typealias SubSequence = Slice<[Key: Value]>
  @intrinsic public init()
  public init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S: Sequence, S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      if let old = self[key] {
        self[key] = try combine(old, value)
      } else {
        self[key] = value
      }
    }
  }
  @intrinsic public init(dictionaryLiteral elements: (Key, Value)...)
  public init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
  where Value == [S.Element], S: Sequence {
    self.init()
    for value in values {
      let key = try keyForValue(value)
      self[key, default: []].append(value)
    }
  }
  public init(minimumCapacity: Int) {
    self.init()
  }
  public init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value) {
    self.init()
    for (key, value) in keysAndValues {
      self[key] = value
    }
  }
  @pure public var capacity: Int { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Index { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic public var keys: Keys { get }
  @intrinsic @pure public var startIndex: Index { get }
  @intrinsic public var values: Values { get set }
  @intrinsic public subscript(position: Index) -> Element { get }
  @intrinsic public subscript(key: Key) -> Value? { get set }
  @intrinsic public subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
  public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      if let value = try transform(value) { result[key] = .some(value) }
    }
    return result
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Key: Value] {
    var result: [Key: Value] = [:]
    for element in self {
      if try isIncluded(element) { result[element.key] = .some(element.value) }
    }
    return result
  }
  @intrinsic public func formIndex(after i: inout Index)
  @intrinsic @pure public func index(after i: Index) -> Index
  @intrinsic public func index(forKey key: Key) -> Index?
  @intrinsic public func makeIterator() -> Iterator
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
    var result: [Key: T] = [:]
    for (key, value) in self {
      result[key] = .some(try transform(value))
    }
    return result
  }
  public mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S: Sequence, S.Element == (Key, Value) {
    for (key, value) in other {
      if let old = self[key] {
        self[key] = .some(try combine(old, value))
      } else {
        self[key] = .some(value)
      }
    }
  }
  public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
    for (key, value) in other {
      if let old = self[key] {
        self[key] = .some(try combine(old, value))
      } else {
        self[key] = .some(value)
      }
    }
  }
  public func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value]
  where S: Sequence, S.Element == (Key, Value) {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key:
    Value]
  {
    var result = self
    try result.merge(other, uniquingKeysWith: combine)
    return result
  }
  @intrinsic public mutating func popFirst() -> Element?
  @discardableResult @intrinsic public mutating func remove(at index: Index) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  @discardableResult @intrinsic public mutating func removeValue(forKey key: Key) -> Value?
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    return
  }
  @discardableResult @intrinsic public mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Dictionary: Equatable where Value: Equatable {
  @intrinsic public static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
}

extension Dictionary: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary {
  public struct Index: Comparable, Hashable {
    public func hash(into hasher: inout Hasher)
    @intrinsic public static func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
    @intrinsic public static func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
  }
}

extension Dictionary.Index: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary {
  public struct Iterator: CustomReflectable, IteratorProtocol {
    public var customMirror: Mirror { get }
    @intrinsic public mutating func next() -> (key: Key, value: Value)?
  }
}

extension Dictionary.Iterator: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary {
  public struct Keys: Collection, CustomDebugStringConvertible, CustomStringConvertible, Equatable {
    public typealias Element = Key
    public typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    @intrinsic @pure public var count: Int { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @intrinsic public var endIndex: Dictionary<Key, Value>.Index { get }
    @intrinsic @pure public var isEmpty: Bool { get }
    @intrinsic public var startIndex: Dictionary<Key, Value>.Index { get }
    @intrinsic public subscript(position: Dictionary<Key, Value>.Index) -> Element { get }
    @intrinsic public func formIndex(after i: inout Dictionary<Key, Value>.Index)
    @intrinsic public func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    @intrinsic public func makeIterator() -> Iterator
    @intrinsic public static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
  }
}

extension Dictionary.Keys: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Keys {
  public struct Iterator: IteratorProtocol {
    @intrinsic public mutating func next() -> Key?
  }
}

extension Dictionary.Keys.Iterator: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary {
  public struct Values: CustomDebugStringConvertible, CustomStringConvertible, MutableCollection {
    public typealias Element = Value
    @intrinsic @pure public var count: Int { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @intrinsic public var endIndex: Dictionary<Key, Value>.Index { get }
    @intrinsic @pure public var isEmpty: Bool { get }
    @intrinsic public var startIndex: Dictionary<Key, Value>.Index { get }
    @intrinsic public subscript(position: Dictionary<Key, Value>.Index) -> Element { get set }
    @intrinsic public func formIndex(after i: inout Dictionary<Key, Value>.Index)
    @intrinsic public func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    @intrinsic public func makeIterator() -> Iterator
    @intrinsic public mutating func swapAt(_ i: Dictionary<Key, Value>.Index, _ j: Dictionary<Key, Value>.Index)
  }
}

extension Dictionary.Values: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Values {
  public struct Iterator: IteratorProtocol {
    @intrinsic public mutating func next() -> Value?
  }
}

extension Dictionary.Values.Iterator: Sendable where Key: Sendable, Value: Sendable {}

public struct KeyValuePairs<Key, Value>: CustomDebugStringConvertible, CustomStringConvertible,
  ExpressibleByDictionaryLiteral, RandomAccessCollection
{
  public typealias Element = (key: Key, value: Value)
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  public init(dictionaryLiteral elements: (Key, Value)...)
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
}

extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
