import CrashAnalysis
import Source

/// Something generated that a Swift file names, with what it comes from.
struct SwiftPlace {
  var named: NamedElement
  var meaning: ElementMeaning
}

extension EditorProject {
  /// What generated thing is named at a place of a Swift file; nil where none is, as far as that is sure.
  ///
  /// - Complexity: linear in the size of the file, if it has changed since it was last looked at.
  func swiftPlace(_ path: String, at offset: Int) -> SwiftPlace? {
    guard let names = names(inSwiftFile: path) else { return nil }
    let named = names.named.first { Int($0.range.lower) <= offset && offset <= Int($0.range.upper) }
    guard let named, let meaning = meaning(of: named.element) else { return nil }
    return SwiftPlace(named: named, meaning: meaning)
  }

  /// The symbols of GraphQL that something generated comes from; several where a property shows fields of several types.
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

  /// An operation or fragment.
  func definition(_ reference: DefinitionReference) -> DefinitionPlace? {
    reference.isFragment ? fragment(named: reference.name) : operation(named: reference.name)
  }
}
