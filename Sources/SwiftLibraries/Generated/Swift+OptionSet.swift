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
t 0 55  154156b041505513b0402ceebbb45e2c OptionSet protocol OptionSet
o 60 89 0 5173eb4c9990e460937a104a8b0f1c55 Element associatedtype Element
o 92 116 0 7a6e363a312b7bcc4a807dd57c3748cf init init(rawValue: RawValue)
e 120 139  b802cbf223713b1f01b823ea8e442ff5 OptionSet extension OptionSet
o 144 191 3 53e076b88cf0fb8636ffe9be86b7d802 intersection func intersection(_ other: Self)
o 194 248 3 1d5702284184f0ba2efeb7571b488d68 symmetricDifference func symmetricDifference(_ other: Self)
o 251 291 3 d9cbc4aeb5dbe4c2fe19d199339a0b06 union func union(_ other: Self)
e 295 348  f03706859f80f12f23dcc4d2ff2783f2 OptionSet extension OptionSet#2
o 353 366 7 bf46d3055d06f8c71ce88c070aec1b96 init init()
o 369 421 7 af953dde9e9bca4b18c4accb31bd5016 formIntersection func formIntersection(_ other: Self)
o 424 483 7 1b5a319859c4204a5628201e8808a764 formSymmetricDifference func formSymmetricDifference(_ other: Self)
o 486 531 7 71d2ed4795de92ac55c176df669239db formUnion func formUnion(_ other: Self)
e 535 576  841b2bae5cafdfaade1d2d45316f4f6a OptionSet extension OptionSet#3
o 581 625 12 d0f0c5e7d9ed3a96c5a50f2036104488 contains func contains(_ member: Self)
o 628 744 12 6b19a061ecc44553a784d6728cbe6e6d insert func insert(_ newMember: Element)
o 747 824 12 aefac89ef2524055ab99b13f703dfcbd remove func remove(_ member: Element)
o 827 910 12 3b73662d33e7623317524929830d282c update func update(with newMember: Element)
e 914 984  1c2971746d369f25ece140b42bd27929 OptionSet extension OptionSet#4
o 989 1105 17 d071055438fb2af3c803b0044026c06a insert func insert(_ newMember: Element)#2

"""#)
  }
}
