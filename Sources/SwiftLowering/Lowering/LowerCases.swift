import Source
import SwiftSyntax

/// Lowers the cases of enumerations.
extension Lowering {
  mutating func cases(_ node: EnumCaseDeclSyntax) -> [SwiftTypeDeclaration.Case] {
    var result: [SwiftTypeDeclaration.Case] = []
    for element in node.elements {
      var found = SwiftTypeDeclaration.Case(name: name(element.name))
      for parameter in element.parameterClause?.parameters ?? [] {
        let label = parameter.firstName.flatMap { $0.tokenKind == .wildcard ? nil : name($0) }
        found.parameters.append(
          SwiftTypeDeclaration.Case.Parameter(
            label: label, written: written(parameter.type), hasDefault: parameter.defaultValue != nil))
      }
      if let value = element.rawValue?.value, case .literal(let literal) = expression(value).content {
        found.rawValue = literal
      }
      result.append(found)
    }
    return result
  }
}
