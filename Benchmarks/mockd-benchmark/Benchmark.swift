import Foundation
import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Source

/// Times mockd's own modules on a schema and operations, on one thread.
///
/// Arguments: the schema, a file that lists the operations' files, the number of rounds. Prints one JSON object:
/// medians in milliseconds and the number of errors, as the programs in `Benchmarks/peers` do.
@main
struct Benchmark {
  let schema: SourceFile
  let operations: [SourceFile]
  let rounds: Int

  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count == 4, let rounds = Int(arguments[3]), 0 < rounds else {
      FileHandle.standardError.write(Data("usage: mockd-benchmark SCHEMA LIST ROUNDS\n".utf8))
      exit(2)
    }
    let list = try String(contentsOfFile: arguments[2], encoding: .utf8)
    let benchmark = Benchmark(
      schema: try read(arguments[1]),
      operations: try list.split(whereSeparator: \.isWhitespace).map { try read(String($0)) },
      rounds: rounds)
    let result = benchmark.run()
    print(String(decoding: try JSONSerialization.data(withJSONObject: result, options: .sortedKeys), as: UTF8.self))
  }

  static func read(_ path: String) throws -> SourceFile {
    SourceFile(path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
  }

  func run() -> [String: Any] {
    var result: [String: Any] = ["name": "mockd"]
    var errors = 0
    result["parseSchema"] = measure { errors = parse([schema]) }
    result["parseOperations"] = measure { errors = parse(operations) }
    let documents = operations.map { Document.parse($0).document }
    result["fingerprints"] = measure { for document in documents { _ = document.fingerprints() } }
    guard let schema = load() else { return result }
    result["elementFingerprints"] = measure { _ = schema.elementFingerprints() }
    result["schemaUses"] = measureUses(documents, schema)
    result["loadSchema"] = measure { _ = load() }
    result["parseAndValidate"] = measure {
      errors = operations.reduce(0) { $0 + validate([$1], schema) }
    }
    result["parseAndValidateWhole"] = measure { errors = validate(operations, schema) }
    result["errors"] = errors
    return result
  }

  /// Returns the schema, parsed and checked; nil if it is invalid.
  func load() -> Schema? {
    let (document, diagnostics) = Document.parse(schema)
    let result = SchemaBuilder.build([document])
    return diagnostics.isEmpty && result.diagnostics.isEmpty ? result.schema : nil
  }

  /// Returns the time for listing the schema elements that all definitions use.
  func measureUses(_ documents: [Document], _ schema: Schema) -> Double {
    let documents = ExecutableDocuments(documents)
    let resolved = Validator.resolve(documents.definitions.indices, of: documents, schema: schema)
    let unit = ValidationUnit(documents: documents, resolved: resolved, schema: schema, options: ValidationOptions())
    return measure { _ = unit.schemaUses(each: unit.order) }
  }

  /// Returns the number of errors in files that form one document.
  func validate(_ sources: [SourceFile], _ schema: Schema) -> Int {
    var names = NameCache(capacity: sources.count == 1 ? 64 : 4096)
    var errors = 0
    let documents = sources.map { source in
      let (document, diagnostics) = Document.parse(source, names: &names)
      errors += diagnostics.count
      return document
    }
    let options = ValidationOptions(rules: ValidationOptions.specified)
    return errors + Validator.validate(documents, schema: schema, options: options).count
  }

  /// Returns the number of syntax errors in files.
  func parse(_ sources: [SourceFile]) -> Int {
    var names = NameCache(capacity: 4096)
    return sources.reduce(0) { $0 + Document.parse($1, names: &names).diagnostics.count }
  }

  /// Returns the median time of some rounds in milliseconds, after an uncounted one.
  func measure(_ work: () -> Void) -> Double {
    work()
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(work) / .milliseconds(1) }.sorted()
    return times[rounds / 2]
  }
}
