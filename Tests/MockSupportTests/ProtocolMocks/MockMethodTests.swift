import Foundation
import Testing

@testable import MockSupport

/// Results, recorded calls and failures of a mock's members.
@Suite struct MockMethodTests {
  struct Fault: Error, Equatable { var code = 0 }

  typealias Method = MockMethod<(Int) throws -> String, Int, String, any Error>

  let state = MockState("ServiceMock")
  var method: Method { state.method("load(id:)") }

  private func call(_ id: Int) throws -> String {
    switch method._call(id) {
    case .handler(let handler): try handler(id)
    case .result(let result): try result.get()
    }
  }

  @Test func unsetMethodsReturnNeutralValues() throws {
    #expect(try call(1) == "")
    #expect(method.calls == [1])
  }

  @Test func callsAreRecorded() throws {
    for id in 1...3 { _ = try call(id) }
    #expect(method.callCount == 3 && method.wasCalled)
    #expect(method.calls == [1, 2, 3])
    #expect(method.lastCall == 3)
    method.reset()
    #expect(method.callCount == 0 && method.lastCall == nil && !method.wasCalled)
  }

  @Test func handlersPrecedeResults() throws {
    method.result = .success("result")
    method.results = [.success("first"), .failure(Fault(code: 2))]
    #expect(try call(1) == "first")
    #expect(throws: Fault(code: 2)) { try call(2) }
    #expect(try call(3) == "result")
    method.handler = { "handled \($0)" }
    #expect(try call(4) == "handled 4")
    method.handler = nil
    #expect(try call(5) == "result")
  }

  @Test func errorsCanBeSet() throws {
    method.value = "fine"
    method.fails(with: Fault(code: 1), times: 2)
    #expect(throws: Fault(code: 1)) { try call(1) }
    #expect(throws: Fault(code: 1)) { try call(2) }
    #expect(try call(3) == "fine")
    method.error = Fault(code: 3)
    #expect(method.value == nil)
    #expect(throws: Fault(code: 3)) { try call(4) }
  }

  @Test func resultsAreReturnedInOrder() throws {
    method.returns("a", "b")
    #expect(try [call(1), call(2), call(3)] == ["a", "b", "b"])
  }

  @Test func resetClearsAllMembers() throws {
    method.value = "x"
    let property: MockProperty<Int> = state.property("count")
    property._set(4)
    _ = try call(1)
    state.reset()
    #expect(method.callCount == 0 && method.value == nil && property.setCount == 0 && property.value == nil)
  }

  @Test func unsetMethodsWithoutDefaultsFailTheTest() {
    struct Own {}
    let own: MockMethod<() throws -> Own, Void, Own, any Error> = state.method("own()")
    withKnownIssue {
      switch own._call(()) {
      case .handler: Issue.record("there is a function")
      case .result(let result): #expect(throws: UnsetMockResult.self) { try result.get() }
      }
    } matching: { issue in
      let parts = [
        "'own()' of ServiceMock was called, but no result is set (in ",
        "set 'ServiceMock.unsetMethodsWithoutDefaultsFailTheTest().value' to a value of Own",
      ]
      return parts.allSatisfy("\(issue)".contains)
    }
  }

