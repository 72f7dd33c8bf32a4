import Source
import SwiftLowering

/// Expressions that are not names or calls.
extension DeclarationTyping {
  /// Types an expression, and notes its type.
  ///
  /// - Parameter expected: the type that its place asks for; nil if there is none.
  mutating func type(of expression: SwiftExpression, expecting expected: StaticType? = nil) -> StaticType {
    guard takeStep() else { return .unknown }
    if !expression.isPostfix { nextMember = nil }
    let isOpen = isOpenArgument
    isOpenArgument = false
    guard expression.isPostfix else {
      if isOpen { openOperator = expression.number }
      let result =
        expected == .unknown ? typeWithoutContext(expression) : shallowType(of: expression, expecting: expected)
      note(result, of: expression)
      return result
    }
    chains.append(Chain(top: expression.number, isOpen: isOpen, expected: expected))
    let inner = postfixType(of: expression, expecting: expected)
    let isOptional = chains.removeLast().isOptional
    let isWrapped = isOptional && resolved(inner).wrapped == nil && inner != .unknown
    if isWrapped { typed.optionalChains.insert(expression.number) }
    let result = isWrapped ? StaticType.optional(inner) : inner
    note(result, of: expression)
    return result
  }

  /// Types a part of a chain of members, calls and `?`.
  mutating func postfixType(of expression: SwiftExpression, expecting expected: StaticType? = nil) -> StaticType {
    guard takeStep() else { return .unknown }
    if case .call = expression.content {} else { nextMember = nil }
    let result: StaticType
    switch expression.content {
    case .member(let base, let name): result = member(name, of: base, expression, expecting: expected)
    case .call(let callee, let arguments): result = call(expression, callee, arguments, expecting: expected)
    case .element(let base, let arguments): result = element(expression, base, arguments, expecting: expected)
    case .chained(let base):
      let type = resolvedPart(of: base, expecting: nil)
      if !chains.isEmpty { chains[chains.count - 1].isOptional = true }
      result = type.wrapped ?? .unknown
    case .unwrapped(let base):
      let type = resolvedPart(of: base, expecting: expected.map { .optional($0) })
      result = type.wrapped ?? .unknown
    case .implicitMember(let name):
      result = implicitMember(name, expression, expected ?? chains.last?.expected, labels: nil)
    case .specialization(let base, let arguments): result = specialized(base, arguments, expecting: expected)
    case .labeled(let base, let labels): result = reference(base, labels: labels, expecting: expected)
    default: result = type(of: expression, expecting: expected)
    }
    note(result, of: expression)
    return result
  }

  /// Types the base of a member, call or `?`, in the same chain if it is a part of one.
  mutating func part(of base: SwiftExpression, expecting expected: StaticType?) -> StaticType {
    if case .array = base.content, chains.last?.expected == .unknown { return type(of: base, expecting: .unknown) }
    return base.isPostfix ? postfixType(of: base, expecting: expected) : type(of: base, expecting: expected)
  }

  /// Types a part of a chain, and resolves its type.
  mutating func resolvedPart(of base: SwiftExpression, expecting expected: StaticType? = nil) -> StaticType {
    // `resolved(part(…))` would use the inference before the part was typed.
    let type = part(of: base, expecting: expected)
    return resolved(type)
  }

  mutating func resolvedType(of expression: SwiftExpression, expecting expected: StaticType? = nil) -> StaticType {
    let type = type(of: expression, expecting: expected)
    return resolved(type)
  }

