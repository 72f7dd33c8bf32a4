import GraphQLSchema
import GraphQLSyntax
import Source

/// The meaning of each node of an operation or fragment in the schema, for rules that loop over arrays. It depends on
/// the definition, the schema and the names of fragments, not on their contents.
///
/// Nodes below an unknown type or field are unknown, and rules skip them. So each mistake is reported once.
///
/// An immutable class, so copies cost one reference.
package final class ResolvedDefinition: Sendable {
  /// The index of `selections[0]` in the document.
  let firstSelection: Int
  /// The selections in the order of the document: `selections[i - firstSelection]` describes selection `i`.
  let selections: [ResolvedSelection]
  /// The selection sets of the definition and its fields. An inline fragment belongs to the enclosing set.
  let selectionSets: [NodeList<Selection>]
  let spreads: [ResolvedSpread]
  let inlineFragments: [ResolvedInlineFragment]
  let directives: [ResolvedDirective]
  /// The lists with two or more directives.
  let directiveLists: [NodeList<Directive>]
  let argumentLists: [ResolvedArgumentList]
  let arguments: [ResolvedArgument]
  /// The values that are not just a variable.
  let inputs: [ResolvedInput]
  let variableUsages: [VariableUsage]
  /// Whether the definition contains `@defer` or `@stream`.
  package let defersOrStreams: Bool

  init(_ draft: ResolvedDraft) {
    firstSelection = draft.firstSelection
    selections = draft.selections
    selectionSets = Self.exact(draft.selectionSets)
    spreads = Self.exact(draft.spreads)
    inlineFragments = Self.exact(draft.inlineFragments)
    directives = Self.exact(draft.directives)
    directiveLists = Self.exact(draft.directiveLists)
    argumentLists = Self.exact(draft.argumentLists)
    arguments = Self.exact(draft.arguments)
    inputs = Self.exact(draft.inputs)
    variableUsages = Self.exact(draft.variableUsages)
    defersOrStreams = draft.defersOrStreams
  }

  /// Returns a copy with its own storage, so that the draft can reuse its own.
  private static func exact<Element>(_ elements: [Element]) -> [Element] {
    elements.isEmpty ? [] : elements.map { $0 }
  }

  subscript(selection index: Int) -> ResolvedSelection { selections[index - firstSelection] }

  /// The indices of the definition's selections in the document. Selections from text that can't be parsed have no
  /// traits.
  var selectionIndices: Range<Int> { firstSelection..<firstSelection + selections.count }
}

/// A mutable resolved definition. One draft serves many definitions, so its arrays grow once.
struct ResolvedDraft {
  var firstSelection = 0
  var selections: [ResolvedSelection] = []
  var selectionSets: [NodeList<Selection>] = []
  var spreads: [ResolvedSpread] = []
  var inlineFragments: [ResolvedInlineFragment] = []
  var directives: [ResolvedDirective] = []
  var directiveLists: [NodeList<Directive>] = []
  var argumentLists: [ResolvedArgumentList] = []
  var arguments: [ResolvedArgument] = []
  var inputs: [ResolvedInput] = []
  var variableUsages: [VariableUsage] = []
  var defersOrStreams = false

  mutating func begin(_ selections: Range<Int>) {
    firstSelection = selections.lowerBound
    self.selections = Array(repeating: ResolvedSelection(), count: selections.count)
    selectionSets.removeAll(keepingCapacity: true)
    spreads.removeAll(keepingCapacity: true)
    inlineFragments.removeAll(keepingCapacity: true)
    directives.removeAll(keepingCapacity: true)
    directiveLists.removeAll(keepingCapacity: true)
    argumentLists.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    inputs.removeAll(keepingCapacity: true)
    variableUsages.removeAll(keepingCapacity: true)
    defersOrStreams = false
  }
}

/// The meaning of a selection.
struct ResolvedSelection: Sendable {
  /// The composite parent type, if known.
  var parent: Schema.TypeID?
  /// The definition of a field, if it exists.
  var field: Schema.FieldID?
  var traits: Traits = []
  /// The fragment of a spread, as an index in the project's `definitions`; negative for unknown fragments and other
  /// selections.
  var fragment: Int32 = -1

  /// The properties of a selection.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8
    static let field = Traits(rawValue: 1)
    static let hasSelections = Traits(rawValue: 2)
    static let returnsLeaf = Traits(rawValue: 4)
    static let returnsComposite = Traits(rawValue: 8)
    static let takesArguments = Traits(rawValue: 16)
    static let metaField = Traits(rawValue: 32)
    /// Whether `parent` is an object type.
    static let isInObject = Traits(rawValue: 64)
  }
}

/// A spread with the fragment that it refers to.
struct ResolvedSpread: Sendable {
  /// The index in the document's `selections`.
  let selection: Int
  let parent: Schema.TypeID?
  /// The index in the project's `definitions`.
  let fragment: Int?
}

/// An inline fragment with its parent type.
struct ResolvedInlineFragment: Sendable {
  /// The index in the document's `selections`.
  let selection: Int
  let parent: Schema.TypeID?
}

/// A directive with its definition in the schema.
struct ResolvedDirective: Sendable {
  /// The index in the document's `directives`.
  let directive: Int
  let location: DirectiveLocation
  /// The index of the selection with the directive in the document's `selections`.
  let selection: Int?
  let definition: Schema.DirectiveDefinition?
}

/// The nonempty arguments of a field or directive.
struct ResolvedArgumentList: Sendable {
  let list: NodeList<Argument>
  let owner: Owner

  /// The field or directive with the arguments.
  enum Owner: Sendable {
    /// The index in the document's `selections`.
    case field(Int)
    /// The index in the definition's `directives`.
    case directive(Int)
  }
}

/// An argument with its definition in the schema.
struct ResolvedArgument: Sendable {
  /// The index in the document's `arguments`.
  let argument: Int
  /// The index in the definition's `argumentLists`.
  let list: Int
  /// Nil if the owner is unknown or has no such argument.
  let input: Schema.InputID?
}

/// A value with its expected type.
struct ResolvedInput: Sendable {
  let value: Value
  let type: Schema.TypeUse?
}

/// A use of a variable.
struct VariableUsage: Sendable {
  let name: Name
  let range: TextRange
  let type: Schema.TypeUse?
  /// Whether the argument or input field has a default.
  let hasDefault: Bool
  /// The `@oneOf` input object, if the variable is the value of one of its fields.
  let oneOf: Schema.TypeID?
}
