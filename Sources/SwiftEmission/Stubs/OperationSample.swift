import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// A possible response of a server to an operation, derived only from the schema and the options.
package struct OperationSample: Hashable, Sendable {
  /// The response: an object with `data`.
  package let response: SampleValue
  /// The assumed values of variables in conditions, ordered by name.
  package let conditions: [Condition]
  /// The text of the request: the operation with its fragments.
  package let request: String

  /// The assumed value of a variable in conditions.
  package struct Condition: Hashable, Sendable {
    package var variable: Name
    package var value: Bool
  }
}

/// The reason why an operation has no sample.
package enum SampleFailure: Error, Hashable, Sendable {
  /// A required object has an abstract type without object types. The value is the type's name.
  case noObject(Name)
  /// The sample has too many values.
  case tooLarge
}

extension DefinitionSource {
  /// Returns a sample of an operation; nil for other definitions and local cache mutations.
  package func sample(schema: Schema, options: StubOptions) -> Result<OperationSample, SampleFailure>? {
    guard !isLocalCacheMutation, case .operation = definition else { return nil }
    let texts = ([(definition, document)] + sortedFragments.map(\.located)).map { definition, document in
      DocumentPrinter.requestText(of: definition, in: document, isLegacy: options.models.printsLegacyDocuments)
    }
    // Executes the text of the request, which has more selections than the file, such as `__typename`.
    let request = texts.joined(separator: "\n")
    let sent = Document.parse(SourceFile(path: "", text: request)).document
    guard case .operation(let operation) = sent.definitions.first,
      let root = schema.rootType(of: operation.operation)
    else { return nil }
    var execution = SampleExecution(of: sent, schema: schema, options: options)
    execution.assume(operation)
    return Result { () throws(SampleFailure) in
      let data = try execution.object([operation.selectionSet], of: root)
      let response = SampleValue.object([.init("data", data)])
      return OperationSample(response: response, conditions: execution.conditions, request: request)
    }
  }
}
