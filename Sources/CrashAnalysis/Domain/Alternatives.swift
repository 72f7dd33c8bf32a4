/// The values that one value can have, such as the mocks of both sides of a ternary expression.
///
/// There are two or more values. They are all mocks, or all models of one type, and their order is fixed, so that equal
/// alternatives have equal contents.
struct Alternatives: Hashable {
  let values: [AbstractValue]

  /// More values than these are unknown.
  static let limit = 6

  /// - Returns: nil if two of the values have the same place in the order, if they are too different, or too many.
  init?(_ values: [AbstractValue]) {
    var keyed: [(key: [Int], value: AbstractValue)] = []
    for value in values where !keyed.contains(where: { $0.value == value }) {
      guard let key = Self.key(of: value), !keyed.contains(where: { $0.key == key }) else { return nil }
      keyed.append((key, value))
    }
    guard 1 < keyed.count, keyed.count <= Self.limit, Self.areAlike(keyed.map(\.value)) else { return nil }
    self.values = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  private static func key(of value: AbstractValue) -> [Int]? {
    switch value {
    case .mock(let id): [id.index]
    case .model(let model): [model.snapshot, model.mock.index]
    default: nil
    }
  }

  private static func areAlike(_ values: [AbstractValue]) -> Bool {
    guard case .model(let first) = values[0] else {
      return values.allSatisfy { if case .mock = $0 { true } else { false } }
    }
    return values.allSatisfy { if case .model(let model) = $0 { model.type == first.type } else { false } }
  }
}

extension AbstractValue {
  /// The values that it can have: itself, or its alternatives.
  var alternatives: [AbstractValue] {
    if case .oneOf(let alternatives) = self { return alternatives.values }
    return [self]
  }

  /// Returns one of some values, none of which is nil; nil if they can't be described.
  init?(oneOf values: [AbstractValue]) {
    let all = values.flatMap(\.alternatives)
    guard let first = all.first else { return nil }
    if all.allSatisfy({ $0 == first }) {
      self = first
    } else if let alternatives = Alternatives(all) {
      self = .oneOf(alternatives)
    } else {
      return nil
    }
  }
}
