// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Equality: LibraryText {
    LibraryText(
      path: "Swift/Equality.swift",
      text: #"""
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

"""#,
      outline: #"""
87 o  != 0 57 5e367bb6b61505bfb154cc38f9aebe91 func != (t0: (Any.Type)?, t1: (Any.Type)?)
74 o  != 59 192 50140aa261cfb221b0e32d2e5115149b func != <T>(lhs: T, rhs: T)
77 o  != 194 341 649066720d15ffffcda1f06c8fae9f7c func != <T>(lhs: T, rhs: T)#2
92 o  !== 342 411 73302270f1043a7398f8fd6171b9cf56 func !== (lhs: AnyObject?, rhs: AnyObject?)
90 o  == 412 469 1093244fe3d37027190dbf61fb1313a6 func == (t0: (Any.Type)?, t1: (Any.Type)?)
75 o  == 471 604 cc4f92a0ef25ee8aec7ae828a43e6c96 func == <T>(lhs: T, rhs: T)
92 o  === 605 674 84a9c9bd5ea518a0870e77f5e6611ce1 func === (lhs: AnyObject?, rhs: AnyObject?)
71 o  ~= 676 753 9b16cc807923c2b621487f37d5a3258a func ~= <T>(a: T, b: T)

"""#)
  }
}
