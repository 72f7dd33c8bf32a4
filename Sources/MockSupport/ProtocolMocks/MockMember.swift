/// A method, property, subscript or initializer of a mock, which counts how often it is used.
public protocol MockMember: AnyObject, Sendable {
  /// The member as messages name it: `fetch(id:)`.
  var name: String { get }
  /// How often it was called. For properties that counts reads and writes.
  var callCount: Int { get }
  /// What is kept of the arguments of calls.
  var recording: MockRecording { get set }
  /// Forgets all calls, and all that was said of what the member does.
  func reset()
  /// The numbers of its calls, in their order: all calls of all mocks are numbered one after the other.
  var _callNumbers: [UInt64] { get }
  /// `GreeterMock made at GreeterTests/GreeterTests.swift:12`
  var _origin: String { get }
}

extension MockMember {
  /// Whether it was called at all.
  public var wasCalled: Bool { 0 < callCount }
}
