import Source
import SwiftParsing
import SwiftSyntax

extension FunctionParameterListSyntax {
  var facts: [ParameterFact] {
    enumerated().map { index, parameter in
      let label = parameter.firstName.text
      let internalName = (parameter.secondName ?? parameter.firstName).text.withoutBackticks
      let name = internalName == "_" ? "argument\(index + 1)" : internalName
      var fact = parameter.type.parameterFact(label: label, name: name)
      if parameter.ellipsis != nil { fact.traits.insert(.variadic) }
      return fact
    }
  }
}

extension TypeSyntax {
  fileprivate func parameterFact(label: String, name: String) -> ParameterFact {
    var fact = ParameterFact(label: label, name: name, spelled: spelled, type: "")
    var type = self
    var attributes: [String] = []
    if let attributed = type.as(AttributedTypeSyntax.self) {
      fact.take(attributed)
      type = attributed.baseType
      attributes = attributed.ownAttributes
      fact.type = attributed.withoutParameterTraits
    } else if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      fact.type = unwrapped.wrappedType.spelled + "?"
    } else {
      fact.type = fact.spelled
    }
    fact.take(type.unwrapped, attributes: attributes)
    return fact
  }

  /// The type without enclosing parentheses.
  fileprivate var unwrapped: TypeSyntax {
    var type = self
    while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
      element.firstName == nil
    {
      type = element.type
    }
    return type
  }
}

extension FunctionFact {
  /// Returns the facts of a function type, or nil for other types.
  static func read(_ text: String) -> FunctionFact? {
    let bytes = Array("typealias Function = \(text)".utf8)
    guard ParserLimits.allow(bytes) else { return nil }
    let fact = SwiftTree.read(bytes) { tree in
      let alias = tree.statements.first?.item.as(TypeAliasDeclSyntax.self)
      return tree.hasError ? nil : alias?.initializer.value.parameterFact(label: "_", name: "function").function
    }
    return fact ?? nil
  }
}

extension ParameterFact {
  fileprivate mutating func take(_ type: AttributedTypeSyntax) {
    for attribute in type.attributes.facts {
      switch attribute.name {
      case "escaping": traits.insert(.escaping)
      case "autoclosure": traits.insert(.autoclosure)
      default: break
      }
    }
    for specifier in type.specifiers {
      guard case .simpleTypeSpecifier(let specifier) = specifier else { continue }
      switch specifier.specifier.tokenKind {
      case .keyword(.inout): traits.insert(.inOut)
      case .keyword(.isolated): traits.insert(.isolated)
      case .keyword(.sending): traits.insert(.sending)
      case .keyword(.borrowing), .keyword(.consuming), .keyword(.__owned), .keyword(.__shared): traits.insert(.owned)
      default: break
      }
    }
  }

  fileprivate mutating func take(_ type: TypeSyntax, attributes: [String]) {
    if let function = type.as(FunctionTypeSyntax.self) {
      traits.insert(.function)
      let effects = function.effectSpecifiers
      self.function = FunctionFact(
        attributes: attributes, parameters: function.parameters.map(\.typeInFunction),
        isAsync: effects?.asyncSpecifier != nil, throwing: effects?.throwsClause?.spelled ?? "",
        result: function.returnClause.type.spelled)
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      take(attributed)
      take(attributed.baseType, attributes: attributes + attributed.ownAttributes)
    } else if type.is(PackExpansionTypeSyntax.self) {
      traits.insert(.pack)
    }
    if type.hasOpaqueType { traits.insert(.opaque) }
  }
}

extension TypeSyntax {
  fileprivate var hasOpaqueType: Bool { tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) } }
}

extension AttributedTypeSyntax {
  /// The type without attributes and specifiers that only parameters can have.
  fileprivate var withoutParameterTraits: String {
    var parts: [String] = []
    for specifier in specifiers {
      guard case .simpleTypeSpecifier(let simple) = specifier else {
        parts.append(specifier.spelled)
        continue
      }
      switch simple.specifier.tokenKind {
      case .keyword(.inout), .keyword(.isolated), .keyword(.sending), .keyword(.borrowing), .keyword(.consuming),
        .keyword(.__owned), .keyword(.__shared):
        break
      default: parts.append(simple.spelled)
      }
    }
    // Attributes before an alias belong to the parameter, not to its function type.
    let isFunction = baseType.unwrapped.is(FunctionTypeSyntax.self) || baseType.unwrapped.is(AttributedTypeSyntax.self)
    return (parts + (isFunction ? ownAttributes : []) + [baseType.spelled]).joined(separator: " ")
  }

  /// The attributes of the function type.
  fileprivate var ownAttributes: [String] {
    attributes.facts.filter { $0.name != "escaping" && $0.name != "autoclosure" }.map(\.text)
  }
}

extension TupleTypeElementSyntax {
  /// The parameter of a function type, without its name.
  fileprivate var typeInFunction: String { ellipsis == nil ? type.spelled : type.spelled + "..." }
}
