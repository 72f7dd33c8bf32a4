import Source
import SwiftLowering

extension WrittenType {
  /// The type as Swift code.
  var dump: String {
    switch self {
    case .named(let name, _, let base, let arguments):
      (base.map { $0.dump + "." } ?? "") + name.text + (arguments.map { "<\($0.dump)>" } ?? "")
    case .optional(let type): "\(type.dump)?"
    case .implicitlyUnwrapped(let type): "\(type.dump)!"
    case .array(let type): "[\(type.dump)]"
    case .dictionary(let key, let value): "[\(key.dump): \(value.dump)]"
    case .tuple(let parts, let labels):
      "(" + zip(parts, labels).map { ($1.map { "\($0): " } ?? "") + $0.dump }.joined(separator: ", ") + ")"
    case .function(let function): function.dump
    case .metatype(let type): "\(type.dump).Type"
    case .some(let type): "some \(type.dump)"
    case .any(let type): "any \(type.dump)"
    case .composition(let parts): parts.map(\.dump).joined(separator: " & ")
    case .other(let parts): "other(\(parts.dump))"
    }
  }
}

extension [WrittenType] {
  var dump: String { map(\.dump).joined(separator: ", ") }
}

extension WrittenFunctionType {
  fileprivate var dump: String {
    let list = parameters.map { parameter in
      (parameter.isInOut ? "inout " : "") + (parameter.isAutoclosure ? "@autoclosure " : "")
        + (parameter.isEscaping ? "@escaping " : "") + parameter.type.dump + (parameter.isVariadic ? "..." : "")
    }
    return "(\(list.joined(separator: ", ")))\(effects.dump) -> \(result.dump)"
  }
}

extension Effects {
  /// The effects as Swift code, with a space before each.
  var dump: String {
    (isAsync ? " async" : "")
      + {
        switch throwing {
        case .never: ""
        case .throwing(let error): " throws" + (error.map { "(\($0.dump))" } ?? "")
        case .rethrowing: " rethrows"
        }
      }()
  }
}

extension GenericRequirement {
  var dump: String {
    switch self {
    case .conformance(let subject, let constraint): "\(subject.dump): \(constraint.dump)"
    case .sameType(let first, let second): "\(first.dump) == \(second.dump)"
    case .other: "other"
    }
  }
}

extension GenericSignature {
  var dump: String {
    "<\(parameters.map(\.text).joined(separator: ", "))> \(requirements.map(\.dump).joined(separator: ", "))"
      + (isUnsupported ? " unsupported" : "")
  }
}

extension SwiftExpression {
  /// The expression with parentheses around operators, and brackets around sequences without an order.
  var dump: String {
    switch content {
    case .name(let name): name.text
    case .implicitMember(let name): ".\(name)"
    case .member(let base, let name): "\(base.dump).\(name)"
    case .labeled(let base, let labels): "\(base.dump)(\(labels.map { "\($0 ?? "_"):" }.joined()))"
    case .literal(.integer(let value)): "\(value)"
    case .parenthesized(let inner): "{\(inner.dump)}"
    case .prefix(let sign, let inner): "(\(sign.name)\(inner.dump))"
    case .not(let inner): "(!\(inner.dump))"
    case .postfix(let inner, let sign): "(\(inner.dump)\(sign.name))"
    case .binary(let first, let sign, let second): "(\(first.dump) \(sign.name) \(second.dump))"
    case .and(let first, let second): "(\(first.dump) && \(second.dump))"
    case .or(let first, let second): "(\(first.dump) || \(second.dump))"
    case .nilCoalescing(let first, let second): "(\(first.dump) ?? \(second.dump))"
    case .equality(let first, let second, let isNegated):
      "(\(first.dump) \(isNegated ? "!=" : "==") \(second.dump))"
    case .assignment(let first, let second): "(\(first.dump) = \(second.dump))"
    case .addition(let first, let second): "(\(first.dump) += \(second.dump))"
    case .ternary(let condition, let first, let second): "(\(condition.dump) ? \(first.dump) : \(second.dump))"
    case .sequence(let operands, let signs):
      "[" + zip(operands, signs.map { " \($0.name) " } + [""]).map { $0.dump + $1 }.joined() + "]"
    case .coercion(let value, let type): "(\(value.dump) as \(type.dump))"
    case .conditionalCast(let value, let type): "(\(value.dump) as? \(type.dump))"
    case .typeCheck(let value, let type): "(\(value.dump) is \(type.dump))"
    case .attempt(let attempt, let inner): "\(attempt) \(inner.dump)"
    case .opaque(let mentions): "opaque\(mentions.dump)"
    default: "other"
    }
  }
}

extension Mentions {
  fileprivate var dump: String {
    guard isValue, parts.count == 1, case .expression(let only) = parts[0] else { return "" }
    return only.dump
  }
}
