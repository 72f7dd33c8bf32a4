import Testing

/// Types of single expressions. `CompilerComparisonTests` compares whole files.
@Suite struct TypingTests {
  @Test(arguments: [
    ("let x = 1 + 2.5", "1 + 2.5", "Double"),
    ("let x: Double = 2 * (3 + 4)", "3", "Double"),
    ("let x: Character = \"a\"", "\"a\"", "Character"),
    ("let x: [Double?] = [1, nil]", "1", "Double"),
    ("let x: Set = [1, 2]", "1", "Int"),
    ("let x = [\"a\": 1]", "[\"a\": 1]", "Dictionary<String, Int>"),
    ("let x: Range<Double> = 0..<1", "0", "Double"),
    ("let x = (0...3).contains(1.5)", "0...3", "ClosedRange<Double>"),
  ])
  func literalsTakeTheTypesOfTheirPlaces(_ text: String, _ expression: String, _ type: String) {
    #expect(TypedText("func f() {\n  \(text)\n}").types(of: expression) == [type])
  }

  @Test(arguments: [
    ("self[k, default: []].append(value)", "self", "Dictionary<Key, Array<S.Element>>"),
    ("let initial: (S?, Bool) = (values, true)\n    _ = initial", "initial", "(Optional<S>, Bool)"),
    ("let initial: (S?, Bool) = (values, true)\n    _ = [initial].map { $0 }", "initial", "(Optional<S>, Bool)"),
  ])
  func requirementsAndDeclaredTypesDecide(_ body: String, _ expression: String, _ type: String) {
    let text = """
      extension Dictionary {
        init<S>(grouped values: S, by key: (S.Element) -> Key) where Value == [S.Element], S: Sequence {
          self.init()
          for value in values {
            let k = key(value)
            \(body)
          }
        }
      }
      """
    #expect(TypedText(text).types(of: expression) == [type])
  }

  @Test func namesOfGuardAreHiddenInItsBody() {
    let text = """
      func f(_ first: Int?, _ second: Int?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return first == second
      }
      """
    #expect(TypedText(text).types(of: "first") == ["Optional<Int>", "Int"])
  }

  @Test func typedErrorsAreUnknown() {
    let text = """
      enum Fault: Error { case one }
      func f<E: Error>(_ body: () throws(E) -> Int) {
        do { _ = try body() } catch { show(error) }
      }
      func show(_ error: any Error) {}
      """
    #expect(TypedText(text).types(of: "error") == ["_"])
  }

  /// An argument selects an overload by the type that it has alone.
  @Test(arguments: [
    "numbers[0]", "(numbers + [1])[0]", "([1] + numbers)[0]", "numbers.first!", "numbers.map { $0 }[0]",
  ])
  func argumentsSelectOverloads(_ argument: String) {
    let text = """
      enum Mapper {
        static func map(_ x: Int) -> Bool { true }
        static func map(_ x: String) -> Double { 1 }
      }
      func f(numbers: [Int]) { _ = Mapper.map(\(argument)) }
      """
    #expect(TypedText(text).types(of: "Mapper.map(\(argument))") == ["Bool"])
  }

  @Test(arguments: [
    ("numbers.map { $0 * 2 }", "Array<Int>"),
    ("numbers.map { \"\\($0)\" }.joined(separator: \",\")", "String"),
    ("numbers.first { $0 > 1 }", "Optional<Int>"),
    ("numbers.sorted().reversed().first", "Optional<Int>"),
    ("numbers.reduce(0, +)", "Int"),
    ("numbers.reduce(into: [:]) { $0[$1] = \"\" }", "_"),
    ("numbers.enumerated().map { $0.offset + $0.element }", "Array<Int>"),
    ("zip(numbers, names).map { $1 }", "Array<String>"),
    ("Dictionary(grouping: names, by: \\.count)", "Dictionary<Int, Array<String>>"),
    ("names.compactMap(Int.init)", "Array<Int>"),
    ("names.map(\\.count).max() ?? 0", "Int"),
    ("numbers[..<2]", "ArraySlice<Int>"),
    ("type(of: numbers)", "Array<Int>.Type"),
    ("names.joined()", "String"),
    ("names.map { $0.dropLast() }.joined()", "String"),
    ("pair.1", "String"),
    ("closure(3)", "String"),
    ("optional?.count", "Optional<Int>"),
    ("optional.map { $0.count } ?? 0", "Int"),
    ("try? Int(\"1\")", "Optional<Int>"),
  ])
  func libraryCallsHaveTheirTypes(_ expression: String, _ type: String) {
    let text = """
      func f(numbers: [Int], names: [String], pair: (Int, String), closure: (Int) -> String, optional: String?) {
        _ = \(expression)
      }
      """
    #expect(TypedText(text).types(of: expression) == [type])
  }

