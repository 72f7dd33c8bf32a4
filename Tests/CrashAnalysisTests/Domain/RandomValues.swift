import Fuzzing
import Source

@testable import CrashAnalysis

/// Makes random values and states of the abstract domain.
struct RandomValues {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  private mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  mutating func value(depth: Int = 3) -> AbstractValue {
    switch number(depth == 0 ? 9 : 15) {
    case 0: return .unknown
    case 1: return .nothing
    case 2: return .something
    case 3: return .boolean(number(2) == 0)
    case 4: return .integer(number(2))
    case 5: return .string("\(number(2))")
    case 6: return .mock(MockID(index: number(3)))
    case 7: return .object(ObjectID(index: number(2)))
    case 8:
      let mocks: [AbstractValue] = (0...number(3)).map { _ in .mock(MockID(index: number(9))) }
      return AbstractValue(oneOf: mocks) ?? .unknown
    case 9, 10: return value(depth: depth - 1).asOptional
    case 11: return .list((0..<number(3)).map { _ in value(depth: depth - 1) })
    case 12:
      let payload = (0..<number(2)).map { _ in value(depth: depth - 1) }
      return .enumeration(EnumerationValue(type: ["E"], name: number(2) == 0 ? "a" : "b", payload: payload))
    case 13: return .tuple((0..<number(2)).map { _ in value(depth: depth - 1) })
    default: return .record(Record(type: ["R"], fields: fields(depth: depth - 1)))
    }
  }

  private mutating func fields(depth: Int) -> [Name: AbstractValue] {
    var result: [Name: AbstractValue] = [:]
    for name in ["a", "b", "c"] as [Name] where number(3) != 0 { result[name] = value(depth: depth) }
    return result
  }

  mutating func path() -> PathState {
    var result = PathState()
    for variable in 0..<4 where number(4) != 0 { result.variables[variable] = value() }
    for index in 0..<3 where number(4) != 0 {
      var mock = AbstractMock(
        type: "Otter", origin: Location("Test.swift", TextRange(at: UInt32(index))), defaultOf: nil)
      mock.fields = fields(depth: 1).filter { $0.value != .nothing }
      mock.isShared = number(5) == 0
      result.mocks[MockID(index: index)] = mock
    }
    for index in 0..<2 where number(4) != 0 {
      var object = ObjectState(type: ["C"], fields: fields(depth: 1))
      object.isShared = number(5) == 0
      result.objects[ObjectID(index: index)] = object
    }
    for name in ["x", "y"] as [Name] where number(2) == 0 {
      result.globals[GlobalID(path: [], name: name)] = value()
    }
    result.isReachedForSure = number(2) == 0
    result.isReached = number(6) != 0
    return result
  }
}

extension AbstractValue {
  /// Returns whether this value stands for every concrete value that another one stands for.
  func covers(_ other: AbstractValue) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.unknown, _): return true
    case (.optional, .nothing): return true
    case (.optional(let inner), _): return inner.covers(other.wrapped)
    case (.something, .boolean), (.something, .integer), (.something, .string): return true
    case (.list(let a), .list(let b)), (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.covers($1) }
    case (.enumeration(let a), .enumeration(let b)):
      return a.type == b.type && a.name == b.name && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { $0.covers($1) }
    case (.oneOf(let a), _): return other.alternatives.allSatisfy { a.values.contains($0) }
    case (.record(let a), .record(let b)):
      let names = Set(a.fields.keys).union(b.fields.keys)
      return a.type == b.type && names.allSatisfy { (a.fields[$0] ?? .unknown).covers(b.fields[$0] ?? .unknown) }
    default: return false
    }
  }

  /// The mocks and objects in it.
  var references: Set<AbstractValue> {
    var result: Set<AbstractValue> = []
    var open = [self]
    while let value = open.popLast() {
      switch value {
      case .mock, .object: result.insert(value)
      default: open += value.parts
      }
    }
    return result
  }
}
