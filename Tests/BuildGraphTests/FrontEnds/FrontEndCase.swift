import Source
import Testing

/// A schema and operations with one mistake, and the decisions of Apollo's front end and of mockd.
struct FrontEndCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// The texts of the schema. A text that starts with a brace is an introspection result.
  private(set) var schema: [String]
  private(set) var operations: [String]
  /// The decision of Apollo's front end.
  let apollo: FrontEndVerdict
  /// The reason for another decision of mockd; nil if it agrees.
  let difference: FrontEndDifference?

  init(
    _ name: String, files: [String], on operation: String = "query Q { a }", _ apollo: FrontEndVerdict = .accepts,
    but difference: FrontEndDifference? = nil
  ) {
    (testDescription, schema, operations) = (name, files, [operation])
    (self.apollo, self.difference) = (apollo, difference)
  }

  init(
    _ name: String, _ text: String, on operation: String = "query Q { a }", _ apollo: FrontEndVerdict = .accepts,
    but difference: FrontEndDifference? = nil
  ) {
    self.init(name, files: [text], on: operation, apollo, but: difference)
  }

  /// The decision of mockd.
  var mockd: FrontEndVerdict { difference?.mockd ?? apollo }

  /// Returns the case with its texts after another text of the schema.
  func extending(_ text: String) -> FrontEndCase {
    var result = self
    result.schema.insert(text, at: 0)
    return result
  }

  /// The case with its texts as operations on a schema of pets.
  var onPets: FrontEndCase {
    var result = self
    (result.schema, result.operations) = ([Self.pets], schema)
    return result
  }

  private static let pets = """
    schema { query: Query mutation: Mutation subscription: Subscription }
    type Query {
      a: Int s(x: In): String node(id: ID!): Node pets(first: Int! = 1, kind: Kind): [Pet!]! api: Node apis: [Node!]
      names: [String] req(x: Int!): Int obj(i: In, o: One): Int l(x: [Int!]): Int
    }
    interface Node { id: ID! }
    interface Pet { name: String! }
    type Dog implements Pet & Node { id: ID! name: String! friend: Dog barks(v: Int): Boolean old: Int @deprecated }
    type Cat implements Pet { name: String! lives: Int }
    union Any2 = Dog | Cat
    enum Kind { DOG CAT }
    input In { a: Int b: String! c: [Int!] n: In }
    input One @oneOf { a: Int b: String }
    scalar Date
    type Mutation { m(x: Int): Int other: Dog }
    type Subscription { s: Int t: Dog }
    """
}

/// The versions of Apollo for which a case is accepted.
enum FrontEndVerdict: Hashable, Sendable {
  case accepts, rejects
  /// Accepted since the first patch of a version.
  case since(Int, Int)
  /// Accepted before the first patch of a version.
  case before(Int, Int)

  func accepts(_ version: ApolloVersion) -> Bool {
    switch self {
    case .accepts: true
    case .rejects: false
    case .since(let major, let minor): ApolloVersion(major, minor, 0) <= version
    case .before(let major, let minor): version < ApolloVersion(major, minor, 0)
    }
  }
}

/// The reasons for which mockd decides otherwise than Apollo's front end.
enum FrontEndDifference: Sendable, CaseIterable {
  /// Apollo's front end selects nothing on a root type without fields. The Swift part of its generator then stops.
  case rootWithoutFields
  /// Apollo writes a property of an input type. Responses can't contain it, and the code doesn't compile.
  case inputTypeOfField
  /// Apollo writes an input object with a property of an output type, which doesn't compile.
  case outputTypeOfInput
  /// Apollo reads reasons of enum values later, and stops if operations use the enum.
  case lazyReasons
  /// Before 1.18, Apollo follows default values in circles, and its front end overflows the stack.
  case olderDefaults
  /// Before 1.18, Apollo ignores a default value of null for a non-null type, so the input is required.
  case olderNullDefaults
  /// Before 1.17, Apollo adds none or all of its directives. mockd adds the ones that the schema lacks.
  case allDirectives
  /// Apollo removes all definitions of `@defer` if the first differs. mockd reports that there are several.
  case allDefers
  /// Apollo parses syntax that no edition of the specification has. Since 1.18, directives may be defined for variables
  /// of fragments, and since 2.2, for directives.
  case newSyntax
  /// Since 2.2, Apollo knows fields of introspection that no edition of the specification has.
  case newIntrospection
  /// Since 2.2, Apollo accepts a label that is null. Generated code needs a name.
  case nullLabels
  /// Apollo takes the last of several definitions in an extension of an introspection result. mockd reports them.
  case lastDefinition
  /// Apollo reads one introspection result. mockd joins several.
  case severalResults
  /// Apollo requires definitions in each file. mockd accepts files with comments only.
  case emptyFiles

  /// The decision of mockd.
  var mockd: FrontEndVerdict {
    switch self {
    case .rootWithoutFields, .inputTypeOfField, .outputTypeOfInput, .lazyReasons, .allDefers, .newSyntax,
      .newIntrospection, .nullLabels, .lastDefinition:
      .rejects
    case .olderDefaults, .olderNullDefaults, .allDirectives, .severalResults, .emptyFiles: .accepts
    }
  }
}
