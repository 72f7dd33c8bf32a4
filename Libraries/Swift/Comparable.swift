public protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  public static func != (lhs: Self, rhs: Self) -> Bool {
    return !(lhs == rhs)
  }
}

public protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  @intrinsic public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
  @intrinsic public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
  @intrinsic public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
  @intrinsic public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
  @intrinsic public static func ..< (minimum: Self, maximum: Self) -> Range<Self>
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    return !(rhs < lhs)
  }
  public static func > (lhs: Self, rhs: Self) -> Bool {
    return rhs < lhs
  }
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    return !(lhs < rhs)
  }
}
