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
99 o 0 init 1053 1243 3fd9dd1f03dd46e9294233f8a0b18a6b init<S>(uniqueKeysWithValues keysAndValues: S)
69 o 0 capacity 1246 1284 1b2ef411cce9f79cdbad27014a0b4e1d var capacity
63 o 0 count 1287 1333 cc9072d0866647a68a62f005ec7561cc var count
77 o 0 customMirror 1336 1375 81e974b30cc5c189e3f451d14aa405e4 var customMirror
85 o 0 debugDescription 1378 1427 c3a5ebf9960fe201a0475353a4272502 var debugDescription
75 o 0 description 1430 1474 35c00d0cab88b8ca1a57aa4fa1f23dbf var description
69 o 0 endIndex 1477 1528 5ac4e2f0076ed687c035f59e2fdff5ca var endIndex
67 o 0 isEmpty 1531 1580 934134ec432c45e1351838d71bf05769 var isEmpty
61 o 0 keys 1583 1623 32f5db3bf3fae267701e09fe76b57bae var keys
73 o 0 startIndex 1626 1679 765356dc551de2344709fcc919d57fb3 var startIndex
65 o 0 values 1682 1730 4f6794720e6b81409e1eadd8c535bced var values
84 o 0 subscript 1733 1796 0912065403880e1c019a79d32155d36c subscript(position: Index)
77 o 0 subscript 1799 1858 c7b81c05e4f37e5f0ce885a3c828dd66 subscript(key: Key)
125 o 0 subscript 1861 1967 3dfe146d783b8e499dd806553e0f4df6 subscript(key: Key, default defaultValue: @autoclosure () -> Value)
124 o 0 compactMapValues 1970 2222 fc958bcf4dffb9277bb7f56261a32631 func compactMapValues<T>(_ transform: (Value) throws -> T?)
106 o 0 filter 2225 2479 58f6db62ac0d2635e48c3203a5895d21 func filter(_ isIncluded: (Element) throws -> Bool)
94 o 0 formIndex 2482 2536 b55ec8423ad782f5d7541f9b20a7af59 func formIndex(after i: inout Index)
80 o 0 index 2539 2598 eac78c4f20a117a0a6f109c5ebcf3431 func index(after i: Index)
81 o 0 index 2601 2656 5411506a9489755dcd1105b5e9a18039 func index(forKey key: Key)
80 o 0 makeIterator 2659 2708 1b8400b186d749d9bc5a2f8dd01504aa func makeIterator()
109 o 0 mapValues 2711 2930 90d5ee3bd2c13ddad939419082161f7c func mapValues<T>(_ transform: (Value) throws -> T)
137 o 0 merge 2933 3270 f59475770e9935ee5474bfca0f076e30 func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
145 o 0 merge 3273 3571 b5d8c23c8a14cb54a44ecfd38ea3f455 func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
141 o 0 merging 3574 3839 b0efd5cf6db2e37e23f17c7df1e03bb7 func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value)
149 o 0 merging 3842 4074 ad44f330b9fe7ec757e61840e0f3f7a0 func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
72 o 0 popFirst 4077 4131 91bed9c2fd3e870c7089c0012b50a2ef func popFirst()
83 o 0 remove 4134 4219 8d422e7890a7b3be7ddd48234db9f7d8 func remove(at index: Index)
116 o 0 removeAll 4222 4307 a79cb2c05ff0777fffef8f1e4dfdee37 func removeAll(keepingCapacity keepCapacity: Bool = false)
93 o 0 removeValue 4310 4399 fa0ce9095472a695ff90633605ca859a func removeValue(forKey key: Key)
108 o 0 reserveCapacity 4402 4479 fba75cc1f1a3bef1adc0612426eceef1 func reserveCapacity(_ minimumCapacity: Int)
109 o 0 updateValue 4482 4587 0b804989b64eb06fb6f6e561517883d2 func updateValue(_ value: Value, forKey key: Key)
78 e  Dictionary 4591 4661 e962ae9ee809de2cd9a3f46706aeeb5c extension Dictionary
85 o 39 init 4666 4711 b329c3bdad1f0014aaffe7204560bb0d init(from decoder: any Decoder)
80 e  Dictionary 4715 4785 1e206d5d7aef950582afd324a9bf53d3 extension Dictionary#2
92 o 41 encode 4790 4840 a8755996e3ed049aaa8e193c24564afc func encode(to encoder: any Encoder)
80 e  Dictionary 4844 4898 d9cd94058eed7b8cec9caba300a06597 extension Dictionary#3
98 o 43 == 4903 4982 22dada73b8a0b17ed831d9129101fdd4 func == (lhs: [Key: Value], rhs: [Key: Value])
80 e  Dictionary 4986 5038 b917d7208ddeafce14d86e784075ae1f extension Dictionary#4
90 o 45 hash 5043 5086 f16fcfc1935d5b5a1a55466c354e53f7 func hash(into hasher: inout Hasher)
80 e  Dictionary 5090 5157 dc443e739e2110c711a1013aab0cd9ee extension Dictionary#5
80 e  Dictionary 5162 5182 8946767db81aaefeafd239ef1a945880 extension Dictionary#6
78 t 48 Dictionary.Index 5187 5228 9064f3f28389a6c896a93db14482f1ea struct Index
90 o 49 hash 5235 5278 5917b9a760d1718c374591578d7f8e24 func hash(into hasher: inout Hasher)
128 o 49 < 5283 5393 8c3012e684d811599072a010cfc0ba34 func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index)
130 o 49 == 5398 5509 f1350f96c0f5e237f183ed153a1a471e func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index)
90 e  Dictionary.Index 5517 5590 aa45dc34e3c1c22bdf551eb29019212d extension Dictionary.Index
80 e  Dictionary 5595 5615 8946767db81aaefeafd239ef1a945880 extension Dictionary#7
84 t 54 Dictionary.Iterator 5620 5679 544b196f635ded56c76c1805c95898ee struct Iterator
78 o 55 customMirror 5686 5725 d8b67e2b7c43fc70b0a50d9783f5f676 var customMirror
65 o 55 next 5730 5797 763c5fa3520a36108aa2055b2cdf1975 func next()
96 e  Dictionary.Iterator 5805 5881 10c61c1d2e4b696d460ec4fdce794378 extension Dictionary.Iterator
80 e  Dictionary 5886 5906 8946767db81aaefeafd239ef1a945880 extension Dictionary#8
76 t 59 Dictionary.Keys 5911 6007 b801593a00b76b3d52f22f58750543c0 struct Keys
74 o 60 Element 6014 6044 5af59896e8d7f529aab16ed83747b180 typealias Element
82 o 60 SubSequence 6049 6114 513dce96f70b8721d2fa31e10f1a1b92 typealias SubSequence
64 o 60 count 6119 6165 8ddf6c4f9a454dbc7e3a1548cff6325e var count
86 o 60 debugDescription 6170 6219 20ae258aeecd19adce4d087341408d56 var debugDescription
76 o 60 description 6224 6268 2c3eae9c89777831874ae89591a73484 var description
70 o 60 endIndex 6273 6341 c1f817125f966c4a1d0b4e33a1124e7a var endIndex
68 o 60 isEmpty 6346 6395 ad62d6a9224b2fa008dc477913bb8711 var isEmpty
74 o 60 startIndex 6400 6470 55789f65dc994b09db5faa5bee2fdafd var startIndex
108 o 60 subscript 6475 6561 95310bfab0c09af265a66e00fded6d00 subscript(position: Dictionary<Key, Value>.Index)
118 o 60 formIndex 6566 6643 70fb61d633b338489d4eeb0420c3f78b func formIndex(after i: inout Dictionary<Key, Value>.Index)
104 o 60 index 6648 6747 4d34ebea367c24425ac8a35003dba68f func index(after i: Dictionary<Key, Value>.Index)
81 o 60 makeIterator 6752 6801 e220b99d0a150e56b607f322ddb4e77d func makeIterator()
128 o 60 == 6806 6915 baa6b74ac6f1c4e815a6b54c33c23540 func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys)
88 e  Dictionary.Keys 6923 6995 366217cfe52ff0ccfda84b398cc46f4c extension Dictionary.Keys
90 e  Dictionary.Keys 7000 7025 4e7ef898ab9d1ca2120d05df8c885d01 extension Dictionary.Keys#2
89 t 75 Dictionary.Keys.Iterator 7030 7070 cc3068bdf2d5d32f73407a2372699717 struct Iterator
65 o 76 next 7077 7123 e80c343cb902ba643faf1f90a91001a5 func next()
106 e  Dictionary.Keys.Iterator 7131 7212 d24c890dcbf9bde02c8594bf0e58e5cc extension Dictionary.Keys.Iterator
80 e  Dictionary 7217 7237 8946767db81aaefeafd239ef1a945880 extension Dictionary#9
80 t 79 Dictionary.Values 7242 7336 7e4d2c7a68ce34ecd732ecb66bae9ebc struct Values
74 o 80 Element 7343 7375 feac357d4f011f8c783901c1052c7bab typealias Element
64 o 80 count 7380 7426 0c8f0993f5e2d342e9230753579a500e var count
86 o 80 debugDescription 7431 7480 0f87f9eb55ed4e6d1cae18f968382ce2 var debugDescription
76 o 80 description 7485 7529 dc40a969e22f86a6e5006ad035766c8e var description
70 o 80 endIndex 7534 7602 fdf2889f2ce95d53f899957a9cee119e var endIndex
68 o 80 isEmpty 7607 7656 5c92b9f5e4deb62a06bbd3c13f3e2f9a var isEmpty
74 o 80 startIndex 7661 7731 0180292585a94e2c6796efd71314f25e var startIndex
108 o 80 subscript 7736 7826 6e9c6a243d2d3326d703aa8df24f9d36 subscript(position: Dictionary<Key, Value>.Index)
118 o 80 formIndex 7831 7908 b76a7b44bfd98082580905e5f71156da func formIndex(after i: inout Dictionary<Key, Value>.Index)
104 o 80 index 7913 8012 e3c086a4f448786fd368431bda711f51 func index(after i: Dictionary<Key, Value>.Index)
81 o 80 makeIterator 8017 8066 be0680521c08462a35e8ce04b249aa87 func makeIterator()
137 o 80 swapAt 8071 8179 91fea338cc87d04bed4952cf3ca790f5 func swapAt(_ i: Dictionary<Key, Value>.Index, _ j: Dictionary<Key, Value>.Index)
92 e  Dictionary.Values 8187 8261 eaaa7a70236bdb0bb064867cce4ce74d extension Dictionary.Values
94 e  Dictionary.Values 8266 8293 68e0a01c8e453aeb8359368238777067 extension Dictionary.Values#2
91 t 94 Dictionary.Values.Iterator 8298 8338 d88fa5aa7aa0c5977743c990c01dbe61 struct Iterator
65 o 95 next 8345 8393 d08b11d65009d223a73ec0c3a0bd6aff func next()
110 e  Dictionary.Values.Iterator 8401 8484 ef640021ed932ee890c0663e59c9c871 extension Dictionary.Values.Iterator
81 t  KeyValuePairs 8489 8641 0436f9a87ed6023cb983aa3de0200ab9 struct KeyValuePairs
74 o 98 Element 8646 8697 a4962438e9827b5ceef2288bb3aac9ae typealias Element
70 o 98 Index 8700 8728 a0566d617698c84fdf6c9dab63e1b4c1 typealias Index
74 o 98 Indices 8731 8768 5de899965f5ac3dcf64e44cef9cbe090 typealias Indices
82 o 98 SubSequence 8771 8834 bebaad2abc1ca3e74cef28aa26a60807 typealias SubSequence
103 o 98 init 8837 8893 c8b667c88d7b8b0306b17a52f39e7870 init(dictionaryLiteral elements: (Key, Value)...)
86 o 98 debugDescription 8896 8945 0d5faf87833d1ae3ae3775b82eb080a0 var debugDescription
76 o 98 description 8948 8992 477ec9bad79ae821ffbc36a2a84b46cd var description
70 o 98 endIndex 8995 9035 f4e5f9495681185e0bfa4256e05fd244 var endIndex
74 o 98 startIndex 9038 9080 e1011df1fb091965481db96d6f1a28dc var startIndex
85 o 98 subscript 9083 9135 690ae33f96ced540e29cf14cd08a73b1 subscript(position: Index)
84 e  KeyValuePairs 9139 9209 2bc1634fd5f968f2aa6615f83d704de4 extension KeyValuePairs

"""#)
  }
}