  private mutating func shallowType(of expression: SwiftExpression, expecting expected: StaticType?) -> StaticType {
    switch expression.content {
    case .name(let name): return self.name(name, expression, labels: nil, expecting: expected)
    case .parenthesized(let inner): return type(of: inner, expecting: expected)
    case .array(let elements): return array(elements, expecting: expected)
    case .dictionary(let pairs): return dictionary(pairs, expecting: expected)
    case .tuple(let elements): return tuple(elements, expecting: expected)
    case .literal(let literal): return type(of: literal, expecting: expected)
    case .interpolation(let parts):
      for part in parts { _ = type(of: part) }
      return inference.makeVariable(.string)
    case .closure(let closure): return self.closure(closure, expecting: expected)
    case .ternary(let condition, let first, let second):
      _ = type(of: condition, expecting: .bool)
      return branches([first, second], expecting: expected)
    case .and(let first, let second), .or(let first, let second):
      _ = (type(of: first, expecting: .bool), type(of: second, expecting: .bool))
      if case .and = expression.content {
        note("&&", expression, of: .bool) { _ in true }
      } else {
        note("||", expression, of: .bool) { _ in true }
      }
      return .bool
    case .not(let inner): return prefix(SwiftOperator(name: "!", range: expression.range), inner, expression, expected)
    case .nilCoalescing(let first, let second):
      let result = coalescing(first, second, expecting: expected)
      let isOptional = resolved(result).wrapped != nil
      if result != .unknown { note("??", expression, of: nil) { ($0.result.wrapped != nil) == isOptional } }
      return result
    case .equality(let first, let second, let isNegated):
      return binary(first, isNegated ? "!=" : "==", second, expression, expected)
    case .prefix(let symbol, let operand): return prefix(symbol, operand, expression, expected)
    case .postfix(let operand, let symbol): return postfix(operand, symbol, expression, expected)
    case .binary(let first, let symbol, let second): return binary(first, symbol.name, second, expression, expected)
    case .sequence(let operands, _):
      for operand in operands { _ = type(of: operand, expecting: .unknown) }
      return .unknown
    case .assignment(let target, let value): return assign(value, to: target)
    case .addition(let target, let value): return binary(target, "+=", value, expression, expected)
    case .reference(let place): return type(of: place, expecting: expected)
    case .attempt(let attempt, let inner): return self.attempt(attempt, inner, expecting: expected)
    case .keyPath(let path): return keyPath(path, expression, expecting: expected)
    case .macro(let name, let arguments): return macro(name, arguments)
    case .coercion(let inner, let written):
      let target = environment.resolve(written, in: scope)
      let found = type(of: inner, expecting: target)
      convert(found, to: target)
      return target
    case .conditionalCast(let inner, let written):
      _ = type(of: inner)
      return .optional(environment.resolve(written, in: scope))
    case .typeCheck(let inner, _):
      _ = type(of: inner)
      return .bool
    case .type(let written): return .metatype(environment.resolve(written, in: scope))
    case .opaque(let mentions): return opaque(mentions, expecting: expected)
    case .pattern: return .unknown
    case .member, .call, .element, .chained, .unwrapped, .implicitMember, .specialization, .labeled: return .unknown
    }
  }

  /// Types an expression whose place asks for a type that is not known. Literals have an unknown type there.
  private mutating func typeWithoutContext(_ expression: SwiftExpression) -> StaticType {
    switch expression.content {
    case .literal: return .unknown
    case .interpolation(let parts):
      for part in parts { _ = type(of: part) }
      return .unknown
    case .array(let elements):
      for element in elements { _ = type(of: element, expecting: .unknown) }
      return .unknown
    case .dictionary(let pairs):
      for pair in pairs { _ = (type(of: pair.key, expecting: .unknown), type(of: pair.value, expecting: .unknown)) }
      return .unknown
    case .parenthesized(let inner), .attempt(.throwing, let inner), .attempt(.forced, let inner):
      return type(of: inner, expecting: .unknown)
    case .binary(let first, _, let second) where first.isLiteral && second.isLiteral:
      _ = (type(of: first, expecting: .unknown), type(of: second, expecting: .unknown))
      return .unknown
    case .prefix(_, let operand) where operand.isLiteral, .postfix(let operand, _) where operand.isLiteral:
      _ = type(of: operand, expecting: .unknown)
      return .unknown
    case .ternary(let condition, let first, let second):
      _ = type(of: condition, expecting: .bool)
      let types = (type(of: first, expecting: .unknown), type(of: second, expecting: .unknown))
      return types.0 == types.1 ? types.0 : .unknown
    default: return shallowType(of: expression, expecting: nil)
    }
  }

