import GraphQLSchema
import GraphQLSyntax
import Source

/// The input of a rule on one definition.
struct DefinitionContext {
  let unit: ValidationUnit
  let index: Int
  private let tree: SharedDocument
  let definition: Definition
  let resolved: ResolvedDefinition
  var document: Document { tree.document }
  var schema: Schema { unit.schema }

  init(_ unit: ValidationUnit, _ index: Int) {
    self.unit = unit
    self.index = index
    tree = unit.documents.tree(of: index)
    definition = unit.documents[index]
    resolved = unit.resolved[index]
  }

  func error(
    _ code: DiagnosticCode, _ message: String, at range: TextRange, related: [Diagnostic.Related] = []
  ) -> Diagnostic {
    Diagnostic(code, message, at: document.location(range), related: related)
  }

  func related(_ message: String, at range: TextRange) -> Diagnostic.Related {
    Diagnostic.Related(message, at: document.location(range))
  }

  /// The variables of the operation, or of a fragment with the experimental syntax.
  var variables: NodeList<VariableDefinition> {
    switch definition {
    case .operation(let operation): operation.variables
    case .fragment(let fragment): fragment.variables
    case .schema, .type, .directive: .empty
    }
  }

  func field(at selection: Int) -> Field? {
    if case .field(let field) = document.selections[selection] { field } else { nil }
  }

  func typeName(_ type: Schema.TypeID) -> String { schema[type].name.text }
}

/// The input of a rule on an operation with all fragments that it reaches.
struct OperationContext {
  let definition: DefinitionContext
  let operation: OperationDefinition
  /// The indices of the operation and its fragments.
  let closure: [Int]
  private let variableIndices: [Name: Int]?
  var unit: ValidationUnit { definition.unit }
  var schema: Schema { definition.schema }

  /// The number of variables up to which a linear search is faster than a table.
  private static let fewVariables = 12

  init(_ definition: DefinitionContext, _ operation: OperationDefinition) {
    self.definition = definition
    self.operation = operation
    closure = definition.unit.graph.closure(of: definition.index)
    if operation.variables.count <= Self.fewVariables {
      variableIndices = nil
    } else {
      var indices: [Name: Int] = [:]
      for index in operation.variables.indices { indices[definition.document.variables[index].name.name] = index }
      variableIndices = indices
    }
  }

  /// Returns the index in the document of the last variable with a name.
  func variable(named name: Name) -> Int? {
    if let variableIndices { return variableIndices[name] }
    for index in operation.variables.indices.reversed()
    where definition.document.variables[index].name.name == name {
      return index
    }
    return nil
  }

  /// Visits each use of a variable in the operation and its fragments, with its definition.
  func forEachVariableUsage(_ body: (_ usage: VariableUsage, _ definition: Int) -> Void) {
    for member in closure {
      for usage in unit.resolved[member].variableUsages { body(usage, member) }
    }
  }

  /// Returns `by operation "Name"` and the like, or an empty text for an anonymous operation.
  func nameSuffix(_ prefix: String) -> String {
    operation.name.map { " \(prefix) \"\($0.text)\"" } ?? ""
  }
}
