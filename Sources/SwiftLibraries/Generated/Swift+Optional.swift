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
    switch (lhs, rhs) {
    case (.some(let left), .some(let right)): return left == right
    case (.none, .none): return true
    default: return false
    }
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
t 0 103  1b1a1fc05b1ffb13db41e312a7c2dc82 Optional enum Optional
o 108 117 0 3dd68f6748ff94de2321bd0aa0ef3973 none case none
o 120 138 0 be22736445ff783e0be83995473033db some case some
o 141 200 0 9af8fca33103ca13088ca8f3d16d3afd init init(_ value: Wrapped)
o 203 253 0 0236a486a07b0d0f63801411883c5e02 init init(nilLiteral: ())
o 256 295 0 69e0f7b7705eb994d98098e66f77f721 customMirror var customMirror
o 298 347 0 cf0fa6aa5c7bc867910314fc5f404e6d debugDescription var debugDescription
o 350 395 0 8ec7fa3485dd34200bee63704c3e793e unsafelyUnwrapped var unsafelyUnwrapped
o 398 606 0 215d357918984a7d57b1ea350d6fa3e1 flatMap func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?)
o 609 812 0 7660a399b683f2852485a926a7a0a41d map func map<E, U>(_ transform: (Wrapped) throws(E) -> U)
o 815 915 0 6a9f5062140eb43f1e3cf74edd6be219 take func take()
o 918 1059 0 346ebf8a0c24232800400c06ac3ac340 != func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType)
o 1062 1203 0 fd254f9771c841d678af20ccdba93d09 != func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
o 1206 1347 0 a40fd02bb8d0fbccb6096e3be7bce97e == func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType)
o 1350 1491 0 51e23129814aedb703cbcf1490253fd4 == func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
o 1494 1635 0 9d503af533537405261837cc973631b2 ~= func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?)
e 1639 1693  11ec193473eba39883389c3e1fb87a1c Optional extension Optional
o 1698 1743 16 1477072cac4c8f848b4d05cbcadd210a init init(from decoder: any Decoder)
e 1747 1801  b08491c786e51468accb01371115fb4e Optional extension Optional#2
o 1806 1856 18 f52ec44e13e38edb0e003cb9efa267af encode func encode(to encoder: any Encoder)
e 1860 1914  629aad454b688725db09e5b55f1d674a Optional extension Optional#3
o 1919 2145 20 5bf186f65e993a972e3d5d6c3bd03c8b == func == (lhs: Wrapped?, rhs: Wrapped?)
e 2149 2201  0de88034fde4d758ac6939f2613ac3ff Optional extension Optional#4
o 2206 2249 22 9a60d6acb5a54065f0c2ae06709d746d hash func hash(into hasher: inout Hasher)
e 2253 2305  e557bd2be7d47a55fcaba51b0d393b9d Optional extension Optional#5
o 2310 2505  f24e71040dc119c6bc66ce91071c8d94 ?? func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T)
o 2507 2704  703144f943ac30c21e1e7810df123c34 ?? func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?)
t 2767 2832  61fa39a7707ec9d6f9177e7d43e28ffb _OptionalNilComparisonType struct _OptionalNilComparisonType
o 2837 2870 27 4a704c22860c3c45f88920885c09f050 init init(nilLiteral: ())

"""#)
  }
}
