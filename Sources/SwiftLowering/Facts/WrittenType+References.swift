import Source

/// The type without places.
extension WrittenType {
  /// The type without places, `any` and `some`. A composition of protocols counts as `Any`.
  package var bare: SwiftTypeReference {
    switch self {
    case .composition: .named([WellKnownNames.anyType], [])
    case .some(let type), .any(let type): type.isNominal ? type.bare : .named([WellKnownNames.anyType], [])
    case .optional(let type), .implicitlyUnwrapped(let type): .optional(type.bare)
    case .array(let type): .array(type.bare)
    case .tuple(let parts, let labels) where parts.count == 1 && labels == [nil]: parts[0].bare
    default: reference
    }
  }

  /// The protocols of a composition, or the only protocol.
  package var protocols: [SwiftTypeReference] {
    switch self {
    case .composition(let parts): parts.flatMap(\.protocols)
    case .some(let type), .any(let type): type.isNominal ? type.protocols : type.parts.flatMap(\.protocols)
    default: [reference]
    }
  }

  /// Whether it is not a type that has no reference.
  private var isNominal: Bool {
    switch self {
    case .dictionary, .metatype, .other: false
    default: true
    }
  }

  /// The type without places.
  package var reference: SwiftTypeReference {
    switch self {
    case .named(let name, _, let base, let arguments):
      guard let base else { return Self.reference(name, (arguments ?? []).map(\.reference)) }
      guard case .named(let path, []) = base.reference else { return .other }
      return .named(path + [name], (arguments ?? []).map(\.reference))
    case .optional(let type), .implicitlyUnwrapped(let type): return .optional(type.reference)
    case .array(let type): return .array(type.reference)
    case .tuple(let parts, let labels):
      return parts.count == 1 && labels.allSatisfy { $0 == nil } ? parts[0].reference : .other
    case .function(let function): return function.hasAutoclosure ? .lazyFunction : .other
    case .dictionary, .metatype, .some, .any, .composition, .other: return .other
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

extension WrittenFunctionType {
  fileprivate var hasAutoclosure: Bool { parameters.contains(where: \.isAutoclosure) }
}
