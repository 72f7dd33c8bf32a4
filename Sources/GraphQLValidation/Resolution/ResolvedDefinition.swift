import GraphQLSchema
import GraphQLSyntax
import Source

/// What the schema says about each node of an operation or fragment: found in one walk, so that rules are loops over
/// arrays. It depends on the definition, the schema, and the names of fragments, not on what is in other fragments.
///
/// Where something is unknown (a type, a field), what stands below it is unknown as well, and rules pass over it:
/// a mistake is reported once.
///
/// A class, so that handing it on costs one reference; it never changes.
package final class ResolvedDefinition: Sendable {
  /// The index in the document of `selections[0]`.
  let firstSelection: Int
  /// One a selection, in the order of the document's array: `selections[i - firstSelection]` is about selection `i`.
  let selections: [ResolvedSelection]
  /// The selection sets of the definition and of its fields. Those of inline fragments are parts of the enclosing one.
  let selectionSets: [NodeList<Selection>]
  let spreads: [ResolvedSpread]
  let inlineFragments: [ResolvedInlineFragment]
  let directives: [ResolvedDirective]
  /// The places with two or more directives.
  let directiveLists: [NodeList<Directive>]
  let argumentLists: [ResolvedArgumentList]
  let arguments: [ResolvedArgument]
  /// Every value that is not just a variable.
  let inputs: [ResolvedInput]
  let variableUsages: [VariableUsage]
  /// Whether `@defer` or `@stream` stands anywhere.
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

  /// A copy with storage of its own, so that the draft's can be used again.
  private static func exact<Element>(_ elements: [Element]) -> [Element] {
    elements.isEmpty ? [] : elements.map { $0 }
  }

  subscript(selection index: Int) -> ResolvedSelection { selections[index - firstSelection] }

  /// The indices of the definition's selections in the document; a few may be left over from text that could not be
  /// read, and these are of no kind.
  var selectionIndices: Range<Int> { firstSelection..<firstSelection + selections.count }
}

/// A resolved definition in the making. One draft serves many definitions, so its arrays grow once.
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

/// What a selection stands for.
struct ResolvedSelection: Sendable {
  /// The composite type that it selects from, where that is known.
  var parent: Schema.TypeID?
  /// Of fields that exist.
  var field: Schema.FieldID?
  var traits: Traits = []
  /// Of spreads, in the project's `definitions`; negative where there is no such fragment, and for other selections.
  var fragment: Int32 = -1

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

struct ResolvedSpread: Sendable {
  /// In the document's `selections`.
  let selection: Int
  let parent: Schema.TypeID?
  /// In the project's `definitions`.
  let fragment: Int?
}

struct ResolvedInlineFragment: Sendable {
  /// In the document's `selections`.
  let selection: Int
  let parent: Schema.TypeID?
}

struct ResolvedDirective: Sendable {
  /// In the document's `directives`.
  let directive: Int
  let location: DirectiveLocation
  /// The selection that carries it, in the document's `selections`.
  let selection: Int?
  let definition: Schema.DirectiveDefinition?
}

/// The arguments of one field or directive that has some.
struct ResolvedArgumentList: Sendable {
  let list: NodeList<Argument>
  let owner: Owner

  enum Owner: Sendable {
    /// In the document's `selections`.
    case field(Int)
    /// In the definition's `directives`.
    case directive(Int)
  }
}

struct ResolvedArgument: Sendable {
  /// In the document's `arguments`.
  let argument: Int
  /// In the definition's `argumentLists`.
  let list: Int
  /// Nil where the owner has no such argument or is not known itself.
  let input: Schema.InputID?
}

/// A value and the type that is expected where it stands.
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
  /// The input object whose field it is the value of, if that is a `@oneOf` one.
  let oneOf: Schema.TypeID?
}
