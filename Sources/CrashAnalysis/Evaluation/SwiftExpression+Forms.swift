import Source
import SwiftLowering

extension SwiftExpression {
  /// `self`, in code that does not write it.
  static let ownInstance = SwiftExpression(.name(WellKnownNames.selfName), TextRange(at: 0))

  var isLiteral: Bool { if case .literal = content { true } else { false } }

  /// Whether it is a place behind `?`, so that an assignment to it gives nil if there is no such place.
  var isOptionalPlace: Bool {
    switch content {
    case .chained: true
    case .member(let base, _), .element(let base, _), .unwrapped(let base): base.isOptionalPlace
    default: false
    }
  }

  /// `nil`, in parentheses or not.
  var isNil: Bool {
    switch content {
    case .literal(.nothing): true
    case .parenthesized(let inner): inner.isNil
    default: false
    }
  }

  /// `NSNull()`
  var isNull: Bool {
    if case .call(let callee, let arguments) = content, case .name("NSNull") = callee.content {
      return arguments.isEmpty
    }
    return false
  }

  /// `name` in `.name` and `Type.name`.
  var caseName: Name? {
    switch content {
    case .implicitMember(let name), .member(_, let name): name
    case .labeled(let base, _): base.caseName
    default: nil
    }
  }

  /// The names that patterns in it bind.
  var patternNames: [Name] {
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
