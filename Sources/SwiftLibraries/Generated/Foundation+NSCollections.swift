// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSCollections: LibraryText {
    LibraryText(
      path: "Foundation/NSCollections.swift",
      text: #"""
public class NSArray: NSObject, ExpressibleByArrayLiteral, NSCopying, Sequence {
  public override init()
  public convenience init(array: [Any])
  public convenience init(array: NSArray)
  public convenience init(array: [Any], copyItems: Bool)
  public required convenience init(arrayLiteral elements: Any...)
  public convenience init(contentsOf url: URL, error: ()) throws
  public convenience init(object anObject: Any)
  public convenience init(objects elements: AnyObject...)
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public var firstObject: Any? { get }
  public override var hash: Int { get }
  public var lastObject: Any? { get }
  public var sortedArrayHint: Data { get }
  public subscript(idx: Int) -> Any { get }
  public func adding(_ anObject: Any) -> [Any]
  public func addingObjects(from otherArray: [Any]) -> [Any]
  @pure public func componentsJoined(by separator: String) -> String
  public func contains(_ anObject: Any) -> Bool
  @pure public func description(withLocale locale: Locale?) -> String
  @pure public func description(withLocale locale: Locale?, indent level: Int) -> String
  public func filtered(using predicate: NSPredicate) -> [Any]
  public func firstObjectCommon(with otherArray: [Any]) -> Any?
  public func index(of anObject: Any) -> Int
  public func index(of anObject: Any, in range: NSRange) -> Int
  public func index(
    of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [],
    usingComparator cmp: (Any, Any) -> ComparisonResult
  ) -> Int
  public func indexOfObjectIdentical(to anObject: Any) -> Int
  public func indexOfObjectIdentical(to anObject: Any, in range: NSRange) -> Int
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherArray: [Any]) -> Bool
  public final func makeIterator() -> NSArray.Iterator
  public override func mutableCopy() -> Any
  public func object(at index: Int) -> Any
  public func objectEnumerator() -> NSEnumerator
  public func objects(at indexes: IndexSet) -> [Any]
  @pure public func pathsMatchingExtensions(_ filterTypes: [String]) -> [String]
  public func reverseObjectEnumerator() -> NSEnumerator
  public func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  public func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
  public func subarray(with range: NSRange) -> [Any]
  public func write(to url: URL) throws
}

extension NSArray {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> Any?
  }
}

public class NSDictionary: NSObject, ExpressibleByDictionaryLiteral, NSCopying, Sequence {
  public override convenience init()
  public convenience init(dictionary otherDictionary: [AnyHashable: Any])
  public convenience init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
  public required convenience init(dictionaryLiteral elements: (Any, Any)...)
  public convenience init(object: Any, forKey key: any NSCopying)
  public convenience init(objects: [Any], forKeys keys: [NSObject])
  public var allKeys: [Any] { get }
  public var allValues: [Any] { get }
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public var descriptionInStringsFileFormat: String { get }
  public override var hash: Int { get }
  public subscript(key: Any) -> Any? { get }
  public func allKeys(for anObject: Any) -> [Any]
  @pure public func description(withLocale locale: Locale?) -> String
  @pure public func description(withLocale locale: Locale?, indent level: Int) -> String
  public func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherDictionary: [AnyHashable: Any]) -> Bool
  public func keyEnumerator() -> NSEnumerator
  public func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult) -> [Any]
  public func keysSortedByValue(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
    -> [Any]
  public func makeIterator() -> NSDictionary.Iterator
  public override func mutableCopy() -> Any
  public func object(forKey aKey: Any) -> Any?
  public func objectEnumerator() -> NSEnumerator
  public func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any]
  public func value(forKey key: String) -> Any?
  @pure public func write(to url: URL, atomically: Bool) -> Bool
  @pure public func write(toFile path: String, atomically useAuxiliaryFile: Bool) -> Bool
  public class func sharedKeySet(forKeys keys: [any NSCopying]) -> Any
}

extension NSDictionary {
  public struct Iterator: IteratorProtocol {
    public mutating func next() -> (key: Any, value: Any)?
  }
}

