// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Mirror: LibraryText {
    LibraryText(
      path: "Swift/Mirror.swift",
      text: #"""
public struct Mirror: CustomReflectable, CustomStringConvertible {
  public typealias Child = (label: String?, value: Any)
  public typealias Children = AnyCollection<Mirror.Child>
  public init<Subject, C>(
    _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  where C: Collection, C.Element == (label: String?, value: Any)
  public init<Subject>(
    _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
  public init<Subject, C>(
    _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil,
    ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C: Collection
  public init(reflecting subject: Any)
  public var children: Mirror.Children { get }
  public var customMirror: Mirror { get }
  @pure public var description: String { get }
  public var displayStyle: Mirror.DisplayStyle? { get }
  public var subjectType: Any.Type { get }
  public var superclassMirror: Mirror? { get }
  public func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any?
}

extension Mirror {
  public enum AncestorRepresentation {
    case customized(() -> Mirror)
    case generated
    case suppressed
  }
}

extension Mirror {
  public enum DisplayStyle: Hashable, Sendable {
    case `class`
    case collection
    case dictionary
    case `enum`
    case foreignReference
    case optional
    case set
    case `struct`
    case tuple
  }
}

public protocol MirrorPath {}

"""#,
      outline: #"""
62 t  Mirror 0 64 468fcf8c0a0bb3c25b9986b381776c66 struct Mirror
66 o 0 Child 69 122 4689fe49f3db2aa75d906d06822d131f typealias Child
73 o 0 Children 125 180 d38f1a144cafe3f3f7b7cdb542320871 typealias Children
211 o 0 init 183 423 601a61f66b61aa99e92a64bb183643f3 init<Subject, C>( _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
233 o 0 init 426 623 87cf944d31a41526ab6f6e42df9c161e init<Subject>( _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
220 o 0 init 626 830 0af4a61322460fc9d99e2e884e06a876 init<Subject, C>( _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
80 o 0 init 833 869 a86f4803d4bf8043e9a7deb8ab6f4711 init(reflecting subject: Any)
67 o 0 children 872 916 46bcd7786119812207a92777b0c24cc7 var children
75 o 0 customMirror 919 958 6d7e1480dfdd970851cacddc12549724 var customMirror
74 o 0 description 961 1005 54cd4f97e907a37e81b77e016a966ef8 var description
77 o 0 displayStyle 1008 1061 9a887750bf54ca628abe14a0b10a988c var displayStyle
75 o 0 subjectType 1064 1104 e9d10a5adfd664e0dd358a67d9ad136d var subjectType
85 o 0 superclassMirror 1107 1151 242191af6a11070e0a9f046621d7a1ae var superclassMirror
126 o 0 descendant 1154 1236 0ec58de9fd070b867daa4aced97bc212 func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...)
70 e  Mirror 1240 1256 10bbf01bda2e769bc8d458e46a567f9f extension Mirror
106 t 14 Mirror.AncestorRepresentation 1261 1295 fb07c377fd1c643df83de5725383a061 enum AncestorRepresentation
75 o 15 customized 1302 1331 88500a531cba48ad153c4541c4f3b18c case customized
73 o 15 generated 1336 1350 64ec5173b1900633f1ed8d74d447b983 case generated
75 o 15 suppressed 1355 1370 15474f0442a38158de9911c15f05629c case suppressed
72 e  Mirror 1378 1394 10bbf01bda2e769bc8d458e46a567f9f extension Mirror#2
86 t 19 Mirror.DisplayStyle 1399 1443 a69c4be3d047ff3d2ebb7fd8bf6379d7 enum DisplayStyle
67 o 20 class 1450 1462 f3f2b56945effe424b16e3227cb4aea1 case `class`
75 o 20 collection 1467 1482 70975068634640579641b248a1439661 case collection
75 o 20 dictionary 1487 1502 9a654c6c3c1f01b62385259ac6e9e2c4 case dictionary
65 o 20 enum 1507 1518 e3f743f81fc5203b3f6465e4a5f30b6d case `enum`
87 o 20 foreignReference 1523 1544 86eca95fcad79e8421a85cb81eff5e8a case foreignReference
71 o 20 optional 1549 1562 01df8e7c2d3c490f3a326b6b4eee1f21 case optional
61 o 20 set 1567 1575 ebc5538da8f1f8077780496fd8b0b174 case set
69 o 20 struct 1580 1593 1fab25bda8038b5b192cc3b95e9498dd case `struct`
65 o 20 tuple 1598 1608 1b0067f39940e122d9b13475e1ffc10f case tuple
77 t  MirrorPath 1616 1642 dc5b2e56f521c3f7886c80b440a34421 protocol MirrorPath

"""#)
  }
}
