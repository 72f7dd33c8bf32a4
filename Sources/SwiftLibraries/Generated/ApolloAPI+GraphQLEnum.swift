// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloAPI_GraphQLEnum: LibraryText {
    LibraryText(
      path: "ApolloAPI/GraphQLEnum.swift",
      text: #"""
public protocol EnumType: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {}

public enum GraphQLEnum<T: EnumType>: CaseIterable, Hashable, RawRepresentable, Sendable {
  case `case`(T)
  case unknown(String)

  public init(_ caseValue: T)

  @pure public init(rawValue: String)

  @pure public init(_ rawValue: String)

  public var value: T? { get }

  @pure public var rawValue: String { get }

  @pure public static var allCases: [GraphQLEnum<T>] { get }

  @pure public func hash(into hasher: inout Hasher)

  @pure public static func == (lhs: GraphQLEnum<T>, rhs: GraphQLEnum<T>) -> Bool

  @pure public static func == (lhs: GraphQLEnum<T>, rhs: T) -> Bool

  @pure public static func != (lhs: GraphQLEnum<T>, rhs: T) -> Bool

  @pure public static func ~= (lhs: T, rhs: GraphQLEnum<T>) -> Bool
}

@pure public func == <T>(lhs: GraphQLEnum<T>?, rhs: T) -> Bool
where T: CaseIterable, T: EnumType, T: RawRepresentable, T.RawValue == String

@pure public func != <T>(lhs: GraphQLEnum<T>?, rhs: T) -> Bool
where T: CaseIterable, T: EnumType, T: RawRepresentable, T.RawValue == String

"""#,
      outline: #"""
69 t  EnumType 0 101 2d596ffcd97b6cdcc26ee53194c07d14 protocol EnumType
73 t  GraphQLEnum 106 194 c48dfa9668e30d3cdb0966232418bfcd enum GraphQLEnum
62 o 1 case 199 213 05786658678778b4f0e1679fc734374e case `case`
66 o 1 unknown 216 236 f09cef820ed57b0634431eab9dd547d0 case unknown
71 o 1 init 240 267 27b997745fe69ad21e59d1305f0241ca init(_ caseValue: T)
73 o 1 init 271 306 808a712a658f13c8c37cd7f8b8571dbb init(rawValue: String)
75 o 1 init 310 347 de49bcceb2c49d7f805b52adf3e20288 init(_ rawValue: String)
61 o 1 value 351 379 b25f349cd820f1eb35d96de54aa2ffab var value
67 o 1 rawValue 383 424 690fa4854865079a1eacd66129da0066 var rawValue
67 o 1 allCases 428 486 34c02f7037dc9019318b00783ebd0e00 var allCases
87 o 1 hash 490 539 9ae14f45979e2c0209b3713f3a6621d9 func hash(into hasher: inout Hasher)
99 o 1 == 543 621 92abbd6595441394be32b49ff3b45167 func == (lhs: GraphQLEnum<T>, rhs: GraphQLEnum<T>)
86 o 1 == 625 690 bbbc8ec9da16db1a923c041b326b2443 func == (lhs: GraphQLEnum<T>, rhs: T)
86 o 1 != 694 759 3503cb01f2ebc58ba402a6690a7d6d0d func != (lhs: GraphQLEnum<T>, rhs: T)
86 o 1 ~= 763 828 54c60ab0e80135cbfa14b9f3604a9128 func ~= (lhs: T, rhs: GraphQLEnum<T>)
89 o  == 832 972 a2a839654cb03d01100937e29eb18e19 func == <T>(lhs: GraphQLEnum<T>?, rhs: T)
90 o  != 974 1114 b363838e99c703b618256858cf5e99c4 func != <T>(lhs: GraphQLEnum<T>?, rhs: T)

"""#)
  }
}
