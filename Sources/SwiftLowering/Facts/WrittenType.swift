import Source

/// A type as it is written, with the places of its names relative to its declaration.
package indirect enum WrittenType: Hashable, Sendable {
  /// `Base.Name<A, B>`. The arguments are nil if no angle brackets follow the name.
  case named(Name, TextRange, of: WrittenType?, arguments: [WrittenType]?)
  case optional(WrittenType)
  /// `Type!`
  case implicitlyUnwrapped(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([WrittenType], labels: [Name?])
  case function(WrittenFunctionType)
  /// `Type.Type` or `Protocol.Protocol`
  case metatype(WrittenType)
  case some(WrittenType)
  case any(WrittenType)
  /// `Base & Other`
  case composition([WrittenType])
  /// An unsupported type with the types in it.
  case other([WrittenType])

  /// The types that it consists of, in the order of the text.
  package var parts: [WrittenType] {
    switch self {
    case .named(_, _, let base, let arguments): [base].compactMap(\.self) + (arguments ?? [])
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .metatype(let type), .some(let type),
      .any(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let parts, _), .composition(let parts), .other(let parts): parts
    case .function(let function): function.types
    }
  }

  /// The range from its first name to its last one; nil if it has no names.
  package var range: TextRange? {
    var all = parts.compactMap(\.range)
    if case .named(_, let own, _, _) = self { all.append(own) }
    guard let lower = all.map(\.lower).min(), let upper = all.map(\.upper).max() else { return nil }
    return TextRange(lower, upper)
  }
}

/// A function type as it is written.
package struct WrittenFunctionType: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    package var type: WrittenType
    package var isInOut = false
    package var isAutoclosure = false
    package var isVariadic = false
    package var isEscaping = false

    package init(
      type: WrittenType, isInOut: Bool = false, isAutoclosure: Bool = false, isVariadic: Bool = false,
      isEscaping: Bool = false
    ) {
      self.type = type
      self.isInOut = isInOut
      self.isAutoclosure = isAutoclosure
      self.isVariadic = isVariadic
      self.isEscaping = isEscaping
    }
  }

  package var parameters: [Parameter]
  package var result: WrittenType
  package var effects = Effects()

  package init(parameters: [Parameter], result: WrittenType, effects: Effects = Effects()) {
    self.parameters = parameters
    self.result = result
    self.effects = effects
  }

  /// The types of the parameters, the error and the result.
  package var types: [WrittenType] {
    var result = parameters.map(\.type)
    if case .throwing(let error?) = effects.throwing { result.append(error) }
    return result + [self.result]
  }
}

package let optionalName: Name = "Optional"
package let arrayName: Name = "Array"
