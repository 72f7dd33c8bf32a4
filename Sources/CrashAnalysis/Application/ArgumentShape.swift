import Source

/// Converts the values of a call to their canonical shape, and its result back to values of the caller.
///
/// Mocks and snapshots are numbered in the order in which they are reached. Places are left out, since no evaluation
/// reads them. The states of instances and closures are not described, because the function can change them.
struct ArgumentShape {
  private let callerSnapshots: [[MockID: AbstractMock]]
  /// The caller's numbers of snapshots, by their canonical number.
  private var snapshotNumbers: [Int] = []
  private var snapshotIndices: [Int: Int] = [:]
  /// The caller's mocks by their canonical number, which begins at 1.
  private var mocks: [MockID] = []
  private var mockIndices: [MockID: MockID] = [:]
  /// The conversions of models, with their variables. The place of a canonical conversion is the index.
  private var conversions: [Conversion] = []
  private var open: [(snapshot: Int, mock: MockID)] = []
  private var reached: Set<[Int]> = []
  private(set) var snapshots: [[MockID: AbstractMock]] = []
  private var size = 0

  /// A shape with more values is not described.
  private static let sizeLimit = 400

  private struct Conversion: Equatable {
    let place: Location
    let variables: VariableValues
  }

  init(_ snapshots: [[MockID: AbstractMock]]) {
    callerSnapshots = snapshots
  }

  /// Whether a model is among the values.
  var hasModels: Bool { !conversions.isEmpty }

  // MARK: To the shape

  /// Returns the canonical value; nil if the shape can't describe it.
  mutating func canonical(_ value: AbstractValue) -> AbstractValue? { canonical(value, inSnapshot: nil) }

  /// Describes the mocks that the models read.
  ///
  /// - Returns: whether all of them can be described.
  mutating func close() -> Bool {
    var next = 0
    while next < open.count {
      let (snapshot, id) = open[next]
      next += 1
      guard let mock = callerSnapshots[snapshot][id], let index = mockIndices[id],
        let number = snapshotIndices[snapshot]
      else { continue }
      var result = AbstractMock(type: mock.type, typename: mock.typename, origin: Self.nowhere, defaultOf: nil)
      result.isShared = mock.isShared
      result.isCommon = mock.isCommon
      for (key, value) in mock.fields.sorted(by: { $0.key < $1.key }) where !mock.isShared {
        guard let value = canonical(value, inSnapshot: snapshot) else { return false }
        result.fields[key] = value
      }
      snapshots[number][index] = result
    }
    return true
  }

  /// - Parameter snapshot: the snapshot of mocks that the value belongs to; nil for an argument.
  private mutating func canonical(_ value: AbstractValue, inSnapshot snapshot: Int?) -> AbstractValue? {
    size += 1
    guard size <= Self.sizeLimit else { return nil }
    switch value {
    case .unknown, .nothing, .something, .boolean, .integer, .string: return value
    case .mock(let id): return snapshot.map { .mock(reach(id, in: $0)) }
    case .model(let model): return snapshot == nil ? .model(canonical(model)) : nil
    case .fragments(let model): return snapshot == nil ? .fragments(canonical(model)) : nil
    case .object, .callable: return nil
    default: return value.mapParts { canonical($0, inSnapshot: snapshot) }
    }
  }

  private mutating func canonical(_ model: Model) -> Model {
    let conversion = Conversion(place: model.conversion, variables: model.variables)
    let index = conversions.firstIndex(of: conversion) ?? conversions.count
    if index == conversions.count { conversions.append(conversion) }
    let number = snapshotIndices[model.snapshot] ?? snapshots.count
    if number == snapshots.count {
      snapshotIndices[model.snapshot] = number
      snapshotNumbers.append(model.snapshot)
      snapshots.append([:])
    }
    var result = model
    result.snapshot = number
    result.mock = reach(model.mock, in: model.snapshot)
    result.variables.place = .other
    result.conversion = Location("", TextRange(at: UInt32(index)))
    return result
  }

  private mutating func reach(_ id: MockID, in snapshot: Int) -> MockID {
    if mockIndices[id] == nil {
      mocks.append(id)
      mockIndices[id] = MockID(index: mocks.count)
    }
    if reached.insert([snapshot, id.index]).inserted { open.append((snapshot, id)) }
    return mockIndices[id] ?? id
  }

  private static let nowhere = Location("", TextRange(at: 0))

  // MARK: From the shape

  /// Returns the caller's value for a canonical value.
  func value(_ canonical: AbstractValue) -> AbstractValue {
    switch canonical {
    case .model(let model): self.model(model).map { .model($0) } ?? .unknown
    case .fragments(let model): self.model(model).map { .fragments($0) } ?? .unknown
    case .mock, .object, .callable: .unknown
    default: canonical.mapParts { value($0) } ?? .unknown
    }
  }

  func model(_ canonical: Model) -> Model? {
    let index = Int(canonical.conversion.range.lower)
    guard conversions.indices.contains(index), snapshotNumbers.indices.contains(canonical.snapshot),
      mocks.indices.contains(canonical.mock.index - 1)
    else { return nil }
    var result = canonical
    result.snapshot = snapshotNumbers[canonical.snapshot]
    result.mock = mocks[canonical.mock.index - 1]
    result.variables = conversions[index].variables
    result.conversion = conversions[index].place
    return result
  }
}

extension AbstractValue {
  /// Returns the same value with other parts; nil if a part has none.
  func mapParts(_ transform: (AbstractValue) -> AbstractValue?) -> AbstractValue? {
    switch self {
    case .optional(let value): return transform(value)?.asOptional
    case .list(let values): return Self.map(values, transform).map { .list($0) }
    case .tuple(let values): return Self.map(values, transform).map { .tuple($0) }
    case .dictionary(let values):
      var result = values
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard let value = transform(value) else { return nil }
        result[key] = value
      }
      return .dictionary(result)
    case .record(let record):
      var result = record
      for (name, value) in record.fields.sorted(by: { $0.key < $1.key }) {
        guard let value = transform(value) else { return nil }
        result.fields[name] = value
      }
      return .record(result)
    case .enumeration(var enumeration):
      guard let payload = Self.map(enumeration.payload, transform) else { return nil }
      enumeration.payload = payload
      return .enumeration(enumeration)
    case .oneOf(let alternatives): return Self.map(alternatives.values, transform).flatMap { AbstractValue(oneOf: $0) }
    case .unknown, .nothing, .something, .boolean, .integer, .number, .string, .mock, .model, .fragments, .callable,
      .object:
      return self
    }
  }

  private static func map(
    _ values: [AbstractValue], _ transform: (AbstractValue) -> AbstractValue?
  ) -> [AbstractValue]? {
    var result: [AbstractValue] = []
    for value in values {
      guard let value = transform(value) else { return nil }
      result.append(value)
    }
    return result
  }

  /// Whether it holds a mock, an instance of a class or a closure, all of which have a state of their own.
  var hasState: Bool {
    var open = [self]
    while let value = open.popLast() {
      switch value {
      case .mock, .object, .callable: return true
      default: open += value.parts
      }
    }
    return false
  }
}
