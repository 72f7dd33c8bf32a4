import Foundation
import Testing

@testable import MockSupport

/// Default results of a project's types, which generated code adds.
@Suite struct MockDefaultsTests {
  struct User: Equatable {
    var id: Int
    var address: Address
  }

  struct Address: Equatable {
    var street: String
  }

  /// A type that the test gives a placeholder.
  struct Theme: Equatable, PlaceholderProviding {
    var name: String

    static func placeholder() -> Theme { Theme(name: "own") }
  }

  struct Page<Item: Equatable & Sendable>: Equatable {
    var first: Item
    var theme: Theme
  }

  /// Contains itself in every value.
  final class Cycle {
    let other: Cycle

    init(other: Cycle) { self.other = other }
  }

  indirect enum Tree: Equatable {
    case branch(Tree)
    case leaf(Int)
  }

  struct Fault: Error {}

  /// Has no default.
  struct Unknown {}

  @Sendable private static func add(_ types: inout MockDefaults) {
    types.add(User.self) { value in try User(id: value(), address: value()) }
    types.add(Address.self) { value in try Address(street: value()) }
    types.add(Theme.self) { value in try Theme(name: value()) }
    types.add(Page<User>.self) { value in try Page(first: value(), theme: value()) }
    types.add(Cycle.self) { value in try Cycle(other: value()) }
    types.add(Tree.self) { value in try Tree.branch(value()) }
    types.add(Tree.self) { value in try Tree.leaf(value()) }
  }

  private let state = MockState("ServiceMock", defaults: Self.add)
  private let user = User(id: 0, address: Address(street: ""))

  private func value<Value>(of type: Value.Type) -> Value? {
    defaultMockResult(of: type, MockDefaultValues(Self.add))
  }

  @Test func membersReturnDefaults() throws {
    let method: MockMethod<() throws -> User, Void, User, any Error> = state.method("user()")
    let given = if case .result(let result) = method._call(()) { try result.get() } else { nil as User? }
    #expect(given == user)
    let property: MockProperty<Address> = state.property("address")
    #expect(property._get() == user.address)
    method.value = User(id: 1, address: user.address)
    let set = if case .result(let result) = method._call(()) { try result.get() } else { nil as User? }
    #expect(set?.id == 1)
  }

  @Test func genericMembersReturnDefaults() {
    let method: MockMethod<() -> Any, Void, Any, Never> = state.method("any()")
    let given = if case .result(let result) = method._call((), as: User.self) { result.get() } else { nil as User? }
    #expect(given == user)
  }

  @Test func placeholdersPrecedeDefaults() {
    #expect(value(of: Theme.self)?.name == "own")
    #expect(value(of: Page<User>.self) == Page(first: user, theme: Theme(name: "own")))
  }

  @Test func defaultsArePartsOfOtherDefaults() throws {
    #expect(try value(of: Result<User, Fault>.self)?.get() == user)
    let pair = try #require(value(of: (Int, user: User).self))
    #expect(pair.0 == 0 && pair.user == user)
    #expect(value(of: User?.self) == .some(nil))
    #expect(value(of: [User].self) == [])
    let maker: (Int) -> User = { _ in mockDefault(from: Self.add) }
    #expect(maker(1) == user)
  }

  @Test func otherMocksHaveNoDefaults() {
    #expect(defaultMockResult(of: User.self) == nil)
    #expect(value(of: Unknown.self) == nil)
    #expect(value(of: Page<Int>.self) == nil)
  }

  /// A value that would contain itself is made in another way, or not at all.
  @Test func cyclesEnd() {
    #expect(value(of: Cycle.self) == nil)
    #expect(value(of: Tree.self) == .leaf(0))
  }

  @Test func failingInitializersAreSkipped() {
    let values = MockDefaultValues { types in
      types.add(Address.self) { _ in throw Fault() }
      types.add(Address.self) { _ in nil }
      types.add(Address.self) { _ in Address(street: "last") }
    }
    #expect(values.made(Address.self)?.street == "last")
  }

  /// Without the limit, this would make a million attempts.
  @Test func attemptsAreLimited() {
    struct A {}
    struct B {}
    struct C {}
    let values = MockDefaultValues { types in
      for _ in 0..<100 {
        types.add(A.self) { value in
          _ = try value(B.self)
          return A()
        }
        types.add(B.self) { value in
          _ = try value(C.self)
          return B()
        }
        types.add(C.self) { _ in throw Fault() }
      }
    }
    #expect(values.made(A.self) == nil)
  }

  /// The defaults also apply if a test used the state of static members before.
  @Test func staticMembersReturnDefaults() {
    withMockScope {
      MockState.statics(of: Cycle.self).reset()
      let method: MockMethod<() -> User, Void, User, Never> =
        MockState.statics(of: Cycle.self, defaults: Self.add).method("make()")
      let given = if case .result(let result) = method._call(()) { result.get() } else { nil as User? }
      #expect(given == user)
    }
  }

  @Test func missingDefaultsFailTheTest() {
    let method: MockMethod<() throws -> Unknown, Void, Unknown, any Error> = state.method("unknown()")
    withKnownIssue {
      _ = method._call(())
    } matching: { issue in
      "\(issue)".contains("no result is set") && "\(issue)".contains("conform Unknown to PlaceholderProviding")
    }
  }
}
