import CrashAnalysis
import Source

/// A name of a generated element in a Swift file, with its GraphQL source.
struct SwiftPlace {
  var named: NamedElement
  var meaning: ElementMeaning
}

extension EditorProject {
  /// Returns the generated element that a place of a Swift file names; nil if none is known.
  ///
  /// - Complexity: linear in the size of the file, if it has changed since the last call.
  func swiftPlace(_ path: String, at offset: Int) -> SwiftPlace? {
    guard let names = names(inSwiftFile: path) else { return nil }
    let named = names.named.first { Int($0.range.lower) <= offset && offset <= Int($0.range.upper) }
    guard let named, let meaning = meaning(of: named.element) else { return nil }
    return SwiftPlace(named: named, meaning: meaning)
  }

  /// Returns the GraphQL symbols of a generated element. A property with fields of several types has several.
  func symbols(of meaning: ElementMeaning) -> [Symbol] {
    switch meaning.subject {
    case .type(let name): [.type(name)]
    case .fields(let fields): fields.map { .field($0.type, $0.name) }
    case .inputField(let field): [.inputField(field.type, field.name)]
    case .enumValue(let value): [.enumValue(value.type, value.name)]
    case .definition(let definition): [definition.isFragment ? .fragment(definition.name) : .operation(definition.name)]
    case .variable(_, let name): [.variable(name)]
    case .none: []
    }
  }

  /// Returns an operation or fragment.
  func definition(_ reference: DefinitionReference) -> DefinitionPlace? {
    reference.isFragment ? fragment(named: reference.name) : operation(named: reference.name)
  }
}
