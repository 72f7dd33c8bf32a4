import Source

/// A type as it is written, with the places of its names relative to its declaration.
package indirect enum WrittenType: Hashable, Sendable {
  /// `Base.Name<A, B>`. The arguments are nil if no angle brackets follow the name.
  case named(Name, TextRange, of: WrittenType?, arguments: [WrittenType]?)
  case optional(WrittenType)
  case array(WrittenType)
  case tuple([WrittenType], labels: [Name?])
  case function([WrittenType], result: WrittenType, hasAutoclosure: Bool)
  /// `some Base`, `any Base`, or `Base & Other` with an unsupported type that holds the parts.
  case constrained(WrittenType)
  /// An unsupported type with the types in it.
  case other([WrittenType])

  /// The range from its first name to its last one; nil if it has no names.
  package var range: TextRange? {
    switch self {
    case .named(_, let range, let base, let arguments):
      Self.range(of: [base].compactMap(\.self) + (arguments ?? []), range)
    case .optional(let type), .array(let type), .constrained(let type): type.range
    case .tuple(let parts, _), .other(let parts): Self.range(of: parts, nil)
    case .function(let parameters, let result, _): Self.range(of: parameters + [result], nil)
    }
  }

  private static func range(of parts: [WrittenType], _ own: TextRange?) -> TextRange? {
    let all = [own].compactMap(\.self) + parts.compactMap(\.range)
    guard let lower = all.map(\.lower).min(), let upper = all.map(\.upper).max() else { return nil }
    return TextRange(lower, upper)
  }

  /// The type without places, `any` and `some`. A composition of protocols counts as `Any`.
  package var bare: SwiftTypeReference {
    switch self {
    case .constrained(.other): .named([WellKnownNames.anyType], [])
    case .constrained(let type): type.bare
    case .optional(let type): .optional(type.bare)
    case .array(let type): .array(type.bare)
    case .function(let parameters, let result, _): .function(parameters.map(\.bare), result: result.bare)
    case .tuple(let parts, let labels) where parts.count == 1 && labels == [nil]: parts[0].bare
    default: reference
    }
  }

  /// The protocols of a composition, or the only protocol.
  package var protocols: [SwiftTypeReference] {
    switch self {
    case .constrained(.other(let parts)): parts.flatMap(\.protocols)
    case .constrained(let type): type.protocols
    default: [reference]
    }
  }

  /// The type without places.
  package var reference: SwiftTypeReference {
    switch self {
    case .named(let name, _, let base, let arguments):
      guard let base else { return Self.reference(name, (arguments ?? []).map(\.reference)) }
      guard case .named(let path, []) = base.reference else { return .other }
      return .named(path + [name], (arguments ?? []).map(\.reference))
    case .optional(let type): return .optional(type.reference)
    case .array(let type): return .array(type.reference)
    case .tuple(let parts, let labels):
      return parts.count == 1 && labels.allSatisfy { $0 == nil } ? parts[0].reference : .other
    case .function(_, _, let hasAutoclosure): return hasAutoclosure ? .lazyFunction : .other
    case .constrained, .other: return .other
    }
  }

  private static func reference(_ name: Name, _ arguments: [SwiftTypeReference]) -> SwiftTypeReference {
    guard arguments.count == 1 else { return .named([name], arguments) }
    switch name {
    case optionalName: return .optional(arguments[0])
    case arrayName: return .array(arguments[0])
    default: return .named([name], arguments)
    }
  }
}

package let optionalName: Name = "Optional"
package let arrayName: Name = "Array"
