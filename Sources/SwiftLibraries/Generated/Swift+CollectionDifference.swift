// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_CollectionDifference: LibraryText {
    LibraryText(
      path: "Swift/CollectionDifference.swift",
      text: #"""
public struct CollectionDifference<ChangeElement>: Collection {
  public typealias Element = Change
  public init?<Changes>(_ changes: Changes) where Changes: Collection, Changes.Element == Change
  @pure public var endIndex: Index { get }
  public var insertions: [Change] { get }
  public var removals: [Change] { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ index: inout Index, offsetBy distance: Int)
  @pure public func index(after index: Index) -> Index
  @pure public func index(before index: Index) -> Index
  public func inverse() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference: Decodable, Encodable where ChangeElement: Decodable, ChangeElement: Encodable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension CollectionDifference: Hashable where ChangeElement: Hashable {
  public func inferringMoves() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {}

extension CollectionDifference: Sendable where ChangeElement: Sendable {}

extension CollectionDifference {
  public enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  }
}

extension CollectionDifference.Change: Decodable, Encodable where ChangeElement: Decodable, ChangeElement: Encodable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}

extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

extension CollectionDifference.Change: Sendable where ChangeElement: Sendable {}

extension CollectionDifference {
  public struct Index: Comparable, Hashable {
    public func hash(into hasher: inout Hasher)
    public static func < (
      lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
    ) -> Bool
    public static func == (
      lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
    ) -> Bool
  }
}

extension CollectionDifference.Index: Sendable where ChangeElement: Sendable {}

"""#,
      outline: #"""
90 t  CollectionDifference 0 61 4cf6c2799c7f9fdc65528434ad6be050 struct CollectionDifference
69 o 0 Element 66 99 6cb15f037df006b68a6d5f039ef6b684 typealias Element
85 o 0 init 102 196 9a9cefe2cb0565a150210a278dc3b226 init?<Changes>(_ changes: Changes)
67 o 0 endIndex 199 239 6ba753913723688d22668a2df6437156 var endIndex
71 o 0 insertions 242 281 c592a82938796725f9c2f6faf40742a4 var insertions
67 o 0 removals 284 321 43cac3f38074e1c0c4d074add844b4a9 var removals
71 o 0 startIndex 324 366 52c8902ea6b9a149869256f76048143e var startIndex
82 o 0 subscript 369 421 1412707e68ada51dafd0f7aab0487d54 subscript(position: Index)
102 o 0 distance 424 491 bd8866b879ea12a1df6af92fd8dbf7e7 func distance(from start: Index, to end: Index)
116 o 0 formIndex 494 561 085219b13bbcd696aa4e2de9280bbdd3 func formIndex(_ index: inout Index, offsetBy distance: Int)
82 o 0 index 564 616 7e44f17a6b08c245d9ec28cfaf4d429d func index(after index: Index)
83 o 0 index 619 672 bdc5f36b7e01259e099b48161b6e9c40 func index(before index: Index)
68 o 0 inverse 675 735 e782419e5549554c1804403646625965 func inverse()
96 e  CollectionDifference 739 848 7bdfc05709d4b50e2e4c1d9b01103854 extension CollectionDifference
83 o 13 init 853 898 54404292980c53c3a3a86e47257b88c7 init(from decoder: any Decoder)
90 o 13 encode 901 951 08baffea9255f6c712a48aedb0284da8 func encode(to encoder: any Encoder)
99 e  CollectionDifference 955 1025 5d07a114acd9e844b295209347044d5a extension CollectionDifference#2
85 o 16 inferringMoves 1030 1097 2601912381555895888f89e08e487161 func inferringMoves()
100 e  CollectionDifference 1101 1173 be0f71958fb60252edf96b0a6fabbd9b extension CollectionDifference#3
100 e  CollectionDifference 1178 1248 2c5bb7b264a53a72b015592864fa3404 extension CollectionDifference#4
100 e  CollectionDifference 1253 1283 e785e9930e94c473e5a2f023b4b85096 extension CollectionDifference#5
88 t 20 CollectionDifference.Change 1288 1306 1eebd7ce383873cb7a40e34ea289812f enum Change
67 o 21 insert 1313 1383 96a9f1ace957325d1847f33d4924b4e7 case insert
67 o 21 remove 1388 1458 c2c02c37166df30b4ca56db7129c6461 case remove
112 e  CollectionDifference.Change 1466 1582 b641ab4c00c59a5f8fda25e854fb3e0a extension CollectionDifference.Change
85 o 24 init 1587 1632 9d792999da2326ea7a4458891c275ccd init(from decoder: any Decoder)
92 o 24 encode 1635 1685 865106ee51b7ce4a76898f1e87ae0b4d func encode(to encoder: any Encoder)
114 e  CollectionDifference.Change 1689 1768 c9ae7681697cbb91df969c15d40c4781 extension CollectionDifference.Change#2
114 e  CollectionDifference.Change 1773 1850 df8f2b24a35c8b59d8db34c3fb64642e extension CollectionDifference.Change#3
114 e  CollectionDifference.Change 1855 1932 ddbbeb9e23ab294638ea7b83fbbdcd04 extension CollectionDifference.Change#4
100 e  CollectionDifference 1937 1967 e785e9930e94c473e5a2f023b4b85096 extension CollectionDifference#6
88 t 30 CollectionDifference.Index 1972 2013 d2302ff9f367de6ab679b568291410b2 struct Index
90 o 31 hash 2020 2063 b29a39480cb976435a6bd98af12781e5 func hash(into hasher: inout Hasher)
156 o 31 < 2068 2205 efc785940873fb817088ccbce5149b7a func < ( lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index )
158 o 31 == 2210 2348 cc9388fb77ea15451fe9e23a5c516e95 func == ( lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index )
110 e  CollectionDifference.Index 2356 2432 1c336db85d2dc0d3d36d3aceaf91c034 extension CollectionDifference.Index

"""#)
  }
}
