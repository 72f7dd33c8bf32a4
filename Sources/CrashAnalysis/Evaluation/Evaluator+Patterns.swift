import Source
import SwiftLowering
import SwiftSemantics

/// Patterns of `switch`, `if case`, `for case` and `catch`, and casts.
extension Evaluator {
  /// Runs the cases of a `switch` that may be chosen.
  mutating func choose(
    _ expression: SwiftExpression, _ cases: [SwiftStatement.Case], _ run: (inout Evaluator, [SwiftStatement]) -> Void
  ) {
    let subject = evaluate(expression)
    let before = state.path
    var result: PathState?
    let names = frame.names
    inTarget(.choice) { evaluator in
      var isDecided = false
      for item in cases where !isDecided {
        evaluator.state.path = before
        var certainty =
          result == nil
          ? evaluator.match(subject, anyOf: item.patterns)
          : evaluator.inside(.branch) { $0.match(subject, anyOf: item.patterns) }
        if evaluator.context.isExploring { certainty = .maybe }
        guard certainty != .no else {
          evaluator.frame.names = names
          continue
        }
        let isOnly = certainty == .yes && result == nil
        isDecided = certainty == .yes
        if isOnly { run(&evaluator, item.body) } else { evaluator.inside(.branch) { run(&$0, item.body) } }
        evaluator.frame.names = names
        if let other = result { evaluator.merge(other) }
        result = evaluator.state.path
      }
      evaluator.state.path = result ?? before
    }
  }

  /// Compares a value with the patterns of a case, in order. Without patterns, it is `default`. The names of the patterns
  /// hold the parts of the value if only one of the patterns can match, and are unknown otherwise.
  private mutating func match(_ value: AbstractValue, anyOf patterns: [SwiftPattern]) -> Certainty {
    guard let first = patterns.first else { return .yes }
    guard 1 < patterns.count else { return match(value, first) }
    var result = Certainty.no
    var matching: [[Name: Int]] = []
    for pattern in patterns where result != .yes {
      var certainty = Certainty.no
      if result == .no { certainty = match(value, pattern) } else { maybe { certainty = $0.match(value, pattern) } }
      if certainty != .no || context.isExploring { matching.append(frame.names) }
      result = result.or(certainty)
    }
    let bound = patterns.flatMap(\.names)
    if matching.count == 1 {
      frame.names = matching[0]
    } else if !bound.isEmpty {
      escape(value)
      for name in bound { declare(name, .unknown) }
    }
    return result
  }

  /// Compares a value with a pattern, and binds the names of the pattern. They hold only if the pattern matches.
  mutating func match(_ value: AbstractValue, _ pattern: SwiftPattern) -> Certainty {
    bounded(.maybe) { $0.matchParts(value, pattern) }
  }

  private mutating func matchParts(_ value: AbstractValue, _ pattern: SwiftPattern) -> Certainty {
    switch pattern {
    case .name, .variable, .wildcard:
      bind(pattern, value)
      return .yes
    case .typed(let inner, _): return match(value, inner)
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else {
        bind(pattern, value)
        return .maybe
      }
      var result = Certainty.yes
      for (value, part) in zip(values, parts) { result = result.and(match(value, part)) }
      return result
    case .expression(let expression): return match(value, written: expression)
    case .optional(let inner): return match(optional: value) { $0.match($1, inner) }
    case .type(let type): return isOfType(value, type.bare)
    case .filtered(let inner, let condition):
      let certainty = match(value, inner)
      guard certainty == .maybe else { return certainty == .no ? .no : truth(of: condition) }
      var truth = Certainty.maybe
      maybe { truth = $0.truth(of: condition) }
      return certainty.and(truth)
    case .opaque(let names, let written?):
      let outer = frame.names
      let certainty = match(value, written)
      for name in names where frame.names[name] == outer[name] { declare(name, .unknown) }
      return certainty
    case .opaque(let names, nil):
      escape(value)
      // They may have accessors or wrappers, so they also stay unknown after assignments.
      for name in names { share(declare(name, .unknown)) }
      return .maybe
    }
  }

  /// Compares the value in an optional.
  private mutating func match(
    optional value: AbstractValue, _ inner: (inout Evaluator, AbstractValue) -> Certainty
  ) -> Certainty {
    switch value {
    case .nothing:
      _ = inner(&self, .unknown)
      return .no
    case .optional(let wrapped): return inner(&self, wrapped).and(.maybe)
    case .unknown: return inner(&self, .unknown).and(.maybe)
    default: return inner(&self, value)
    }
  }

