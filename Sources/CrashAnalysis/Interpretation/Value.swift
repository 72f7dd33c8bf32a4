import Source

/// The abstract value of an expression while a function runs.
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
  /// An instance of a class of the tests' own.
  case object(ObjectID)
  /// An instance of a structure of the tests' own.
  case record(Record)

  /// Whether it is surely not nil.
  var isThere: Bool {
    switch self {
    case .unknown, .nothing, .optional: false
    default: true
    }
  }

  /// Whether it is a collection of the standard library.
  var isOfLibrary: Bool {
    switch self {
    case .list, .dictionary: true
    default: false
    }
  }

  /// Whether it can be of a type that has operators of its own.
  var mayHaveOwnOperators: Bool {
    switch self {
    case .unknown, .optional, .something, .object, .record, .callable: true
    case .nothing, .boolean, .integer, .string, .mock, .model, .fragments, .list, .tuple, .dictionary: false
    }
  }

  /// The values that it consists of, which go where it goes.
  var parts: [Value] {
    switch self {
    case .optional(let value): [value]
    case .list(let values), .tuple(let values): values
    case .dictionary(let values): values.sorted { $0.key < $1.key }.map(\.value)
    case .record(let record): record.fields.sorted { $0.key < $1.key }.map(\.value)
    case .unknown, .nothing, .something, .boolean, .integer, .string, .mock, .object, .model, .fragments, .callable: []
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

  /// Returns the abstract value that stands for one of two values.
  ///
  /// - Parameter lost: gets the values that the result does not tell of any more, though it can still be one of them.
  func joined(with other: Value, _ lost: inout [Value]) -> Value {
    if self == other { return self }
    switch (self, other) {
    case (.nothing, _): return other.asOptional
    case (_, .nothing): return asOptional
    case (.optional(let a), _): return a.joined(with: other.wrapped, &lost).asOptional
    case (_, .optional(let b)): return joined(with: b, &lost).asOptional
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.joined(with: $1, &lost) })
    case (.record(let a), .record(let b)) where a.type == b.type:
      return .record(Record(type: a.type, fields: Value.join(a.fields, b.fields, &lost)))
    default:
      if isPlain && other.isPlain { return .something }
      lost += [self, other]
      return .unknown
    }
  }

  /// The same for each property. A property that only one side has is unknown.
  static func join(_ a: [Name: Value], _ b: [Name: Value], _ lost: inout [Value]) -> [Name: Value] {
    var result = a
    for (name, value) in a.sorted(by: { $0.key < $1.key }) where b[name] == nil {
      lost.append(value)
      result[name] = .unknown
    }
    for (name, value) in b.sorted(by: { $0.key < $1.key }) {
      if let other = a[name] {
        result[name] = other.joined(with: value, &lost)
      } else {
        lost.append(value)
        result[name] = .unknown
      }
    }
    return result
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

/// An instance of a class, by the order in which they are made.
struct ObjectID: Hashable {
  let index: Int
}

/// The abstract state of an instance of a class at some time.
struct ObjectState: Hashable {
  /// The path of the class.
  let type: [Name]
  /// A missing entry was not read yet.
  var fields: [Name: Value] = [:]
  /// Whether code that is not followed can change it at any time.
  var isShared = false
}

/// An instance of a structure.
struct Record: Hashable {
  /// The path of the type.
  let type: [Name]
  var fields: [Name: Value] = [:]
}

/// A static property, or one of no type.
struct GlobalID: Hashable, Comparable {
  let path: [Name]
  let name: Name

  static func < (a: GlobalID, b: GlobalID) -> Bool {
    a.name == b.name ? a.path.lexicographicallyPrecedes(b.path) : a.name < b.name
  }
}

/// The abstract state of a mock at some time.
struct MockState: Hashable {
  /// The name of its type in the schema.
  let type: Name
  /// The name that it has for a conversion, if a test changed that.
  var typename: Name?
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
  /// Whether other tests use it, too: they may have set what is not set.
  var isCommon = false

  struct DefaultRole: Hashable {
    let field: Name
    let type: Name
  }

  /// The name of the type that a conversion takes it for.
  var convertedType: Name { typename ?? type }

  /// What a field holds.
  func content(of key: Name) -> Value {
    isShared ? .unknown : fields[key] ?? (isCommon ? .optional(.unknown) : .nothing)
  }

  func joined(with other: MockState, _ lost: inout [Value]) -> MockState {
    if self == other { return self }
    var result = self
    result.isShared = isShared || other.isShared
    result.isCommon = isCommon || other.isCommon
    if typename != other.typename { result.isShared = true }
    for key in Set(fields.keys).union(other.fields.keys).sorted() {
      let value = (fields[key] ?? .nothing).joined(with: other.fields[key] ?? .nothing, &lost)
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

/// The abstract state at some point of a function.
struct ProgramState {
  var variables: [Int: Value] = [:]
  var mocks: [MockID: MockState] = [:]
  var objects: [ObjectID: ObjectState] = [:]
  /// The static and global properties that were read.
  var globals: [GlobalID: Value] = [:]
  /// Whether nothing that is not followed may have left the function, or thrown, before.
  var isReachedForSure = true
  /// Whether the point can be reached at all.
  var isReached = true

  /// Returns the state after one of two branches.
  ///
  /// - Parameter lost: gets the values of which nothing is known any more.
  func joined(with other: ProgramState, _ lost: inout [Value]) -> ProgramState {
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
      known.fields = Value.join(known.fields, object.fields, &lost)
      result.objects[id] = known
    }
    return result
  }
}
