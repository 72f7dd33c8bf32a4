// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Mirror: LibraryText {
    LibraryText(
      path: "Swift/Mirror.swift",
      text: #"""
public struct Mirror: CustomReflectable, CustomStringConvertible {
  public typealias Child = (label: String?, value: Any)
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
211 o 0 init 125 365 601a61f66b61aa99e92a64bb183643f3 init<Subject, C>( _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
233 o 0 init 368 565 87cf944d31a41526ab6f6e42df9c161e init<Subject>( _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
220 o 0 init 568 772 0af4a61322460fc9d99e2e884e06a876 init<Subject, C>( _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
80 o 0 init 775 811 a86f4803d4bf8043e9a7deb8ab6f4711 init(reflecting subject: Any)
67 o 0 children 814 858 46bcd7786119812207a92777b0c24cc7 var children
75 o 0 customMirror 861 900 6d7e1480dfdd970851cacddc12549724 var customMirror
73 o 0 description 903 947 54cd4f97e907a37e81b77e016a966ef8 var description
76 o 0 displayStyle 950 1003 9a887750bf54ca628abe14a0b10a988c var displayStyle
75 o 0 subjectType 1006 1046 e9d10a5adfd664e0dd358a67d9ad136d var subjectType
85 o 0 superclassMirror 1049 1093 242191af6a11070e0a9f046621d7a1ae var superclassMirror
126 o 0 descendant 1096 1178 0ec58de9fd070b867daa4aced97bc212 func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...)
70 e  Mirror 1182 1198 10bbf01bda2e769bc8d458e46a567f9f extension Mirror
106 t 13 Mirror.AncestorRepresentation 1203 1237 fb07c377fd1c643df83de5725383a061 enum AncestorRepresentation
75 o 14 customized 1244 1273 88500a531cba48ad153c4541c4f3b18c case customized
73 o 14 generated 1278 1292 64ec5173b1900633f1ed8d74d447b983 case generated
75 o 14 suppressed 1297 1312 15474f0442a38158de9911c15f05629c case suppressed
72 e  Mirror 1320 1336 10bbf01bda2e769bc8d458e46a567f9f extension Mirror#2
86 t 18 Mirror.DisplayStyle 1341 1385 a69c4be3d047ff3d2ebb7fd8bf6379d7 enum DisplayStyle
67 o 19 class 1392 1404 f3f2b56945effe424b16e3227cb4aea1 case `class`
75 o 19 collection 1409 1424 70975068634640579641b248a1439661 case collection
75 o 19 dictionary 1429 1444 9a654c6c3c1f01b62385259ac6e9e2c4 case dictionary
65 o 19 enum 1449 1460 e3f743f81fc5203b3f6465e4a5f30b6d case `enum`
87 o 19 foreignReference 1465 1486 86eca95fcad79e8421a85cb81eff5e8a case foreignReference
71 o 19 optional 1491 1504 01df8e7c2d3c490f3a326b6b4eee1f21 case optional
61 o 19 set 1509 1517 ebc5538da8f1f8077780496fd8b0b174 case set
69 o 19 struct 1522 1535 1fab25bda8038b5b192cc3b95e9498dd case `struct`
65 o 19 tuple 1540 1550 1b0067f39940e122d9b13475e1ffc10f case tuple
77 t  MirrorPath 1558 1584 dc5b2e56f521c3f7886c80b440a34421 protocol MirrorPath

"""#)
  }
}