  // MARK: Literals

  private mutating func type(of literal: SwiftExpression.Literal, expecting expected: StaticType?) -> StaticType {
    guard let kind = Inference.Literal(literal) else { return .unknown }
    let result = inference.makeVariable(kind)
    if let expected {
      // The literal itself has the type in the optional.
      let target = kind == .nothing ? expected : resolved(expected).withoutOptionals
      if !target.hasUnknown { convert(result, to: target) }
    }
    return result
  }

  private mutating func array(_ elements: [SwiftExpression], expecting expected: StaticType?) -> StaticType {
    if let target = expected.map({ resolved($0).withoutOptionals }), case .nominal = target,
      let wanted = elementOfLiteral(target)
    {
      for element in elements { convert(type(of: element, expecting: wanted), to: wanted) }
      return target
    }
    guard !elements.isEmpty else { return inference.makeVariable(.array) }
    var types: [StaticType] = []
    for element in elements { types.append(type(of: element, expecting: types.first)) }
    return .array(joined(types))
  }

  /// The type of the elements of an array literal for a type.
  private func elementOfLiteral(_ type: StaticType) -> StaticType? {
    if type.isNominal(StandardTypeNames.array) || type.isNominal(StandardTypeNames.set),
      case .nominal(_, let list) = type
    {
      return list.first
    }
    guard environment.conforms(type, to: Inference.Literal.array.path, in: signature) == true else { return nil }
    let element = resolved(.member(type, "ArrayLiteralElement"))
    return element.hasUnknown ? nil : element
  }

  private mutating func dictionary(_ pairs: [SwiftExpression.Pair], expecting expected: StaticType?) -> StaticType {
    if let target = expected.map({ resolved($0).withoutOptionals }), case .nominal = target,
      let (key, value) = partsOfDictionaryLiteral(target)
    {
      for pair in pairs {
        convert(type(of: pair.key, expecting: key), to: key)
        convert(type(of: pair.value, expecting: value), to: value)
      }
      return target
    }
    guard !pairs.isEmpty else { return inference.makeVariable(.dictionary) }
    var (keys, values): ([StaticType], [StaticType]) = ([], [])
    for pair in pairs {
      keys.append(type(of: pair.key, expecting: keys.first))
      values.append(type(of: pair.value, expecting: values.first))
    }
    return .dictionary(joined(keys), joined(values))
  }

  /// The types of the keys and values of a dictionary literal for a type.
  private func partsOfDictionaryLiteral(_ type: StaticType) -> (key: StaticType, value: StaticType)? {
    if type.isNominal(StandardTypeNames.dictionary), case .nominal(_, let list) = type, list.count == 2 {
      return (list[0], list[1])
    }
    guard environment.conforms(type, to: Inference.Literal.dictionary.path, in: signature) == true else { return nil }
    let parts = (resolved(.member(type, "Key")), resolved(.member(type, "Value")))
    return parts.0.hasUnknown || parts.1.hasUnknown ? nil : parts
  }

  private mutating func tuple(
    _ elements: [SwiftExpression.Argument], expecting expected: StaticType?
  ) -> StaticType {
    var wanted: [StaticType?] = Array(repeating: nil, count: elements.count)
    if let expected, case .tuple(let parts) = resolved(expected).withoutOptionals, parts.count == elements.count {
      wanted = parts.map(\.type)
    }
    var result: [TupleElement] = []
    for (element, wanted) in zip(elements, wanted) {
      let found = type(of: element.value, expecting: wanted)
      result.append(TupleElement(element.label, wanted.map { convert(found, to: $0) == true ? $0 : found } ?? found))
    }
    return .tuple(result)
  }

  // MARK: Branches

