import GraphQLSyntax
import Source

/// Checks that `@fieldPolicy` names a field, and arguments that can be keys. Types inherit the policies of interfaces.
///
/// Apollo's generator checks them since version 1.24.
/// See https://www.apollographql.com/docs/ios/caching/field-policies
@Sendable func fieldPolicies(_ context: SchemaDocumentContext) -> [Diagnostic] {
  guard context.apolloVersion.hasFieldPolicies else { return [] }
  var checker = FieldPolicyChecker(context)
  guard !checker.isEmpty else { return [] }
  for type in ImplementationOrder(context.schema).types { checker.check(type) }
  return checker.diagnostics
}

private struct FieldPolicyChecker {
  private let context: SchemaDocumentContext
  private(set) var diagnostics: [Diagnostic] = []
  /// The policies on types: the first of each extension, then the ones of the definition.
  private var own: [Schema.TypeID: [PolicyDirective]] = [:]
  /// The policies of types, including inherited ones.
  private var policies: [Schema.TypeID: [PolicyDirective]] = [:]
  /// The places of policies with mistakes. Types that inherit them are not reported.
  private var broken: Set<Location> = []
  /// The number of comparisons that may still be made. Many types can inherit many policies.
  private var checksLeft = 200_000

  private var schema: Schema { context.schema }
  var isEmpty: Bool { own.isEmpty }

  init(_ context: SchemaDocumentContext) {
    self.context = context
    var definitions: [Schema.TypeID: [PolicyDirective]] = [:]
    var extended: Set<Location> = []
    context.forEachType { definition, document in
      guard definition.kind.hasFields, definition.isExtension else { return }
      let first = document[definition.directives].first { $0.name.name == Prelude.fieldPolicy }
      if let first { extended.insert(document.location(first.range)) }
    }
    context.forEachPolicy(Prelude.fieldPolicy) { type, policy in
      if !policy.isInExtension {
        definitions[type, default: []].append(policy)
      } else if extended.contains(policy.location) {
        own[type, default: []].append(policy)
      }
    }
    own.merge(definitions) { $0 + $1 }
  }

  /// Checks a type after the types that it implements.
  mutating func check(_ type: Schema.TypeID) {
    guard diagnostics.count < SchemaContext.limit, 0 < checksLeft else { return }
    var found = own[type] ?? []
    for interface in schema.declaredTypes(of: type) {
      for policy in policies[interface] ?? [] where !found.contains(where: { $0.arguments == policy.arguments }) {
        found.append(policy)
        checksLeft -= found.count
        if checksLeft <= 0 { return }
      }
    }
    guard !found.isEmpty else { return }
    policies[type] = found
    for policy in found where !broken.contains(policy.location) {
      checksLeft -= 1 + (policy.string(Prelude.keyArguments)?.value.utf8.count ?? 0) / 50
      guard 0 < checksLeft, let (message, place) = problem(of: policy, in: type) else { continue }
      diagnostics.append(Diagnostic(.schemaFieldPolicies, message, at: place))
      if policy.type == type { broken.insert(policy.location) }
    }
  }

  private func problem(of policy: PolicyDirective, in type: Schema.TypeID) -> (message: String, place: Location)? {
    guard let (name, place) = policy.string(Prelude.forField), !name.isEmpty else {
      return ("'forField' must be the name of a field", policy.place(Prelude.forField))
    }
    let keys = policy.string(Prelude.keyArguments)?.value.split(whereSeparator: \.isWhitespace) ?? []
    let keysPlace = policy.place(Prelude.keyArguments)
    if keys.isEmpty { return ("'keyArgs' must be a list of arguments, separated by spaces", keysPlace) }
    guard let field = schema.field(named: Name(name), in: type) else {
      let names = schema.fields[schema[type].fields.indices].map(\.name)
      return (
        "'\(schema[type].name.text)' has no field '\(PolicyDirective.shortened(name))', which '@fieldPolicy' names"
          + PolicyDirective.suggestion(name, among: names), place
      )
    }
    let path = "\(schema[type].name.text).\(schema[field].name.text)"
    for key in keys {
      if let problem = problem(ofKey: key, field, path) { return (problem, keysPlace) }
    }
    return listProblem(of: field, path).map { ($0, place) }
  }

  /// Returns the problem of a key: an argument, or a path from an argument through input objects.
  private func problem(ofKey key: Substring, _ field: Schema.FieldID, _ path: String) -> String? {
    let shown = PolicyDirective.shortened(key)
    let parts = key.split(separator: ".")
    guard let argument = parts.first.flatMap({ schema.input(named: Name(String($0)), in: schema[field].arguments) })
    else { return "'\(path)' has no argument for the key '\(shown)' of its '@fieldPolicy'" }
    var type = schema[argument].type.type
    for part in parts.dropFirst() {
      guard schema[type].kind == .inputObject else {
        return "The key '\(shown)' of '\(path)' leads through '\(schema[type].name.text)', which is no input object"
      }
      guard let input = schema.inputField(named: Name(String(part)), in: type) else {
        let names = schema.inputs[schema[type].inputFields.indices].map(\.name)
        return "The key '\(shown)' of '\(path)' names no field of '\(schema[type].name.text)'"
          + PolicyDirective.suggestion(part, among: names)
      }
      type = schema[input].type.type
    }
    guard schema[type].kind == .inputObject else { return nil }
    return "The key '\(shown)' of '\(path)' is the input object '\(schema[type].name.text)'; name one of its fields, "
      + "as in '\(shown).field'"
  }

  private func listProblem(of field: Schema.FieldID, _ path: String) -> String? {
    let lists = schema.inputs[schema[field].arguments.indices].filter(\.type.wrappers.isList)
    if let nested = lists.first(where: { $0.type.wrappers.element?.isList == true }) {
      return "'\(path)' has a '@fieldPolicy', but the argument '\(nested.name.text)' of type "
        + "'\(schema.typeText(nested.type))', and lists of lists can't be keys"
    }
    if 1 < lists.count {
      return "'\(path)' has a '@fieldPolicy' and several arguments with lists; Apollo supports one"
    }
    guard schema[field].type.wrappers.isList != !lists.isEmpty else { return nil }
    return "'\(path)' has a '@fieldPolicy', so it must return a list and have one argument with a list, or neither"
  }
}
