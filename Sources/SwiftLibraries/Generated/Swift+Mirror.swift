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
t 0 64  468fcf8c0a0bb3c25b9986b381776c66 Mirror struct Mirror
o 69 122 0 4689fe49f3db2aa75d906d06822d131f Child typealias Child
o 125 365 0 601a61f66b61aa99e92a64bb183643f3 init init<Subject, C>( _ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
o 368 565 0 87cf944d31a41526ab6f6e42df9c161e init init<Subject>( _ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
o 568 772 0 0af4a61322460fc9d99e2e884e06a876 init init<Subject, C>( _ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated)
o 775 811 0 a86f4803d4bf8043e9a7deb8ab6f4711 init init(reflecting subject: Any)
o 814 858 0 46bcd7786119812207a92777b0c24cc7 children var children
o 861 900 0 6d7e1480dfdd970851cacddc12549724 customMirror var customMirror
o 903 947 0 54cd4f97e907a37e81b77e016a966ef8 description var description
o 950 1003 0 9a887750bf54ca628abe14a0b10a988c displayStyle var displayStyle
o 1006 1046 0 e9d10a5adfd664e0dd358a67d9ad136d subjectType var subjectType
o 1049 1093 0 242191af6a11070e0a9f046621d7a1ae superclassMirror var superclassMirror
o 1096 1178 0 0ec58de9fd070b867daa4aced97bc212 descendant func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...)
e 1182 1198  10bbf01bda2e769bc8d458e46a567f9f Mirror extension Mirror
t 1203 1237 13 fb07c377fd1c643df83de5725383a061 Mirror.AncestorRepresentation enum AncestorRepresentation
o 1244 1273 14 88500a531cba48ad153c4541c4f3b18c customized case customized
o 1278 1292 14 64ec5173b1900633f1ed8d74d447b983 generated case generated
o 1297 1312 14 15474f0442a38158de9911c15f05629c suppressed case suppressed
e 1320 1336  10bbf01bda2e769bc8d458e46a567f9f Mirror extension Mirror#2
t 1341 1385 18 a69c4be3d047ff3d2ebb7fd8bf6379d7 Mirror.DisplayStyle enum DisplayStyle
o 1392 1404 19 f3f2b56945effe424b16e3227cb4aea1 class case `class`
o 1409 1424 19 70975068634640579641b248a1439661 collection case collection
o 1429 1444 19 9a654c6c3c1f01b62385259ac6e9e2c4 dictionary case dictionary
o 1449 1460 19 e3f743f81fc5203b3f6465e4a5f30b6d enum case `enum`
o 1465 1486 19 86eca95fcad79e8421a85cb81eff5e8a foreignReference case foreignReference
o 1491 1504 19 01df8e7c2d3c490f3a326b6b4eee1f21 optional case optional
o 1509 1517 19 ebc5538da8f1f8077780496fd8b0b174 set case set
o 1522 1535 19 1fab25bda8038b5b192cc3b95e9498dd struct case `struct`
o 1540 1550 19 1b0067f39940e122d9b13475e1ffc10f tuple case tuple
t 1558 1584  dc5b2e56f521c3f7886c80b440a34421 MirrorPath protocol MirrorPath

"""#)
  }
}