  /// If a member can't throw, the process ends with a helpful message.
  @Test func unsetNonThrowingMethodsEndTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      struct Own {}
      let state = MockState(
        "StoreMock", fileID: "App/StoreTests.swift", filePath: "/StoreTests.swift", line: 7, column: 1)
      let own: MockMethod<(Int, String) -> Own, (id: Int, name: String), Own, Never> = state.method(
        "own(id:name:)", property: "ownMock")
      _ = own._call((id: 7, name: "Luke"))
    }
    expectMessage(
      result, "'own(id:name:)' of StoreMock created at App/StoreTests.swift:7 was called with (id: 7, name: \"Luke\")",
      "set 'mock.ownMock.value' to a value of Own before the call, or conform Own to PlaceholderProviding")
  }

  @Test func longArgumentsAreTruncated() {
    struct Own {}
    let own: MockMethod<(String) throws -> Own, String, Own, any Error> = state.method("own(_:)")
    withKnownIssue {
      _ = own._call(String(repeating: "a", count: 10_000))
    } matching: { issue in
      "\(issue)".contains("with aaaa") && "\(issue)".count < 1_000
    }
  }

  @Test func tuplesDefaultToTheirElements() throws {
    typealias Mixed = (flag: Bool, number: Double, Int8, names: [Named], own: Named, inner: (UInt16, Int?))
    let mixed = try #require(defaultMockResult(of: Mixed.self))
    #expect(mixed.flag == false && mixed.number == 0 && mixed.2 == 0 && mixed.names.isEmpty)
    #expect(mixed.own.name == "nobody" && mixed.inner.0 == 0 && mixed.inner.1 == nil)
    #expect(defaultMockResult(of: (Int, Fault).self) == nil)
    #expect(defaultMockResult(of: (first: Fault, Int).self) == nil)
    #expect(defaultMockResult(of: [(Int, Fault)].self)?.isEmpty == true)
  }

  @Test func closuresReturnDefaults() {
    let maker: (Int) -> [Int] = { _ in mockDefault() }
    #expect(maker(1) == [])
  }

  @Test func customTypesDefineTheirDefault() throws {
    let own: MockMethod<() -> Named, Void, Named, Never> = state.method("named()")
    let result = if case .result(let result) = own._call(()) { result.get() } else { Named(name: "") }
    #expect(result.name == "nobody")
  }

  struct Named: PlaceholderProviding {
    var name: String

    static func placeholder() -> Named { Named(name: "nobody") }
  }

  @Test func standardTypesHaveDefaults() {
    #expect(defaultMockResult(of: Void.self) != nil)
    #expect(defaultMockResult(of: Int?.self) == .some(nil))
    #expect(defaultMockResult(of: Int??.self) == .some(nil))
    #expect(defaultMockResult(of: [Named].self)?.isEmpty == true)
    #expect(defaultMockResult(of: [String: Named].self)?.isEmpty == true)
    #expect(defaultMockResult(of: Set<Int>.self) == [])
    #expect(defaultMockResult(of: Int8.self) == 0)
    #expect(defaultMockResult(of: Double.self) == 0)
    #expect(defaultMockResult(of: Bool.self) == false)
    #expect(defaultMockResult(of: Substring.self) == "")
    #expect(defaultMockResult(of: Data.self) == Data())
    #expect(defaultMockResult(of: Date.self) == Date(timeIntervalSince1970: 0))
    #expect(defaultMockResult(of: UUID.self)?.uuidString.hasPrefix("00000000") == true)
    #expect(defaultMockResult(of: URL.self) != nil)
    #expect((try? defaultMockResult(of: Result<Int, Fault>.self)?.get()) == 0)
    #expect(defaultMockResult(of: Result<Fault, Fault>.self) == nil)
    #expect(defaultMockResult(of: AnyIterator<Int>.self)?.next() == nil)
    #expect(defaultMockResult(of: ((Int) -> Int).self) == nil)
    #expect(defaultMockResult(of: (any Error).self) == nil)
  }

  @Test func staticMembersAreSeparateForEachType() {
    let first: MockMethod<() -> Int, Void, Int, Never> = MockState.statics(of: [Int].self).method("make()")
    let second: MockMethod<() -> Int, Void, Int, Never> = MockState.statics(of: [String].self).method("make()")
    first.value = 1
    #expect(second.value == nil)
    let again: MockMethod<() -> Int, Void, Int, Never> = MockState.statics(of: [Int].self).method("make()")
    #expect(again.value == 1)
    MockState.statics(of: [Int].self).reset()
  }
}