  private mutating func branches(_ parts: [SwiftExpression], expecting expected: StaticType?) -> StaticType {
    var types: [StaticType] = []
    for part in parts {
      let found = type(of: part, expecting: expected ?? types.first.flatMap { $0.hasUnknown ? nil : $0 })
      types.append(found)
    }
    if let expected, !resolved(expected).isUndecided {
      for type in types { convert(type, to: expected) }
      return resolved(expected)
    }
    return joined(types)
  }

  private mutating func coalescing(
    _ first: SwiftExpression, _ second: SwiftExpression, expecting expected: StaticType?
  ) -> StaticType {
    let optional = type(of: first, expecting: expected.map { .optional($0.withoutOptionals) })
    guard let wrapped = resolved(optional).wrapped else {
      _ = type(of: second, expecting: .unknown)
      return .unknown
    }
    let other = type(of: second, expecting: wrapped)
    if case .variable(let variable) = inference.head(other), inference.literal(of: variable) == .nothing {
      return .optional(wrapped)
    }
    if let inner = resolved(other).wrapped, wrapped.wrapped == nil {
      convert(inner, to: wrapped)
      return .optional(wrapped)
    }
    if convert(other, to: wrapped) == false {
      guard convert(wrapped, to: other) == true else { return .unknown }
      return other
    }
    return wrapped
  }

  private mutating func opaque(_ mentions: Mentions, expecting expected: StaticType?) -> StaticType {
    if mentions.parts.count == 1 {
      switch mentions.parts[0] {
      case .expression(let inner) where mentions.isValue: return type(of: inner, expecting: expected)
      case .conditional, .choice:
        // Without a context, the branches decide.
        let result = expected ?? inference.makeVariable()
        inStatement { $0.typeBranch(mentions.parts, result) }
        return resolved(result)
      default: break
      }
    }
    typeParts(mentions)
    return .unknown
  }

  // MARK: Other expressions

  private mutating func assign(_ value: SwiftExpression, to target: SwiftExpression) -> StaticType {
    if case .name(WellKnownNames.discard) = target.content {
      _ = type(of: value)
      return .void
    }
    chains.append(Chain(top: target.number, isPlace: true))
    let place = target.isPostfix ? postfixType(of: target) : type(of: target)
    let isOptional = chains.removeLast().isOptional
    convert(type(of: value, expecting: place), to: place)
    return isOptional ? .optional(.void) : .void
  }

  private mutating func attempt(
    _ attempt: SwiftExpression.Attempt, _ inner: SwiftExpression, expecting expected: StaticType?
  ) -> StaticType {
    guard attempt == .optional else { return type(of: inner, expecting: expected) }
    let found = resolvedType(of: inner, expecting: expected.map { resolved($0).wrapped ?? $0 })
    return found.wrapped != nil || found == .unknown ? found : .optional(found)
  }

  private mutating func macro(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> StaticType {
    switch name {
    case "expect":
      for argument in arguments { _ = type(of: argument.value) }
      return .void
    case "require":
      var types: [StaticType] = []
      for argument in arguments { types.append(type(of: argument.value)) }
      guard arguments.first?.label == nil, let first = types.first else { return .unknown }
      let found = resolved(first)
      return found == .bool ? .void : found.wrapped ?? .unknown
    case "file", "fileID", "filePath", "function": return inference.makeVariable(.string)
    case "line", "column": return inference.makeVariable(.integer)
    default:
      for argument in arguments { _ = type(of: argument.value) }
      return .unknown
    }
  }
}

extension SwiftExpression {
  /// Whether it is a part of a chain of members, calls and `?`.
  var isPostfix: Bool {
    switch content {
    case .member, .call, .element, .chained, .unwrapped, .implicitMember, .specialization, .labeled: true
    default: false
    }
  }

  /// Whether it consists of literals and operators.
  fileprivate var isLiteral: Bool {
    switch content {
    case .literal: true
    case .parenthesized(let inner), .prefix(_, let inner), .postfix(let inner, _): inner.isLiteral
    case .binary(let first, _, let second): first.isLiteral && second.isLiteral
    default: false
    }
  }
}
