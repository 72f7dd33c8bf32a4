import GraphQLSyntax
import JSONSyntax
import Source

/// Converts an introspection result to type definitions with places in the JSON.
///
/// Incomplete parts are left out and reported, as in graphql-js's `buildClientSchema`.
/// See https://spec.graphql.org/September2025/#sec-Introspection
struct IntrospectionReader {
  /// Returns the definitions of a file: an introspection result, or a response with the result as its `data`.
  static func read(_ file: SourceFile) -> (document: Document, diagnostics: [Diagnostic]) {
    let json = JSONDocument(file, code: .schemaIntrospection)
    var reader = IntrospectionReader(file)
    if let root = json.root { reader.read(root) }
    return (reader.builder.document, json.diagnostics + reader.diagnostics)
  }

  var builder: DocumentBuilder
  var diagnostics: [Diagnostic] = []
  /// The kinds of the types in the result.
  private var kinds: [Name: TypeKind] = [:]
  /// The maximum number of diagnostics. A result that lacks one type may refer to it in thousands of places.
  private let limit = 100

  private init(_ file: SourceFile) {
    builder = DocumentBuilder(source: file)
  }

  private mutating func read(_ root: JSONValue) {
    let result = root["__schema"] ?? root["data"]?["__schema"]
    guard let schema = result, schema.kind == .object else {
      report(
        "Invalid or incomplete introspection result. Ensure that you are passing \"data\" property of introspection "
          + "response and no \"errors\" was returned alongside: \(JSONInspection.text(root)).", at: root)
      return
    }
    let types = schema["types"].map { Array($0.elements) } ?? []
    var complete: [JSONValue] = []
    for type in types {
      guard let name = type["name"]?.name, let kind = TypeKind(introspection: type["kind"]) else {
        report(
          "Invalid or incomplete introspection result. Ensure that a full introspection query is used in order to "
            + "build a client schema: \(JSONInspection.text(type)).", at: type)
        continue
      }
      kinds[name] = kind
      complete.append(type)
    }
    readRoots(schema)
    for type in complete { readType(type) }
    if let directives = schema["directives"] {
      for directive in directives.elements { readDirective(directive) }
    }
  }

  private mutating func readRoots(_ schema: JSONValue) {
    var roots: [(OperationType, Identifier)] = []
    let named: [(OperationType, JSONValue?)] = [
      (.query, schema["queryType"]), (.mutation, schema["mutationType"]),
      (.subscription, schema["subscriptionType"]),
    ]
    for case (let operation, let reference?) in named where !reference.isNull {
      if let type = namedType(reference, expecting: .object) { roots.append((operation, type)) }
    }
    let start = schema.range.lower
    builder.addSchema(roots, description: text(schema, "description"), range: TextRange(start, start &+ 1))
  }

  // MARK: References

  /// Returns the type that a reference names, if it has the given kind.
  mutating func namedType(_ reference: JSONValue, expecting kind: TypeKind) -> Identifier? {
    guard let name = namedType(reference) else { return nil }
    if kinds[name.name] == kind { return name }
    report("Expected \(name.text) to be a GraphQL \(kind == .object ? "Object" : "Interface") type.", at: reference)
    return nil
  }

  /// Returns the type that a reference names, if the result contains it.
  private mutating func namedType(_ reference: JSONValue) -> Identifier? {
    guard let value = reference["name"], let name = value.name, !name.isEmpty else {
      report("Unknown type reference: \(JSONInspection.text(reference)).", at: reference)
      return nil
    }
    guard kinds[name] != nil else {
      report(
        "Invalid or incomplete schema, unknown type: \(name.text). Ensure that a full introspection query is used in "
          + "order to build a client schema.", at: value)
      return nil
    }
    return Identifier(name: name, offset: value.range.lower &+ 1)
  }

  /// Returns a type with its list and non-null wrappers.
  mutating func type(_ parent: JSONValue) -> TypeReference? {
    guard var reference = parent["type"] else {
      report("Unknown type reference: undefined.", at: parent)
      return nil
    }
    let whole = reference.range
    var lists: [Bool] = []
    while let kind = reference["kind"], kind.isString("LIST") || kind.isString("NON_NULL") {
      lists.append(kind.isString("LIST"))
      guard let inner = reference["ofType"], inner.kind == .object, lists.count <= TypeWrappers.limit else {
        report("Decorated type deeper than introspection query.", at: reference)
        return nil
      }
      guard kind.isString("LIST") || inner["kind"]?.isString("NON_NULL") != true else {
        report("A non-null type cannot wrap another non-null type.", at: reference)
        return nil
      }
      reference = inner
    }
    guard let name = namedType(reference) else { return nil }
    var wrappers = TypeWrappers.none
    for isList in lists.reversed() { wrappers = (isList ? wrappers.list : wrappers.nonNull) ?? wrappers }
    return builder.type(name, wrappers, range: whole)
  }

  func kind(of type: TypeReference) -> TypeKind? { kinds[type.name.name] }

  // MARK: Parts

  /// Returns a name, or reports it if it is not a valid GraphQL name.
  mutating func name(_ parent: JSONValue) -> Identifier? {
    guard let value = parent["name"], let name = value.name, !name.isEmpty else {
      report("Expected name to be a non-empty string.", at: parent)
      return nil
    }
    let isContinued = name.utf8.allSatisfy(Self.isNameByte)
    guard isContinued, let first = name.utf8.first, !(0x30...0x39).contains(first) else {
      let rule = isContinued ? "start with [_a-zA-Z]" : "only contain [_a-zA-Z0-9]"
      report("Names must \(rule) but \"\(name.text)\" does not.", at: value)
      return nil
    }
    return Identifier(name: name, offset: value.range.lower &+ 1)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// Returns the range of a string member.
  func text(_ parent: JSONValue, _ key: StaticString) -> TextRange? {
    guard let value = parent[key], value.kind == .string else { return nil }
    return value.range
  }

  /// Returns the `@deprecated` directive that the members of an object describe.
  mutating func deprecation(_ parent: JSONValue) -> [Directive] {
    if let reason = text(parent, "deprecationReason") {
      return [builder.directive(Prelude.deprecated, argument: Prelude.reason, value: reason, range: reason)]
    }
    guard let mark = parent["isDeprecated"], mark.bool == true else { return [] }
    return [builder.directive(Prelude.deprecated, argument: Prelude.reason, value: nil, range: mark.range)]
  }

  mutating func report(_ message: String, at value: JSONValue) {
    guard diagnostics.count < limit else { return }
    // The range of an object may be the whole file, so only its first bracket is marked.
    let range = value.kind == .object || value.kind == .array ? value.range.first : value.range
    diagnostics.append(Diagnostic(.schemaIntrospection, message, at: Location(value.file.path, range)))
  }
}

extension TextRange {
  /// The range of the first byte.
  fileprivate var first: TextRange { TextRange(lower, min(upper, lower &+ 1)) }
}

extension TypeKind {
  /// Converts the value of a `__TypeKind`. Nil for wrapping types and unknown kinds.
  init?(introspection kind: JSONValue?) {
    switch kind?.string {
    case "SCALAR": self = .scalar
    case "OBJECT": self = .object
    case "INTERFACE": self = .interface
    case "UNION": self = .union
    case "ENUM": self = .enumeration
    case "INPUT_OBJECT": self = .inputObject
    default: return nil
    }
  }
}
