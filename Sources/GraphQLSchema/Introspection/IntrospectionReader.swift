import GraphQLSyntax
import JSONSyntax
import Source

/// Turns an introspection result into type definitions, whose places are those in the JSON.
///
/// What is incomplete is reported as graphql-js's `buildClientSchema` does, and left out.
/// See https://spec.graphql.org/September2025/#sec-Introspection
struct IntrospectionReader {
  /// The definitions of a file, which is either the result itself or a response that holds it as its `data`.
  static func read(_ file: SourceFile) -> (document: Document, diagnostics: [Diagnostic]) {
    let json = JSONDocument(file, code: .schemaIntrospection)
    var reader = IntrospectionReader(file)
    if let root = json.root { reader.read(root) }
    return (reader.builder.document, json.diagnostics + reader.diagnostics)
  }

  var builder: DocumentBuilder
  var diagnostics: [Diagnostic] = []
  /// The kinds of the types that the result lists.
  private var kinds: [Name: TypeKind] = [:]
  /// So many findings tell what is wrong; a result that lacks one type may lack it in thousands of places.
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

  /// A named type that must be of a kind.
  mutating func namedType(_ reference: JSONValue, expecting kind: TypeKind) -> Identifier? {
    guard let name = namedType(reference) else { return nil }
    if kinds[name.name] == kind { return name }
    report("Expected \(name.text) to be a GraphQL \(kind == .object ? "Object" : "Interface") type.", at: reference)
    return nil
  }

  /// The named type that a reference names, if it is listed.
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

  /// A type with its lists and non-null marks.
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
      reference = inner
    }
    guard let name = namedType(reference) else { return nil }
    var wrappers = TypeWrappers.none
    for isList in lists.reversed() { wrappers = (isList ? wrappers.list : wrappers.nonNull) ?? wrappers }
    return builder.type(name, wrappers, range: whole)
  }

  func kind(of type: TypeReference) -> TypeKind? { kinds[type.name.name] }

  // MARK: Pieces

  /// The name of something, if it is one that GraphQL allows; others are reported.
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

  /// The range of a string member.
  func text(_ parent: JSONValue, _ key: StaticString) -> TextRange? {
    guard let value = parent[key], value.kind == .string else { return nil }
    return value.range
  }

  /// The `@deprecated` that a member stands for.
  mutating func deprecation(_ parent: JSONValue) -> [Directive] {
    if let reason = text(parent, "deprecationReason") {
      return [builder.directive(Prelude.deprecated, argument: Prelude.reason, value: reason, range: reason)]
    }
    guard let mark = parent["isDeprecated"], mark.bool == true else { return [] }
    return [builder.directive(Prelude.deprecated, argument: Prelude.reason, value: nil, range: mark.range)]
  }

  mutating func report(_ message: String, at value: JSONValue) {
    guard diagnostics.count < limit else { return }
    // An object may be as long as the file; its first bracket is place enough.
    let range = value.kind == .object || value.kind == .array ? value.range.first : value.range
    diagnostics.append(Diagnostic(.schemaIntrospection, message, at: Location(value.file.path, range)))
  }
}

extension TextRange {
  /// The first byte alone.
  fileprivate var first: TextRange { TextRange(lower, min(upper, lower &+ 1)) }
}

extension TypeKind {
  /// The kind that `__TypeKind` names; nil for others, and for those of wrapping types.
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
