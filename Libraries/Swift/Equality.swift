public func != (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool

public func != <T>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable {
  return lhs.rawValue != rhs.rawValue
}

public func != <T>(lhs: T, rhs: T) -> Bool where T: Equatable, T: RawRepresentable, T.RawValue: Equatable {
  return lhs.rawValue != rhs.rawValue
}
@intrinsic public func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
public func == (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool

public func == <T>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable {
  return lhs.rawValue == rhs.rawValue
}
@intrinsic public func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool

public func ~= <T>(a: T, b: T) -> Bool where T: Equatable {
  return a == b
}
