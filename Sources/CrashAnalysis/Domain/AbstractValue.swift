import Source

/// The abstract value of an expression while a function runs.
indirect enum AbstractValue: Hashable, Sendable {
  /// Anything, nil included.
  case unknown
  /// Surely nil.
  case nothing
  /// Nil, or the inner value.
  case optional(AbstractValue)
  /// A value that is surely not nil, and otherwise unimportant.
  case something
  case boolean(Bool)
  case integer(Int)
  /// A number with a fraction.
  case number
  case string(String)
  case mock(MockID)
  case model(Model)
  /// The value of `fragments` of a model.
  case fragments(Model)
  case list([AbstractValue])
  case tuple([AbstractValue])
  case dictionary([String: AbstractValue])
  /// A closure or a function, by its number in the state.
  case callable(Int)
  /// An instance of a class of the program.
  case object(ObjectID)
  /// An instance of a structure of the program.
  case record(Record)
  case enumeration(EnumerationValue)
  /// One of several values, all of which are there.
  case oneOf(Alternatives)

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

  /// Whether it is an instance of a class, whose changes leave the place that holds it as it is.
  var isReference: Bool {
    switch self {
    case .mock, .object: true
    case .oneOf(let alternatives): alternatives.values.allSatisfy(\.isReference)
    default: false
    }
  }

  /// Whether it is a truth value, a number, a text, or another value that holds nothing.
  var isScalar: Bool {
    switch self {
    case .something, .boolean, .integer, .number, .string: true
    default: false
    }
  }

  /// Whether it can be of a type that has operators of its own.
  var mayHaveOwnOperators: Bool {
    switch self {
    case .unknown, .optional, .something, .object, .record, .enumeration, .callable: true
    case .nothing, .boolean, .integer, .number, .string, .mock, .model, .fragments, .list, .tuple, .dictionary, .oneOf:
      false
    }
  }

  /// The values in it, which escape with it.
  var parts: [AbstractValue] {
    switch self {
    case .optional(let value): [value]
    case .list(let values), .tuple(let values): values
    case .dictionary(let values): values.sorted { $0.key < $1.key }.map(\.value)
    case .record(let record): record.fields.sorted { $0.key < $1.key }.map(\.value)
    case .enumeration(let value): value.payload
    case .oneOf(let alternatives): alternatives.values
    case .unknown, .nothing, .something, .boolean, .integer, .number, .string, .mock, .object, .model, .fragments,
      .callable:
      []
    }
  }

  /// The value in an optional, on the path where it is not nil.
  var wrapped: AbstractValue {
    if case .optional(let value) = self { return value }
    return self
  }

  /// The same, if it is not nil.
  var asOptional: AbstractValue {
    switch self {
    case .unknown, .nothing, .optional: self
    default: .optional(self)
    }
  }

  /// Returns the abstract value that stands for one of two values.
  ///
  /// - Parameter lost: receives the values that the result no longer describes.
  func joined(with other: AbstractValue, _ lost: inout [AbstractValue]) -> AbstractValue {
    if self == other { return self }
    switch (self, other) {
    case (.nothing, _): return other.asOptional
    case (_, .nothing): return asOptional
    case (.optional(let a), _): return a.joined(with: other.wrapped, &lost).asOptional
    case (_, .optional(let b)): return joined(with: b, &lost).asOptional
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0.joined(with: $1, &lost) })
    case (.record(let a), .record(let b)) where a.type == b.type:
      return .record(Record(type: a.type, fields: AbstractValue.join(a.fields, b.fields, &lost)))
    case (.enumeration(let a), .enumeration(let b))
    where a.type == b.type && a.name == b.name && a.payload.count == b.payload.count:
      var result = a
      result.payload = zip(a.payload, b.payload).map { $0.joined(with: $1, &lost) }
      return .enumeration(result)
    default:
      if isScalar && other.isScalar { return .something }
      if let result = AbstractValue(oneOf: [self, other]) { return result }
      lost += [self, other]
      return .unknown
    }
  }

  /// Joins each property. A property that only one side has becomes unknown.
  static func join(_ a: [Name: AbstractValue], _ b: [Name: AbstractValue], _ lost: inout [AbstractValue]) -> [Name:
    AbstractValue]
  {
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
}
