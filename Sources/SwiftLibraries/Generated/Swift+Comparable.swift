// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Comparable: LibraryText {
    LibraryText(
      path: "Swift/Comparable.swift",
      text: #"""
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

"""#,
      outline: #"""
70 t  Equatable 0 25 9f589d5bbed3f0ebd66fa0e10788d81d protocol Equatable
77 o 0 == 30 75 3bfc51fc53159ab51ffe7b7c4e3935de func == (lhs: Self, rhs: Self)
72 e  Equatable 79 98 6b470bb13570ce84d97b6ba3ab6a700e extension Equatable
79 o 2 != 103 186 cf7e315ecc6463b47b9821a91ef31ce4 func != (lhs: Self, rhs: Self)
75 t  Comparable 190 227 84819d0e7e7f44e1788046a6c8fcac17 protocol Comparable
77 o 4 < 232 276 6f13f3b5c4ea8e668b5bf4d4119529c4 func < (lhs: Self, rhs: Self)
79 o 4 <= 279 324 bcbbd6a9f4782571afaa7c95ff22dd7c func <= (lhs: Self, rhs: Self)
77 o 4 > 327 371 3794bddcf7a900338dab1c107b7e79b4 func > (lhs: Self, rhs: Self)
79 o 4 >= 374 419 805dc2cfb8d7666179590ccbf9009e22 func >= (lhs: Self, rhs: Self)
76 e  Comparable 423 443 1d7dce0c603f2597658d26778c3789aa extension Comparable
74 o 9 ... 448 533 289e1e261d2f29a7f073d373ffcc15bd func ... (maximum: Self)
74 o 9 ... 536 619 cc62b687c0770bc40431d0a29845a336 func ... (minimum: Self)
89 o 9 ... 622 707 bdecb91a39fa0178cf45986bb5982e1b func ... (minimum: Self, maximum: Self)
74 o 9 ..< 710 792 5dad1b366f66725997bc4544e6b39e17 func ..< (maximum: Self)
89 o 9 ..< 795 874 770738cbc9991e0d4508a6816a7b5eb4 func ..< (minimum: Self, maximum: Self)
79 o 9 <= 877 959 ce25a41fb68c0084f58a4e1f0f8033e7 func <= (lhs: Self, rhs: Self)
78 o 9 > 962 1040 878bb9665c2ef75a56ce5e978382c0ce func > (lhs: Self, rhs: Self)
81 o 9 >= 1043 1125 5c661d328ce58582edcb1d2592df6922 func >= (lhs: Self, rhs: Self)

"""#)
  }
}
