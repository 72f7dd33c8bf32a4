import JSONSyntax

/// What a value in a configuration file may be.
package indirect enum ValueShape: Sendable {
  case string(StringRule)
  /// One of these strings.
  case choice([String])
  /// This number, and no other.
  case integer(Int)
  /// Any number.
  case number
  case bool
  case list(ValueShape)
  /// An object whose keys are the user's.
  case map(keys: StringRule, values: ValueShape)
  case object(ObjectShape)
  /// Any of several shapes, which differ in the kind of JSON value they take.
  case either([ValueShape])
  case anything

  /// The shape in a message: `a list of strings`.
  package var expectation: String {
    switch self {
    case .string(let rule): rule.expectation
    case .choice(let choices): oneOf(choices.map { "\"\($0)\"" })
    case .integer(let value): "the number \(value)"
    case .number: "a number"
    case .bool: "true or false"
    case .list(let element): "a list in which each element is \(element.expectation)"
    case .map, .object: "an object"
    case .either(let shapes): oneOf(shapes.map(\.expectation))
    case .anything: "a value"
    }
  }

  /// Whether values of this kind of JSON can fit at all.
  func accepts(_ kind: JSONKind) -> Bool {
    switch self {
    case .string, .choice: kind == .string
    case .integer, .number: kind == .number
    case .bool: kind == .true || kind == .false
    case .list: kind == .array
    case .map, .object: kind == .object
    case .either(let shapes): shapes.contains { $0.accepts(kind) }
    case .anything: true
    }
  }
}

/// The keys that an object may have.
package struct ObjectShape: Sendable {
  package var keys: [KeyDescription]
  package var unknownKeys = UnknownKeys.error
  package var count = Count.any

  package init(_ keys: [KeyDescription], unknownKeys: UnknownKeys = .error, count: Count = .any) {
    self.keys = keys
    self.unknownKeys = unknownKeys
    self.count = count
  }

  package enum UnknownKeys: Sendable {
    case error
    /// As Apollo's generator does in some places: a warning, since the key has no effect.
    case warning
  }

  /// How many of the keys an object has.
  package enum Count: Sendable {
    case any, atLeastOne
    /// The key says which of several forms the value has.
    case exactlyOne
  }

  func key(named name: String) -> KeyDescription? {
    keys.first { $0.name == name || $0.aliases.contains(name) }
  }
}

/// One key of an object, as the reader of a configuration file knows it.
package struct KeyDescription: Sendable {
  package var name: String
  /// Other names for the same, from older versions.
  package var aliases: [String] = []
  package var shape: ValueShape
  package var isRequired = false
  /// Whether `null` may stand for the default.
  package var acceptsNull = false
  /// What holds where the key is not given; nil where that is nothing.
  package var defaultValue: JSONTree?
  /// One or two sentences.
  package var documentation: String

  package init(_ name: String, _ shape: ValueShape, _ documentation: String) {
    self.name = name
    self.shape = shape
    self.documentation = documentation
  }
}

/// `a`, `a or b`, `a, b or c`.
func oneOf(_ words: [String]) -> String {
  guard let last = words.last, 1 < words.count else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
