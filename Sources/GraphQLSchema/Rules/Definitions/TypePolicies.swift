import GraphQLSyntax
import Source

/// Checks the key fields of `@typePolicy`, and that the types of an object agree on them.
///
/// Apollo's generator checks them since version 1.17. It looks up policies along interfaces, and never ends if a type
/// implements itself.
/// See https://www.apollographql.com/docs/ios/caching/cache-key-resolution
@Sendable func typePolicies(_ context: SchemaDocumentContext) -> [Diagnostic] {
  guard context.apolloVersion.hasTypePolicies else { return [] }
  var checker = TypePolicyChecker(context)
  let order = ImplementationOrder(context.schema)
  for circle in order.circles.prefix(SchemaContext.limit) { checker.reportCircle(circle.type, circle.implemented) }
  for type in order.types { checker.check(type) }
  return checker.diagnostics
}

private struct TypePolicyChecker {
  private let context: SchemaDocumentContext
  private(set) var diagnostics: [Diagnostic] = []
  /// The first policies on the definitions and on the extensions of types.
  private var definitions: [Schema.TypeID: PolicyDirective] = [:]
  private var extensions: [Schema.TypeID: PolicyDirective] = [:]
  /// The policies of types, including inherited ones.
  private var policies: [Schema.TypeID: PolicyDirective] = [:]

  private var schema: Schema { context.schema }

  init(_ context: SchemaDocumentContext) {
    self.context = context
    context.forEachPolicy(Prelude.typePolicy) { type, policy in
      if policy.isInExtension {
        extensions[type] = extensions[type] ?? policy
      } else {
        definitions[type] = definitions[type] ?? policy
      }
    }
  }

  /// Checks a type after the types that it implements.
  mutating func check(_ type: Schema.TypeID) {
    guard diagnostics.count < SchemaContext.limit else { return }
    if let policy = extensions[type] ?? definitions[type] { checkKeyFields(of: policy, type) }
    if let policy = extensions[type] {
      // It overrides the policies of interfaces.
      policies[type] = policy
      return
    }
    var policy = definitions[type]
    for interface in schema.declaredTypes(of: type) {
      guard let inherited = policies[interface] else { continue }
      guard let known = policy else {
        policy = inherited
        continue
      }
      guard known.arguments != inherited.arguments else { continue }
      reportConflict(type, known, inherited)
      break
    }
    policies[type] = policy
  }

  private mutating func checkKeyFields(of policy: PolicyDirective, _ type: Schema.TypeID) {
    // Apollo's generator ignores other values than strings.
    guard let (text, location) = policy.string(Prelude.keyFields) else { return }
    let keys = text.split(separator: " ", omittingEmptySubsequences: false)
    if keys.contains("") {
      diagnostics.append(
        Diagnostic(
          .schemaTypePolicies, "'keyFields' must be a list of field names, separated by single spaces", at: location))
    }
    for key in Set(keys).sorted() where !key.isEmpty && diagnostics.count < SchemaContext.limit {
      guard let problem = problem(ofKey: String(key), type) else { continue }
      diagnostics.append(Diagnostic(.schemaTypePolicies, problem, at: location))
    }
  }

  private func problem(ofKey key: String, _ type: Schema.TypeID) -> String? {
    let name = schema[type].name.text
    let shown = PolicyDirective.shortened(key)
    guard let field = schema.field(named: Name(key), in: type) else {
      return "'\(name)' has no field '\(shown)', which 'keyFields' names"
        + PolicyDirective.suggestion(key, among: schema.fields[schema[type].fields.indices].map(\.name))
    }
    let use = schema[field].type
    if !use.wrappers.isNonNull {
      return "The key field '\(shown)' of '\(name)' is nullable; name a field of a non-null type"
    }
    guard !use.wrappers.isNamed || schema[use.type].kind != .scalar else { return nil }
    return "The key field '\(shown)' of '\(name)' has the type '\(schema.typeText(use))'; name a field with a scalar"
  }

  private mutating func reportConflict(_ type: Schema.TypeID, _ known: PolicyDirective, _ other: PolicyDirective) {
    let name = schema[type].name.text
    let names = [known, other].map { "'\(schema[$0.type].name.text)'" }
    let message =
      known.type == type
      ? "'\(name)' has another '@typePolicy' than its interface \(names[1])"
      : "'\(name)' inherits different '@typePolicy' directives from \(names[0]) and \(names[1])"
    diagnostics.append(
      Diagnostic(
        .schemaTypePolicies, message + "; a '@typePolicy' on an extension of '\(name)' overrides both",
        at: known.location, related: [Diagnostic.Related("the other policy is here", at: other.location)]))
  }

  mutating func reportCircle(_ type: Schema.TypeID, _ implemented: Schema.TypeID) {
    let (name, other) = (schema[type].name, schema[implemented].name)
    var place = Location("", TextRange(at: 0))
    context.forEachType { definition, document in
      guard definition.name.name == name else { return }
      if let named = document[definition.interfaces].first(where: { $0.name == other }) {
        place = document.location(named.range)
      }
    }
    diagnostics.append(
      Diagnostic(
        .schemaTypePolicies,
        "'\(name.text)' implements itself through '\(other.text)', so Apollo's generator can't look up its "
          + "'@typePolicy'; remove one of the interfaces",
        at: place))
  }
}
