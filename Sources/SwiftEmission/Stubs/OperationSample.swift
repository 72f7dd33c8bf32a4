import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// What a server may answer to an operation, made of nothing but the schema.
package struct OperationSample: Hashable, Sendable {
  /// The response: an object with `data`.
  package let response: SampleValue
  /// What the variables are taken to be that decide what is selected, by name.
  package let conditions: [Condition]
  /// The text that is sent for the operation, with its fragments.
  package let request: String

  package struct Condition: Hashable, Sendable {
    package var variable: Name
    package var value: Bool
  }
}

/// Why there is no sample of an operation.
package enum SampleFailure: Error, Hashable, Sendable {
  /// An object is required, and none is possible: the name of its type.
  case noObject(Name)
  /// There would be more values than anybody wants to read.
  case tooLarge
}

extension DefinitionSource {
  /// A sample for an operation; nil for other definitions, and for those that only change a cache.
  package func sample(schema: Schema, options: StubOptions) -> Result<OperationSample, SampleFailure>? {
    guard !isLocalCacheMutation, case .operation = definition else { return nil }
    let texts = ([(definition, document)] + reachedFragments.map(\.located)).map { definition, document in
      DocumentPrinter.requestText(of: definition, in: document, isLegacy: options.models.printsLegacyDocuments)
    }
    // What is sent is executed: it asks for more than the file does.
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