public class NSSet: NSObject, NSCopying, Sequence {
  public typealias Iterator = NSEnumerator.Iterator
  public override convenience init()
  public convenience init(array: [Any])
  public convenience init(object: Any)
  public convenience init(objects elements: Any...)
  public convenience init(set: Set<AnyHashable>)
  public convenience init(set anSet: NSSet)
  public convenience init(set: Set<AnyHashable>, copyItems flag: Bool)
  public var allObjects: [Any] { get }
  public var count: Int { get }
  public var customMirror: Mirror { get }
  public override var description: String { get }
  public override var hash: Int { get }
  public func adding(_ anObject: Any) -> Set<AnyHashable>
  public func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable>
  public func addingObjects(from other: [Any]) -> Set<AnyHashable>
  public func anyObject() -> Any?
  public func contains(_ anObject: Any) -> Bool
  @pure public func description(withLocale locale: Locale?) -> String
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable>
  public func intersects(_ otherSet: Set<AnyHashable>) -> Bool
  public override func isEqual(_ value: Any?) -> Bool
  public func isEqual(to otherSet: Set<AnyHashable>) -> Bool
  public func isSubset(of otherSet: Set<AnyHashable>) -> Bool
  public func makeIterator() -> NSSet.Iterator
  public func member(_ object: Any) -> Any?
  public override func mutableCopy() -> Any
  public func objectEnumerator() -> NSEnumerator
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any]
}

"""#,
      outline: #"""
