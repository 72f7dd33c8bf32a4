import Source
import SwiftLowering

/// Resolves written types in a scope.
struct TypeResolver {
  let environment: TypeEnvironment
  let scope: LexicalScope
  /// Whether the types are in the inheritance clause of the type around them.
  var isHeader = false
  /// The declaration whose parameters can have `some` types; nil if `some` is not supported.
  var opaqueOwner: TypeParameter.Owner?
  /// The index of the next generic parameter that stands for `some` in a parameter.
  var nextOpaque = 0
  private(set) var opaques = Signature.empty
  /// The protocols of the `some` types.
  private(set) var opaqueConstraints: [TypeParameter: [ProtocolReference]] = [:]

  init(_ environment: TypeEnvironment, _ scope: LexicalScope, isHeader: Bool = false) {
    (self.environment, self.scope, self.isHeader) = (environment, scope, isHeader)
  }

  mutating func type(_ written: WrittenType) -> StaticType {
    switch written {
    case .named(let name, _, let base, let arguments):
      return applied(meaning(name, of: base), name, base, arguments)
    case .optional(let inner), .implicitlyUnwrapped(let inner):
      return environment.isHidden(StandardTypeNames.optional) ? .unknown : .optional(type(inner))
    case .array(let element): return environment.isHidden(StandardTypeNames.array) ? .unknown : .array(type(element))
    case .dictionary(let key, let value):
      return environment.isHidden(StandardTypeNames.dictionary) ? .unknown : .dictionary(type(key), type(value))
    case .tuple(let parts, let labels): return tuple(parts, labels)
    case .function(let function): return .function(functionType(function))
    case .metatype(let inner): return .metatype(type(inner))
    case .any(let inner): return existential(inner)
    case .composition(let parts): return existential(.composition(parts))
    case .some(let inner): return opaque(inner)
    case .other: return .unknown
    }
  }

  private mutating func tuple(_ parts: [WrittenType], _ labels: [Name?]) -> StaticType {
    if parts.count == 1 { return type(parts[0]) }
    var elements: [TupleElement] = []
    for (index, part) in parts.enumerated() {
      let label = labels.indices.contains(index) ? labels[index] : nil
      elements.append(TupleElement(label == WellKnownNames.discard ? nil : label, type(part)))
    }
    return .tuple(elements)
  }

  mutating func functionType(_ written: WrittenFunctionType) -> FunctionType {
    var parameters: [FunctionType.Parameter] = []
    for parameter in written.parameters {
      parameters.append(
        FunctionType.Parameter(
          type(parameter.type), isInOut: parameter.isInOut, isAutoclosure: parameter.isAutoclosure,
          isVariadic: parameter.isVariadic))
    }
    return FunctionType(
      parameters, type(written.result), isAsync: written.effects.isAsync,
      canThrow: written.effects.throwing != .never)
  }

  // MARK: Protocols

  /// The protocols of a constraint, and its class. `isComplete` is false if a part is unknown.
  struct Constraint {
    var protocols: [ProtocolReference] = []
    var superclass: StaticType?
    var isComplete = true
  }

  mutating func constraint(_ written: WrittenType) -> Constraint {
    var result = Constraint()
    add(written, to: &result)
    return result
  }

  private mutating func add(_ written: WrittenType, to result: inout Constraint) {
    switch written {
    case .composition(let parts): for part in parts { add(part, to: &result) }
    case .any(let inner), .some(let inner): add(inner, to: &result)
    default:
      switch type(written) {
      case .existential(let protocols): result.protocols += protocols
      case .nominal(let path, let arguments): result.superclass = .nominal(path, arguments)
      case .named(let path) where path.count == 1 && StandardTypeNames.markers.contains(path[0]): break
      default: result.isComplete = false
      }
    }
  }

  private mutating func existential(_ written: WrittenType) -> StaticType {
    if case .metatype(let inner) = written { return .metatype(existential(inner)) }
    let constraint = constraint(written)
    guard constraint.isComplete else { return .unknown }
    if let superclass = constraint.superclass { return constraint.protocols.isEmpty ? superclass : .unknown }
    return .existential(Self.canonical(constraint.protocols))
  }

  static func canonical(_ protocols: [ProtocolReference]) -> [ProtocolReference] {
    let named = protocols.filter { !($0.path.count == 1 && StandardTypeNames.markers.contains($0.path[0])) }
    return named.count < 2
      ? named
      : Array(Set(named)).sorted { first, second in
        let isLast = (first.path == [StandardTypeNames.anyObject], second.path == [StandardTypeNames.anyObject])
        return isLast.0 == isLast.1 ? first.path.lexicographicallyPrecedes(second.path) : isLast.1
      }
  }

  private mutating func opaque(_ written: WrittenType) -> StaticType {
    guard let opaqueOwner else { return .unknown }
    let constraint = constraint(written)
    let protocols = Self.canonical(constraint.protocols).map { ProtocolReference(path: $0.path) }
    let name = StaticType.existential(protocols).description
    let parameter = TypeParameter(
      owner: opaqueOwner, index: nextOpaque, name: Name("some " + name.replacing("any ", with: "")))
    nextOpaque += 1
    let type = StaticType.parameter(parameter)
    opaques.parameters.append(parameter)
    opaques.requirements += environment.requirements(type, constraint)
    opaqueConstraints[parameter] = constraint.protocols
    return type
  }

  // MARK: Names

  private mutating func meaning(_ name: Name, of base: WrittenType?) -> TypeMeaning? {
    guard let base else { return environment.meaning(of: name, in: scope, isHeader: isHeader) }
    if case .named(let first, _, nil, nil) = base,
      case .module? = environment.meaning(of: first, in: scope, isHeader: isHeader)
    {
      if environment.isLibrary(first), environment.isHidden(name) { return .type(.unknown) }
      return environment.meaning(of: name, in: LexicalScope(file: scope.file))
    }
    return environment.meaning(of: name, in: type(base), scope)
  }

  private mutating func applied(
    _ meaning: TypeMeaning?, _ name: Name, _ base: WrittenType?, _ written: [WrittenType]?
  ) -> StaticType {
    let arguments = written.map { list in
      var types: [StaticType] = []
      for argument in list { types.append(type(argument)) }
      return types
    }
    guard let meaning else { return undeclared(name, base, arguments) }
    return environment.applying(arguments, to: meaning, in: scope)
  }

  /// A type that no source declares.
  private func undeclared(_ name: Name, _ base: WrittenType?, _ arguments: [StaticType]?) -> StaticType {
    guard arguments == nil else { return .unknown }
    guard let base else { return .named([name]) }
    guard case .named(let path) = plainPath(base) else { return .unknown }
    return .named(path + [name])
  }

  /// The names of a base that no source declares.
  private func plainPath(_ written: WrittenType) -> StaticType? {
    guard case .named(let name, _, let base, nil) = written else { return nil }
    guard let base else {
      return environment.meaning(of: name, in: scope, isHeader: isHeader) == nil ? .named([name]) : nil
    }
    guard case .named(let path)? = plainPath(base) else { return nil }
    return .named(path + [name])
  }
}
