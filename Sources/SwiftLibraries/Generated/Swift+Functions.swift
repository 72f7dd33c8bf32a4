// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Functions: LibraryText {
    LibraryText(
      path: "Swift/Functions.swift",
      text: #"""
@intrinsic public func abs<T>(_ x: T) -> T where T: Comparable, T: SignedNumeric

public func exchange<T>(_ item: inout T, with newValue: T) -> T {
  let old = item
  item = newValue
  return old
}

public func extendLifetime<T>(_ x: T) {
  return
}
@pure public func isKnownUniquelyReferenced<T>(_ object: inout T) -> Bool where T: AnyObject
@pure public func isKnownUniquelyReferenced<T>(_ object: inout T?) -> Bool where T: AnyObject
@intrinsic public func max<T>(_ x: T, _ y: T) -> T where T: Comparable
@intrinsic public func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable
@intrinsic public func min<T>(_ x: T, _ y: T) -> T where T: Comparable
@intrinsic public func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T where T: Comparable
public func numericCast<T, U>(_ x: T) -> U where T: BinaryInteger, U: BinaryInteger

public func swap<T>(_ a: inout T, _ b: inout T) {
  let value = a
  a = b
  b = value
}
@intrinsic public func type<T, Metatype>(of value: T) -> Metatype
public func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U
public func unsafeDowncast<T>(_ x: AnyObject, to type: T.Type) -> T where T: AnyObject

public func withExtendedLifetime<T, E, Result>(_ x: T, _ body: () throws(E) -> Result) throws(E) -> Result
where E: Error {
  return try body()
}

public func withExtendedLifetime<T, E, Result>(_ x: T, _ body: (T) throws(E) -> Result) throws(E) -> Result
where E: Error {
  return try body(x)
}

public func withoutActuallyEscaping<ClosureType, ResultType, Failure>(
  _ closure: ClosureType, do body: (ClosureType) throws(Failure) -> ResultType
) throws(Failure) -> ResultType where Failure: Error {
  return try body(closure)
}

"""#,
      outline: #"""
65 o  abs 0 80 d77b1e83a9c97085064f7e0de0519243 func abs<T>(_ x: T)
104 o  exchange 82 197 68c1869d8cc0352dca0cd47c29374b15 func exchange<T>(_ item: inout T, with newValue: T)
90 o  extendLifetime 199 249 487165aea96a2be7f3746d20bc9ee6e7 func extendLifetime<T>(_ x: T)
123 o  isKnownUniquelyReferenced 250 342 14317636abfac8c031559ce38668dd1b func isKnownUniquelyReferenced<T>(_ object: inout T)
124 o  isKnownUniquelyReferenced 343 436 9930d2d13d1005aa4babac36189a52c4 func isKnownUniquelyReferenced<T>(_ object: inout T?)
76 o  max 437 507 f0491118ba362b6df637a6919e674272 func max<T>(_ x: T, _ y: T)
98 o  max 508 600 eefc03b5891e175e0f2aaa0c86a76534 func max<T>(_ x: T, _ y: T, _ z: T, _ rest: T...)
76 o  min 601 671 0e8a865f30b746c993bfe860a156b3e8 func min<T>(_ x: T, _ y: T)
98 o  min 672 764 cbe8f1dc6eb2329b8d0172996e112f38 func min<T>(_ x: T, _ y: T, _ z: T, _ rest: T...)
87 o  numericCast 765 848 84c18e019ff45264ecd02d7ceaaf040c func numericCast<T, U>(_ x: T)
90 o  swap 850 937 0b5055aab80d5855c17e7ea82e6d2fa9 func swap<T>(_ a: inout T, _ b: inout T)
86 o  type 938 1003 498179d6ed2f76bc67e85c21cd49cdbc func type<T, Metatype>(of value: T)
110 o  unsafeBitCast 1004 1065 4aab1dcfd537cbe9de44e46693eb1a9f func unsafeBitCast<T, U>(_ x: T, to type: U.Type)
117 o  unsafeDowncast 1066 1152 6739c1b83a242c65409bd4475c038e88 func unsafeDowncast<T>(_ x: AnyObject, to type: T.Type)
147 o  withExtendedLifetime 1154 1299 9df43eac9ce08220dd57b1c552fb6f1c func withExtendedLifetime<T, E, Result>(_ x: T, _ body: () throws(E) -> Result)
148 o  withExtendedLifetime 1301 1448 6880337911e6103bec457d7f629b8996 func withExtendedLifetime<T, E, Result>(_ x: T, _ body: (T) throws(E) -> Result)
213 o  withoutActuallyEscaping 1450 1683 9c3c950872f453c451e4a7ac4b29c01c func withoutActuallyEscaping<ClosureType, ResultType, Failure>( _ closure: ClosureType, do body: (ClosureType) throws(Failure) -> ResultType )

"""#)
  }
}
