import Foundation
import TestSupport
import Testing

/// Documents for which a naive algorithm takes quadratic time or worse.
///
/// The system ends each process that exceeds its CPU time limit. The limit is far above the time of unoptimized runs,
/// and far below the time of a quadratic run. `MOCKD_SHAPE_SCALE` multiplies the sizes; `MOCKD_SHAPE_SECONDS` sets
/// the limit.
@Suite(.serialized) struct ComplexityTests {
  struct Shape: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var count: Int
    /// A text that the output must contain; nil if the run reports nothing.
    var diagnostic: String?
    /// Whether the diagnostics are warnings.
    var onlyWarns = false
    /// The most kilobytes of output.
    var outputLimit = 100
    var hasModels = false
    var text: @Sendable (Int) -> String

    init(
      _ name: String, _ count: Int, finds diagnostic: String? = nil, onlyWarns: Bool = false, hasModels: Bool = false,
      outputLimit: Int = 100, _ text: @escaping @Sendable (Int) -> String
    ) {
      testDescription = name
      self.count = count
      self.diagnostic = diagnostic
      self.onlyWarns = onlyWarns
      self.hasModels = hasModels
      self.outputLimit = outputLimit
      self.text = text
    }
  }

  private static func list(_ count: Int, _ separator: String = " ", _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: separator)
  }

  static let operations = [
    Shape("a chain of fragments", 5_000, finds: "graphql/TooManyFragments") { count in
      "query Q { dog { ...F0 } }\n" + list(count, "\n") { "fragment F\($0) on Dog { name ...F\($0 + 1) }" }
        + "\nfragment F\(count) on Dog { id }"
    },
    Shape("operations on a chain of fragments", 3_000, finds: "graphql/TooManyFragments") { count in
      list(count, "\n") { "query Q\($0) { dog { ...F\($0) } } fragment F\($0) on Dog { name ...F\($0 + 1) }" }
        + "\nfragment F\(count) on Dog { id }"
    },
    Shape("a circle of fragments", 300, finds: "graphql/NoFragmentCycles") { count in
      "query Q { dog { ...F0 } }\n" + list(count, "\n") { "fragment F\($0) on Dog { name ...F\(($0 + 1) % count) }" }
    },
    Shape("conflicting aliases on one line", 2_000, finds: "graphql/TooManyErrors") { count in
      "query Q { " + list(count) { "x: find(number: \($0))" } + " }"
    },
    Shape("conflicting aliases below a field", 1_000, finds: "graphql/TooManyErrors", outputLimit: 300) { count in
      "query Q { " + list(count) { "dog { x: bark(number: \($0)) }" } + " }"
    },
    Shape("a directive repeated on one field", 20_000, finds: "graphql/TooManyErrors") { count in
      "query Q($c: Boolean!) { find " + list(count) { _ in "@include(if: $c)" } + " }"
    },
    Shape("a repeated field", 100_000) { "query Q { " + list($0) { _ in "find" } + " }" },
    Shape("definitions of one name", 4_000, finds: "graphql/TooManyErrors") { count in
      "query Q { dog { ...F } }\n" + list(count, "\n") { _ in "fragment F on Dog { id }" }
    },
    Shape("operations of one name", 4_000, finds: "graphql/TooManyErrors") { count in
      list(count, "\n") { _ in "query Q { find }" }
    },
    Shape("operations without a name", 4_000, finds: "graphql/TooManyErrors", outputLimit: 2_000) { count in
      list(count, "\n") { _ in "{ find }" }
    },
    Shape("undefined variables", 8_000, finds: "graphql/TooManyErrors") { count in
      "query Q { " + list(count) { "f\($0): find(number: $v\($0))" } + " }"
    },
    Shape("unknown fields with long names", 500, finds: "graphql/TooManyErrors") { count in
      "query Q { " + list(count) { String(repeating: "x", count: 500) + "\($0)" } + " }"
    },
    Shape("unknown fragments", 8_000, finds: "graphql/TooManyErrors") { count in
      "query Q { " + list(count) { "...F\($0)" } + " }"
    },
    Shape("unused fragments in a chain", 3_000, finds: "graphql/TooManyFragments") { count in
      "query Q { find }\n" + list(count, "\n") { "fragment F\($0) on Dog { name ...F\($0 + 1) }" }
        + "\nfragment F\(count) on Dog { id }"
    },
    Shape("aliases, with models", 8_000, hasModels: true) { count in
      "query Q {\n" + list(count, "\n") { "f\($0): find" } + "\n}"
    },
    Shape("a repeated field, with models", 30_000, hasModels: true) { count in
      "query Q { " + list(count) { _ in "find" } + " }"
    },
    Shape("conditions, with models", 1_000, hasModels: true) { count in
      "query Q(" + list(count) { "$c\($0): Boolean!" } + ") { " + list(count) { "find @include(if: $c\($0))" } + " }"
    },
    Shape("a chain of fragments, with models", 150, hasModels: true) { count in
      "query Q { dog { ...F0 } }\n" + list(count, "\n") { "fragment F\($0) on Dog { a\($0): name ...F\($0 + 1) }" }
        + "\nfragment F\(count) on Dog { id }"
    },
  ]

  static let schemas = [
    Shape("fields of one name", 2_000, finds: "schema/", outputLimit: 2_000) { count in
      "type T { " + list(count) { _ in "a: Int" } + " }"
    },
    Shape("unknown types with similar names", 2_000, finds: "schema/", outputLimit: 2_000) { count in
      "type T { " + list(count) { "f\($0): Unknown\($0)" } + " }\n"
        + list(count, "\n") { "type Unknwon\($0) { a: Int }" }
    },
    Shape("interfaces that implement each other", 500, finds: "schema/", outputLimit: 500) { count in
      list(count, "\n") { "interface I\($0) implements I\(($0 + 1) % count) { a: Int }" }
    },
    Shape(
      "input objects with defaults that contain each other", 60, finds: "schema/", onlyWarns: true, outputLimit: 4_000
    ) { count in
      list(count, "\n") { index in "input N\(index) { " + list(count) { "a\($0): N\($0) = {}" } + " }" }
    },
    Shape("extensions of one type", 5_000) { count in
      "type T { a: Int }\n" + list(count, "\n") { "extend type T { f\($0): Int }" }
    },
    Shape("a misspelt type in an interface", 1_000, finds: "Unknown type") { count in
      "interface I { a: Strng! }\n" + list(count, "\n") { "type T\($0) implements I { a: Int! }" }
    },
  ]

  static let schema = """
    interface Node { id: ID! }
    type Query { dog: Dog! find(number: Int): String }
    type Dog implements Node { id: ID! name: String friend: Dog! bark(number: Int): String }
    """

  private static let scale = environment("MOCKD_SHAPE_SCALE") ?? 1
  private static let seconds = environment("MOCKD_SHAPE_SECONDS") ?? 30

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test(arguments: operations) func operationsTakeLinearTime(shape: Shape) throws {
    try expect(shape, ["schema.graphqls": Self.schema, "operation.graphql": shape.text(shape.count * Self.scale)])
  }

  @Test(arguments: schemas) func schemasTakeLinearTime(shape: Shape) throws {
    let schema = Self.schema + "\n" + shape.text(shape.count * Self.scale)
    try expect(shape, ["schema.graphqls": schema, "operation.graphql": "query Q { find }"])
  }

  private func expect(_ shape: Shape, _ files: [String: String], _ at: SourceLocation = #_sourceLocation) throws {
    let outputs =
      shape.hasModels
      ? #", "outputs": { "models": { "path": "Models" }, "placeholders": { "path": "Placeholders" }, "stubs": { "path": "Stubs" } }, "options": { "selectionSetInitializers": { "operations": true, "namedFragments": true } }"#
      : ""
    let configuration = """
      { "version": 1, "schema": ["*.graphqls"], "operations": ["*.graphql"], "namespace": "API"\(outputs) }
      """
    let workspace = try TemporaryWorkspace(files.merging([".mockgen.json": configuration]) { $1 })
    let tool = try BuiltTool.path("mockd").path
    let command = shape.hasModels ? "generate" : "check"
    let result = try MockdProcess.run(
      executable: URL(filePath: "/bin/sh"),
      ["-c", "ulimit -t \(Self.seconds); exec \"$0\" \(command)", tool], in: workspace.root)
    #expect(!result.isCrash, "more than \(Self.seconds) s of CPU time", sourceLocation: at)
    let status: Int32 = shape.diagnostic == nil || shape.onlyWarns ? 0 : 1
    #expect(result.status == status, "\(result.errors.prefix(2_000))", sourceLocation: at)
    let output = result.output + result.errors
    #expect(shape.diagnostic.map { output.contains($0) } ?? true, "\(output.prefix(2_000))", sourceLocation: at)
    #expect(output.utf8.count < shape.outputLimit * Self.scale * 1_000, sourceLocation: at)
  }
}