  /// The rows of the design: Swift selects by static types.
  @Test func staticTypesSelectFunctions() {
    let text = TypedText(
      """
      protocol Named { var name: String { get } }
      extension Named { func describe() -> Int { 1 } }
      struct Loud: Named {
        var name = ""
        func describe() -> String { "" }
      }
      class Base { func go() -> Int { 1 } }
      class Sub: Base { func go(twice: Bool = true) -> String { "" } }
      func show(_ value: Any) -> Int { 1 }
      func show(_ value: Loud) -> String { "" }
      func pick<T>(_ value: T) -> Int { 1 }
      func pick(_ value: Loud) -> String { "" }
      func generic<T>(_ value: T) { _ = pick(value) }
      func f(loud: Loud, base: Base, sub: Sub) {
        let any: Any = loud
        _ = show(any)
        _ = show(loud)
        let named: any Named = loud
        _ = named.describe()
        _ = loud.describe()
        _ = base.go()
        _ = sub.go()
      }
      """)
    #expect(text.types(of: "show(any)") == ["Int"])
    #expect(text.types(of: "show(loud)") == ["String"])
    #expect(text.types(of: "named.describe()") == ["Int"])
    #expect(text.types(of: "loud.describe()") == ["String"])
    #expect(text.types(of: "pick(value)") == ["Int"])
    #expect(text.types(of: "base.go()") == ["Int"])
    #expect(text.types(of: "sub.go()") == ["Int"])
  }

  @Test func undecidedCallsAreUnknown() {
    let text = TypedText(
      """
      func f(missing: Missing) {
        _ = missing.value
        _ = missing.call(1)
        _ = absent(2)
      }
      """)
    #expect(text.types(of: "missing.value") == ["_"])
    #expect(text.types(of: "missing.call(1)") == ["_"])
    // The place of a literal in an unknown call is not known.
    #expect(text.types(of: "1") == ["_"])
    #expect(text.types(of: "2") == ["_"])
  }

  @Test func membersOfGenericTypesAreReduced() {
    let text = TypedText(
      """
      protocol Source { associatedtype Item; func next() -> Item? }
      struct Counter: Source { func next() -> Int? { nil } }
      extension Source where Item == Int { var sum: Int { 0 } }
      struct Box<S: Source> {
        var source: S
        func first() -> S.Item? { source.next() }
      }
      func f(box: Box<Counter>, any: any Source) {
        _ = box.first()
        _ = box.source.sum
      }
      """)
    #expect(text.types(of: "box.first()") == ["Optional<Int>"])
    #expect(text.types(of: "box.source.sum") == ["Int"])
    #expect(text.types(of: "source.next()") == ["Optional<S.Item>"])
  }

  @Test func kindsOfCalleesAreDistinguished() {
    let text = TypedText(
      """
      protocol Shape { func area() -> Double }
      class View { func draw() {}; final func clear() {} }
      struct Point { var x = 0 }
      enum Level: Int { case low, high(Int) }
      func f(shape: any Shape, view: View, closure: () -> Void) {
        func local() {}
        shape.area()
        view.draw()
        view.clear()
        local()
        closure()
        _ = Point(x: 1)
        _ = Level.high(2)
      }
      """)
    #expect(text.callees(of: "shape.area()").count == 1)
    #expect(text.callees(of: "closure()") == ["value"])
    #expect(text.callees(of: "Point(x: 1)") == ["memberwise([Point])"])
    #expect(text.callees(of: "Level.high(2)") == ["enumCase([Level], high)"])
  }

  /// The members of a superclass that is not known could hide the functions of the program.
  @Test func functionsOfTheProgramAreSeenInClassesWithUnknownSuperclasses() {
    let text = TypedText(
      """
      func show<T>(_ x: T) {}
      func show(_ x: [Int]) {}
      final class Spec: Unknown {
        override class func spec() {
          describe("a") { it("b") { let m = [1]; show(m) } }
        }
      }
      """)
    #expect(text.callees(of: "show(m)") == ["Text.swift func show(_ x: [Int])"])
  }

  @Test func closuresDecideTheErrorsOfTasks() {
    let text = TypedText(
      """
      struct First { struct Data { var name: String } }
      struct Second { struct Data { var count: Int } }
      func fetch(_ query: First) async throws -> First.Data { First.Data(name: "") }
      func fetch(_ query: Second) async throws -> Second.Data { Second.Data(count: 1) }
      func f() async throws {
        let data = try await Task { try await fetch(First()) }.value
        _ = data.name
      }
      """)
    #expect(text.types(of: "Task { try await fetch(First()) }") == ["Task<First.Data, any Error>"])
    #expect(text.types(of: "data") == ["First.Data"])
  }

  @Test func branchesDecideTheTypesOfConditionalValues() {
    let text = TypedText(
      """
      func f(isOn: Bool, number: Int) {
        let a = if isOn { ["a"] } else { ["b"] }
        let b = switch number { case 0: 1.5; default: 2.5 }
        _ = (a, b)
      }
      """)
    #expect(text.types(of: "a") == ["Array<String>"])
    #expect(text.types(of: "b") == ["Double"])
  }
}
