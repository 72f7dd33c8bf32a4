/// Mixes numbers to a random one.
func mix(_ values: UInt64...) -> UInt64 {
  var result: UInt64 = 0x9E37_79B9_7F4A_7C15
  for value in values {
    result = (result ^ value) &* 0xBF58_476D_1CE4_E5B9
    result ^= result >> 29
  }
  return result
}

struct Failure: Error, Equatable { let call: Int }

/// The inputs of a case, and closures that record their calls.
final class Context {
  nonisolated(unsafe) static var current = Context(seed: 0)
  private(set) var calls: [String] = []
  private let seed: UInt64
  private var drawn: UInt64 = 0

  init(seed: UInt64) { self.seed = seed }

  /// A random number below a bound.
  func number(below bound: Int) -> Int {
    drawn += 1
    return Int(mix(seed, drawn) % UInt64(bound))
  }

  var isTrue: Bool { number(below: 2) == 0 }
  lazy var values = (0..<number(below: 7)).map { _ in number(below: 5) }
  lazy var others: [Int] = {
    if number(below: 3) == 0 { return Array(values.prefix(2)) }
    return (0..<number(below: 6)).map { _ in number(below: 5) }
  }()
  lazy var lists = (0..<number(below: 4)).map { _ in (0..<number(below: 4)).map { _ in number(below: 5) } }
  lazy var value = number(below: 5)
  lazy var other = number(below: 5)
  lazy var optional = number(below: 3) == 0 ? nil : number(below: 5)
  lazy var otherOptional = number(below: 3) == 0 ? nil : number(below: 5)
  lazy var pairs = values.map { ($0, $0 * 10 + number(below: 3)) }
  lazy var dictionary = Dictionary(pairs, uniquingKeysWith: { $1 })
  lazy var otherDictionary = Dictionary(others.map { ($0, $0) }, uniquingKeysWith: { $1 })
  lazy var set = Set(values)
  lazy var result: Result<Int, Failure> = isTrue ? .success(value) : .failure(Failure(call: -value))
  lazy var items = values.map { Item(value: $0) }
  lazy var otherItems = others.map { Item(value: $0) }
  lazy var item = Item(value: value)

  /// Records a call, and returns a random number that depends only on the number of the call.
  func call(_ name: String, _ arguments: Any...) -> UInt64 {
    calls.append("\(name)\(arguments)")
    return mix(seed, 77, UInt64(calls.count))
  }

  private func failing(_ random: UInt64) throws(Failure) -> UInt64 {
    if random % 9 == 0 { throw Failure(call: calls.count) }
    return random / 9
  }

  // Closures that may throw.
  func test(_ x: Any) throws(Failure) -> Bool { try failing(call("test", x)) % 3 != 0 }
  func rarely(_ x: Any) throws(Failure) -> Bool { try failing(call("rarely", x)) % 3 == 0 }
  func text(_ x: Any) throws(Failure) -> String { try "\(x)/\(failing(call("text", x)) % 4)" }
  func maybeText(_ x: Any) throws(Failure) -> String? {
    let random = try failing(call("maybeText", x))
    return random % 2 == 0 ? nil : "\(x)"
  }
  func list(_ x: Any) throws(Failure) -> [Int] { try Array(0..<Int(failing(call("list", x)) % 3)) }
  func visit(_ x: Any) throws(Failure) { _ = try failing(call("visit", x)) }
  func pair(_ x: Any, _ y: Any) throws(Failure) -> Bool { try failing(call("pair", x, y)) % 3 != 0 }
  func combine(_ x: Int, _ y: Int) throws(Failure) -> Int { try Int(failing(call("combine", x, y)) % 10) }
  func key(_ x: Int) throws(Failure) -> Int { try Int(failing(call("key", x)) % 3) }
  func add(_ x: inout Int, _ y: Int) throws(Failure) { x += try Int(failing(call("add", x, y)) % 10) }
  func make() throws(Failure) -> Int { try Int(failing(call("make")) % 10) }
  func truth() throws(Failure) -> Bool { try failing(call("truth")) % 2 == 0 }
  func maybeMake() throws(Failure) -> Int? {
    let random = try failing(call("maybeMake"))
    return random % 2 == 0 ? nil : Int(random % 10)
  }

