import Testing

@testable import MockSupport

/// The last setting of a member decides the next call.
@Suite struct MockBehaviorTests {
  enum Fault: Error, Equatable { case a, b }

  typealias Method = MockMethod<(Int) throws(Fault) -> Int, Int, Int, Fault>

  /// Returns the results of calls after some settings: values, or the names of errors.
  private func outcomes(_ count: Int, _ settings: [@Sendable (Method) -> Void]) -> [String] {
    let method: Method = MockState("CounterMock").method("count(_:)")
    for setting in settings { setting(method) }
    return (0..<count).map { _ in
      do throws(Fault) {
        switch method._call(0) {
        case .handler(let handler): return "\(try handler(0))"
        case .result(let result): return "\(try result.get())"
        }
      } catch {
        return "\(error)"
      }
    }
  }

  private static let handler: @Sendable (Method) -> Void = { $0.handler = { _ in 1 } }
  private static let value: @Sendable (Method) -> Void = { $0.value = 2 }
  private static let result: @Sendable (Method) -> Void = { $0.result = .success(3) }
  private static let error: @Sendable (Method) -> Void = { $0.error = .a }
  private static let returns: @Sendable (Method) -> Void = { $0.returns(4, 5) }
  private static let results: @Sendable (Method) -> Void = { $0.results = [.success(6), .failure(.b)] }
  private static let fails: @Sendable (Method) -> Void = { $0.fails(with: .b, times: 2) }

  /// Some settings of a member and the results of the calls after them.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var settings: [@Sendable (Method) -> Void]
    var outcomes: [String]

    init(_ name: String, _ settings: [@Sendable (Method) -> Void], _ outcomes: [String]) {
      (testDescription, self.settings, self.outcomes) = (name, settings, outcomes)
    }
  }

  @Test(arguments: [
    Row("value after handler", [handler, value], ["2", "2"]),
    Row("handler after value", [value, handler], ["1", "1"]),
    Row("result after handler", [handler, result], ["3", "3"]),
    Row("error after handler", [handler, error], ["a", "a"]),
    Row("handler after error", [error, handler], ["1", "1"]),
    Row("returns after handler", [handler, returns], ["4", "5", "5"]),
    Row("handler after returns", [returns, handler], ["1", "1", "1"]),
    Row("value after returns", [returns, value], ["2", "2", "2"]),
    Row("returns after value", [value, returns], ["4", "5", "5"]),
    Row("fails after handler", [handler, fails], ["b", "b", "1", "1"]),
    Row("fails after value", [value, fails], ["b", "b", "2"]),
    Row("fails after returns", [returns, fails], ["b", "b", "4", "5", "5"]),
    Row("fails after results", [results, fails], ["b", "b", "6", "b", "0"]),
    Row("value after fails", [fails, value], ["2", "2"]),
    Row("handler after fails", [fails, handler], ["1", "1"]),
    Row("results after handler", [handler, results], ["6", "b", "1", "1"]),
    Row("results after value", [value, results], ["6", "b", "2"]),
    Row("value after results", [results, value], ["2", "2"]),
    Row("returns of nothing", [handler, results, { $0.returns() }], ["0"]),
    Row("fails no times", [value, { $0.fails(with: .b, times: 0) }], ["2"]),
  ])
  func theLastSettingIsUsed(_ row: Row) {
    #expect(outcomes(row.outcomes.count, row.settings) == row.outcomes)
  }

  /// Nil removes the setting under that name, and nothing else.
  @Test(arguments: [
    Row("handler", [value, handler, { $0.handler = nil }], ["2", "2"]),
    Row("value", [handler, { $0.value = nil }], ["1", "1"]),
    Row("error", [error, { $0.error = nil }], ["0"]),
    Row("results stay", [results, { $0.handler = nil }], ["6", "b", "0"]),
  ])
  func nilRemovesASetting(_ row: Row) {
    #expect(outcomes(row.outcomes.count, row.settings) == row.outcomes)
  }

  /// Closure literals with typed throws, which crash swiftc 6.3 when passed to a setter.
  @Test func closuresWithTypedThrowsAreAccepted() throws {
    let state = MockState("CounterMock")
    let method: Method = state.method("count(_:)")
    method.handler = { x throws(Fault) in throw .a }
    #expect(throws: Fault.a) { try method.handler?(1) }
    method.handler = { (x: Int) throws(Fault) -> Int in x + 1 }
    #expect(try method.handler?(1) == 2)
    let maker: MockMethod<() -> (Int) throws(Fault) -> Int, Void, (Int) throws(Fault) -> Int, Never> = state.method("m")
    maker.value = { x throws(Fault) in throw .b }
    #expect(throws: Fault.b) { try maker.value?(1) }
    let property: MockProperty<(Int) throws(Fault) -> Int> = state.property("p")
    property.value = { x throws(Fault) in throw .b }
    property.onGet = { { x throws(Fault) in throw .a } }
    property.onSet = { closure in #expect(throws: Fault.self) { try closure(1) } }
    #expect(throws: Fault.a) { try property._get()(1) }
    let closure: (Int) throws(Fault) -> Int = { _ throws(Fault) in throw .a }
    property._set(closure)
  }

  /// A property set by the code under test keeps the test's handler.
  @Test func codeUnderTestDoesNotReplaceHandlers() {
    let property: MockProperty<Int> = MockState("CounterMock").property("count")
    property._set(1)
    #expect(property._get() == 1)
    property.onGet = { 2 }
    property._set(3)
    #expect(property._get() == 2 && property.setValues == [1, 3])
    property.onGet = nil
    #expect(property._get() == 3)
    property.onGet = { 4 }
    property.value = 5
    #expect(property._get() == 5 && property.onGet == nil)
  }

  /// A released value may use the mock in its `deinit`.
  @Test func valuesMayUseTheMockInDeinit() {
    final class Caller {
      let method: MockMethod<() -> AnyObject?, AnyObject?, AnyObject?, Never>
      init(_ method: MockMethod<() -> AnyObject?, AnyObject?, AnyObject?, Never>) { self.method = method }
      deinit { _ = method.callCount }
    }
    let method: MockMethod<() -> AnyObject?, AnyObject?, AnyObject?, Never> = MockState("M").method("m")
    method.value = .some(Caller(method))
    method.value = nil
    _ = method._call(Caller(method))
    method.reset()
    #expect(method.callCount == 0)
  }
}
