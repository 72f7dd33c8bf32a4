import Source

/// The values that hold on one path to a point of a function.
struct PathState {
  /// The values of variables by their numbers.
  var variables: [Int: AbstractValue] = [:]
  var mocks: [MockID: AbstractMock] = [:]
  var objects: [ObjectID: ObjectState] = [:]
  /// The static and global properties that were read.
  var globals: [GlobalID: AbstractValue] = [:]
  /// Whether no code on the path may have left the function, or thrown, unless it is followed.
  var isReachedForSure = true
  /// Whether the point can be reached at all.
  var isReached = true

  func value(of variable: Int) -> AbstractValue { variables[variable] ?? .unknown }

  /// Returns the path of the type of an instance.
  func type(of value: AbstractValue) -> [Name]? {
    switch value {
    case .object(let id): objects[id]?.type
    case .record(let record): record.type
    case .enumeration(let value): value.type.isEmpty ? nil : value.type
    default: nil
    }
  }

  /// Returns the state where this path and another one meet.
  ///
  /// The result holds for both paths. A value that only one path has keeps it, since only that path can name it.
  ///
  /// - Parameter lost: receives the values that the result no longer describes.
  func joined(with other: PathState, _ lost: inout [AbstractValue]) -> PathState {
    guard isReached, other.isReached else {
      var result = isReached ? self : other
      result.isReachedForSure = false
      return result
    }
    var result = self
    result.isReachedForSure = isReachedForSure && other.isReachedForSure
    // In order, since lost values escape, and closures that escape are evaluated.
    for (id, value) in other.variables.sorted(by: { $0.key < $1.key }) {
      result.variables[id] = variables[id].map { $0.joined(with: value, &lost) } ?? value
    }
    for (id, mock) in other.mocks.sorted(by: { $0.key.index < $1.key.index }) {
      result.mocks[id] = mocks[id].map { $0.joined(with: mock, &lost) } ?? mock
    }
    for (id, value) in other.globals.sorted(by: { $0.key < $1.key }) {
      result.globals[id] = globals[id].map { $0.joined(with: value, &lost) } ?? value
    }
    for (id, object) in other.objects.sorted(by: { $0.key.index < $1.key.index }) {
      guard var known = objects[id] else {
        result.objects[id] = object
        continue
      }
      if known == object { continue }
      known.isShared = known.isShared || object.isShared
      known.fields = AbstractValue.join(known.fields, object.fields, &lost)
      result.objects[id] = known
    }
    return result
  }

  /// Whether all values that were known before are the same. Values that are new since then do not count.
  func hasSameValues(as before: PathState) -> Bool {
    isReached == before.isReached && before.variables.allSatisfy { variables[$0.key] == $0.value }
      && before.mocks.allSatisfy { mocks[$0.key] == $0.value }
      && before.objects.allSatisfy { objects[$0.key] == $0.value }
      && before.globals.allSatisfy { globals[$0.key] == $0.value }
  }
}
