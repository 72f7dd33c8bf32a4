import Source
import SwiftLowering
import SwiftSemantics

/// Patterns of `switch`, `if case`, `for case` and `catch`, and `if` and `switch` as values.
struct PatternEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Runs the cases of a `switch` that may be chosen.
  func choose(_ expression: SwiftExpression, _ cases: [SwiftStatement.Case], _ run: ([SwiftStatement]) -> Void) {
    let subject = evaluate(expression)
    let before = state.path
    var result: PathState?
    let names = frame.names
    loops.inTarget(.choice) {
      var isDecided = false
      for item in cases where !isDecided {
        state.path = before
        var certainty =
          result == nil
          ? match(subject, anyOf: item.patterns)
          : inside(.branch) { match(subject, anyOf: item.patterns) }
        if context.isExploring { certainty = .maybe }
        guard certainty != .no else {
          frame.names = names
          continue
        }
        let isOnly = certainty == .yes && result == nil
        isDecided = certainty == .yes
        if isOnly { run(item.body) } else { inside(.branch) { run(item.body) } }
        frame.names = names
        if let other = result { merge(other) }
        result = state.path
      }
      state.path = result ?? before
    }
  }

  /// Compares a value with the patterns of a case, in order. Without patterns, it is `default`. The names of the patterns
  /// hold the parts of the value if only one of the patterns can match, and are unknown otherwise.
  private func match(_ value: AbstractValue, anyOf patterns: [SwiftPattern]) -> Certainty {
    guard let first = patterns.first else { return .yes }
    guard 1 < patterns.count else { return match(value, first) }
    var result = Certainty.no
    var matching: [[Name: Int]] = []
    for pattern in patterns where result != .yes {
      var certainty = Certainty.no
      if result == .no { certainty = match(value, pattern) } else { maybe { certainty = match(value, pattern) } }
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
  func match(_ value: AbstractValue, _ pattern: SwiftPattern) -> Certainty {
    bounded(.maybe) { matchParts(value, pattern) }
  }

  private func matchParts(_ value: AbstractValue, _ pattern: SwiftPattern) -> Certainty {
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
    case .optional(let inner): return match(optional: value) { match($0, inner) }
    case .type(let type): return casts.isOfType(value, type.bare)
    case .filtered(let inner, let condition):
      let certainty = match(value, inner)
      guard certainty == .maybe else { return certainty == .no ? .no : statements.truth(of: condition) }
      var truth = Certainty.maybe
      maybe { truth = statements.truth(of: condition) }
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
  private func match(optional value: AbstractValue, _ inner: (AbstractValue) -> Certainty) -> Certainty {
    switch value {
    case .nothing:
      _ = inner(.unknown)
      return .no
    case .optional(let wrapped): return inner(wrapped).and(.maybe)
    case .unknown: return inner(.unknown).and(.maybe)
    default: return inner(value)
    }
  }

  /// Compares a value with a pattern that is written as an expression.
  private func match(_ value: AbstractValue, written expression: SwiftExpression) -> Certainty {
    switch expression.content {
    case .pattern(let pattern): return match(value, pattern)
    case .name(WellKnownNames.discard): return .yes
    case .opaque(let mentions):
      if mentions.isValue, case .expression(let inner)? = mentions.parts.first { return match(value, written: inner) }
    case .parenthesized(let inner): return match(value, written: inner)
    case .chained(let inner): return match(optional: value) { match($0, written: inner) }
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { break }
      var result = Certainty.yes
      for (value, part) in zip(values, parts) { result = result.and(match(value, written: part.value)) }
      return result
    case .coercion(let inner, let type), .conditionalCast(let inner, let type):
      let certainty = casts.isOfType(value, type.bare)
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
    let other = evaluate(expression)
    escapeToMembers([value, other])
    return value.equals(other)
  }

  /// Compares a value with a case of an enumeration; nil if the value is of no known enumeration.
  private func match(
    _ value: AbstractValue, caseNamed name: Name, _ arguments: [SwiftExpression.Argument]
  ) -> Certainty? {
    if name == Self.some, arguments.count == 1 {
      return match(optional: value) { match($0, written: arguments[0].value) }
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

  static let some: Name = "some"
  static let none: Name = "none"

  /// Returns the value of a statement whose branches are single expressions; nil for other statements.
  func value(of statement: SwiftStatement) -> AbstractValue? {
    var values: [AbstractValue] = []
    let run = { (body: [SwiftStatement]) in
      let names = frame.names
      if let value = value(ofBranch: body), state.path.isReached {
        values.append(value)
      }
      frame.names = names
    }
    switch statement {
    case .conditional(let conditions, let then, let otherwise):
      statements.runBranches(conditions, then, otherwise, run)
    case .choice(let subject, let cases): choose(subject, cases, run)
    default: return nil
    }
    guard var result = values.first else { return .unknown }
    for value in values.dropFirst() { result = join(result, value) }
    return result
  }

  /// Returns the value of a branch; nil if it ends otherwise.
  private func value(ofBranch body: [SwiftStatement]) -> AbstractValue? {
    guard body.count == 1 else {
      statements.run(body)
      return nil
    }
    switch body[0] {
    case .expression(let expression): return evaluate(expression)
    case .conditional, .choice: return value(of: body[0])
    default:
      statements.run(body)
      return nil
    }
  }
}
