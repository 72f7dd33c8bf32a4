import Foundation

/// The state of a generated mock or of its static members: an object for each member, created on first use.
///
/// It is thread-safe, like all its members.
///
/// `@unchecked`: `lock` guards the variable.
public final class MockState: @unchecked Sendable {
  /// The name of the mock's type.
  public let name: String
  let place: MockPlace?
  private let lock = NSLock()
  private var members: [String: any MockMember] = [:]
  private var recordingOfMembers = MockRecording.arguments
  private var defaults: (@Sendable (inout MockDefaults) -> Void)?

  /// Creates the state of a mock with its source location, for messages.
  ///
  /// - Parameters:
  ///   - name: the name of the mock type.
  ///   - fileID: the file that creates the mock, as `#fileID`.
  ///   - filePath: the path of the file, as `#filePath`.
  ///   - line: the line in the file.
  ///   - column: the column in the line.
  ///   - defaults: adds the default results of the project's types.
  public init(
    _ name: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
    defaults: (@Sendable (inout MockDefaults) -> Void)? = nil
  ) {
    self.name = name
    self.defaults = defaults
    place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates the state of a mock that the code under test creates, or of a mock type's static members.
  ///
  /// - Parameters:
  ///   - name: the name of the mock type.
  ///   - defaults: adds the default results of the project's types.
  public init(_ name: String, defaults: (@Sendable (inout MockDefaults) -> Void)? = nil) {
    self.name = name
    self.defaults = defaults
    place = nil
  }

  /// Sets the default results of further members.
  func use(_ defaults: @escaping @Sendable (inout MockDefaults) -> Void) { lock.withLock { self.defaults = defaults } }

  /// Returns the method with a name. Called by generated code.
  ///
  /// - Parameters:
  ///   - name: the name of the method in messages, such as `load(id:)`.
  ///   - property: the name of the calling property of the mock, for messages.
  public func method<Handler, Arguments, Output, Failure: Error>(
    _ name: String, property: String = #function
  ) -> MockMethod<Handler, Arguments, Output, Failure> {
    member(name) { MockMethod(name, property: property, of: origin, recording: $0) }
  }

  /// Returns the property with a name. Called by generated code.
  ///
  /// - Parameters:
  ///   - name: the name of the property in messages.
  ///   - holdsWeakly: whether the mock references an object in the value weakly.
  ///   - property: the name of the calling property of the mock, for messages.
  public func property<Value>(
    _ name: String, holdsWeakly: Bool = false, property: String = #function
  ) -> MockProperty<Value> {
    member(name) { MockProperty(name, property: property, of: origin, recording: $0, holdsWeakly: holdsWeakly) }
  }

  /// The recorded part of all members' arguments. A change also drops arguments of earlier calls.
  public var recording: MockRecording {
    get { lock.withLock { recordingOfMembers } }
    set {
      let changed = lock.withLock {
        recordingOfMembers = newValue
        return Array(members.values)
      }
      for member in changed { member.recording = newValue }
    }
  }

  /// Removes all recorded calls and settings.
  public func reset() {
    for member in lock.withLock({ Array(members.values) }) { member.reset() }
  }

  /// The origin of members. `lock` must be held.
  private var origin: MemberOrigin { MemberOrigin(mock: name, place: place, defaults: defaults) }

  private func member<Member: MockMember>(_ name: String, _ make: (MockRecording) -> Member) -> Member {
    lock.withLock {
      if let member = members[name] as? Member { return member }
      let member = make(recordingOfMembers)
      members[name] = member
      return member
    }
  }
}

/// The owner of a member: the mock's type name, the location of its creation, if known, and its default results.
struct MemberOrigin: Sendable {
  let mock: String
  let place: MockPlace?
  let defaults: (@Sendable (inout MockDefaults) -> Void)?

  /// `GreeterMock created at GreeterTests/GreeterTests.swift:12`
  var description: String {
    guard let place else { return mock }
    return "\(mock) created at \(place.fileID):\(place.line)"
  }
}
