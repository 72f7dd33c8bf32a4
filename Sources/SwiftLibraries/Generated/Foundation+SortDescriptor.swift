// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_SortDescriptor: LibraryText {
    LibraryText(
      path: "Foundation/SortDescriptor.swift",
      text: #"""
public protocol SortComparator<Compared>: Hashable, Sendable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

public enum SortOrder: Decodable, Encodable, Hashable, Sendable {
  case forward
  case reverse
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct SortDescriptor<Compared>: Decodable, Encodable, SortComparator {
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator)
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator)
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder)
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator, order: SortOrder)
  public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init(from decoder: any Decoder) throws
  public var keyPath: PartialKeyPath<Compared>? { get }
  public var order: SortOrder { get set }
  public var stringComparator: String.StandardComparator? { get }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  public func hash(into hasher: inout Hasher)
}

public struct KeyPathComparator<Compared>: SortComparator {
  public init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public var keyPath: any PartialKeyPath<Compared> & Sendable { get }
  public var order: SortOrder { get set }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
}

public enum ComparisonResult: Decodable, Encodable, Hashable, RawRepresentable, Sendable {
  case orderedAscending
  case orderedDescending
  case orderedSame
  public init(from decoder: any Decoder) throws
  @pure public init?(rawValue: Int)
  public func encode(to encoder: any Encoder) throws
}

"""#,
      outline: #"""
80 t  SortComparator 0 60 2412e1c17e65e7852857cb0f13a39619 protocol SortComparator
76 o 0 Compared 65 88 56b967089358d6b0a20c8314d252717d associatedtype Compared
60 o 0 order 91 123 221d9f1f48f9880a45cb3a2c834e4060 var order
100 o 0 compare 126 192 79f4661063376ad201549ae6f964cc3e func compare(_ lhs: Compared, _ rhs: Compared)
69 t  SortOrder 196 259 addb67bef60bcc26171ebe69d25c4f18 enum SortOrder
66 o 4 forward 264 276 4938c21b3189833c2f3579265e098142 case forward
66 o 4 reverse 279 291 372732f05ea89a7ff1023ac2688c850a case reverse
82 o 4 init 294 339 980736196a26e5b0ed06bddb3591ebbc init(from decoder: any Decoder)
89 o 4 encode 342 392 bab8536ca27d331dcb9c7678af6e27d0 func encode(to encoder: any Encoder)
81 t  SortDescriptor 396 472 e454c6c835a522365550cde6af0ecfd1 struct SortDescriptor
147 o 9 init 477 580 a329740eaaed92bc900ffe4dd08d47be init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator)
148 o 9 init 583 687 5ca177133c3d1b7bae628f7782e0b82d init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator)
166 o 9 init 690 816 9ed71a2e9120a15122141ad6d31ce26d init( _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder)
167 o 9 init 819 946 9fa2e7e3e7de5a3caed4341ac8f0a16e init( _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator, order: SortOrder)
144 o 9 init 949 1074 ba46c37a77a955586a2a7c789b795cf1 init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
146 o 9 init 1077 1203 e98db11df320cdbe1a12085e41b6fab4 init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
84 o 9 init 1206 1251 f7b3ba6b6b2be8beab83fb2868bb7fab init(from decoder: any Decoder)
67 o 9 keyPath 1254 1307 cbe1c04b8415d14124f5bf6d3658c9bf var keyPath
63 o 9 order 1310 1349 f6ba3aebb3a1e7e5da61bf78f19f5d93 var order
85 o 9 stringComparator 1352 1415 68d599ab84be8707768cb6c7bae1a8d4 var stringComparator
102 o 9 compare 1418 1491 5b57784e0e78adc783a238ba4075dd45 func compare(_ lhs: Compared, _ rhs: Compared)
89 o 9 hash 1494 1537 2d58a13f01f3e070d9cf23bbdc8edf33 func hash(into hasher: inout Hasher)
89 t  KeyPathComparator 1541 1598 8f5f5672aca6d77965ea79f07f945fc3 struct KeyPathComparator
153 o 22 init 1603 1774 1f5c3b123b98f70c06a4d9e822c89d56 init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator)
154 o 22 init 1777 1949 3aa90ad290800a6ae0975cfa9dee4e94 init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator)
172 o 22 init 1952 2146 059c0099e9a3c8ca08cf09b13a624342 init<Value, Comparator>( _ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder)
173 o 22 init 2149 2344 7b208421f7ae3b20674e2443a0e7c568 init<Value, Comparator>( _ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder)
146 o 22 init 2347 2472 79e40f6627449393b7835735bea1c3d5 init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
147 o 22 init 2475 2601 b166df3c73ff15634707ce84d59980ee init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
68 o 22 keyPath 2604 2671 67c9901dac63a0b3029149c1ac52aa34 var keyPath
64 o 22 order 2674 2713 7a76b9ad9fbfb3b7f503782e59884a90 var order
103 o 22 compare 2716 2789 90ce416d7b5c44547571276b5fe588d8 func compare(_ lhs: Compared, _ rhs: Compared)
90 o 22 hash 2792 2835 3ad072afdff60fa53091a9ea936589bf func hash(into hasher: inout Hasher)
128 o 22 == 2838 2936 5f192df4ae1687b1226ac6585ed59bd7 func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>)
85 t  ComparisonResult 2940 3028 34544e0ec4894a5736f81ce1f6e74a73 enum ComparisonResult
87 o 34 orderedAscending 3033 3054 2aad10d5d205188cf1a9420536e9c18a case orderedAscending
89 o 34 orderedDescending 3057 3079 bea0732ee1064dee49b04047c099cf91 case orderedDescending
77 o 34 orderedSame 3082 3098 a6f9f3728b87cbfc2b29f9416238d660 case orderedSame
85 o 34 init 3101 3146 e91afeb0e31b1a4d17dc59986229f451 init(from decoder: any Decoder)
74 o 34 init 3149 3182 61b6733e36b777e48a4584c3e877c549 init?(rawValue: Int)
92 o 34 encode 3185 3235 93564085315f0a20442b5db16c238ad4 func encode(to encoder: any Encoder)

"""#)
  }
}
