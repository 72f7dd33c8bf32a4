import Foundation

/// What a generated mock of a protocol remembers: an object for each member, which is made when it is first asked for.
///
/// It may be used from any thread, like everything in it.
///
/// `@unchecked`: `lock` guards the variable.
public final class MockState: @unchecked Sendable {
  /// The name of the mock's type.
  public let name: String
  let place: MockPlace?
  private let lock = NSLock()
  private var members: [String: any MockMember] = [:]
  private var recordingOfMembers = MockRecording.arguments

  /// The state of a mock that was made at a place, which failures name.
  public init(_ name: String, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.name = name
    place = MockPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The state of a mock that the code under test makes, or of what is static in one.
  public init(_ name: String) {
    self.name = name
    place = nil
  }

  /// The member with a name, which generated code spells.
  ///
  /// - Parameter property: the property of the mock that asks for it, which failures name.
  public func method<Handler, Arguments, Output, Failure: Error>(
    _ name: String, property: String = #function
  ) -> MockMethod<Handler, Arguments, Output, Failure> {
    member(name) { MockMethod(name, property: property, of: origin, recording: $0) }
  }

  /// The property with a name, which generated code spells.
  ///
  /// - Parameters:
  ///   - holdsWeakly: whether the mock references an object that is the value weakly.
  ///   - property: the property of the mock that asks for it, which failures name.
  public func property<Value>(
    _ name: String, holdsWeakly: Bool = false, property: String = #function
  ) -> MockProperty<Value> {
    member(name) { MockProperty(name, property: property, of: origin, recording: $0, holdsWeakly: holdsWeakly) }
  }

  /// What is kept of the arguments of calls of all members, also of earlier calls.
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

  /// Forgets all calls, and all that was said of what members do.
  public func reset() {
    for member in lock.withLock({ Array(members.values) }) { member.reset() }
  }

  private var origin: MemberOrigin { MemberOrigin(mock: name, place: place) }

  private func member<Member: MockMember>(_ name: String, _ make: (MockRecording) -> Member) -> Member {
    lock.withLock {
      if let member = members[name] as? Member { return member }
      let member = make(recordingOfMembers)
      members[name] = member
      return member
    }
  }
}

/// Where a member belongs: the name of the mock's type, and where the mock was made, if that is known.
struct MemberOrigin: Sendable {
  let mock: String
  let place: MockPlace?

  /// `GreeterMock made at GreeterTests/GreeterTests.swift:12`
  var description: String {
    guard let place else { return mock }
    return "\(mock) made at \(place.fileID):\(place.line)"
  }
}
