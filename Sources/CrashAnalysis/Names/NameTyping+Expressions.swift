import Source
import SwiftLowering

/// Expressions and their types.
extension NameTyping {
  /// Returns the type of an expression after typing all its parts.
  ///
  /// - Parameter expected: the type that the context expects.
  mutating func type(of expression: SwiftExpression, expecting expected: StaticType = .unknown) -> StaticType {
    switch expression.content {
    case .name(let name): return plain(name, at: place(of: name, in: expression))
    case .member(let base, let name): return member(name, at: place(of: name, in: expression), of: owner(base))
    case .implicitMember(let name): return implicitMember(name, at: place(of: name, in: expression), expected)
    case .labeled(let base, _): return type(of: base, expecting: expected)
    case .specialization(let base, let arguments):
      let base = type(of: base)
      return lookup.specialized(base, arguments.map { typeName($0) })
    case .call(let callee, let arguments): return call(callee, arguments, expected)
    case .element(let base, let arguments):
      let base = type(of: base)
      for argument in arguments { _ = type(of: argument.value) }
      return base.unwrapped.element
    case .chained(let base): return type(of: base, expecting: expected).unwrapped
    case .unwrapped(let base): return type(of: base).unwrapped
    case .parenthesized(let inner): return type(of: inner, expecting: expected)
    case .array(let elements):
      let types = elements.map { type(of: $0, expecting: expected.expected.element) }
      guard let first = types.first else { return expected.expected }
      return .list(types.dropFirst().reduce(first) { $0.joined(with: $1) })
    case .tuple(let parts):
      let types = parts.map { type(of: $0.value) }
      return .tuple(types, labels: parts.map(\.label))
    case .literal(.nothing): return .optional(.unknown)
    case .literal: return .other
    case .interpolation(let parts):
      for part in parts { _ = type(of: part) }
      return .other
    case .closure(let closure): return type(of: closure, expected)
    case .keyPath(let path): return type(of: path, expected)
    case .coercion(let value, let written):
      let result = type(written)
      _ = type(of: value, expecting: result)
      return result
    case .conditionalCast(let value, let written):
      let result = type(written)
      _ = type(of: value, expecting: result)
      return result.asOptional
    case .typeCheck(let value, let written):
      _ = type(of: value, expecting: type(written))
      return .other
    case .type(let written): return typeName(written)
    case .pattern(let pattern):
      bind(pattern, .unknown)
      return .unknown
    case .opaque(let mentions):
      if mentions.isValue, case .expression(let value)? = mentions.parts.first {
        return type(of: value, expecting: expected)
      }
      type(mentions.parts)
      return .unknown
    default: return typeOfOperation(expression, expected)
    }
  }

  private mutating func typeOfOperation(_ expression: SwiftExpression, _ expected: StaticType) -> StaticType {
    switch expression.content {
    case .attempt(let attempt, let inner):
      let result = type(of: inner, expecting: expected)
      return attempt == .optional ? result.asOptional : result
    case .reference(let inner): return type(of: inner)
    case .not(let inner):
      _ = type(of: inner)
      return .unknown
    case .assignment(let first, let second), .or(let first, let second), .and(let first, let second),
      .equality(let first, let second, _):
      let first = type(of: first)
      _ = type(of: second, expecting: first)
      return .other
    case .ternary(let condition, let first, let second):
      _ = type(of: condition)
      let first = type(of: first, expecting: expected)
      return first.joined(with: type(of: second, expecting: expected))
    case .nilCoalescing(let first, let second):
      let first = type(of: first, expecting: expected)
      let second = type(of: second, expecting: first)
      return second.unwrapped == second ? first.unwrapped : first
    case .addition(let first, let second): return type(of: [first, second][...], [], expected)
    case .prefix, .binary, .sequence:
      guard let (operands, operators) = expression.operation else { return .unknown }
      return type(of: operands[...], operators[...], expected)
    case .postfix(let inner, _):
      _ = type(of: inner)
      return .unknown
    case .macro(let name, let arguments):
      let types = arguments.map { type(of: $0.value) }
      guard name == Self.require, let first = types.first, !arguments[0].isTrailing else { return .unknown }
      return first.unwrapped
    case .dictionary(let pairs):
      for pair in pairs {
        _ = type(of: pair.key)
        _ = type(of: pair.value)
      }
      return .unknown
    default: return .unknown
    }
  }

  // MARK: Names

  /// The type of an expression before a point.
  mutating func owner(_ base: SwiftExpression) -> StaticType {
    guard case .name(let name) = base.content else { return type(of: base) }
    return plain(name, at: place(of: name, in: base), isQualifier: true)
  }