  // Closures that don't throw.
  func sureTest(_ x: Any) -> Bool { call("sureTest", x) % 3 != 0 }
  func sureText(_ x: Any) -> String { "\(x)/\(call("sureText", x) % 4)" }
  func sureMaybe(_ x: Any) -> String? { call("sureMaybe", x) % 2 == 0 ? nil : "\(x)" }
  func sureList(_ x: Any) -> [Int] { Array(0..<Int(call("sureList", x) % 3)) }
  func sureFailure(_ x: Failure) -> Failure { Failure(call: Int(call("sureFailure", x) % 100)) }
  func sureResult(_ x: Any) -> Result<String, Failure> {
    call("sureResult", x) % 2 == 0 ? .success("\(x)") : .failure(Failure(call: 5))
  }

  var events: Events { Events(values: values, context: self) }

  /// Iterates over a sequence by both functions of its iterator, also after the end and after errors.
  func twice<Values: AsyncSequence>(_ values: Values) async throws -> [String] {
    var result: [String] = []
    for try await value in values {
      result.append("\(value)")
      if result.count == 4 { break }
    }
    var iterator = values.makeAsyncIterator()
    for _ in 0..<9 {
      do {
        result.append("\(try await iterator.next() as Any)")
      } catch {
        result.append("\(error)")
      }
    }
    return result
  }

  /// A sequence that records the calls of its iterator.
  func stream(_ values: [Int]) -> Stream { Stream(values: values, context: self) }
}

/// A value that records its comparisons.
struct Item: Hashable, Comparable, CustomStringConvertible {
  let value: Int
  var description: String { "Item \(value)" }
  static func == (lhs: Item, rhs: Item) -> Bool {
    _ = Context.current.call("==", lhs.value, rhs.value)
    return lhs.value == rhs.value
  }
  static func < (lhs: Item, rhs: Item) -> Bool {
    _ = Context.current.call("<", lhs.value, rhs.value)
    return lhs.value < rhs.value
  }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

struct Stream: Sequence {
  let values: [Int]
  let context: Context

  func makeIterator() -> Iterator {
    _ = context.call("makeIterator")
    return Iterator(values: values, context: context)
  }

  struct Iterator: IteratorProtocol {
    var values: [Int]
    let context: Context

    mutating func next() -> Int? {
      _ = context.call("next")
      return values.isEmpty ? nil : values.removeFirst()
    }
  }
}

/// An asynchronous sequence that records the calls of its iterator, and may fail.
struct Events: AsyncSequence {
  let values: [Int]
  let context: Context

  func makeAsyncIterator() -> Iterator { Iterator(values: values, context: context) }

  struct Iterator: AsyncIteratorProtocol {
    var values: [Int]
    let context: Context

    mutating func next() async throws(Failure) -> Int? {
      if context.call("next") % 19 == 0 { throw Failure(call: -1) }
      return values.isEmpty ? nil : values.removeFirst()
    }
  }
}

/// A list that has only the required functions.
struct Plain: RangeReplaceableCollection, BidirectionalCollection {
  var values: [Int] = []
  init() {}
  init(_ values: [Int]) { self.values = values }
  var startIndex: Int { 0 }
  var endIndex: Int { values.count }
  subscript(position: Int) -> Int { values[position] }
  func index(after i: Int) -> Int { i + 1 }
  func index(before i: Int) -> Int { i - 1 }
  mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C) where C: Collection, C.Element == Int {
    values.replaceSubrange(subrange, with: newElements)
  }
}

struct Options: OptionSet {
  let rawValue: Int
}

struct Level: RawRepresentable {
  var rawValue: Int
  static let low = Level(rawValue: 0)
}

struct Size: RawRepresentable, Equatable {
  var rawValue: Int
}

final class Thing: Identifiable {}

struct Step: Strideable {
  var value: Int
  func distance(to other: Step) -> Int { other.value - value }
  func advanced(by n: Int) -> Step { Step(value: value + n) }
}
