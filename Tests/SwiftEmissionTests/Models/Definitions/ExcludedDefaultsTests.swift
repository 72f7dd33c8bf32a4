import Source
import SwiftEmission
import Testing

/// Default values of variables that are deprecated enum values, if these have no Swift case.
struct ExcludedDefaultsTests {
  private static let schema = """
    type Query { a(e: E, l: [E], i: I): Int }
    input I { e: E! n: E i: I }
    enum E { OLD @deprecated NEW }
    """

  private static let operation = """
    query Q($e: E = OLD, $n: E! = OLD, $l: [E] = [OLD, NEW], $i: I = {e: OLD, n: OLD}, $new: E = NEW) {
      a(e: $e, l: $l, i: $i) b: a(e: $n) c: a(e: $new)
    }
    """

  private func file(_ change: (inout ModelOptions) -> Void) throws -> EmittedFile {
    let project = ModelProject(Self.schema, Self.operation)
    let source = try #require(project.sources.first)
    return try #require(renderDefinition(source, schema: project.schema, options: ModelSample.options(change)))
  }

  @Test func excludedValuesAreUnknown() throws {
    let file = try file { $0.emission.excludesDeprecatedEnumCases = true }
    #expect(file.problems == [])
    for line in [
      "e: GraphQLNullable<GraphQLEnum<E>> = .some(.unknown(\"OLD\"))", "n: GraphQLEnum<E> = .unknown(\"OLD\")",
      ".unknown(\"OLD\"),", ".init(.new)", "e: .unknown(\"OLD\"),", "n: .some(.unknown(\"OLD\"))",
      "new: GraphQLNullable<GraphQLEnum<E>> = .init(.new)",
    ] {
      #expect(file.text.contains(line), "\(line)")
    }
    #expect(!file.text.contains(".old"))
  }

  @Test func otherValuesKeepTheirCases() throws {
    let file = try file { _ in }
    #expect(file.problems == [] && file.text.contains("n: GraphQLEnum<E> = .init(.old)"))
  }

  /// Apollo's output names cases that don't exist.
  @Test func excludedValuesAreReportedIfTheyAreNotCorrected() throws {
    let file = try file {
      $0.emission.excludesDeprecatedEnumCases = true
      $0.emission.correctsKnownBugs = false
    }
    #expect(file.text.contains("n: GraphQLEnum<E> = .init(.old)"))
    #expect(
      file.problems.map(\.message)
        == ["e", "n", "l", "i"].map { name in
          "The models of 'Q' will not compile, because 'deprecatedEnumCases' excludes 'OLD', which is in the default "
            + "value of '\(name)'; use another value, or include deprecated values"
        })
  }
}