  /// A name without anything before it.
  mutating func plain(_ name: Name, at place: TextRange, isQualifier: Bool = false) -> StaticType {
    if let type = keyword(name) { return type }
    if let type = local(name) { return type }
    if let member = lookup.member(name, of: lookup.selfType) {
      if let element = member.element { note(place, element, .plain) }
      return member.type
    }
    if let type = lookup.enclosingMember(name) { return type }
    if let type = lookup.global(name) { return type }
    return typeName(name, at: place, isQualifier: isQualifier)
  }

  private func keyword(_ name: Name) -> StaticType? {
    switch name {
    case WellKnownNames.selfName: local(name) ?? lookup.selfType
    case WellKnownNames.selfType: .type(lookup.selfType)
    case WellKnownNames.superName, "_": .unknown
    default: nil
    }
  }

  /// Notes a member and returns its type.
  mutating func member(_ name: Name, at place: TextRange, of type: StaticType) -> StaticType {
    if let member = lookup.member(name, of: type) {
      if let element = member.element { note(place, element, .member) }
      return member.type
    }
    switch type {
    case .unknown, .type(.unknown): noteUnclear(place)
    case .namespace: return typeName(name, at: place, isQualified: true)
    default: break
    }
    return .unknown
  }

  /// `.name`, as a member of the expected type.
  private mutating func implicitMember(_ name: Name, at place: TextRange, _ expected: StaticType) -> StaticType {
    switch expected.expected {
    case .unknown:
      noteUnclear(place)
      return .unknown
    case let type: return member(name, at: place, of: .type(type))
    }
  }

  // MARK: Closures and key paths

  /// A closure. The context may say the types of its parameters.
  private mutating func type(of closure: SwiftClosure, _ expected: StaticType) -> StaticType {
    var types: [StaticType] = []
    var result = StaticType.unknown
    if case .function(let parameters, let returned) = expected.expected { (types, result) = (parameters, returned) }
    return inScope { typing in
      typing.declareParameters(of: closure, &types)
      if let written = closure.result { result = typing.type(written) }
      for capture in closure.captures {
        let type = typing.type(of: capture.value)
        typing.declare(capture.name, type)
      }
      typing.results.append(result)
      defer { typing.results.removeLast() }
      if closure.body.count == 1, case .expression(let only) = closure.body[0] {
        let found = typing.type(of: only, expecting: result)
        return .function(types, result: result == .unknown ? found : result)
      }
      typing.type(closure.body)
      return .function(types, result: result)
    }
  }

  private mutating func declareParameters(of closure: SwiftClosure, _ types: inout [StaticType]) {
    let names = closure.parameters
    // Several parameters can take the elements of a tuple.
    if case .tuple(let parts, _)? = types.first, types.count == 1, 1 < names.count { types = parts }
    for (index, name) in names.enumerated() {
      let written = closure.types.isEmpty ? nil : closure.types[index].map { type($0) }
      if let name { declare(name, written ?? (index < types.count ? types[index] : .unknown)) }
    }
    guard names.isEmpty else { return }
    for index in 0..<max(types.count, 4) {
      declare(Name("$\(index)"), index < types.count ? types[index] : .unknown)
    }
  }

  private mutating func type(of path: SwiftKeyPath, _ expected: StaticType) -> StaticType {
    var root = StaticType.unknown
    if case .function(let parameters, _) = expected.expected { root = parameters.first ?? .unknown }
    if let written = path.root { root = type(written) }
    var current = root
    for component in path.components {
      switch component {
      case .property(let name, let place): current = member(name, at: place, of: current)
      case .optional: current = current.unwrapped
      case .subscripting(let arguments):
        for argument in arguments { _ = type(of: argument.value) }
        current = current.element
      case .other: current = .unknown
      }
    }
    return .function([root], result: current)
  }

  // MARK: Operators

  /// Operands with the operators between them, or the one before them.
  private mutating func type(
    of operands: ArraySlice<SwiftExpression>, _ operators: ArraySlice<Name>, _ expected: StaticType
  ) -> StaticType {
    if operands.count == operators.count + 1, let index = operators.firstIndex(where: Self.comparisons.contains) {
      let offset = operands.startIndex + (index - operators.startIndex)
      let left = type(of: operands[...offset], operators[..<index], .unknown)
      _ = type(of: operands[(offset + 1)...], operators[(index + 1)...], left)
      return .other
    }
    let types = operands.map { type(of: $0, expecting: expected) }
    if operands.count == 1 { return operators.isEmpty ? types[0] : .unknown }
    if case .list? = types.first, types.allSatisfy({ $0 == types.first }) { return types[0] }
    return types.allSatisfy { $0 == .other } ? .other : .unknown
  }

  private static let comparisons: Set<Name> = ["===", "!==", "<", ">", "<=", ">=", "~="]
  private static let require: Name = "require"
}
