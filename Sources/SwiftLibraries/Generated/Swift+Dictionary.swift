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
71 t  Dictionary 0 176 2145fb92da8a744d01d50b11d4e12cdd struct Dictionary
71 o 0 Element 181 232 f830ba6f24b87e4a66c8cd8904a8a0a9 typealias Element
79 o 0 SubSequence 235 285 aa07d5243025df925906f36e0f008fd9 typealias SubSequence
57 o 0 init 288 312 aa8467246b2fa2ac07daa81b1bc86365 init()
136 o 0 init 315 655 140933b5e5cca6ef687408e456468216 init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
100 o 0 init 658 725 630c2411cac5e61dcd0a7e6a1e937614 init(dictionaryLiteral elements: (Key, Value)...)
121 o 0 init 728 992 33412e69375677b3a6d2feb960dbbf79 init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key)
78 o 0 init 995 1050 68a9f3d881e1ec8f2331bc60d239b785 init(minimumCapacity: Int)
99 o 0 init 1053 1280 a1c68b32313bf6a1ed61a9618aac75fe init<S>(uniqueKeysWithValues keysAndValues: S)
69 o 0 capacity 1283 1321 1b2ef411cce9f79cdbad27014a0b4e1d var capacity
63 o 0 count 1324 1370 cc9072d0866647a68a62f005ec7561cc var count
77 o 0 customMirror 1373 1412 81e974b30cc5c189e3f451d14aa405e4 var customMirror
85 o 0 debugDescription 1415 1464 c3a5ebf9960fe201a0475353a4272502 var debugDescription
75 o 0 description 1467 1511 35c00d0cab88b8ca1a57aa4fa1f23dbf var description
69 o 0 endIndex 1514 1565 5ac4e2f0076ed687c035f59e2fdff5ca var endIndex
67 o 0 isEmpty 1568 1617 934134ec432c45e1351838d71bf05769 var isEmpty
61 o 0 keys 1620 1660 32f5db3bf3fae267701e09fe76b57bae var keys
73 o 0 startIndex 1663 1716 765356dc551de2344709fcc919d57fb3 var startIndex
65 o 0 values 1719 1767 4f6794720e6b81409e1eadd8c535bced var values
84 o 0 subscript 1770 1833 0912065403880e1c019a79d32155d36c subscript(position: Index)
77 o 0 subscript 1836 1895 c7b81c05e4f37e5f0ce885a3c828dd66 subscript(key: Key)
125 o 0 subscript 1898 2004 3dfe146d783b8e499dd806553e0f4df6 subscript(key: Key, default defaultValue: @autoclosure () -> Value)
124 o 0 compactMapValues 2007 2259 fc958bcf4dffb9277bb7f56261a32631 func compactMapValues<T>(_ transform: (Value) throws -> T?)
106 o 0 filter 2262 2516 58f6db62ac0d2635e48c3203a5895d21 func filter(_ isIncluded: (Element) throws -> Bool)
94 o 0 formIndex 2519 2573 b55ec8423ad782f5d7541f9b20a7af59 func formIndex(after i: inout Index)
80 o 0 index 2576 2635 eac78c4f20a117a0a6f109c5ebcf3431 func index(after i: Index)
81 o 0 index 2638 2693 5411506a9489755dcd1105b5e9a18039 func index(forKey key: Key)
80 o 0 makeIterator 2696 2745 1b8400b186d749d9bc5a2f8dd01504aa func makeIterator()
109 o 0 mapValues 2748 2967 90d5ee3bd2c13ddad939419082161f7c func mapValues<T>(_ transform: (Value) throws -> T)
137 o 0 merge 2970 3307 f59475770e9935ee5474bfca0f076e30 func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
145 o 0 merge 3310 3608 b5d8c23c8a14cb54a44ecfd38ea3f455 func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
141 o 0 merging 3611 3876 b0efd5cf6db2e37e23f17c7df1e03bb7 func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
149 o 0 merging 3879 4111 ad44f330b9fe7ec757e61840e0f3f7a0 func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
72 o 0 popFirst 4114 4168 91bed9c2fd3e870c7089c0012b50a2ef func popFirst()
83 o 0 remove 4171 4256 8d422e7890a7b3be7ddd48234db9f7d8 func remove(at index: Index)
116 o 0 removeAll 4259 4344 a79cb2c05ff0777fffef8f1e4dfdee37 func removeAll(keepingCapacity keepCapacity: Bool = false)
93 o 0 removeValue 4347 4436 fa0ce9095472a695ff90633605ca859a func removeValue(forKey key: Key)
108 o 0 reserveCapacity 4439 4516 fba75cc1f1a3bef1adc0612426eceef1 func reserveCapacity(_ minimumCapacity: Int)
109 o 0 updateValue 4519 4624 0b804989b64eb06fb6f6e561517883d2 func updateValue(_ value: Value, forKey key: Key)
78 e  Dictionary 4628 4698 e962ae9ee809de2cd9a3f46706aeeb5c extension Dictionary
85 o 39 init 4703 4748 b329c3bdad1f0014aaffe7204560bb0d init(from decoder: any Decoder)
80 e  Dictionary 4752 4822 1e206d5d7aef950582afd324a9bf53d3 extension Dictionary#2
92 o 41 encode 4827 4877 a8755996e3ed049aaa8e193c24564afc func encode(to encoder: any Encoder)
80 e  Dictionary 4881 4935 d9cd94058eed7b8cec9caba300a06597 extension Dictionary#3
98 o 43 == 4940 5019 22dada73b8a0b17ed831d9129101fdd4 func == (lhs: [Key: Value], rhs: [Key: Value])
80 e  Dictionary 5023 5075 b917d7208ddeafce14d86e784075ae1f extension Dictionary#4
90 o 45 hash 5080 5123 f16fcfc1935d5b5a1a55466c354e53f7 func hash(into hasher: inout Hasher)
80 e  Dictionary 5127 5194 dc443e739e2110c711a1013aab0cd9ee extension Dictionary#5
80 e  Dictionary 5199 5219 8946767db81aaefeafd239ef1a945880 extension Dictionary#6
78 t 48 Dictionary.Index 5224 5265 9064f3f28389a6c896a93db14482f1ea struct Index
90 o 49 hash 5272 5315 5917b9a760d1718c374591578d7f8e24 func hash(into hasher: inout Hasher)
82 o 49 < 5320 5390 6d1eb68fe0c3bc9bdd5d12fffd748a9d func < (lhs: Index, rhs: Index)
84 o 49 == 5395 5466 2016799b0f75c86f4ffa4970d3f4587e func == (lhs: Index, rhs: Index)
90 e  Dictionary.Index 5474 5547 aa45dc34e3c1c22bdf551eb29019212d extension Dictionary.Index
80 e  Dictionary 5552 5572 8946767db81aaefeafd239ef1a945880 extension Dictionary#7
84 t 54 Dictionary.Iterator 5577 5636 544b196f635ded56c76c1805c95898ee struct Iterator
78 o 55 customMirror 5643 5682 d8b67e2b7c43fc70b0a50d9783f5f676 var customMirror
65 o 55 next 5687 5754 763c5fa3520a36108aa2055b2cdf1975 func next()
96 e  Dictionary.Iterator 5762 5838 10c61c1d2e4b696d460ec4fdce794378 extension Dictionary.Iterator
80 e  Dictionary 5843 5863 8946767db81aaefeafd239ef1a945880 extension Dictionary#8
76 t 59 Dictionary.Keys 5868 5964 b801593a00b76b3d52f22f58750543c0 struct Keys
74 o 60 Element 5971 6001 5af59896e8d7f529aab16ed83747b180 typealias Element
82 o 60 SubSequence 6006 6048 32f1e31442265716cbf5006dc51e981b typealias SubSequence
64 o 60 count 6053 6099 8ddf6c4f9a454dbc7e3a1548cff6325e var count
86 o 60 debugDescription 6104 6153 20ae258aeecd19adce4d087341408d56 var debugDescription
76 o 60 description 6158 6202 2c3eae9c89777831874ae89591a73484 var description
70 o 60 endIndex 6207 6258 0e20c75b9fe7df94d94fb8e1bf2fa0f8 var endIndex
68 o 60 isEmpty 6263 6312 ad62d6a9224b2fa008dc477913bb8711 var isEmpty
74 o 60 startIndex 6317 6370 06f235b8061d505c9adfc523ace262d6 var startIndex
85 o 60 subscript 6375 6438 37ad9ef23e31e2d91d09149e47c40db3 subscript(position: Index)
95 o 60 formIndex 6443 6497 d3f472ce182b0a2dfdfeb7833a708f89 func formIndex(after i: inout Index)
81 o 60 index 6502 6561 18c2dfcb183d677e17032bae8dbf1b9a func index(after i: Index)
81 o 60 makeIterator 6566 6615 e220b99d0a150e56b607f322ddb4e77d func makeIterator()
82 o 60 == 6620 6683 76c04a1501db0bd8e68c3a954853872e func == (lhs: Keys, rhs: Keys)
88 e  Dictionary.Keys 6691 6763 366217cfe52ff0ccfda84b398cc46f4c extension Dictionary.Keys
90 e  Dictionary.Keys 6768 6793 4e7ef898ab9d1ca2120d05df8c885d01 extension Dictionary.Keys#2
89 t 75 Dictionary.Keys.Iterator 6798 6838 cc3068bdf2d5d32f73407a2372699717 struct Iterator
65 o 76 next 6845 6891 e80c343cb902ba643faf1f90a91001a5 func next()
106 e  Dictionary.Keys.Iterator 6899 6980 d24c890dcbf9bde02c8594bf0e58e5cc extension Dictionary.Keys.Iterator
80 e  Dictionary 6985 7005 8946767db81aaefeafd239ef1a945880 extension Dictionary#9
80 t 79 Dictionary.Values 7010 7104 7e4d2c7a68ce34ecd732ecb66bae9ebc struct Values
74 o 80 Element 7111 7143 feac357d4f011f8c783901c1052c7bab typealias Element
64 o 80 count 7148 7194 0c8f0993f5e2d342e9230753579a500e var count
86 o 80 debugDescription 7199 7248 0f87f9eb55ed4e6d1cae18f968382ce2 var debugDescription
76 o 80 description 7253 7297 dc40a969e22f86a6e5006ad035766c8e var description
70 o 80 endIndex 7302 7353 90cc8ebf4761b3cd7eac8f8401638610 var endIndex
68 o 80 isEmpty 7358 7407 5c92b9f5e4deb62a06bbd3c13f3e2f9a var isEmpty
74 o 80 startIndex 7412 7465 f44308261ff3cf930dfa38abd0cf9998 var startIndex
85 o 80 subscript 7470 7537 520fed7815970aea6fdf449251d56a5c subscript(position: Index)
95 o 80 formIndex 7542 7596 cc6f6902afe359c294a49a14b8276935 func formIndex(after i: inout Index)
81 o 80 index 7601 7660 262731a10fc1b661910c972c9fc0deed func index(after i: Index)
81 o 80 makeIterator 7665 7714 be0680521c08462a35e8ce04b249aa87 func makeIterator()
91 o 80 swapAt 7719 7781 9b433e1b21e7ae8eec652bfdf390171e func swapAt(_ i: Index, _ j: Index)
92 e  Dictionary.Values 7789 7863 eaaa7a70236bdb0bb064867cce4ce74d extension Dictionary.Values
94 e  Dictionary.Values 7868 7895 68e0a01c8e453aeb8359368238777067 extension Dictionary.Values#2
91 t 94 Dictionary.Values.Iterator 7900 7940 d88fa5aa7aa0c5977743c990c01dbe61 struct Iterator
65 o 95 next 7947 7995 d08b11d65009d223a73ec0c3a0bd6aff func next()
110 e  Dictionary.Values.Iterator 8003 8086 ef640021ed932ee890c0663e59c9c871 extension Dictionary.Values.Iterator
81 t  KeyValuePairs 8091 8243 0436f9a87ed6023cb983aa3de0200ab9 struct KeyValuePairs
74 o 98 Element 8248 8299 a4962438e9827b5ceef2288bb3aac9ae typealias Element
70 o 98 Index 8302 8330 a0566d617698c84fdf6c9dab63e1b4c1 typealias Index
74 o 98 Indices 8333 8370 5de899965f5ac3dcf64e44cef9cbe090 typealias Indices
82 o 98 SubSequence 8373 8436 bebaad2abc1ca3e74cef28aa26a60807 typealias SubSequence
103 o 98 init 8439 8495 c8b667c88d7b8b0306b17a52f39e7870 init(dictionaryLiteral elements: (Key, Value)...)
86 o 98 debugDescription 8498 8547 0d5faf87833d1ae3ae3775b82eb080a0 var debugDescription
76 o 98 description 8550 8594 477ec9bad79ae821ffbc36a2a84b46cd var description
70 o 98 endIndex 8597 8637 f4e5f9495681185e0bfa4256e05fd244 var endIndex
74 o 98 startIndex 8640 8682 e1011df1fb091965481db96d6f1a28dc var startIndex
85 o 98 subscript 8685 8737 690ae33f96ced540e29cf14cd08a73b1 subscript(position: Index)
84 e  KeyValuePairs 8741 8811 2bc1634fd5f968f2aa6615f83d704de4 extension KeyValuePairs

"""#)
  }
}
