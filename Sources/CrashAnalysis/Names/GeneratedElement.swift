import ModelIR
import Source

/// A declaration of generated code that Swift files can name, by its GraphQL source and not by its spelling.
package enum GeneratedElement: Hashable, Sendable {
  /// The class for an object type, as in `Mock<Otter>`.
  case objectType(Name)
  /// A property of the mocks of an object type, or the label for it in their initializers, by the response key.
  case mockField(type: Name, responseKey: Name)
  /// The type of an operation or fragment.
  case definition(DefinitionReference)
  /// `Data` in the type of an operation.
  case responseData(DefinitionReference)
  /// A variable of an operation: a property and a label.
  case variable(DefinitionReference, Name)
  /// The key for the value of a variable in a conversion.
  case variableKey(DefinitionReference, Name)
  /// A property of a model.
  case field(ModelField)
  /// The type of the objects in a property of a model, as a type in that model.
  case fieldType(ModelField)
  /// `AsOtter`: a structure of a definition that stands for an inline fragment.
  case inlineFragmentType(DefinitionReference, structure: Int)
  /// `asOtter`
  case inlineFragment(DefinitionReference, structure: Int)
  /// A property of `fragments`, by the name of the fragment.
  case fragment(Name)
  case enumeration(Name)
  case enumCase(type: Name, value: Name)
  case inputObject(Name)
  case inputField(type: Name, field: Name)
}

/// An operation or fragment by its name.
package struct DefinitionReference: Hashable, Sendable {
  package var name: Name
  package var isFragment: Bool

  package init(name: Name, isFragment: Bool) {
    self.name = name
    self.isFragment = isFragment
  }

  init(_ selections: DefinitionSelections) {
    self.init(name: selections.name, isFragment: selections.kind == .fragment)
  }
}

extension DefinitionReference: Comparable {
  /// Orders by name. An operation comes before a fragment of the same name.
  package static func < (a: DefinitionReference, b: DefinitionReference) -> Bool {
    a.name == b.name ? !a.isFragment && b.isFragment : a.name < b.name
  }
}

/// A property of a model, by its indices in the structures of its definition.
package struct ModelField: Hashable, Sendable {
  package var definition: DefinitionReference
  /// The index in `DefinitionStructures.structures`.
  package var structure: Int
  /// The index in the structure's `accessors`.
  package var accessor: Int

  init(_ type: ModelType, _ accessor: Int) {
    definition = DefinitionReference(type.definition.selections)
    structure = type.structure
    self.accessor = accessor
  }
}

/// A place in a Swift file that names a generated element.
package struct NamedElement: Hashable, Sendable {
  /// The range of the name, including backticks.
  package var range: TextRange
  package var element: GeneratedElement
  package var form: Form

  /// The context of a name, which decides whether it needs backticks.
  package enum Form: UInt8, Hashable, Sendable {
    /// After a point.
    case member
    /// Before a colon.
    case label
    /// A plain name.
    case plain
    /// In a string.
    case text
  }
}

/// The names in a Swift file or declaration that surely or possibly stand for generated code.
package struct SwiftFileNames: Hashable, Sendable {
  /// The names that surely stand for generated code, in the order of the text.
  package var named: [NamedElement] = []
  /// The places of names that may stand for generated code, in the order of the text.
  package var unclear: [TextRange] = []

  package init() {}

  /// Joins the names in the declarations of a file, which are in the order of the text.
  package init(_ declarations: [(start: UInt32, names: SwiftFileNames)]) {
    for (start, names) in declarations {
      named += names.named.map { named in
        var named = named
        named.range = TextRange(named.range.lower &+ start, named.range.upper &+ start)
        return named
      }
      unclear += names.unclear.map { TextRange($0.lower &+ start, $0.upper &+ start) }
    }
  }
}
