// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_OptionSet: LibraryText {
    LibraryText(
      path: "Swift/OptionSet.swift",
      text: #"""
public protocol OptionSet: RawRepresentable, SetAlgebra {
  associatedtype Element = Self
  init(rawValue: RawValue)
}

extension OptionSet {
  public func intersection(_ other: Self) -> Self
  public func symmetricDifference(_ other: Self) -> Self
  public func union(_ other: Self) -> Self
}

extension OptionSet where RawValue: FixedWidthInteger {
  public init()
  public mutating func formIntersection(_ other: Self)
  public mutating func formSymmetricDifference(_ other: Self)
  public mutating func formUnion(_ other: Self)
}

extension OptionSet where Self == Element {
  public func contains(_ member: Self) -> Bool
  @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
  @discardableResult public mutating func remove(_ member: Element) -> Element?
  @discardableResult public mutating func update(with newMember: Element) -> Element?
}

extension OptionSet where Self == Element, RawValue: FixedWidthInteger {
  @discardableResult public mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
}

"""#,
      outline: #"""
70 t  OptionSet 0 55 154156b041505513b0402ceebbb45e2c protocol OptionSet
74 o 0 Element 60 89 5173eb4c9990e460937a104a8b0f1c55 associatedtype Element
74 o 0 init 92 116 7a6e363a312b7bcc4a807dd57c3748cf init(rawValue: RawValue)
74 e  OptionSet 120 139 b802cbf223713b1f01b823ea8e442ff5 extension OptionSet
91 o 3 intersection 144 191 53e076b88cf0fb8636ffe9be86b7d802 func intersection(_ other: Self)
105 o 3 symmetricDifference 194 248 1d5702284184f0ba2efeb7571b488d68 func symmetricDifference(_ other: Self)
77 o 3 union 251 291 d9cbc4aeb5dbe4c2fe19d199339a0b06 func union(_ other: Self)
76 e  OptionSet 295 348 f03706859f80f12f23dcc4d2ff2783f2 extension OptionSet#2
57 o 7 init 353 366 bf46d3055d06f8c71ce88c070aec1b96 init()
99 o 7 formIntersection 369 421 af953dde9e9bca4b18c4accb31bd5016 func formIntersection(_ other: Self)
113 o 7 formSymmetricDifference 424 483 1b5a319859c4204a5628201e8808a764 func formSymmetricDifference(_ other: Self)
85 o 7 formUnion 486 531 71d2ed4795de92ac55c176df669239db func formUnion(_ other: Self)
76 e  OptionSet 535 576 841b2bae5cafdfaade1d2d45316f4f6a extension OptionSet#3
85 o 12 contains 581 625 d0f0c5e7d9ed3a96c5a50f2036104488 func contains(_ member: Self)
87 o 12 insert 628 744 6b19a061ecc44553a784d6728cbe6e6d func insert(_ newMember: Element)
84 o 12 remove 747 824 aefac89ef2524055ab99b13f703dfcbd func remove(_ member: Element)
90 o 12 update 827 910 3b73662d33e7623317524929830d282c func update(with newMember: Element)
76 e  OptionSet 914 984 1c2971746d369f25ece140b42bd27929 extension OptionSet#4
90 o 17 insert 989 1105 d071055438fb2af3c803b0044026c06a func insert(_ newMember: Element)#2

"""#)
  }
}
