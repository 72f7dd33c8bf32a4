// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSRange: LibraryText {
    LibraryText(
      path: "Foundation/NSRange.swift",
      text: #"""
extension Range where Bound == AttributedString.Index {
  public func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
}

extension Range where Bound == Date {
  @pure public func formatted() -> String
  public func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date>
}

extension Range where Bound == Int {
  public init?(_ range: NSRange)
}

extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: String)
}

extension Range where Bound: BinaryInteger {
  public init?(_ range: NSRange)
}

public struct NSRange: Codable, CustomDebugStringConvertible, CustomStringConvertible, Hashable, Sendable {
  @pure public init()
  @pure public init(location: Int, length: Int)
  @pure public init?(_ string: String)
  public init<R>(_ region: R) where R: RangeExpression, R.Bound: FixedWidthInteger
  public init<R, S>(_ region: R, in target: S) where R: RangeExpression, S: StringProtocol, R.Bound == S.Index
  public init(from decoder: any Decoder) throws
  public var location: Int { get set }
  public var length: Int { get set }
  @pure public var lowerBound: Int { get }
  @pure public var upperBound: Int { get }
  @pure public var description: String { get }
  @pure public var debugDescription: String { get }
  @pure public func contains(_ index: Int) -> Bool
  @pure public func intersection(_ other: NSRange) -> NSRange?
  @pure public func union(_ other: NSRange) -> NSRange
  public mutating func formUnion(_ other: NSRange)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  @pure public static func == (lhs: NSRange, rhs: NSRange) -> Bool
}

"""#,
      outline: #"""
63 e  Range 0 53 402a9cff5c28e4b4870bc70a68f0862c extension Range
112 o 0 isValid 58 132 27df621d9e62c9336854d8c7b4a12d54 func isValid(within text: DiscontiguousAttributedSubstring)
68 e  Range 136 171 3d41bb376b9bca0bec0240797bd4758a extension Range#2
72 o 2 formatted 176 215 ed91837d16cf3bc824c5b3458cb2426d func formatted()
85 o 2 formatted 218 323 0c79f37c7128b87b8d2c333cf665cdd4 func formatted<S>(_ style: S)
68 e  Range 327 361 ee99f59099e108aba9380ab4b063b0fd extension Range#3
74 o 5 init 366 396 0b9a3a372bcb4e5155edfe0a37a5c37d init?(_ range: NSRange)
68 e  Range 400 443 af96b5df981d218cb9a4f6681029ceb1 extension Range#4
93 o 7 init 448 497 461686d2c86f4eeac290b31ebf92aeb2 init?(_ range: NSRange, in string: String)
68 e  Range 501 543 4baf02fa708662280cdf39c75209d98d extension Range#5
76 o 9 init 548 578 a6ab261c7b5be675fb478754412c0fa7 init?(_ range: NSRange)#2
67 t  NSRange 582 687 c15d2d9567d6c034bcb07ea7b9e1ffd7 struct NSRange
58 o 11 init 692 711 d129895d8727388eb2a6f4522fef2c6b init()
84 o 11 init 714 759 4e6cfbacbad39bbb5e24a495925370b3 init(location: Int, length: Int)
75 o 11 init 762 798 cac93da87a506bab8d22945196705353 init?(_ string: String)
72 o 11 init 801 881 fec02a26f09414c8cf4bc774d026f5f4 init<R>(_ region: R)
89 o 11 init 884 992 c6738510ab938d38d596247c6c16f5e7 init<R, S>(_ region: R, in target: S)
84 o 11 init 995 1040 638dc6770d01d72279e9e845facba144 init(from decoder: any Decoder)
70 o 11 location 1043 1079 2cfd3a7a67b2a5aa24e6cf5adf9a66d8 var location
66 o 11 length 1082 1116 072bac76954f1d13e2454f33c836bfca var length
74 o 11 lowerBound 1119 1159 3311aaf146f9573739f950976cf059ee var lowerBound
74 o 11 upperBound 1162 1202 3c58bd39d29fdf70189d9d76f9f96ca5 var upperBound
76 o 11 description 1205 1249 3e3cc33e12414940dc152953ea88842c var description
86 o 11 debugDescription 1252 1301 f086fd199493ba773da272ccb857b2d7 var debugDescription
85 o 11 contains 1304 1352 0773657da0c4ff75727ec00ad56f44ac func contains(_ index: Int)
97 o 11 intersection 1355 1415 a814bc739d53110ee4284783359aab7a func intersection(_ other: NSRange)
83 o 11 union 1418 1470 a986362f8aaeee7f04d7089f9b389760 func union(_ other: NSRange)
91 o 11 formUnion 1473 1521 b0bb42f02e1ea3673f8dc081a126e5f5 func formUnion(_ other: NSRange)
92 o 11 encode 1524 1574 2af6730de1b7fffa11cada6ebbfa4886 func encode(to encoder: any Encoder)
90 o 11 hash 1577 1620 1b4926c63a35778e8328c1cfa71cfea2 func hash(into hasher: inout Hasher)
88 o 11 == 1623 1687 3f9fde403ea494a62fdbec06fb16d344 func == (lhs: NSRange, rhs: NSRange)

"""#)
  }
}
