import Source
import SwiftScanning
import SwiftSyntax

/// The text of syntax nodes.
extension SyntaxProtocol {
  /// The tokens on one line, with a space for any spaces or comments.
  var spelled: String {
    var result = ""
    var needsSpace = false
    for token in tokens(viewMode: .sourceAccurate) {
      if needsSpace || !result.isEmpty && !token.leadingTrivia.isEmpty { result += " " }
      result += token.text
      needsSpace = !token.trailingTrivia.isEmpty
    }
    return result
  }

  /// The range without surrounding comments and spaces.
  var textRange: TextRange {
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    return TextRange(start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset))
  }
}

extension AttributeListSyntax {
  var facts: [AttributeFact] {
    compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      return AttributeFact(name: attribute.attributeName.spelled, text: attribute.spelled)
    }
  }
}

extension GenericWhereClauseSyntax {
  var facts: [RequirementFact] {
    requirements.map { item in
      switch item.requirement {
      case .sameTypeRequirement(let requirement):
        return RequirementFact(
          left: requirement.leftType.spelled, right: requirement.rightType.spelled, isSameType: true)
      case .conformanceRequirement(let requirement):
        return RequirementFact(
          left: requirement.leftType.spelled, right: requirement.rightType.spelled, isSameType: false)
      // A layout requirement, such as `T: AnyObject`.
      default:
        let layout = item.requirement.as(LayoutRequirementSyntax.self)
        return RequirementFact(
          left: layout?.type.spelled ?? item.requirement.spelled, right: layout?.layoutSpecifier.text ?? "",
          isSameType: false)
      }
    }
  }
}

extension GenericParameterClauseSyntax {
  var facts: [GenericFact] {
    parameters.map { parameter in
      var parameter = parameter
      parameter.trailingComma = nil
      // The property of this child has another name in swift-syntax 600.
      let isPack = parameter.children(viewMode: .sourceAccurate).contains { child in
        child.as(TokenSyntax.self)?.tokenKind == .keyword(.each)
      }
      return GenericFact(name: parameter.name.text.withoutBackticks, text: parameter.spelled, isPack: isPack)
    }
  }
}
