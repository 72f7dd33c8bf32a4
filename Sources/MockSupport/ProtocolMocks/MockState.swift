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
    member(name) { MockMethod(name, property: property, of: origin) }
  }

  /// The property with a name, which generated code spells.
  ///
  /// - Parameter property: the property of the mock that asks for it, which failures name.
  public func property<Value>(_ name: String, property: String = #function) -> MockProperty<Value> {
    member(name) { MockProperty(name, property: property, of: origin) }
  }

  /// Forgets all calls, and all that was said of what members do.
  public func reset() {
    for member in lock.withLock({ Array(members.values) }) { member.reset() }
  }

  private var origin: MemberOrigin { MemberOrigin(mock: name, place: place) }

  private func member<Member: MockMember>(_ name: String, _ make: () -> Member) -> Member {
    lock.withLock {
      if let member = members[name] as? Member { return member }
      let member = make()
      members[name] = member
      return member
    }
  }
}

extension MockState {
  /// The state of what is static in a type of mocks. Each type that a generic mock stands for has one of its own.
  public static func statics(of type: Any.Type) -> MockState { statics.state(of: type) }

  private static let statics = Statics()

  // '@unchecked': `lock` guards the variable.
  private final class Statics: @unchecked Sendable {
    private let lock = NSLock()
    private var states: [ObjectIdentifier: MockState] = [:]

    func state(of type: Any.Type) -> MockState {
      lock.withLock {
        if let state = states[ObjectIdentifier(type)] { return state }
        let state = MockState("\(type)")
        states[ObjectIdentifier(type)] = state
        return state
      }
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