  /// Compares a value with a pattern that is written as an expression.
  private mutating func match(_ value: AbstractValue, written expression: SwiftExpression) -> Certainty {
    switch expression.content {
    case .pattern(let pattern): return match(value, pattern)
    case .name(WellKnownNames.discard): return .yes
    case .opaque(let mentions):
      if mentions.isValue, case .expression(let inner)? = mentions.parts.first { return match(value, written: inner) }
    case .parenthesized(let inner): return match(value, written: inner)
    case .chained(let inner): return match(optional: value) { $0.match($1, written: inner) }
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { break }
      var result = Certainty.yes
      for (value, part) in zip(values, parts) { result = result.and(match(value, written: part.value)) }
      return result
    case .coercion(let inner, let type), .conditionalCast(let inner, let type):
      let certainty = isOfType(value, type.bare)
      return match(certainty == .no ? .unknown : value.wrapped, written: inner).and(certainty)
    case .implicitMember(let name), .member(_, let name):
      if let certainty = match(value, caseNamed: name, []) { return certainty }
    case .call(let callee, let arguments):
      if let name = callee.caseName, let certainty = match(value, caseNamed: name, arguments) { return certainty }
    default: break
    }
    let names = expression.patternNames
    guard names.isEmpty else {
      escape(value)
      for name in names { declare(name, .unknown) }
      return .maybe
    }
    return value.equals(evaluate(expression))
  }

  /// Compares a value with a case of an enumeration; nil if the value is of no known enumeration.
  private mutating func match(
    _ value: AbstractValue, caseNamed name: Name, _ arguments: [SwiftExpression.Argument]
  ) -> Certainty? {
    if name == Self.some, arguments.count == 1 {
      return match(optional: value) { $0.match($1, written: arguments[0].value) }
    }
    if name == Self.none, arguments.isEmpty {
      return value == .nothing ? .yes : value.isThere ? .no : .maybe
    }
    var content = value
    var isOptional = false
    if case .optional(let wrapped) = value { (content, isOptional) = (wrapped, true) }
    guard case .enumeration(let enumeration) = content else { return nil }
    let isCase =
      enumeration.isResult
      ? name == EnumerationValue.success || name == EnumerationValue.failure
      : names.cases(of: enumeration.type)?.contains { $0.name == name } == true
    guard isCase else { return nil }
    guard enumeration.name == name else {
      for name in arguments.flatMap({ $0.value.patternNames }) { declare(name, .unknown) }
      return .no
    }
    var result: Certainty = isOptional ? .maybe : .yes
    if arguments.count == enumeration.payload.count {
      for (part, argument) in zip(enumeration.payload, arguments) {
        result = result.and(match(part, written: argument.value))
      }
    } else if arguments.count == 1 {
      result = result.and(match(.tuple(enumeration.payload), written: arguments[0].value))
    }
    return result
  }

  // MARK: Casts

  /// `value as? Type`
  mutating func conditionalCast(_ expression: SwiftExpression, _ type: WrittenType) -> AbstractValue {
    let value = evaluate(expression)
    switch isOfType(value, type.bare) {
    case .yes: return value.wrapped
    case .no: return .nothing
    case .maybe:
      if value.isThere, value != .something { return .optional(value) }
      if case .optional = value { return value }
      escape(value)
      return .unknown
    }
  }

  /// Whether a value is of a type. A protocol may have any value.
  func isOfType(_ value: AbstractValue, _ type: SwiftTypeReference) -> Certainty {
    let resolver = names
    if case .named(let path, []) = type, path.count == 1, let argument = genericArgument(path[0]) {
      return isOfType(value, argument)
    }
    switch value {
    case .nothing: return .no
    case .optional(let inner): return isOfType(inner, type).and(.maybe)
    case .oneOf(let alternatives):
      let all = Set(alternatives.values.map { isOfType($0, type) })
      return all.count == 1 ? all.first ?? .maybe : .maybe
    case .model(let model):
      if let other = modelType(type) { return other == model.type ? .yes : .no }
      return isConcrete(type) ? .no : .maybe
    case .mock(let id):
      guard let mock = resolver.mocks(canonical: resolver.resolved(type, in: frame.scope)) else {
        return isConcrete(type) ? .no : .maybe
      }
      return state.path.mocks[id]?.type == mock.type ? .yes : .no
    case .record, .enumeration, .object:
      guard let path = state.type(of: value), case .named(let target, []) = resolver.resolved(type, in: frame.scope)
      else { return .maybe }
      if target == path { return .yes }
      if resolver.lacksConformance(path, to: target) { return .no }
      if case .object = value { return resolver.lineage(of: path).contains(target) ? .yes : .maybe }
      return isConcrete(type) ? .no : .maybe
    case .list(let values):
      guard case .array(let element) = type else { return isOwn(type) ? .no : .maybe }
      return values.reduce(.yes) { $0.and(isOfType($1, element)) }
    case .boolean, .integer, .number, .string, .dictionary, .tuple, .callable, .fragments:
      return isOwn(type) ? .no : .maybe
    case .unknown, .something: return .maybe
    }
  }

