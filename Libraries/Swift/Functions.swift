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
