import GraphQLSyntax
import Source

/// The built-in definitions: the specification's scalars, directives and introspection types, and the directives of
/// Apollo's client. They are written in SDL.
enum Prelude {
  static func documents(_ options: SchemaOptions) -> [Document] {
    guard options.apolloClientDirectives else { return [specification] }
    let version = options.apolloVersion
    let older = version.hasTypePolicies ? beforeFieldPolicies : beforeTypePolicies
    return [version.hasFieldPolicies ? apollo : older, specification]
  }

  private static let specification = Document.parse(
    SourceFile(path: "", text: scalars + directives + introspection)
  ).document
  private static let apollo = apolloDocument(policies: typePolicyDirective + fieldPolicyDirective)
  private static let beforeFieldPolicies = apolloDocument(policies: typePolicyDirective)
  private static let beforeTypePolicies = apolloDocument(policies: "")

  private static func apolloDocument(policies: String) -> Document {
    Document.parse(SourceFile(path: "", text: operationDirectives + policies + deferDirective)).document
  }

  static let metaFields = Document.parse(SourceFile(path: "", text: metaFieldsText)).document

  static let defaultRoots: [Name] = ["Query", "Mutation", "Subscription"]
  static let deferName: Name = "defer"
  static let deprecated: Name = "deprecated"
  static let fieldPolicy: Name = "fieldPolicy"
  static let forField: Name = "forField"
  static let keyArguments: Name = "keyArgs"
  static let keyFields: Name = "keyFields"
  static let oneOf: Name = "oneOf"
  static let reason: Name = "reason"
  static let specifiedBy: Name = "specifiedBy"
  static let typePolicy: Name = "typePolicy"
  static let url: Name = "url"

  static let scalarNames: Set<Name> = ["Int", "Float", "String", "Boolean", "ID"]
  static let introspectionNames: Set<Name> = [
    "__Schema", "__Type", "__TypeKind", "__Field", "__InputValue", "__EnumValue", "__Directive",
    "__DirectiveLocation",
  ]
  static let directiveNames: Set<Name> = ["skip", "include", "deprecated", "specifiedBy", "oneOf"]

  /// The names of the specification's types, for suggestions.
  static let standardNames = (scalarNames.sorted() + introspectionNames.sorted()).map(\.text)

  static func isStandard(_ type: Name) -> Bool { scalarNames.contains(type) || introspectionNames.contains(type) }

  /// Returns whether the specification's definition replaces the one in a source.
  static func overrules(_ definition: TypeDefinition) -> Bool {
    introspectionNames.contains(definition.name.name)
      || definition.kind != .scalar && scalarNames.contains(definition.name.name)
  }
}

