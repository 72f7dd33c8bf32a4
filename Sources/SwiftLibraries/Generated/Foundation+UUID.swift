// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_UUID: LibraryText {
    LibraryText(
      path: "Foundation/UUID.swift",
      text: #"""
public struct UUID: Comparable, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
  @pure public init()
  public init(from decoder: any Decoder) throws
  public init(uuid: uuid_t)
  @pure public init?(uuidString string: String)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var uuid: uuid_t { get }
  @pure public var uuidString: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public static func random(using generator: inout some RandomNumberGenerator) -> UUID
  @pure public static func < (lhs: UUID, rhs: UUID) -> Bool
  @pure public static func == (lhs: UUID, rhs: UUID) -> Bool
}

"""#,
      outline: #"""
58 t  UUID 0 97 abb9015c8ba1ed8a193fe4b3a96ce000 struct UUID
57 o 0 init 102 121 db865c44ba843ba06c889ed8cd81a25e init()
82 o 0 init 124 169 e12d82857d73868e2d548e7624cef270 init(from decoder: any Decoder)
69 o 0 init 172 197 481fbee27fa9aa4b980af5816fb60cc2 init(uuid: uuid_t)
83 o 0 init 200 245 cd98d1d105fb1397994a8ba6db79c981 init?(uuidString string: String)
75 o 0 customMirror 248 287 e122491372f70f2a51b8800f83099d30 var customMirror
83 o 0 debugDescription 290 339 271bb3370040a1ec69e72d492f2aab42 var debugDescription
73 o 0 description 342 386 64bd89a65cc3fff09212cbedf2ed3779 var description
59 o 0 uuid 389 420 cd2709d91363be29d0ba1f500ba2553c var uuid
71 o 0 uuidString 423 466 c3c1d283481eb544a0e633e43b28b40c var uuidString
89 o 0 encode 469 519 f44ef3be4edf9df7b16e8b96f1d80c52 func encode(to encoder: any Encoder)
87 o 0 hash 522 565 bedb594ce832fcdde0eaeb15cb76c169 func hash(into hasher: inout Hasher)
115 o 0 random 568 652 5c11df763d5cbefc1f187de08f97feb0 func random(using generator: inout some RandomNumberGenerator)
77 o 0 < 655 712 983c7510433516ed08d3878e3d3cc887 func < (lhs: UUID, rhs: UUID)
79 o 0 == 715 773 c433287925f82b9f5fa92b2bdfb50c95 func == (lhs: UUID, rhs: UUID)

"""#)
  }
}
