import Foundation

/// A type of the standard library or Foundation with a value that says nothing. `PlaceholderProviding` is for types of
/// the project, which may give these types conformances of their own to it.
protocol DefaultMockResult {
  /// The value; nil where `Self` has none after all.
  static var defaultMockResult: Self? { get }
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
  /// A stream that has ended.
  static var defaultMockResult: AsyncStream? { AsyncStream { $0.finish() } }
}

extension AsyncStream.Iterator: DefaultMockResult {
  static var defaultMockResult: Self? { AsyncStream<Element> { $0.finish() }.makeAsyncIterator() }
}

extension AsyncThrowingStream: DefaultMockResult where Failure == any Error {
  /// A stream that has ended.
  static var defaultMockResult: AsyncThrowingStream? { AsyncThrowingStream { $0.finish() } }
}

extension Result: DefaultMockResult {
  /// A success, if there is a value to succeed with.
  static var defaultMockResult: Result? { MockSupport.defaultMockResult(of: Success.self).map { .success($0) } }
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

/// Texts are empty.
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
  /// The beginning of 1970, so that the result is the same at any time.
  static var defaultMockResult: Date? { Date(timeIntervalSince1970: 0) }
}

extension UUID: DefaultMockResult {
  /// All zeros, so that the result is the same every time.
  static var defaultMockResult: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: DefaultMockResult {
  static var defaultMockResult: URL? { URL(string: "about:blank") }
}