/// The built-in scalars. See https://spec.graphql.org/September2025/#sec-Scalars.Built-in-Scalars
private let scalars = #"""
  "The `Int` scalar type represents non-fractional signed whole numeric values. Int can represent values between -(2^31) and 2^31 - 1."
  scalar Int
  "The `Float` scalar type represents signed double-precision fractional values as specified by [IEEE 754](https://en.wikipedia.org/wiki/IEEE_floating_point)."
  scalar Float
  "The `String` scalar type represents textual data, represented as UTF-8 character sequences. The String type is most often used by GraphQL to represent free-form human-readable text."
  scalar String
  "The `Boolean` scalar type represents `true` or `false`."
  scalar Boolean
  "The `ID` scalar type represents a unique identifier, often used to refetch an object or as key for a cache. The ID type appears in a JSON response as a String; however, it is not intended to be human-readable. When expected as an input type, any string (such as `\"4\"`) or integer (such as `4`) input value will be accepted as an ID."
  scalar ID

  """#

/// The built-in directives. See https://spec.graphql.org/September2025/#sec-Type-System.Directives.Built-in-Directives
private let directives = #"""
  "Directs the executor to include this field or fragment only when the `if` argument is true."
  directive @include("Included when true." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
  "Directs the executor to skip this field or fragment when the `if` argument is true."
  directive @skip("Skipped when true." if: Boolean!) on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT
  "Marks an element of a GraphQL schema as no longer supported."
  directive @deprecated(
    "Explains why this element was deprecated, usually also including a suggestion for how to access supported similar data. Formatted using the Markdown syntax, as specified by [CommonMark](https://commonmark.org/)."
    reason: String! = "No longer supported"
  ) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE
  "Exposes a URL that specifies the behavior of this scalar."
  directive @specifiedBy("The URL that specifies the behavior of this scalar." url: String!) on SCALAR
  "Indicates exactly one field must be supplied and this field must not be `null`."
  directive @oneOf on INPUT_OBJECT

  """#

/// Introspection types: https://spec.graphql.org/September2025/#sec-Schema-Introspection.Schema-Introspection-Schema
private let introspection = #"""
  "A GraphQL Schema defines the capabilities of a GraphQL server. It exposes all available types and directives on the server, as well as the entry points for query, mutation, and subscription operations."
  type __Schema {
    description: String
    "A list of all types supported by this server."
    types: [__Type!]!
    "The type that query operations will be rooted at."
    queryType: __Type!
    "If this server supports mutation, the type that mutation operations will be rooted at."
    mutationType: __Type
    "If this server support subscription, the type that subscription operations will be rooted at."
    subscriptionType: __Type
    "A list of all directives supported by this server."
    directives: [__Directive!]!
  }

  "The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum."
  type __Type {
    kind: __TypeKind!
    name: String
    description: String
    specifiedByURL: String
    fields(includeDeprecated: Boolean = false): [__Field!]
    interfaces: [__Type!]
    possibleTypes: [__Type!]
    enumValues(includeDeprecated: Boolean = false): [__EnumValue!]
    inputFields(includeDeprecated: Boolean = false): [__InputValue!]
    ofType: __Type
    isOneOf: Boolean
  }

  "An enum describing what kind of type a given `__Type` is."
  enum __TypeKind { SCALAR OBJECT INTERFACE UNION ENUM INPUT_OBJECT LIST NON_NULL }

  "Object and Interface types are described by a list of Fields, each of which has a name, potentially a list of arguments, and a return type."
  type __Field {
    name: String!
    description: String
    args(includeDeprecated: Boolean = false): [__InputValue!]!
    type: __Type!
    isDeprecated: Boolean!
    deprecationReason: String
  }

  "Arguments provided to Fields or Directives and the input fields of an InputObject are represented as Input Values which describe their type and optionally a default value."
  type __InputValue {
    name: String!
    description: String
    type: __Type!
    "A GraphQL-formatted string representing the default value for this input value."
    defaultValue: String
    isDeprecated: Boolean!
    deprecationReason: String
  }

  "One possible value for a given Enum. Enum values are unique values, not a placeholder for a string or numeric value. However an Enum value is returned in a JSON response as a string."
  type __EnumValue {
    name: String!
    description: String
    isDeprecated: Boolean!
    deprecationReason: String
  }

  "A Directive provides a way to describe alternate runtime execution and type validation behavior in a GraphQL document."
  type __Directive {
    name: String!
    description: String
    isRepeatable: Boolean!
    locations: [__DirectiveLocation!]!
    args(includeDeprecated: Boolean = false): [__InputValue!]!
  }

  "A Directive can be adjacent to many parts of the GraphQL language, a __DirectiveLocation describes one such possible adjacencies."
  enum __DirectiveLocation {
    QUERY MUTATION SUBSCRIPTION FIELD FRAGMENT_DEFINITION FRAGMENT_SPREAD INLINE_FRAGMENT VARIABLE_DEFINITION
    SCHEMA SCALAR OBJECT FIELD_DEFINITION ARGUMENT_DEFINITION INTERFACE UNION ENUM ENUM_VALUE INPUT_OBJECT
    INPUT_FIELD_DEFINITION
  }

  """#

private let metaFieldsText = #"""
  type Meta {
    "Access the current type schema of this server."
    __schema: __Schema!
    "Request the type information of a single type."
    __type(name: String!): __Type
    "The name of the current Object type at runtime."
    __typename: String!
  }
  """#

/// The directives of Apollo's client (rules a.1).
private let operationDirectives = #"""
  directive @apollo_client_ios_localCacheMutation on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION
  directive @import(module: String!) repeatable on QUERY | MUTATION | SUBSCRIPTION | FRAGMENT_DEFINITION

  """#
private let typePolicyDirective = "directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE\n"
private let fieldPolicyDirective =
  "directive @fieldPolicy(forField: String!, keyArgs: String!) repeatable on OBJECT | INTERFACE\n"
private let deferDirective =
  "directive @defer(if: Boolean! = true, label: String) on FRAGMENT_SPREAD | INLINE_FRAGMENT\n"

extension ApolloVersion {
  /// The first version whose generator knows `@typePolicy`.
  static let firstWithTypePolicies = ApolloVersion(1, 17, 0)
  /// The first version whose generator knows `@fieldPolicy`.
  static let firstWithFieldPolicies = ApolloVersion(1, 24, 0)

  var hasTypePolicies: Bool { Self.firstWithTypePolicies <= self }
  var hasFieldPolicies: Bool { Self.firstWithFieldPolicies <= self }
}
