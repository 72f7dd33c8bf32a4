import Source
import SwiftLowering
import SwiftSemantics

/// Names in expressions.
extension NameCollector {
  mutating func collect(_ expression: SwiftExpression) {
    switch expression.content {
    case .name(let name):
      if let referent = typed.referents[expression.number] {
        note(place(of: name, in: expression), meanings.element(of: name, referent, behind: nil), .plain)
      }
    case .member(let base, let name):
      collect(base)
      collect(member: name, of: base, expression)
    case .implicitMember(let name):
      let place = place(of: name, in: expression)
      guard let referent = typed.referents[expression.number] else { return noteUnclear(place) }
      note(place, meanings.element(of: name, referent, behind: nil), .member)
    case .call(let callee, let arguments): collect(expression, callee, arguments)
    case .specialization(let base, let types):
      collect(base)
      for type in types { collect(type) }
    case .closure(let closure): collect(closure)
    case .keyPath(let path): collect(path, typed.keyPathBases[expression.number] ?? [])
    case .coercion(let value, let written), .conditionalCast(let value, let written),
      .typeCheck(let value, let written):
      collect(value)
      collect(written)
    case .type(let written): collect(written)
    case .pattern(let pattern): collect(pattern)
    case .opaque(let mentions): inScope { $0.collect(mentions.parts) }
    default: for part in expression.parts { collect(part) }
    }
  }

  private mutating func collect(member name: Name, of base: SwiftExpression, _ expression: SwiftExpression) {
    let place = place(of: name, in: expression)
    let type = typed.type(of: base)
    if let referent = typed.referents[expression.number] {
      note(place, meanings.element(of: name, referent, behind: type), .member)
    } else if type == .unknown || type == .metatype(.unknown), !isDecided(base) {
      noteUnclear(place)
    }
  }

  /// Whether a name stands for something that has no type, such as a module.
  private func isDecided(_ base: SwiftExpression) -> Bool {
    if case .name(let name) = base.content { meanings.environment.hasModule(named: name) } else { false }
  }

  // MARK: Calls

  private mutating func collect(
    _ expression: SwiftExpression, _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) {
    let makesUnknown = isUnknownMaker(callee)
    if case .implicitMember = callee.content, makesUnknown {} else { collect(callee) }
    let result = typed.type(of: expression)
    let call = typed.calls[expression.number]
    let labeled = call.flatMap { meanings.labeledType(of: $0, result) }
    let converted = call.flatMap { meanings.convertedModel($0, result) }
    for argument in arguments {
      if let label = argument.label, !argument.isTrailing {
        let place = place(ofLabel: label, in: argument)
        if let labeled {
          note(place, meanings.code.element(ofProperty: label, of: labeled), .label)
        } else if call == nil, makesUnknown {
          noteUnclear(place)
        }
      }
      if argument.label == WellKnownNames.withVariables, let converted {
        collectKeys(of: argument.value, ofVariablesOf: converted)
      }
      collect(argument.value)
    }
  }

  /// Whether a callee can make a mock or model, and its type is not decided.
  private func isUnknownMaker(_ callee: SwiftExpression) -> Bool {
    switch callee.content {
    case .implicitMember(let name):
      [WellKnownNames.initializer, WellKnownNames.mockFunction, WellKnownNames.placeholder].contains(name)
    case .name(let name): name == WellKnownNames.mock
    default: false
    }
  }

  private mutating func collectKeys(of variables: SwiftExpression, ofVariablesOf model: ModelType) {
    guard case .dictionary(let pairs) = variables.content else { return }
    for pair in pairs {
      guard case .literal(.string(let text)) = pair.key.content, let place = Self.place(of: text, in: pair.key.range)
      else { continue }
      note(place, meanings.code.variableKey(text, of: model), .text)
    }
  }

  /// Returns the place of the text in a literal of one line without escapes: `"id"` or `#"id"#`.
  private static func place(of text: String, in literal: TextRange) -> TextRange? {
    let rest = literal.count - text.utf8.count
    guard rest == 2 || rest == 4 else { return nil }
    return TextRange(literal.lower + UInt32(rest / 2), literal.upper - UInt32(rest / 2))
  }

  // MARK: Closures and key paths

  private mutating func collect(_ closure: SwiftClosure) {
    for type in closure.types { collect(type) }
    collect(closure.result)
    for capture in closure.captures { collect(capture.value) }
    inScope { $0.collect(closure.body) }
  }

  /// - Parameter bases: the types before the properties of the path.
  private mutating func collect(_ path: SwiftKeyPath, _ bases: [StaticType]) {
    collect(path.root)
    var index = 0
    for component in path.components {
      switch component {
      case .property(let name, let place):
        if bases.indices.contains(index) {
          note(place, meanings.element(ofComponent: name, of: bases[index]), .member)
        } else {
          noteUnclear(place)
        }
        index += 1
      case .subscripting(let arguments): for argument in arguments { collect(argument.value) }
      case .optional, .other: break
      }
    }
  }
}
