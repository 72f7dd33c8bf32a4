import Foundation

/// A type of the standard library, Foundation or this module with a neutral value. Projects use `PlaceholderProviding`
/// instead, and may also conform these types to it.
protocol DefaultMockResult {
  /// The neutral value; nil if this specialization of the type has none.
  static var defaultMockResult: Self? { get }
  /// Returns the neutral value, which may contain others.
  static func defaultMockResult(_ values: MockDefaultValues) -> Self?
}

extension DefaultMockResult {
  static func defaultMockResult(_ values: MockDefaultValues) -> Self? { defaultMockResult }
}

extension Optional: DefaultMockResult {
  static var defaultMockResult: Wrapped?? { .some(nil) }
}

extension Array: DefaultMockResult {
  static var defaultMockResult: [Element]? { [] }
}

extension ContiguousArray: DefaultMockResult {
  static var defaultMockResult: ContiguousArray? { [] }
}

extension ArraySlice: DefaultMockResult {
  static var defaultMockResult: ArraySlice? { [] }
}

extension Set: DefaultMockResult {
  static var defaultMockResult: Set? { [] }
}

extension Dictionary: DefaultMockResult {
  static var defaultMockResult: [Key: Value]? { [:] }
}

extension AnySequence: DefaultMockResult {
  static var defaultMockResult: AnySequence? { AnySequence(EmptyCollection()) }
}

extension AnyIterator: DefaultMockResult {
  static var defaultMockResult: AnyIterator? { AnyIterator { nil } }
}

extension AsyncStream: DefaultMockResult {
  /// A finished stream.
  static var defaultMockResult: AsyncStream? { AsyncStream { $0.finish() } }
}

extension AsyncStream.Iterator: DefaultMockResult {
  static var defaultMockResult: Self? { AsyncStream<Element> { $0.finish() }.makeAsyncIterator() }
}

extension AsyncThrowingStream: DefaultMockResult where Failure == any Error {
  /// A finished stream.
  static var defaultMockResult: AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}

extension Result: DefaultMockResult {
  static var defaultMockResult: Result? { defaultMockResult(MockDefaultValues(nil)) }

  /// A success with the neutral value of `Success`, if there is one.
  static func defaultMockResult(_ values: MockDefaultValues) -> Result? {
    MockSupport.defaultMockResult(of: Success.self, values).map { .success($0) }
  }
}

extension GraphQLNullable: DefaultMockResult {
  static var defaultMockResult: GraphQLNullable? { GraphQLNullable.none }
}

/// Numbers are 0.
extension DefaultMockResult where Self: ExpressibleByIntegerLiteral {
  static var defaultMockResult: Self? { 0 }
}

extension Int: DefaultMockResult {}
extension Int8: DefaultMockResult {}
extension Int16: DefaultMockResult {}
extension Int32: DefaultMockResult {}
extension Int64: DefaultMockResult {}
extension UInt: DefaultMockResult {}
extension UInt8: DefaultMockResult {}
extension UInt16: DefaultMockResult {}
extension UInt32: DefaultMockResult {}
extension UInt64: DefaultMockResult {}
extension Float: DefaultMockResult {}
extension Double: DefaultMockResult {}
extension CGFloat: DefaultMockResult {}
extension Decimal: DefaultMockResult {}

/// Strings and data are empty.
extension DefaultMockResult where Self: RangeReplaceableCollection {
  static var defaultMockResult: Self? { Self() }
}

extension String: DefaultMockResult {}
extension Substring: DefaultMockResult {}
extension Data: DefaultMockResult {}

extension Bool: DefaultMockResult {
  static var defaultMockResult: Bool? { false }
}

extension Character: DefaultMockResult {
  static var defaultMockResult: Character? { " " }
}

extension Date: DefaultMockResult {
  /// The start of 1970, so that results are reproducible.
  static var defaultMockResult: Date? { Date(timeIntervalSince1970: 0) }
}

extension UUID: DefaultMockResult {
  /// All zeros, so that results are reproducible.
  static var defaultMockResult: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: DefaultMockResult {
  static var defaultMockResult: URL? { URL(string: "about:blank") }
}
