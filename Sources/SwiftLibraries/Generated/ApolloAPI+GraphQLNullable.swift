// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloAPI_GraphQLNullable: LibraryText {
    LibraryText(
      path: "ApolloAPI/GraphQLNullable.swift",
      text: #"""
public enum GraphQLNullable<Wrapped>: ExpressibleByNilLiteral {
  case none
  case null
  case some(Wrapped)

  public init(nilLiteral: ())

  public var unwrapped: Wrapped? { get }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}

extension GraphQLNullable {
  public init<T>(_ value: T) where T: EnumType, Wrapped == GraphQLEnum<T>

  public init(_ object: Wrapped) where Wrapped: InputObject
}

extension GraphQLNullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType)
}

extension GraphQLNullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType)
}

extension GraphQLNullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  public init(stringLiteral value: Wrapped.StringLiteralType)
}

extension GraphQLNullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Wrapped.IntegerLiteralType)
}

extension GraphQLNullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Wrapped.FloatLiteralType)
}

extension GraphQLNullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Wrapped.BooleanLiteralType)
}

extension GraphQLNullable: ExpressibleByArrayLiteral where Wrapped: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Wrapped.ArrayLiteralElement...)
}

extension GraphQLNullable: ExpressibleByDictionaryLiteral where Wrapped: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...)
}

@_disfavoredOverload
public func ?? <T>(lhs: T?, rhs: @autoclosure () throws -> GraphQLNullable<T>) rethrows -> GraphQLNullable<T>

"""#,
      outline: #"""
78 t  GraphQLNullable 0 61 6e1e7fec1259116c08fb7177778aede6 enum GraphQLNullable
58 o 0 none 66 75 24d367be2e8a5a2b43c1b53df913a15f case none
58 o 0 null 78 87 685272efcd73f739064d3e1aebad3535 case null
59 o 0 some 90 108 8988b4433e0f3421dd824c2204ff564f case some
71 o 0 init 112 139 98781d72ed7e328fca8a80cbc4e6767d init(nilLiteral: ())
69 o 0 unwrapped 143 181 776af3a23b2cda4fe5e278ae220c8c6d var unwrapped
86 e  GraphQLNullable 185 246 31a8e440b42676b091eaea38ddcacbde extension GraphQLNullable
88 e  GraphQLNullable 250 309 99f6fab56074f8f90a63b6edcb56cfe9 extension GraphQLNullable#2
88 e  GraphQLNullable 313 372 89767695bf4004bc7f0b6dd57e9f8f55 extension GraphQLNullable#3
88 e  GraphQLNullable 377 402 972f993c11ed3ebd8564c663a2985a01 extension GraphQLNullable#4
70 o 9 init 407 478 1ef6c93affe82687b464835ffec10d9b init<T>(_ value: T)
74 o 9 init 482 539 669b1345c5af8dcec6307a00fb9eb451 init(_ object: Wrapped)
88 e  GraphQLNullable 543 652 c56706ecda700f6b2ad62ff7b761951a extension GraphQLNullable#5
118 o 12 init 657 730 2ef1f7d9df4d06ac5540536b83b6cffb init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType)
88 e  GraphQLNullable 734 863 9ae4b0c2b467a5b2a1c410be219ad886 extension GraphQLNullable#6
138 o 14 init 868 961 859f5f360b634c8b0192be569d85cc02 init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType)
89 e  GraphQLNullable 965 1060 313270fe52e72fcd48a440896685fa6d extension GraphQLNullable#7
106 o 16 init 1065 1124 6c75bcb7a98476fc0f62719da4422dc5 init(stringLiteral value: Wrapped.StringLiteralType)
90 e  GraphQLNullable 1128 1225 0e47fed79d65f62133b2c56c028df1a4 extension GraphQLNullable#8
108 o 18 init 1230 1291 48769cab86ec9ab3b4cf27009cbe0b42 init(integerLiteral value: Wrapped.IntegerLiteralType)
90 e  GraphQLNullable 1295 1388 c6ff8281c486a4c6ec009aff01c1b568 extension GraphQLNullable#9
104 o 20 init 1393 1450 b04f0f59f4697a96970bbe27e3f0180a init(floatLiteral value: Wrapped.FloatLiteralType)
91 e  GraphQLNullable 1454 1551 cfcc93a40c6a1506670e6f21e2c9e688 extension GraphQLNullable#10
108 o 22 init 1556 1617 06ff717bd1e950b4386379efbc183410 init(booleanLiteral value: Wrapped.BooleanLiteralType)
91 e  GraphQLNullable 1621 1714 0d833bce24544b08e3b63acf699a11ec extension GraphQLNullable#11
113 o 24 init 1719 1785 7a0d47994e3d9544bdc6c80a9de343c7 init(arrayLiteral elements: Wrapped.ArrayLiteralElement...)
91 e  GraphQLNullable 1789 1892 6f7b740eae76e95e5279e625fb85cef4 extension GraphQLNullable#12
119 o 26 init 1897 1969 65f507ec6f36f88f2ca380918a451b54 init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...)
121 o  ?? 1973 2103 82d3928ed176976946ada1f9db6ff6fb func ?? <T>(lhs: T?, rhs: @autoclosure () throws -> GraphQLNullable<T>)

"""#)
  }
}
