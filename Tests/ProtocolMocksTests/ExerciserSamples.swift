/// Additional source of the exerciser's program: values of all types, and a counter of checks.
let exerciserSamples = #"""
  import Foundation
  import MockSupport

  /// Counts checks and keeps the failed ones.
  final class Checks: @unchecked Sendable {
    private let lock = NSLock()
    private var state: (count: Int, failures: [String]) = (0, [])

    var count: Int { lock.withLock { state.count } }
    var failures: [String] { lock.withLock { state.failures } }

    func expect(_ condition: Bool, _ message: String) {
      lock.withLock {
        state.count += 1
        if !condition { state.failures.append(message) }
      }
    }

    func fail(_ message: String) { expect(false, message) }
  }

  /// The behavior of every member.
  extension Checks {
    func wasCalledOnce<H, A, O, E>(_ member: MockMethod<H, A, O, E>, _ name: String) {
      let isOnce = member.callCount == 1 && member.calls.count == 1 && member.lastCall != nil && member.wasCalled
      expect(isOnce, name + ": called once")
    }

    /// The last call's arguments are these, as far as values can be compared.
    func kept<H, A, O, E>(_ member: MockMethod<H, A, O, E>, _ values: [Any], _ name: String) {
      guard let last = member.lastCall else { return fail(name + ": kept") }
      let kept = values.count == 1 ? [last] : Mirror(reflecting: last).children.map(\.value)
      expect(kept.count == values.count && zip(kept, values).allSatisfy(isSame), "\(name): kept \(kept), not \(values)")
    }

    func wasHandled<H, A, O, E>(_ member: MockMethod<H, A, O, E>, _ name: String) {
      expect(member.callCount == 2, name + ": called twice")
      expect(Counter.handled.take() == 1, name + ": handled")
      member.handler = nil
    }

    func hasOneResultLeft<H, A, O, E>(_ member: MockMethod<H, A, O, E>, _ name: String) {
      expect(member.results.count == 1, name + ": one result is left")
    }

    func isReset<H, A, O, E>(_ member: MockMethod<H, A, O, E>, _ name: String) {
      member.reset()
      expect(member.callCount == 0 && member.result == nil && member.lastCall == nil, name + ": reset")
    }

    func wasRead<V>(_ member: MockProperty<V>, _ name: String) { expect(member.getCount == 1, name + ": read") }

    func wasReadAgain<V>(_ member: MockProperty<V>, _ name: String) {
      expect(Counter.handled.take() == 1, name + ": handled")
      expect(member.getCount == 2 && member.callCount == 2, name + ": read twice")
    }

    func wasSet<V>(_ member: MockProperty<V>, _ value: V, _ name: String) {
      expect(member.setCount == 1 && member.setValues.count == 1, name + ": set")
      expect(member.setValues.allSatisfy { isSame($0, value) }, name + ": set to that")
    }

    func isReset<V>(_ member: MockProperty<V>, _ name: String) {
      member.reset()
      expect(member.callCount == 0 && member.value == nil, name + ": reset")
    }

    func areSame<V>(_ value: V, _ other: V, _ name: String) {
      expect(isSame(value, other), "\(name): gave \(value), not \(other)")
    }

    func isSecond(_ error: any Error, _ name: String) { expect(error as? Fault == .second, name + ": threw \(error)") }

    func isNil<V>(_ value: V?, _ name: String) { expect(value == nil, name + ": gave nothing") }
  }

  /// Whether values are equal. Values that can't be compared count as equal.
  func isSame(_ value: Any, _ other: Any) -> Bool {
    guard let value = value as? AnyHashable, let other = other as? AnyHashable else { return true }
    return value == other
  }

  let checks = Checks()

  final class Counter: @unchecked Sendable {
    static let handled = Counter()
    private let lock = NSLock()
    private var count = 0

    func next() { lock.withLock { count += 1 } }

    func take() -> Int {
      lock.withLock {
        defer { count = 0 }
        return count
      }
    }
  }

  /// Returns a value of a type. For common types, it differs from the default value of mocks.
  func sample<T>(_ type: T.Type) -> T {
    let distinctValues: [Any] = [7, "seven", 7.5, true, Item(name: "seventh")]
    if let value = distinctValues.first(where: { Swift.type(of: $0) == type }) as? T { return value }
    let known: [Any] = [Square() as any Shape, Fault.second as any Error, SampleCoder(), 1, [1]]
    if type == (any Shape).self || type == (any Error).self || type == Any.self || type == (any Sequence<Int>).self
      || type == (any Shape & Sendable).self || type == (any Encoder).self || type == (any Decoder).self, let value = known.lazy.compactMap({ $0 as? T }).first { return value }
    if let values = [NestedSpace.Value(), NestedStruct.Part(), RegressionsNames(protocol: 1), CancellationError()] as? [Any],
      let value = values.lazy.compactMap({ $0 as? T }).first { return value }
    let function: (Int) -> Void = { _ in }
    let throwing: (Int) throws -> Int = { $0 }
    if let value = function as? T ?? throwing as? T { return value }
    let method: MockMethod<() -> T, Void, T, any Error> = MockState("Sample").method("\(type)")
    switch method._call(()) {
    case .handler(let handler): return handler()
    case .result(.success(let value)): return value
    case .result(.failure): fatalError("no sample of \(type)")
    }
  }

  /// Is only handed on.
  struct SampleCoder: Encoder, Decoder {
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> { fatalError() }
    func unkeyedContainer() -> any UnkeyedEncodingContainer { fatalError() }
    func singleValueContainer() -> any SingleValueEncodingContainer { fatalError() }
    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> { fatalError() }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { fatalError() }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { fatalError() }
  }

  /// Reads values that were not set.
  func defaults() async {
    let mock = BasicsDefaultsMock()
    checks.expect(mock.maker()(1, [:]) == "", "closures give defaults")
    checks.expect((try? await mock.later()()) == Item.placeholder(), "closures that may wait give defaults")
    checks.expect(mock.pair() == (0, Item.placeholder()), "tuples of defaults")
    mock.onChange(1)
    let aliases = ClosuresAliasResultsMock()
    aliases.onChange(1)
    checks.expect((try? aliases.make()(1)) == 0, "aliases of closures give defaults")
    checks.expect(mock.onChangeMock.getCount == 1 && mock.nested.1.1 == [], "properties, too")
  }

  /// Reads values of structures and enumerations that were not set.
  func defaultsOfTypes() async {
    let mock = DefaultsMemberwiseMock()
    let user = mock.user
    checks.expect(user.name == "" && user.count == 1 && user.address.street == "", "memberwise initializers")
    checks.expect(user.kind == .default && user.item == .placeholder() && user.friends.isEmpty, "arguments")
    checks.expect(user.best == nil && user.`in` == .leaf(.placeholder(), count: 0), "cases with values")
    checks.expect(user == DefaultsMemberwiseMock.shared() && user == mock.maker()(1), "each mock has the defaults")
    let page = mock.page()
    checks.expect(page.first == user && page.next.element.0 == user && page.error == .first, "generic types")
    checks.expect((try? await mock.result().get())?.0 == user, "results and tuples")
    let other = DefaultsInitializersMock()
    checks.expect((try? other.written())?.values == [0, 2], "written initializers")
    let closures = other.closures()
    checks.expect((try? await closures.load()) == [] && closures.none == nil, "closures that may wait")
    checks.expect(await closures.render(1) == "", "isolated closures")
    checks.expect(closures.handler(Item()) == other.options(), "aliases of closures, too")
    _ = other.conditional()
  }

  /// Closures with typed throws, which crash the compiler where they go through setters.
  func typedThrows() {
    let mock = ThrowsTypedMock()
    mock.valueMock.handler = { key throws(Fault) in throw .second }
    checks.expect((try? mock.value("a")) == nil, "typed throws in a handler")
    mock.valueMock.handler = { (key: String) throws(Fault) -> Int in key.count }
    checks.expect((try? mock.value("abc")) == 3, "typed throws in another handler")
    mock.checkMock.handler = { () throws(Fault) in throw .second }
    do { try mock.check(); checks.fail("typed throws") } catch { checks.expect(error == .second, "typed throws") }
  }

  /// Uses one mock from many tasks at once.
  func stress() async {
    let mock = SendablePlainMock()
    mock.useMock.result = .success(Item(name: "same"))
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for round in 0..<200 {
            mock.value = task * 1000 + round
            _ = mock.value
            _ = mock.use(Item(name: "\(round)"))
            if round % 50 == 0 { mock.useMock.returns(Item(name: "a"), Item(name: "b")) }
            _ = (mock.useMock.callCount, mock.useMock.lastCall, mock.valueMock.setValues.count)
            _ = SendablePlainMock().use(Item())
          }
        }
      }
      group.addTask { await mock.useMock.waitForCalls(1600, seconds: 60) }
    }
    checks.expect(mock.useMock.callCount == 1600, "calls of all tasks")
    checks.expect(mock.valueMock.setCount == 1600, "values of all tasks")
    let numbers = mock.useMock._callNumbers
    checks.expect(numbers == numbers.sorted() && Set(numbers).count == 1600, "numbers of calls")
  }
  """#
