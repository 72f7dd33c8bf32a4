// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Stride: LibraryText {
    LibraryText(
      path: "Swift/Stride.swift",
      text: #"""
public protocol Strideable<Stride>: Comparable {
  associatedtype Stride: Comparable, SignedNumeric
  func advanced(by n: Stride) -> Self
  func distance(to other: Self) -> Stride
}

extension Strideable {
  public static func < (x: Self, y: Self) -> Bool {
    return x.distance(to: y) > 0
  }
  public static func == (x: Self, y: Self) -> Bool {
    return x.distance(to: y) == 0
  }
}

public struct StrideTo<Element>: CustomReflectable, Sequence where Element: Strideable {
  public var customMirror: Mirror { get }
  @pure public var underestimatedCount: Int { get }
  @intrinsic public func makeIterator() -> StrideToIterator<Element>
}

extension StrideTo: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideThrough<Element>: CustomReflectable, Sequence where Element: Strideable {
  public var customMirror: Mirror { get }
  @pure public var underestimatedCount: Int { get }
  @intrinsic public func makeIterator() -> StrideThroughIterator<Element>
}

extension StrideThrough: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideToIterator<Element>: IteratorProtocol where Element: Strideable {
  @intrinsic public mutating func next() -> Element?
}

extension StrideToIterator: Sendable where Element.Stride: Sendable, Element: Sendable {}

public struct StrideThroughIterator<Element>: IteratorProtocol where Element: Strideable {
  @intrinsic public mutating func next() -> Element?
}

extension StrideThroughIterator: Sendable where Element.Stride: Sendable, Element: Sendable {}

@intrinsic public func stride<T>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
where T: Strideable
@intrinsic public func stride<T>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T> where T: Strideable

"""#,
      outline: #"""
72 t  Strideable 0 46 e3073a75182a7848071b68f5d8a1da78 protocol Strideable
72 o 0 Stride 51 99 5b154cd4d2a957a985111a3c21a1f4f5 associatedtype Stride
82 o 0 advanced 102 137 55f8d515d6bb524fd709281829989a4f func advanced(by n: Stride)
84 o 0 distance 140 179 c6fa45fc523a80a23c20ab0956f830c5 func distance(to other: Self)
76 e  Strideable 183 203 4bd5ba7ddfb9ad639e95d2db5f0afa22 extension Strideable
73 o 4 < 208 294 14f92d5412ef853202bd771b842511ad func < (x: Self, y: Self)
75 o 4 == 297 385 f8c9af793120b3cf1ba3e45767c301a0 func == (x: Self, y: Self)
69 t  StrideTo 389 475 ab7d516876eb977f9d968e8f5fc3e64b struct StrideTo
75 o 7 customMirror 480 519 a01488ea518ce8436ac0e9a246fcc88e var customMirror
89 o 7 underestimatedCount 522 571 97d09f7e3524a3bcc18e3fd8d492083c var underestimatedCount
78 o 7 makeIterator 574 640 a79e2038cf8cbf438b8bcc6e0d180c05 func makeIterator()
72 e  StrideTo 644 722 d2ee8a07fcb25eebdc79d9996b2e80c1 extension StrideTo
79 t  StrideThrough 727 818 72c0d83fad08da17039ac5ab1e49f105 struct StrideThrough
76 o 12 customMirror 823 862 f5b887dc38a4bdfa31df658f0f3c2807 var customMirror
90 o 12 underestimatedCount 865 914 c0d78e96ea2b41e7228df87d5e963fc4 var underestimatedCount
79 o 12 makeIterator 917 988 4c38934b7e4730073de8382eab456408 func makeIterator()
83 e  StrideThrough 992 1075 b001dc0f81fc34b74b68a60390c45942 extension StrideThrough
87 t  StrideToIterator 1080 1163 48146d621714b6b4f0f9f92a80e7adb9 struct StrideToIterator
65 o 17 next 1168 1218 a3984118c88e6fd1159a3ba7791a1d92 func next()
90 e  StrideToIterator 1222 1308 5136b3f4749bd56222d6733f7e9948bb extension StrideToIterator
97 t  StrideThroughIterator 1313 1401 4dd2e5f0b16b550ce641ba51e02d8ade struct StrideThroughIterator
65 o 20 next 1406 1456 0f9e051def97c6aeee1b5882dbc6ae05 func next()
100 e  StrideThroughIterator 1460 1551 e869bc4929135bf9b76851123f741d25 extension StrideThroughIterator
120 o  stride 1556 1680 15003291225c6c983a04d67ea282c57d func stride<T>(from start: T, through end: T, by stride: T.Stride)
115 o  stride 1681 1795 a13ec74abcd83d3c6a311f4ca0e631c9 func stride<T>(from start: T, to end: T, by stride: T.Stride)

"""#)
  }
}