  /// Whether a value is of a type that a generic parameter stands for.
  private func isOfType(_ value: AbstractValue, _ type: StaticType) -> Certainty {
    let resolver = names
    switch value {
    case .unknown, .something, .oneOf: return .maybe
    case .nothing: return type.wrapped == nil ? .no : .maybe
    case .optional(let inner): return isOfType(inner, type).and(.maybe)
    default: break
    }
    guard case .nominal(let path, _) = type, type.wrapped == nil else { return .maybe }
    if let model = resolver.model(typed: type) {
      if case .model(let value) = value, value.type == model { return .yes }
      return .no
    }
    if let mock = resolver.mocks(typed: type) {
      if case .mock(let id) = value, state.path.mocks[id]?.type == mock.type { return .yes }
      return .no
    }
    let isOfLibrary = resolver.declaration(of: path) == nil
    let isPlain = path.first.map(LibraryModels.plainTypes.contains) == true
    switch value {
    case .record, .enumeration, .object:
      guard let own = state.type(of: value) else { return .maybe }
      if own == path { return .yes }
      return isOfLibrary && !isPlain ? .maybe : .no
    case .mock, .model: return isOfLibrary && !isPlain ? .maybe : .no
    default: return isOfLibrary ? .maybe : .no
    }
  }

  /// Whether a type is a model, a class of mocks, or a structure, an enumeration or a class of the program.
  private func isOwn(_ type: SwiftTypeReference) -> Bool {
    let resolver = names
    let resolved = resolver.resolved(type, in: frame.scope)
    if resolver.model(canonical: resolved) != nil || resolver.mocks(canonical: resolved) != nil { return true }
    guard case .named(let path, _) = resolved, let kind = resolver.declaration(of: path)?.kind else { return false }
    return kind != .protocolType
  }

  private func modelType(_ type: SwiftTypeReference) -> ModelType? {
    names.model(canonical: names.resolved(type, in: frame.scope))
  }

  /// Whether a type is a model, a structure, an enumeration or a class, and so no protocol.
  private func isConcrete(_ type: SwiftTypeReference) -> Bool {
    let resolver = names
    if modelType(type) != nil { return true }
    guard case .named(let path, []) = resolver.resolved(type, in: frame.scope) else { return false }
    if let kind = resolver.declaration(of: path)?.kind { return kind != .protocolType }
    return path.count == 1 && LibraryModels.plainTypes.contains(path[0])
  }

  static let some: Name = "some"
  static let none: Name = "none"
}

extension SwiftExpression {
  /// `name` in `.name` and `Type.name`.
  var caseName: Name? {
    switch content {
    case .implicitMember(let name), .member(_, let name): name
    case .labeled(let base, _): base.caseName
    default: nil
    }
  }

  /// The names that patterns in it bind.
  fileprivate var patternNames: [Name] {
    switch content {
    case .pattern(let pattern): pattern.names
    case .parenthesized(let inner), .chained(let inner), .coercion(let inner, _), .conditionalCast(let inner, _),
      .typeCheck(let inner, _):
      inner.patternNames
    case .tuple(let parts), .call(_, let parts): parts.flatMap(\.value.patternNames)
    case .opaque(let mentions):
      mentions.parts.flatMap { part -> [Name] in
        if case .expression(let inner) = part { inner.patternNames } else { [] }
      }
    default: []
    }
  }
}

/// `if` and `switch` as values.
extension Evaluator {
  /// Returns the value of a statement whose branches are single expressions; nil for other statements.
  mutating func value(of statement: SwiftStatement) -> AbstractValue? {
    var values: [AbstractValue] = []
    let run = { (evaluator: inout Evaluator, body: [SwiftStatement]) in
      let names = evaluator.frame.names
      if let value = evaluator.value(ofBranch: body), evaluator.state.path.isReached {
        values.append(value)
      }
      evaluator.frame.names = names
    }
    switch statement {
    case .conditional(let conditions, let then, let otherwise):
      let names = frame.names
      let certainty = test(conditions)
      branch(certainty) {
        run(&$0, then)
      } otherwise: {
        $0.frame.names = names
        run(&$0, otherwise)
      }
      frame.names = names
    case .choice(let subject, let cases): choose(subject, cases, run)
    default: return nil
    }
    guard var result = values.first else { return .unknown }
    for value in values.dropFirst() { result = join(result, value) }
    return result
  }

  /// Returns the value of a branch; nil if it ends otherwise.
  private mutating func value(ofBranch body: [SwiftStatement]) -> AbstractValue? {
    guard body.count == 1 else {
      run(body)
      return nil
    }
    switch body[0] {
    case .expression(let expression): return evaluate(expression)
    case .conditional, .choice: return value(of: body[0])
    default:
      run(body)
      return nil
    }
  }
}