63 t  NSArray 0 78 9c906cd4d68b284790b2904cef7efd9b class NSArray
56 o 0 init 83 105 a6e2700f1aa1d2f56919efac39524cec init()
69 o 0 init 108 145 e0b92a27c0dc4a7c5a63db46b50f71b0 init(array: [Any])
71 o 0 init 148 187 eb87787a3e8d38c05a6cb36f73513002 init(array: NSArray)
86 o 0 init 190 244 eb6df9edf4ae19dc93c2678db7dec0c0 init(array: [Any], copyItems: Bool)
86 o 0 init 247 310 ccaabfa84bc087f4aae524e9c572fb61 init(arrayLiteral elements: Any...)
87 o 0 init 313 375 d9b82e251f54aa7a131a9c73d53b90b5 init(contentsOf url: URL, error: ())
77 o 0 init 378 423 54172e269a3afa86d845c009c42c0e45 init(object anObject: Any)
87 o 0 init 426 481 d6db990f06f82560423d9328a413dc91 init(objects elements: AnyObject...)
61 o 0 count 484 513 1e6ec107408078628509c9afe511b23c var count
75 o 0 customMirror 516 555 c061d37fb2721b8f8e01ff254715a4a0 var customMirror
73 o 0 description 558 605 9d26400b20e73adef3496d6e7bcd47ad var description
73 o 0 firstObject 608 644 0fde68c17b89b768aa939b01b0343e97 var firstObject
59 o 0 hash 647 684 5f8ee1d542e3d78a65181874d21361e4 var hash
71 o 0 lastObject 687 722 a3081cc946e02301a96d3dc84c89d43d var lastObject
81 o 0 sortedArrayHint 725 765 a6913bf4f0150a0009c8398ae223a937 var sortedArrayHint
75 o 0 subscript 768 809 affb51462043a532c4608e9f57a2559c subscript(idx: Int)
81 o 0 adding 812 856 cdbee26f0906f7ca310cf743cf7e9bdb func adding(_ anObject: Any)
102 o 0 addingObjects 859 917 82feb99ae4e5691099c6abbd2aea3b2d func addingObjects(from otherArray: [Any])
106 o 0 componentsJoined 920 986 57c1eccb6f019406e0b44cabc2469a2c func componentsJoined(by separator: String)
86 o 0 contains 989 1034 6b0fde87f63d89e303c35c2a546d1182 func contains(_ anObject: Any)
104 o 0 description 1037 1104 e9153a5c10cfdb5a80148a895c43cb0f func description(withLocale locale: Locale?)
123 o 0 description 1107 1193 6b8ef58e5fa3d46a60c69d1d570c5b49 func description(withLocale locale: Locale?, indent level: Int)
100 o 0 filtered 1196 1255 a7c98607bf6c9adf2f4b9f2b373542d5 func filtered(using predicate: NSPredicate)
112 o 0 firstObjectCommon 1258 1319 f11a495544f8f33022b0775ac5a5d1f0 func firstObjectCommon(with otherArray: [Any])
82 o 0 index 1322 1364 7d09f80fb9fdbcba4aea43b699520e35 func index(of anObject: Any)
101 o 0 index 1367 1428 4afb8963670294bc2a3ca9f9192fae65 func index(of anObject: Any, in range: NSRange)
203 o 0 index 1431 1604 39cf5af978bd1a5ba559dd72a464142a func index( of obj: Any, inSortedRange r: NSRange, options opts: NSBinarySearchingOptions = [], usingComparator cmp: (Any, Any) -> ComparisonResult )
116 o 0 indexOfObjectIdentical 1607 1666 f758d83571d5f9fe540c3854cfbda600 func indexOfObjectIdentical(to anObject: Any)
135 o 0 indexOfObjectIdentical 1669 1747 103246302b4316fd386e3c817d8b706a func indexOfObjectIdentical(to anObject: Any, in range: NSRange)
83 o 0 isEqual 1750 1801 2f1ec6816f45c517e7cfbd54d67ab470 func isEqual(_ value: Any?)
90 o 0 isEqual 1804 1853 7e1394b4728ecb1b452e4e878da17f2d func isEqual(to otherArray: [Any])
80 o 0 makeIterator 1856 1908 5e7f38ea59b218d3fd6d3724db9ec78b func makeIterator()
78 o 0 mutableCopy 1911 1952 4e836b13c8236809c62e5dc4a01d004a func mutableCopy()
81 o 0 object 1955 1995 61db7b324cba2d32e60e7536d4cb13b0 func object(at index: Int)
88 o 0 objectEnumerator 1998 2044 645f1b3088f7d8df6c161b172eb8e08d func objectEnumerator()
90 o 0 objects 2047 2097 7f7ccdb56837f7a2ab4d445a379583f6 func objects(at indexes: IndexSet)
125 o 0 pathsMatchingExtensions 2100 2178 41ecd3fdebd76e1f412cd2fd8d5922b6 func pathsMatchingExtensions(_ filterTypes: [String])
102 o 0 reverseObjectEnumerator 2181 2234 52a4e38ff51980c57af76726b81c3336 func reverseObjectEnumerator()
126 o 0 sortedArray 2237 2319 4474ef26001decc996b1da176556852f func sortedArray(comparator cmptr: (Any, Any) -> ComparisonResult)
165 o 0 sortedArray 2322 2447 38543294a669b8c292b7418e2ba029d0 func sortedArray(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
119 o 0 sortedArray 2450 2525 044625c400095df96d2561eb4c6b25bc func sortedArray(using sortDescriptors: [NSSortDescriptor])
91 o 0 subarray 2528 2578 a6815e44edd89b3b1d13583162bcfd0a func subarray(with range: NSRange)
77 o 0 write 2581 2618 cf39dfcc212f379ab4511e40689771b3 func write(to url: URL)
72 e  NSArray 2622 2639 2676a71599407662e86ee8ebea381058 extension NSArray
81 t 44 NSArray.Iterator 2644 2684 4bbdce467b921a3b3b451e19f7439db9 struct Iterator
65 o 45 next 2691 2726 fde02c930c49fa8c7e28ad19b1ce4290 func next()
78 t  NSDictionary 2734 2822 2b2fd5e4fd62662e6bc40fc82a3e1860 class NSDictionary
60 o 47 init 2827 2861 4bfb755a2fe9997b507218231f726829 init()
106 o 47 init 2864 2935 74e3ecc26694b32306fef6b8a3ed5eeb init(dictionary otherDictionary: [AnyHashable: Any])
128 o 47 init 2938 3031 546ea9b98236a5f725b111e267821f2b init(dictionary otherDictionary: [AnyHashable: Any], copyItems flag: Bool)
101 o 47 init 3034 3109 d7e83d9f58a4fdec98e78293e2218227 init(dictionaryLiteral elements: (Any, Any)...)
98 o 47 init 3112 3175 98b7e469b3ef6f243ea9a2a5fb1bf1f1 init(object: Any, forKey key: any NSCopying)
100 o 47 init 3178 3243 74af67e43069878c14b60879fbe03d60 init(objects: [Any], forKeys keys: [NSObject])
68 o 47 allKeys 3246 3279 b33cdb0dfc87e661f99e52885ca955b9 var allKeys
72 o 47 allValues 3282 3317 8110a77c029d94fc25cbfe96679fcac6 var allValues
64 o 47 count 3320 3349 9b3606c7389f0c7101a36497509dd50c var count
78 o 47 customMirror 3352 3391 51c7d28dfc1fd3758ed87f8a66f85f26 var customMirror
76 o 47 description 3394 3441 70725f21b72023bef3b797aa4c89f96f var description
114 o 47 descriptionInStringsFileFormat 3444 3501 2a8ee44dbccebcc334c02e1015dd7587 var descriptionInStringsFileFormat
62 o 47 hash 3504 3541 d361b7b2e64724a511645caad80fb525 var hash
78 o 47 subscript 3544 3586 306127557fb92631ec75ac6e39a3d7ae subscript(key: Any)
88 o 47 allKeys 3589 3636 f9029aea3858e918a41c32efda99ed84 func allKeys(for anObject: Any)
105 o 47 description 3639 3706 338599aff87d328dceabd181dee17f68 func description(withLocale locale: Locale?)
124 o 47 description 3709 3795 a55f5e4f7addea7e4777ef84970d265e func description(withLocale locale: Locale?, indent level: Int)
138 o 47 getObjects 3798 3883 06ca57239978dc36317156e141d7c26d func getObjects(_ objects: inout [Any], andKeys keys: inout [Any], count: Int)
84 o 47 isEqual 3886 3937 8f3e8997d9d3e2782408b4a4d29a77a0 func isEqual(_ value: Any?)
109 o 47 isEqual 3940 4007 022c648499fc0df2af48bb65b35c0b10 func isEqual(to otherDictionary: [AnyHashable: Any])
83 o 47 keyEnumerator 4010 4053 b3604788050a55101ecfb81b037fcecb func keyEnumerator()
139 o 47 keysSortedByValue 4056 4144 32d2151360bdc8ebfc1c5edffee3bc51 func keysSortedByValue(comparator cmptr: (Any, Any) -> ComparisonResult)
178 o 47 keysSortedByValue 4147 4278 6fd2cafe398548aa9b3de1ffe72ac14d func keysSortedByValue(options opts: NSSortOptions = [], usingComparator cmptr: (Any, Any) -> ComparisonResult)
81 o 47 makeIterator 4281 4332 f407261fe68c5a5e91637404d279b35a func makeIterator()
79 o 47 mutableCopy 4335 4376 f385cd99700446ae302490f1d73fda2a func mutableCopy()
85 o 47 object 4379 4423 173e3d493d035cbc6ff0083ecce1145e func object(forKey aKey: Any)
89 o 47 objectEnumerator 4426 4472 6f6673c9760032362126dc6bc86a15bd func objectEnumerator()
118 o 47 objects 4475 4552 aa10d9dc065522001841a94b489e9a12 func objects(forKeys keys: [Any], notFoundMarker marker: Any)
85 o 47 value 4555 4600 c2810cebd0e5a886d65abaa039021f0e func value(forKey key: String)
96 o 47 write 4603 4665 6d3f7c666425ec2da0f05ac8e55d3322 func write(to url: URL, atomically: Bool)
121 o 47 write 4668 4755 8d6cff5b137f4b961b78e8b7751f8c33 func write(toFile path: String, atomically useAuxiliaryFile: Bool)
110 o 47 sharedKeySet 4758 4826 e71ca9fb9f0fed24edc74ed41287f5eb func sharedKeySet(forKeys keys: [any NSCopying])
82 e  NSDictionary 4830 4852 22ea5ae1d9ab8deb3e36deaf9e064e97 extension NSDictionary
86 t 80 NSDictionary.Iterator 4857 4897 dd58d85c2e11cfd7edd52fb3a32346eb struct Iterator
65 o 81 next 4904 4958 3dc523705eb1782fdbd32e3f7908620d func next()
64 t  NSSet 4966 5015 2a5790cdf1aa20bf6e369db5a14c294b class NSSet
76 o 83 Iterator 5020 5069 03db856efd0662465fa2024acb9bfc2b typealias Iterator
60 o 83 init 5072 5106 a7b2dd81b363f9384059458a4fe711ac init()
72 o 83 init 5109 5146 57d5e54e68f88fa51d4f92a0e254f391 init(array: [Any])
71 o 83 init 5149 5185 d47f4721d003ce2fe889cecff6dde0ff init(object: Any)
84 o 83 init 5188 5237 a4ea0965fb28c2b541dbf7dbe503485d init(objects elements: Any...)
81 o 83 init 5240 5286 02e70b61f35e5cea72ac8534a552295c init(set: Set<AnyHashable>)
76 o 83 init 5289 5330 791c44923f634f0407b9812ba29fb6f1 init(set anSet: NSSet)
103 o 83 init 5333 5401 e7b608909e3863a171b91b241a1f06b6 init(set: Set<AnyHashable>, copyItems flag: Bool)
74 o 83 allObjects 5404 5440 cfed2d6b00e72ca7958d0aaef0c8ec41 var allObjects
64 o 83 count 5443 5472 eea234bb8ae6bfa984a1e78e62bbc2cc var count
78 o 83 customMirror 5475 5514 d719488001f3c81ed1c52a92cb8cd272 var customMirror
76 o 83 description 5517 5564 7209fa56be9877232651d54c2e5a0cb9 var description
62 o 83 hash 5567 5604 2c39527e3100a472ba4d3fd21368a9e3 var hash
84 o 83 adding 5607 5662 c2f4a855915bdd92fbb711ba868983a3 func adding(_ anObject: Any)
111 o 83 addingObjects 5665 5740 b4dbfb1ed2a3d5825a0bdeaa8e3568e8 func addingObjects(from other: Set<AnyHashable>)
100 o 83 addingObjects 5743 5807 da3cc562859aaa637b49d543eb28424c func addingObjects(from other: [Any])
75 o 83 anyObject 5810 5841 535cdf05e4bb9d0060d05364a5fe9595 func anyObject()
88 o 83 contains 5844 5889 1b0287645589d1b25a38a969412ec9af func contains(_ anObject: Any)
105 o 83 description 5892 5959 d6ab6de0956165d02fd2efc40f02cd2e func description(withLocale locale: Locale?)
101 o 83 filtered 5962 6032 c3f06f030616fc862d1ba63e788dc107 func filtered(using predicate: NSPredicate)
105 o 83 intersects 6035 6095 82b9b77110321fbac6862f19a9c22711 func intersects(_ otherSet: Set<AnyHashable>)
84 o 83 isEqual 6098 6149 8e233b1e30df1811190aa9a24934561f func isEqual(_ value: Any?)
100 o 83 isEqual 6152 6210 dcee86da81896470cd41eae32dea2a98 func isEqual(to otherSet: Set<AnyHashable>)
102 o 83 isSubset 6213 6272 1e0550b4a1661dfcccbf3cbe4d86eb1d func isSubset(of otherSet: Set<AnyHashable>)
81 o 83 makeIterator 6275 6319 d1c22532571dba6f5e2952742f73ca51 func makeIterator()
82 o 83 member 6322 6363 25f9c6e078c45795c6c6b4697769d493 func member(_ object: Any)
79 o 83 mutableCopy 6366 6407 63211c9f9b775a7687cfeb2c7898da7a func mutableCopy()
89 o 83 objectEnumerator 6410 6456 1818c0e129d79d48891e0437cd57cd4a func objectEnumerator()
120 o 83 sortedArray 6459 6534 b335e413a8b4dcf551c483734a1c7409 func sortedArray(using sortDescriptors: [NSSortDescriptor])

"""#)
  }
}
