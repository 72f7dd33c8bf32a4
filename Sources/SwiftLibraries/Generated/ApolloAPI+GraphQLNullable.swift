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

  public init(nilLiteral: ()) {
    self = .none
  }

  public var unwrapped: Wrapped? {
    switch self {
    case .some(let value): return value
    default: return nil
    }
  }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}

extension GraphQLNullable {
  public init<T>(_ value: T) where T: EnumType, Wrapped == GraphQLEnum<T> {
    self = .some(GraphQLEnum(value))
  }

  public init(_ object: Wrapped) where Wrapped: InputObject {
    self = .some(object)
  }
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
public func ?? <T>(lhs: T?, rhs: @autoclosure () throws -> GraphQLNullable<T>) rethrows -> GraphQLNullable<T> {
  if let lhs { return .some(lhs) }
  return try rhs()
}

"""#,
      outline: #"""
78 t  GraphQLNullable 0 61 6e1e7fec1259116c08fb7177778aede6 enum GraphQLNullable
58 o 0 none 66 75 24d367be2e8a5a2b43c1b53df913a15f case none
58 o 0 null 78 87 685272efcd73f739064d3e1aebad3535 case null
59 o 0 some 90 108 8988b4433e0f3421dd824c2204ff564f case some
71 o 0 init 112 162 13ae15e2e75beba7d215444b86ed26e8 init(nilLiteral: ())
69 o 0 unwrapped 166 290 dbc586850f581e4b97f45f2bc66d88f9 var unwrapped
86 e  GraphQLNullable 294 355 31a8e440b42676b091eaea38ddcacbde extension GraphQLNullable
88 e  GraphQLNullable 359 418 99f6fab56074f8f90a63b6edcb56cfe9 extension GraphQLNullable#2
88 e  GraphQLNullable 422 481 89767695bf4004bc7f0b6dd57e9f8f55 extension GraphQLNullable#3
88 e  GraphQLNullable 486 511 972f993c11ed3ebd8564c663a2985a01 extension GraphQLNullable#4
70 o 9 init 516 630 f986b7e1e99ec2a22020071117642eac init<T>(_ value: T)
74 o 9 init 634 722 7a50321892818ca860fd1a631f2f6144 init(_ object: Wrapped)
88 e  GraphQLNullable 726 835 c56706ecda700f6b2ad62ff7b761951a extension GraphQLNullable#5
118 o 12 init 840 913 2ef1f7d9df4d06ac5540536b83b6cffb init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType)
89 e  GraphQLNullable 917 1046 9ae4b0c2b467a5b2a1c410be219ad886 extension GraphQLNullable#6
140 o 14 init 1051 1144 859f5f360b634c8b0192be569d85cc02 init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType)
90 e  GraphQLNullable 1148 1243 313270fe52e72fcd48a440896685fa6d extension GraphQLNullable#7
106 o 16 init 1248 1307 6c75bcb7a98476fc0f62719da4422dc5 init(stringLiteral value: Wrapped.StringLiteralType)
90 e  GraphQLNullable 1311 1408 0e47fed79d65f62133b2c56c028df1a4 extension GraphQLNullable#8
108 o 18 init 1413 1474 48769cab86ec9ab3b4cf27009cbe0b42 init(integerLiteral value: Wrapped.IntegerLiteralType)
90 e  GraphQLNullable 1478 1571 c6ff8281c486a4c6ec009aff01c1b568 extension GraphQLNullable#9
104 o 20 init 1576 1633 b04f0f59f4697a96970bbe27e3f0180a init(floatLiteral value: Wrapped.FloatLiteralType)
91 e  GraphQLNullable 1637 1734 cfcc93a40c6a1506670e6f21e2c9e688 extension GraphQLNullable#10
108 o 22 init 1739 1800 06ff717bd1e950b4386379efbc183410 init(booleanLiteral value: Wrapped.BooleanLiteralType)
91 e  GraphQLNullable 1804 1897 0d833bce24544b08e3b63acf699a11ec extension GraphQLNullable#11
113 o 24 init 1902 1968 7a0d47994e3d9544bdc6c80a9de343c7 init(arrayLiteral elements: Wrapped.ArrayLiteralElement...)
91 e  GraphQLNullable 1972 2075 6f7b740eae76e95e5279e625fb85cef4 extension GraphQLNullable#12
119 o 26 init 2080 2152 65f507ec6f36f88f2ca380918a451b54 init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...)
121 o  ?? 2156 2344 cc9ad19d6bb59441b2c6fc015cbc19f6 func ?? <T>(lhs: T?, rhs: @autoclosure () throws -> GraphQLNullable<T>)

"""#)
  }
}
