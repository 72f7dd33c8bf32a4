/// A method, property, subscript or initializer of a mock that counts its calls.
public protocol MockMember: AnyObject, Sendable {
  /// The name of the member in messages, such as `fetch(id:)`.
  var name: String { get }
  /// The number of calls; for properties, of reads and writes.
  var callCount: Int { get }
  /// The recorded part of calls' arguments.
  var recording: MockRecording { get set }
  /// Removes all recorded calls and settings.
  func reset()
  /// The numbers of the calls, in order. Numbers are unique across all mocks.
  var _callNumbers: [UInt64] { get }
  /// `GreeterMock created at GreeterTests/GreeterTests.swift:12`
  var _origin: String { get }
}

extension MockMember {
  /// Whether the member was called.
  public var wasCalled: Bool { 0 < callCount }
}
