import Source

extension WrittenType {
  /// The type with all names at one place.
  package var withoutPlaces: WrittenType {
    switch self {
    case .named(let name, _, let base, let arguments):
      .named(name, TextRange(at: 0), of: base?.withoutPlaces, arguments: arguments?.map(\.withoutPlaces))
    case .optional(let type): .optional(type.withoutPlaces)
    case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(type.withoutPlaces)
    case .array(let type): .array(type.withoutPlaces)
    case .dictionary(let key, let value): .dictionary(key.withoutPlaces, value.withoutPlaces)
    case .tuple(let parts, let labels): .tuple(parts.map(\.withoutPlaces), labels: labels)
    case .function(let function): .function(function.withoutPlaces)
    case .metatype(let type): .metatype(type.withoutPlaces)
    case .some(let type): .some(type.withoutPlaces)
    case .any(let type): .any(type.withoutPlaces)
    case .composition(let parts): .composition(parts.map(\.withoutPlaces))
    case .other(let parts): .other(parts.map(\.withoutPlaces))
    }
  }
}

extension WrittenFunctionType {
  fileprivate var withoutPlaces: WrittenFunctionType {
    var copy = self
    for index in copy.parameters.indices { copy.parameters[index].type = copy.parameters[index].type.withoutPlaces }
    copy.result = result.withoutPlaces
    if case .throwing(let error?) = effects.throwing { copy.effects.throwing = .throwing(error.withoutPlaces) }
    return copy
  }
}

extension GenericRequirement {
  package var withoutPlaces: GenericRequirement {
    switch self {
    case .conformance(let subject, let constraint): .conformance(subject.withoutPlaces, constraint.withoutPlaces)
    case .sameType(let first, let second): .sameType(first.withoutPlaces, second.withoutPlaces)
    case .other: .other
    }
  }
}
