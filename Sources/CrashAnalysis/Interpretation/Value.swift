import Source

/// What is known of a value while a function runs.
indirect enum Value: Hashable {
  /// Anything, nil included.
  case unknown
  /// Nil, surely.
  case nothing
  /// Nil, or what is inside.
  case optional(Value)
  /// A value that is surely there, of which nothing else matters.
  case something
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case mock(MockID)
  case model(Model)
  /// What `fragments` of a model gives.
  case fragments(Model)
  case list([Value])
  case tuple([Value])
  case dictionary([String: Value])
  /// A closure or a function, in the interpreter's table.
  case callable(Int)

  /// Whether it is surely not nil.
  var isThere: Bool {
    switch self {
    case .unknown, .nothing, .optional: false
    default: true
    }
  }

  /// The value in an optional one, on the way where there is one.
  var wrapped: Value {
    if case .optional(let value) = self { return value }
    return self
  }

  /// The same, if it is not nil.
  var asOptional: Value {
    switch self {
    case .unknown, .nothing, .optional: self
    default: .optional(self)
    }
  }

  /// What is known where it is one of two.
  func joined(with other: Value) -> Value {
    if self == other { return self }
    switch (self, other) {
    case (.nothing, _): return other.asOptional
    case (_, .nothing): return asOptional
    case (.optional(let a), _): return a.joined(with: other.wrapped).asOptional
    case (_, .optional(let b)): return joined(with: b).asOptional
    case (.list(let a), .list(let b)) where a.count == b.count: return .list(zip(a, b).map { $0.joined(with: $1) })
    default: return isPlain && other.isPlain ? .something : .unknown
    }
  }

  /// Whether it can hold no mock or model.
  private var isPlain: Bool {
    switch self {
    case .something, .boolean, .integer, .string: true
    default: false
    }
  }
}

/// A mock, by the order in which mocks are made.
struct MockID: Hashable {
  let index: Int
}

/// What is known of a mock at some time.
struct MockState: Hashable {
  /// The name of its type in the schema.
  let type: Name
  /// Where it was made.
  let origin: Location
  /// The field that it is the default of, with the type of that field's mock.
  let defaultOf: DefaultRole?
  /// By response key; what is missing was never set.
  var fields: [Name: Value] = [:]
  /// Whether code that is not followed can change it at any time.
  var isShared = false
  /// The call that made it; for a default that which made the mock with the field.
  var creation: MockCreation?
  /// Where fields were given nil.
  var nils: [Name: NilPlace] = [:]
  /// Where it is stored in a field that cannot hold it.
  var wrongPlace: Location?

  struct DefaultRole: Hashable {
    let field: Name
    let type: Name
  }

  /// What a field holds.
  func content(of key: Name) -> Value { isShared ? .unknown : fields[key] ?? .nothing }

  func joined(with other: MockState) -> MockState {
    if self == other { return self }
    var result = self
    result.isShared = isShared || other.isShared
    for key in Set(fields.keys).union(other.fields.keys) {
      let value = (fields[key] ?? .nothing).joined(with: other.fields[key] ?? .nothing)
      result.fields[key] = value == .nothing ? nil : value
    }
    for key in Set(nils.keys).union(other.nils.keys) where nils[key] != other.nils[key] {
      result.nils[key] = nils[key] ?? other.nils[key]
      result.nils[key]?.isOnOneWay = true
    }
    return result
  }
}

/// A model that was made of a mock.
struct Model: Hashable {
  var type: ModelType
  /// What the mocks held when it was made; in the interpreter's table.
  var snapshot: Int
  var mock: MockID
  /// The selection sets that it is filled from.
  var sources: [SelectionSource: Certainty]
  var variables: VariableValues
  /// Where the conversion stands.
  var conversion: Location
}

/// What is known at some point of a function.
struct ProgramState {
  var variables: [Int: Value] = [:]
  var mocks: [MockID: MockState] = [:]
  /// Whether nothing that is not followed may have left the function, or thrown, before.
  var isReachedForSure = true
  /// Whether the point can be reached at all.
  var isReached = true

  /// What is known where two ways meet, of which one is taken.
  func joined(with other: ProgramState) -> ProgramState {
    guard isReached, other.isReached else {
      var result = isReached ? self : other
      result.isReachedForSure = false
      return result
    }
    var result = self
    result.isReachedForSure = isReachedForSure && other.isReachedForSure
    for (id, value) in other.variables {
      result.variables[id] = variables[id].map { $0.joined(with: value) } ?? value
    }
    for (id, mock) in other.mocks { result.mocks[id] = mocks[id].map { $0.joined(with: mock) } ?? mock }
    return result
  }
}
