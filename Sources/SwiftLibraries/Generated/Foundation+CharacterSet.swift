// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_CharacterSet: LibraryText {
    LibraryText(
      path: "Foundation/CharacterSet.swift",
      text: #"""
public struct CharacterSet: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable,
  Sendable, SetAlgebra
{
  public typealias ReferenceType = NSCharacterSet
  @pure public init()
  @pure public init(bitmapRepresentation data: Data)
  public init(charactersIn range: Range<UnicodeScalar>)
  public init(charactersIn range: ClosedRange<UnicodeScalar>)
  @pure public init(charactersIn string: String)
  @pure public init?(contentsOfFile file: String)
  public init(from decoder: any Decoder) throws
  @pure public static var alphanumerics: CharacterSet { get }
  @pure public static var capitalizedLetters: CharacterSet { get }
  @pure public static var controlCharacters: CharacterSet { get }
  @pure public static var decimalDigits: CharacterSet { get }
  @pure public static var decomposables: CharacterSet { get }
  @pure public static var illegalCharacters: CharacterSet { get }
  @pure public static var letters: CharacterSet { get }
  @pure public static var lowercaseLetters: CharacterSet { get }
  @pure public static var newlines: CharacterSet { get }
  @pure public static var nonBaseCharacters: CharacterSet { get }
  @pure public static var punctuationCharacters: CharacterSet { get }
  @pure public static var symbols: CharacterSet { get }
  @pure public static var uppercaseLetters: CharacterSet { get }
  @pure public static var urlFragmentAllowed: CharacterSet { get }
  @pure public static var urlHostAllowed: CharacterSet { get }
  @pure public static var urlPasswordAllowed: CharacterSet { get }
  @pure public static var urlPathAllowed: CharacterSet { get }
  @pure public static var urlQueryAllowed: CharacterSet { get }
  @pure public static var urlUserAllowed: CharacterSet { get }
  @pure public static var whitespaces: CharacterSet { get }
  @pure public static var whitespacesAndNewlines: CharacterSet { get }
  @pure public var bitmapRepresentation: Data { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var inverted: CharacterSet { get }
  public func contains(_ member: UnicodeScalar) -> Bool
  public func encode(to encoder: any Encoder) throws
  public mutating func formIntersection(_ other: CharacterSet)
  public mutating func formSymmetricDifference(_ other: CharacterSet)
  public mutating func formUnion(_ other: CharacterSet)
  @pure public func hasMember(inPlane plane: UInt8) -> Bool
  public func hash(into hasher: inout Hasher)
  @discardableResult public mutating func insert(_ character: UnicodeScalar) -> (
    inserted: Bool, memberAfterInsert: UnicodeScalar
  )
  public mutating func insert(charactersIn range: Range<UnicodeScalar>)
  public mutating func insert(charactersIn range: ClosedRange<UnicodeScalar>)
  public mutating func insert(charactersIn string: String)
  @pure public func intersection(_ other: CharacterSet) -> CharacterSet
  public mutating func invert()
  @pure public func isSuperset(of other: CharacterSet) -> Bool
  @discardableResult public mutating func remove(_ character: UnicodeScalar) -> UnicodeScalar?
  public mutating func remove(charactersIn range: Range<UnicodeScalar>)
  public mutating func remove(charactersIn range: ClosedRange<UnicodeScalar>)
  public mutating func remove(charactersIn string: String)
  public mutating func subtract(_ other: CharacterSet)
  @pure public func subtracting(_ other: CharacterSet) -> CharacterSet
  @pure public func symmetricDifference(_ other: CharacterSet) -> CharacterSet
  @pure public func union(_ other: CharacterSet) -> CharacterSet
  @discardableResult public mutating func update(with character: UnicodeScalar) -> UnicodeScalar?
  @pure public static func == (lhs: CharacterSet, rhs: CharacterSet) -> Bool
}

"""#,
      outline: #"""
75 t  CharacterSet 0 137 1be27444d5a2e49b1969ab9822712657 struct CharacterSet
83 o 0 ReferenceType 142 189 85643cdc5807ab4342813340472660e6 typealias ReferenceType
57 o 0 init 192 211 0368c4c43233330b7429028d201fa0b8 init()
88 o 0 init 214 264 d606a66bc3f38b71edc1fea5f608a733 init(bitmapRepresentation data: Data)
97 o 0 init 267 320 423440946fcb9e2aae1344d62164c3d7 init(charactersIn range: Range<UnicodeScalar>)
103 o 0 init 323 382 d8b4ab74992357da55502aab6040189e init(charactersIn range: ClosedRange<UnicodeScalar>)
84 o 0 init 385 431 698b07de1c731e5356a3be74cd4af7a9 init(charactersIn string: String)
85 o 0 init 434 481 89d4a2787b6e1e2b2bf2aa38cb97c7f0 init?(contentsOfFile file: String)
82 o 0 init 484 529 96e30f24091d2b5c3c960689d7a8f2b6 init(from decoder: any Decoder)
77 o 0 alphanumerics 532 591 8db64a0e248fc80a2064e7a3dcfdc937 var alphanumerics
87 o 0 capitalizedLetters 594 658 049e1f578da43dfa4a6680bf16a7585a var capitalizedLetters
85 o 0 controlCharacters 661 724 46398f1997b85ca519c206baba9549ad var controlCharacters
77 o 0 decimalDigits 727 786 cd8bfadbf141b4ed26b9546750832cf8 var decimalDigits
77 o 0 decomposables 789 848 061ffa6719d2a32a5ad985470e5983d4 var decomposables
85 o 0 illegalCharacters 851 914 846c53c098b60b5c77e88739d74bb3ec var illegalCharacters
65 o 0 letters 917 970 8ced13b7607d9123049509e09876693a var letters
84 o 0 lowercaseLetters 973 1035 8cb80632b2c62ef6ac7445606b989ae9 var lowercaseLetters
69 o 0 newlines 1038 1092 f460ac27966f66a538f4cb6ceb59f1ba var newlines
87 o 0 nonBaseCharacters 1095 1158 632ed276904db4b4a7aabdec94bc5b00 var nonBaseCharacters
95 o 0 punctuationCharacters 1161 1228 54d646c6aa69af40c41bf5affe183e34 var punctuationCharacters
67 o 0 symbols 1231 1284 e399c81a8de2203c9b0ab60f2e981eae var symbols
85 o 0 uppercaseLetters 1287 1349 e26f49689b0b880dd11b52a792cd10ef var uppercaseLetters
89 o 0 urlFragmentAllowed 1352 1416 405b2d312bdfd92b6567bf4a8c946628 var urlFragmentAllowed
81 o 0 urlHostAllowed 1419 1479 9626ae1081557c693d85b68c2c2e31af var urlHostAllowed
89 o 0 urlPasswordAllowed 1482 1546 619476c49c5573addb39800ef70bbc54 var urlPasswordAllowed
81 o 0 urlPathAllowed 1549 1609 2ed6733ac60af63eb58d5daca6b671e7 var urlPathAllowed
83 o 0 urlQueryAllowed 1612 1673 50b0a2c11f2238e0ff8a1a4d95ab474f var urlQueryAllowed
81 o 0 urlUserAllowed 1676 1736 a08546ced28dba0aa3424208ccfd250e var urlUserAllowed
75 o 0 whitespaces 1739 1796 dc3c60f8984b70a0dbc65cfe32d28742 var whitespaces
97 o 0 whitespacesAndNewlines 1799 1867 a73378da9be7dabdc51c766efeefeb63 var whitespacesAndNewlines
93 o 0 bitmapRepresentation 1870 1921 03d09964835a7eb62e276f6586b039fe var bitmapRepresentation
85 o 0 debugDescription 1924 1973 cb5eefd538dedaa7650e061fe048cbd0 var debugDescription
75 o 0 description 1976 2020 60ee8aa00e383f0c697477148c8bf042 var description
69 o 0 inverted 2023 2070 587848e3549d61f2ab856a764208c311 var inverted
95 o 0 contains 2073 2126 71e7963e2fdc3cc9e3298f07490597f8 func contains(_ member: UnicodeScalar)
91 o 0 encode 2129 2179 626b6554b6b77043a9e7111df11c70ca func encode(to encoder: any Encoder)
109 o 0 formIntersection 2182 2242 b46c08ddf6f4c13115151f04c755dde8 func formIntersection(_ other: CharacterSet)
123 o 0 formSymmetricDifference 2245 2312 7a90289589598af7d90ce0dd0e773719 func formSymmetricDifference(_ other: CharacterSet)
95 o 0 formUnion 2315 2368 ce423e73370bc5e1228fcd0508406827 func formUnion(_ other: CharacterSet)
94 o 0 hasMember 2371 2428 fd4aa1730de6aba8b6c8b3e26c5b0931 func hasMember(inPlane plane: UInt8)
89 o 0 hash 2431 2474 1cf4021bcc4c3e59de78fc1c5218375a func hash(into hasher: inout Hasher)
94 o 0 insert 2477 2613 7626b4bb9c1fad626f0e0ee375e1ee29 func insert(_ character: UnicodeScalar)
108 o 0 insert 2616 2685 ba30ca311a6ae5d505c49dd1762c7166 func insert(charactersIn range: Range<UnicodeScalar>)
114 o 0 insert 2688 2763 537fb01d5f94b42b07a57f42215d1198 func insert(charactersIn range: ClosedRange<UnicodeScalar>)
95 o 0 insert 2766 2822 6f140ee6c2b97daa3597d7222e077cc2 func insert(charactersIn string: String)
101 o 0 intersection 2825 2894 de1ecec67d4b0a88e57caa01ea5031f1 func intersection(_ other: CharacterSet)
68 o 0 invert 2897 2926 e5c3ba026585e6a7b757fd366d17c10c func invert()
98 o 0 isSuperset 2929 2989 376dd6ca4ba6bebf6e36be8e5a39ebc7 func isSuperset(of other: CharacterSet)
94 o 0 remove 2992 3084 1f092e171544ac6381aafa296d7a279d func remove(_ character: UnicodeScalar)
108 o 0 remove 3087 3156 55baa41d927c2c7e1df3e0f1ee6c40b3 func remove(charactersIn range: Range<UnicodeScalar>)
114 o 0 remove 3159 3234 a331ed3ce0685dae98790695a1a1ce64 func remove(charactersIn range: ClosedRange<UnicodeScalar>)
95 o 0 remove 3237 3293 ff9370d7f7e5aaaba3f7bbbe09787307 func remove(charactersIn string: String)
93 o 0 subtract 3296 3348 578e6538bdba25ca9ec937379347b166 func subtract(_ other: CharacterSet)
99 o 0 subtracting 3351 3419 918fdb76f61a30ed7bd57d2460fbb030 func subtracting(_ other: CharacterSet)
115 o 0 symmetricDifference 3422 3498 20f6d3f6ada430db34e5853caa73607a func symmetricDifference(_ other: CharacterSet)
87 o 0 union 3501 3563 ddad8540994279bdda8097dd7faf80d6 func union(_ other: CharacterSet)
97 o 0 update 3566 3661 8e23a8cebd28fd78504a1193ba5c5a1a func update(with character: UnicodeScalar)
97 o 0 == 3664 3738 7a5b819fddc7b74c65ec728b10c75f9e func == (lhs: CharacterSet, rhs: CharacterSet)

"""#)
  }
}
