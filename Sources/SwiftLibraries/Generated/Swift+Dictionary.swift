// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Dictionary: LibraryText {
    LibraryText(
      path: "Swift/Dictionary.swift",
      text: #"""
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
      precondition(self[key] == nil)
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
    @intrinsic @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @intrinsic @pure public static func == (lhs: Index, rhs: Index) -> Bool
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
    public typealias SubSequence = Slice<Keys>
    @intrinsic @pure public var count: Int { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @intrinsic @pure public var endIndex: Index { get }
    @intrinsic @pure public var isEmpty: Bool { get }
    @intrinsic @pure public var startIndex: Index { get }
    @intrinsic public subscript(position: Index) -> Element { get }
    @intrinsic public func formIndex(after i: inout Index)
    @intrinsic @pure public func index(after i: Index) -> Index
    @intrinsic public func makeIterator() -> Iterator
    @intrinsic public static func == (lhs: Keys, rhs: Keys) -> Bool
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
    @intrinsic @pure public var endIndex: Index { get }
    @intrinsic @pure public var isEmpty: Bool { get }
    @intrinsic @pure public var startIndex: Index { get }
    @intrinsic public subscript(position: Index) -> Element { get set }
    @intrinsic public func formIndex(after i: inout Index)
    @intrinsic @pure public func index(after i: Index) -> Index
    @intrinsic public func makeIterator() -> Iterator
    @intrinsic public mutating func swapAt(_ i: Index, _ j: Index)
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

"""#,
      outline: #"""
t 0 176  2145fb92da8a744d01d50b11d4e12cdd Dictionary struct Dictionary
o 181 232 0 f830ba6f24b87e4a66c8cd8904a8a0a9 Element typealias Element
o 235 285 0 aa07d5243025df925906f36e0f008fd9 SubSequence typealias SubSequence
o 288 312 0 aa8467246b2fa2ac07daa81b1bc86365 init init()
o 315 655 0 140933b5e5cca6ef687408e456468216 init init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
o 658 725 0 630c2411cac5e61dcd0a7e6a1e937614 init init(dictionaryLiteral elements: (Key, Value)...)
o 728 992 0 33412e69375677b3a6d2feb960dbbf79 init init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key)
o 995 1050 0 68a9f3d881e1ec8f2331bc60d239b785 init init(minimumCapacity: Int)
o 1053 1280 0 a1c68b32313bf6a1ed61a9618aac75fe init init<S>(uniqueKeysWithValues keysAndValues: S)
o 1283 1321 0 1b2ef411cce9f79cdbad27014a0b4e1d capacity var capacity
o 1324 1370 0 cc9072d0866647a68a62f005ec7561cc count var count
o 1373 1412 0 81e974b30cc5c189e3f451d14aa405e4 customMirror var customMirror
o 1415 1464 0 c3a5ebf9960fe201a0475353a4272502 debugDescription var debugDescription
o 1467 1511 0 35c00d0cab88b8ca1a57aa4fa1f23dbf description var description
o 1514 1565 0 5ac4e2f0076ed687c035f59e2fdff5ca endIndex var endIndex
o 1568 1617 0 934134ec432c45e1351838d71bf05769 isEmpty var isEmpty
o 1620 1660 0 32f5db3bf3fae267701e09fe76b57bae keys var keys
o 1663 1716 0 765356dc551de2344709fcc919d57fb3 startIndex var startIndex
o 1719 1767 0 4f6794720e6b81409e1eadd8c535bced values var values
o 1770 1833 0 0912065403880e1c019a79d32155d36c subscript subscript(position: Index)
o 1836 1895 0 c7b81c05e4f37e5f0ce885a3c828dd66 subscript subscript(key: Key)
o 1898 2004 0 3dfe146d783b8e499dd806553e0f4df6 subscript subscript(key: Key, default defaultValue: @autoclosure () -> Value)
o 2007 2259 0 fc958bcf4dffb9277bb7f56261a32631 compactMapValues func compactMapValues<T>(_ transform: (Value) throws -> T?)
o 2262 2516 0 58f6db62ac0d2635e48c3203a5895d21 filter func filter(_ isIncluded: (Element) throws -> Bool)
o 2519 2573 0 b55ec8423ad782f5d7541f9b20a7af59 formIndex func formIndex(after i: inout Index)
o 2576 2635 0 eac78c4f20a117a0a6f109c5ebcf3431 index func index(after i: Index)
o 2638 2693 0 5411506a9489755dcd1105b5e9a18039 index func index(forKey key: Key)
o 2696 2745 0 1b8400b186d749d9bc5a2f8dd01504aa makeIterator func makeIterator()
o 2748 2967 0 90d5ee3bd2c13ddad939419082161f7c mapValues func mapValues<T>(_ transform: (Value) throws -> T)
o 2970 3307 0 f59475770e9935ee5474bfca0f076e30 merge func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
o 3310 3608 0 b5d8c23c8a14cb54a44ecfd38ea3f455 merge func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
o 3611 3876 0 b0efd5cf6db2e37e23f17c7df1e03bb7 merging func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
o 3879 4111 0 ad44f330b9fe7ec757e61840e0f3f7a0 merging func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
o 4114 4168 0 91bed9c2fd3e870c7089c0012b50a2ef popFirst func popFirst()
o 4171 4256 0 8d422e7890a7b3be7ddd48234db9f7d8 remove func remove(at index: Index)
o 4259 4344 0 a79cb2c05ff0777fffef8f1e4dfdee37 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 4347 4436 0 fa0ce9095472a695ff90633605ca859a removeValue func removeValue(forKey key: Key)
o 4439 4516 0 fba75cc1f1a3bef1adc0612426eceef1 reserveCapacity func reserveCapacity(_ minimumCapacity: Int)
o 4519 4624 0 0b804989b64eb06fb6f6e561517883d2 updateValue func updateValue(_ value: Value, forKey key: Key)
e 4628 4698  e962ae9ee809de2cd9a3f46706aeeb5c Dictionary extension Dictionary
o 4703 4748 39 b329c3bdad1f0014aaffe7204560bb0d init init(from decoder: any Decoder)
e 4752 4822  1e206d5d7aef950582afd324a9bf53d3 Dictionary extension Dictionary#2
o 4827 4877 41 a8755996e3ed049aaa8e193c24564afc encode func encode(to encoder: any Encoder)
e 4881 4935  d9cd94058eed7b8cec9caba300a06597 Dictionary extension Dictionary#3
o 4940 5019 43 22dada73b8a0b17ed831d9129101fdd4 == func == (lhs: [Key: Value], rhs: [Key: Value])
e 5023 5075  b917d7208ddeafce14d86e784075ae1f Dictionary extension Dictionary#4
o 5080 5123 45 f16fcfc1935d5b5a1a55466c354e53f7 hash func hash(into hasher: inout Hasher)
e 5127 5194  dc443e739e2110c711a1013aab0cd9ee Dictionary extension Dictionary#5
e 5199 5219  8946767db81aaefeafd239ef1a945880 Dictionary extension Dictionary#6
t 5224 5265 48 9064f3f28389a6c896a93db14482f1ea Dictionary.Index struct Index
o 5272 5315 49 5917b9a760d1718c374591578d7f8e24 hash func hash(into hasher: inout Hasher)
o 5320 5390 49 6d1eb68fe0c3bc9bdd5d12fffd748a9d < func < (lhs: Index, rhs: Index)
o 5395 5466 49 2016799b0f75c86f4ffa4970d3f4587e == func == (lhs: Index, rhs: Index)
e 5474 5547  aa45dc34e3c1c22bdf551eb29019212d Dictionary.Index extension Dictionary.Index
e 5552 5572  8946767db81aaefeafd239ef1a945880 Dictionary extension Dictionary#7
t 5577 5636 54 544b196f635ded56c76c1805c95898ee Dictionary.Iterator struct Iterator
o 5643 5682 55 d8b67e2b7c43fc70b0a50d9783f5f676 customMirror var customMirror
o 5687 5754 55 763c5fa3520a36108aa2055b2cdf1975 next func next()
e 5762 5838  10c61c1d2e4b696d460ec4fdce794378 Dictionary.Iterator extension Dictionary.Iterator
e 5843 5863  8946767db81aaefeafd239ef1a945880 Dictionary extension Dictionary#8
t 5868 5964 59 b801593a00b76b3d52f22f58750543c0 Dictionary.Keys struct Keys
o 5971 6001 60 5af59896e8d7f529aab16ed83747b180 Element typealias Element
o 6006 6048 60 32f1e31442265716cbf5006dc51e981b SubSequence typealias SubSequence
o 6053 6099 60 8ddf6c4f9a454dbc7e3a1548cff6325e count var count
o 6104 6153 60 20ae258aeecd19adce4d087341408d56 debugDescription var debugDescription
o 6158 6202 60 2c3eae9c89777831874ae89591a73484 description var description
o 6207 6258 60 0e20c75b9fe7df94d94fb8e1bf2fa0f8 endIndex var endIndex
o 6263 6312 60 ad62d6a9224b2fa008dc477913bb8711 isEmpty var isEmpty
o 6317 6370 60 06f235b8061d505c9adfc523ace262d6 startIndex var startIndex
o 6375 6438 60 37ad9ef23e31e2d91d09149e47c40db3 subscript subscript(position: Index)
o 6443 6497 60 d3f472ce182b0a2dfdfeb7833a708f89 formIndex func formIndex(after i: inout Index)
o 6502 6561 60 18c2dfcb183d677e17032bae8dbf1b9a index func index(after i: Index)
o 6566 6615 60 e220b99d0a150e56b607f322ddb4e77d makeIterator func makeIterator()
o 6620 6683 60 76c04a1501db0bd8e68c3a954853872e == func == (lhs: Keys, rhs: Keys)
e 6691 6763  366217cfe52ff0ccfda84b398cc46f4c Dictionary.Keys extension Dictionary.Keys
e 6768 6793  4e7ef898ab9d1ca2120d05df8c885d01 Dictionary.Keys extension Dictionary.Keys#2
t 6798 6838 75 cc3068bdf2d5d32f73407a2372699717 Dictionary.Keys.Iterator struct Iterator
o 6845 6891 76 e80c343cb902ba643faf1f90a91001a5 next func next()
e 6899 6980  d24c890dcbf9bde02c8594bf0e58e5cc Dictionary.Keys.Iterator extension Dictionary.Keys.Iterator
e 6985 7005  8946767db81aaefeafd239ef1a945880 Dictionary extension Dictionary#9
t 7010 7104 79 7e4d2c7a68ce34ecd732ecb66bae9ebc Dictionary.Values struct Values
o 7111 7143 80 feac357d4f011f8c783901c1052c7bab Element typealias Element
o 7148 7194 80 0c8f0993f5e2d342e9230753579a500e count var count
o 7199 7248 80 0f87f9eb55ed4e6d1cae18f968382ce2 debugDescription var debugDescription
o 7253 7297 80 dc40a969e22f86a6e5006ad035766c8e description var description
o 7302 7353 80 90cc8ebf4761b3cd7eac8f8401638610 endIndex var endIndex
o 7358 7407 80 5c92b9f5e4deb62a06bbd3c13f3e2f9a isEmpty var isEmpty
o 7412 7465 80 f44308261ff3cf930dfa38abd0cf9998 startIndex var startIndex
o 7470 7537 80 520fed7815970aea6fdf449251d56a5c subscript subscript(position: Index)
o 7542 7596 80 cc6f6902afe359c294a49a14b8276935 formIndex func formIndex(after i: inout Index)
o 7601 7660 80 262731a10fc1b661910c972c9fc0deed index func index(after i: Index)
o 7665 7714 80 be0680521c08462a35e8ce04b249aa87 makeIterator func makeIterator()
o 7719 7781 80 9b433e1b21e7ae8eec652bfdf390171e swapAt func swapAt(_ i: Index, _ j: Index)
e 7789 7863  eaaa7a70236bdb0bb064867cce4ce74d Dictionary.Values extension Dictionary.Values
e 7868 7895  68e0a01c8e453aeb8359368238777067 Dictionary.Values extension Dictionary.Values#2
t 7900 7940 94 d88fa5aa7aa0c5977743c990c01dbe61 Dictionary.Values.Iterator struct Iterator
o 7947 7995 95 d08b11d65009d223a73ec0c3a0bd6aff next func next()
e 8003 8086  ef640021ed932ee890c0663e59c9c871 Dictionary.Values.Iterator extension Dictionary.Values.Iterator
t 8091 8243  0436f9a87ed6023cb983aa3de0200ab9 KeyValuePairs struct KeyValuePairs
o 8248 8299 98 a4962438e9827b5ceef2288bb3aac9ae Element typealias Element
o 8302 8330 98 a0566d617698c84fdf6c9dab63e1b4c1 Index typealias Index
o 8333 8370 98 5de899965f5ac3dcf64e44cef9cbe090 Indices typealias Indices
o 8373 8436 98 bebaad2abc1ca3e74cef28aa26a60807 SubSequence typealias SubSequence
o 8439 8495 98 c8b667c88d7b8b0306b17a52f39e7870 init init(dictionaryLiteral elements: (Key, Value)...)
o 8498 8547 98 0d5faf87833d1ae3ae3775b82eb080a0 debugDescription var debugDescription
o 8550 8594 98 477ec9bad79ae821ffbc36a2a84b46cd description var description
o 8597 8637 98 f4e5f9495681185e0bfa4256e05fd244 endIndex var endIndex
o 8640 8682 98 e1011df1fb091965481db96d6f1a28dc startIndex var startIndex
o 8685 8737 98 690ae33f96ced540e29cf14cd08a73b1 subscript subscript(position: Index)
e 8741 8811  2bc1634fd5f968f2aa6615f83d704de4 KeyValuePairs extension KeyValuePairs

"""#)
  }
}
