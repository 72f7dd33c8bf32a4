import Source

/// The syntax tree of one file: its valid definitions, and the nodes below them in one array per kind.
///
/// Nodes are plain values with offsets and interned names but no text, so creating a tree allocates only the arrays.
/// All nodes of a definition are adjacent, and a list of nodes is a range of an array (`NodeList`).
package struct Document: Sendable {
  package internal(set) var source: SourceFile
  package internal(set) var definitions: [Definition] = []
  package internal(set) var selections: [Selection] = []
  package internal(set) var arguments: [Argument] = []
  package internal(set) var directives: [Directive] = []
  package internal(set) var values: [Value] = []
  package internal(set) var objectFields: [ObjectField] = []
  package internal(set) var variables: [VariableDefinition] = []
  package internal(set) var fieldDefinitions: [FieldDefinition] = []
  package internal(set) var inputValues: [InputValueDefinition] = []
  package internal(set) var enumValues: [EnumValueDefinition] = []
  package internal(set) var identifiers: [Identifier] = []
  package internal(set) var operationTypes: [OperationTypeDefinition] = []

  init(source: SourceFile) {
    self.source = source
  }

  @inlinable package subscript(_ list: NodeList<Selection>) -> ArraySlice<Selection> { selections[list.indices] }
  @inlinable package subscript(_ list: NodeList<Argument>) -> ArraySlice<Argument> { arguments[list.indices] }
  @inlinable package subscript(_ list: NodeList<Directive>) -> ArraySlice<Directive> { directives[list.indices] }
  @inlinable package subscript(_ list: NodeList<Value>) -> ArraySlice<Value> { values[list.indices] }
  @inlinable package subscript(_ list: NodeList<ObjectField>) -> ArraySlice<ObjectField> {
    objectFields[list.indices]
  }
  @inlinable package subscript(_ list: NodeList<VariableDefinition>) -> ArraySlice<VariableDefinition> {
    variables[list.indices]
  }
  @inlinable package subscript(_ list: NodeList<FieldDefinition>) -> ArraySlice<FieldDefinition> {
    fieldDefinitions[list.indices]
  }
  @inlinable package subscript(_ list: NodeList<InputValueDefinition>) -> ArraySlice<InputValueDefinition> {
    inputValues[list.indices]
  }
  @inlinable package subscript(_ list: NodeList<EnumValueDefinition>) -> ArraySlice<EnumValueDefinition> {
    enumValues[list.indices]
  }
  @inlinable package subscript(_ list: NodeList<Identifier>) -> ArraySlice<Identifier> { identifiers[list.indices] }
  @inlinable package subscript(_ list: NodeList<OperationTypeDefinition>) -> ArraySlice<OperationTypeDefinition> {
    operationTypes[list.indices]
  }

  /// Returns a location in this file.
  package func location(_ range: TextRange) -> Location { Location(source.path, range) }

  /// Returns the source text of a range.
  package func text(_ range: TextRange) -> String { String(decoding: bytes(range), as: UTF8.self) }

  /// Returns the bytes of a range.
  package func bytes(_ range: TextRange) -> ArraySlice<UInt8> {
    let upper = min(Int(range.upper), source.bytes.count)
    return source.bytes[min(Int(range.lower), upper)..<upper]
  }

  /// Returns the value of a string: escapes resolved, block strings dedented.
  package func string(_ literal: StringLiteral) -> String { StringLiteral.value(of: bytes(literal.range)) }
}
