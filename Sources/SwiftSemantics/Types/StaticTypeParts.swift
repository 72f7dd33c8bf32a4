import Source

extension StaticType {
  /// Returns the type with each direct part replaced.
  package func mapParts(_ transform: (StaticType) -> StaticType) -> StaticType {
    switch self {
    case .nominal(_, []), .existential([]), .parameter, .named, .variable, .unknown, .tuple([]): return self
    case .nominal(let path, let arguments): return .nominal(path, arguments.map(transform))
    case .existential(let protocols):
      return .existential(
        protocols.map { ProtocolReference(path: $0.path, arguments: $0.arguments.map(transform)) })
    case .opaqueResult(var result):
      result.arguments = result.arguments.map(transform)
      result.constraints = result.constraints.map {
        ProtocolReference(path: $0.path, arguments: $0.arguments.map(transform))
      }
      return .opaqueResult(result)
    case .member(let base, let name): return .member(transform(base), name)
    case .function(var function):
      for index in function.parameters.indices {
        function.parameters[index].type = transform(function.parameters[index].type)
      }
      function.result = transform(function.result)
      return .function(function)
    case .tuple(let elements): return .tuple(elements.map { TupleElement($0.label, transform($0.type)) })
    case .metatype(let type): return .metatype(transform(type))
    }
  }

  /// Returns the type with generic parameters replaced. A parameter that has no type becomes unknown.
  package func replacingParameters(_ type: (TypeParameter) -> StaticType?) -> StaticType {
    if case .parameter(let parameter) = self { return type(parameter) ?? .unknown }
    return mapParts { $0.replacingParameters(type) }
  }

  /// Whether the type or a part of it fulfils a condition.
  package func contains(where condition: (StaticType) -> Bool) -> Bool {
    if condition(self) { return true }
    switch self {
    case .parameter, .named, .variable, .unknown: return false
    case .nominal(_, let arguments): return arguments.contains { $0.contains(where: condition) }
    case .existential(let protocols):
      return protocols.contains { $0.arguments.contains { $0.contains(where: condition) } }
    case .opaqueResult(let result): return result.arguments.contains { $0.contains(where: condition) }
    case .member(let base, _), .metatype(let base): return base.contains(where: condition)
    case .function(let function):
      return function.result.contains(where: condition)
        || function.parameters.contains { $0.type.contains(where: condition) }
    case .tuple(let elements): return elements.contains { $0.type.contains(where: condition) }
    }
  }

  /// Whether a part is unknown.
  package var hasUnknown: Bool { contains { $0 == .unknown } }

  /// Whether no part is unknown or undeclared.
  package var isDecided: Bool { !isUndecided }

  /// Whether inference has not found a part yet.
  package var hasVariables: Bool { contains { if case .variable = $0 { true } else { false } } }

  /// Whether a part is a member of a type.
  var hasMembers: Bool { contains { if case .member = $0 { true } else { false } } }

  /// Whether a part is a generic parameter.
  var hasParameters: Bool { contains { if case .parameter = $0 { true } else { false } } }
}

extension StaticType {
  /// Returns the type with generic parameters replaced. Members of the replaced types are not reduced.
  package func substituting(_ substitution: Substitution) -> StaticType {
    if substitution.isEmpty { return self }
    if case .parameter(let parameter) = self { return substitution[parameter] ?? self }
    return mapParts { $0.substituting(substitution) }
  }
}
