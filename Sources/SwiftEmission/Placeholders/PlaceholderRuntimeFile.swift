import SwiftCode

private typealias Argument = SwiftCode.Argument

/// Renders the basic placeholders for values in models; nil for `MockSupport`, which has them.
package func renderPlaceholderRuntime(options: PlaceholderOptions) -> EmittedFile? {
  guard let name = options.runtimeFileName else { return nil }
  let leaves: [(type: SwiftType, value: Expression)] = [
    (.named("String"), .string("")), (.named("Int"), .integer(0)), (.named("Int32"), .integer(0)),
    (.named("Double"), .integer(0)), (.named("Bool"), .boolean(false)),
    // Optionals have none, so that '.placeholder()' for an optional type is that of the wrapped type.
    (.named("Array"), .array([])), (.named("GraphQLNullable"), .implicitMember("none")),
  ]
  let first = Expression.binary(
    .member(.name("allCases"), "first"), .nilCoalescing,
    .call(.implicitMember("unknown"), [Argument(nil, .string(""))]))
  var methods = leaves.map { options.method(of: $0.type, $0.value) }
  methods.append(options.method(of: .named("GraphQLEnum"), first))
  methods.append(options.method(of: .named("CustomScalarType"), options.customScalar))
  methods.append(
    options.method(
      of: .named("JSONDecodable"), .forcedTry(scalar(.name("value"))),
      [Parameter("json", name: "value", type: .named("JSONValue"))]))
  let isPublic = options.modifiers(in: options.models.schemaMemberAccess).contains(.public)
  let api = options.models.emission.runtimeModule.api
  let file = SwiftFile(
    header: SchemaFile.generatedHeader,
    imports: [.init(api, isPublic: isPublic, spi: [.spiInternal, .spiExecution])],
    declarations: methods.map { [$0] }.joined(separator: [.blankLines(1)]).map { $0 })
  return EmittedFile(name: name, contents: file.printed())
}

private func scalar(_ value: Expression) -> Expression { .call(.name("Self"), [Argument("_jsonValue", value)]) }

extension PlaceholderOptions {
  /// The name of the file with the placeholders of Apollo's types; nil for `MockSupport`.
  package var runtimeFileName: String? {
    // No operation, fragment or input object has a plus sign in the name of its file.
    models.emission.runtime == .apollo ? "ApolloAPI+Types" + placeholderSuffix : nil
  }

  fileprivate func method(
    of type: SwiftType, _ value: Expression, _ parameters: [Parameter] = []
  ) -> Declaration {
    let function = FunctionDeclaration(
      modifiers(in: models.schemaMemberAccess), "placeholder", parameters, returns: .named("Self"),
      body: [.expression(value)])
    return .extension(ExtensionDeclaration([], type, members: [.function(function)]))
  }

  /// The value decoded from the first plain JSON value that the type accepts. Ends the test if it accepts none.
  fileprivate var customScalar: Expression {
    let values: [Expression] = [
      .string(""), .integer(0), .boolean(false), .string("0"), .string("1970-01-01"), .string("1970-01-01T00:00:00Z"),
    ]
    let tries = values.map { Expression.parenthesized(.optionalTry(scalar($0))) }
    let all = tries + [.parenthesized(.forcedTry(scalar(.string(""))))]
    return all.dropFirst().reduce(all[0]) { .binary($0, .nilCoalescing, $1) }
  }
}
