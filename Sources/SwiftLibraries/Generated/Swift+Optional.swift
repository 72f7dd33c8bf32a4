// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Optional: LibraryText {
    LibraryText(
      path: "Swift/Optional.swift",
      text: #"""
public enum Optional<Wrapped>: CustomDebugStringConvertible, CustomReflectable, ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  public init(_ value: Wrapped) {
    self = .some(value)
  }
  public init(nilLiteral: ()) {
    self = .none
  }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  public var unsafelyUnwrapped: Wrapped { get }
  public func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return nil
    }
  }
  public func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return nil
    }
  }
  public mutating func take() -> Wrapped? {
    let result = self
    self = nil
    return result
  }
  public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if case .none = lhs { return false }
    return true
  }
  public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return false }
    return true
  }
  public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if case .none = lhs { return true }
    return false
  }
  public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return true }
    return false
  }
  public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return true }
    return false
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Optional: Equatable where Wrapped: Equatable {
  public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    guard let left = lhs else {
      if case .none = rhs { return true }
      return false
    }
    guard let right = rhs else { return false }
    return left == right
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Optional: Sendable where Wrapped: Sendable {}

public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}

public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}

/// The type of `nil` in comparisons such as `value == nil`.
public struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  @pure public init(nilLiteral: ())
}

"""#,
      outline: #"""
65 t  Optional 0 103 1b1a1fc05b1ffb13db41e312a7c2dc82 enum Optional
60 o 0 none 108 117 3dd68f6748ff94de2321bd0aa0ef3973 case none
60 o 0 some 120 138 be22736445ff783e0be83995473033db case some
73 o 0 init 141 200 9af8fca33103ca13088ca8f3d16d3afd init(_ value: Wrapped)
71 o 0 init 203 253 0236a486a07b0d0f63801411883c5e02 init(nilLiteral: ())
75 o 0 customMirror 256 295 69e0f7b7705eb994d98098e66f77f721 var customMirror
83 o 0 debugDescription 298 347 cf0fa6aa5c7bc867910314fc5f404e6d var debugDescription
85 o 0 unsafelyUnwrapped 350 395 8ec7fa3485dd34200bee63704c3e793e var unsafelyUnwrapped
112 o 0 flatMap 398 606 215d357918984a7d57b1ea350d6fa3e1 func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?)
103 o 0 map 609 812 7660a399b683f2852485a926a7a0a41d func map<E, U>(_ transform: (Wrapped) throws(E) -> U)
62 o 0 take 815 915 6a9f5062140eb43f1e3cf74edd6be219 func take()
106 o 0 != 918 1059 346ebf8a0c24232800400c06ac3ac340 func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType)
107 o 0 != 1062 1203 fd254f9771c841d678af20ccdba93d09 func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
107 o 0 == 1206 1347 a40fd02bb8d0fbccb6096e3be7bce97e func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType)
107 o 0 == 1350 1491 51e23129814aedb703cbcf1490253fd4 func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
107 o 0 ~= 1494 1635 9d503af533537405261837cc973631b2 func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
74 e  Optional 1639 1693 11ec193473eba39883389c3e1fb87a1c extension Optional
85 o 16 init 1698 1743 1477072cac4c8f848b4d05cbcadd210a init(from decoder: any Decoder)
76 e  Optional 1747 1801 b08491c786e51468accb01371115fb4e extension Optional#2
92 o 18 encode 1806 1856 f52ec44e13e38edb0e003cb9efa267af func encode(to encoder: any Encoder)
76 e  Optional 1860 1914 629aad454b688725db09e5b55f1d674a extension Optional#3
90 o 20 == 1919 2157 fd06607381fb66563202978d040a3111 func == (lhs: Wrapped?, rhs: Wrapped?)
76 e  Optional 2161 2213 0de88034fde4d758ac6939f2613ac3ff extension Optional#4
90 o 22 hash 2218 2261 9a60d6acb5a54065f0c2ae06709d746d func hash(into hasher: inout Hasher)
76 e  Optional 2265 2317 e557bd2be7d47a55fcaba51b0d393b9d extension Optional#5
118 o  ?? 2322 2517 f24e71040dc119c6bc66ce91071c8d94 func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T)
119 o  ?? 2519 2716 703144f943ac30c21e1e7810df123c34 func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?)
107 t  _OptionalNilComparisonType 2779 2844 61fa39a7707ec9d6f9177e7d43e28ffb struct _OptionalNilComparisonType
74 o 27 init 2849 2882 4a704c22860c3c45f88920885c09f050 init(nilLiteral: ())

"""#)
  }
}
