import JSONSyntax
import Source

/// The expected shape of a value in a configuration file.
package indirect enum ValueShape: Sendable {
  case string(StringRule)
  /// One of these strings.
  case choice([String])
  /// Exactly this number.
  case integer(Int)
  /// Any number.
  case number
  case bool
  case list(ValueShape)
  /// An object with arbitrary keys.
  case map(keys: StringRule, values: ValueShape)
  case object(ObjectShape)
  /// One of several shapes, which accept different kinds of JSON values.
  case either([ValueShape])
  case anything

  /// The shape in messages: `a list of strings`.
  package var expectation: String {
    switch self {
    case .string(let rule): rule.expectation
    case .choice(let choices): choices.map { "'\($0)'" }.joinedAsChoice
    case .integer(let value): "the number \(value)"
    case .number: "a number"
    case .bool: "true or false"
    case .list(let element): "a list in which each element is \(element.expectation)"
    case .map, .object: "an object"
    case .either(let shapes): shapes.map(\.expectation).joinedAsChoice
    case .anything: "a value"
    }
  }

  /// Returns whether the shape accepts values of this kind of JSON.
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

/// The shape of an object: its possible keys.
package struct ObjectShape: Sendable {
  package var keys: [KeyDescription]
  package var unknownKeys = UnknownKeys.error
  package var count = Count.any

  package init(_ keys: [KeyDescription], unknownKeys: UnknownKeys = .error, count: Count = .any) {
    self.keys = keys
    self.unknownKeys = unknownKeys
    self.count = count
  }

  /// The severity of unknown keys.
  package enum UnknownKeys: Sendable {
    case error
    /// A warning, as in some parts of Apollo's generator, since the key has no effect.
    case warning
  }

  /// The number of keys that an object must have.
  package enum Count: Sendable {
    case any, atLeastOne
    /// Each key stands for one of several forms of the value.
    case exactlyOne
  }

  func key(named name: String) -> KeyDescription? {
    keys.first { $0.name == name || $0.aliases.contains(name) }
  }
}

/// The description of one key of an object.
package struct KeyDescription: Sendable {
  package var name: String
  /// Former names of the key.
  package var aliases: [String] = []
  package var shape: ValueShape
  package var isRequired = false
  /// Whether `null` means the default.
  package var acceptsNull = false
  /// The default value, if there is one.
  package var defaultValue: JSONTree?
  /// The documentation, in one or two sentences.
  package var documentation: String

  package init(_ name: String, _ shape: ValueShape, _ documentation: String) {
    self.name = name
    self.shape = shape
    self.documentation = documentation
  }
}
