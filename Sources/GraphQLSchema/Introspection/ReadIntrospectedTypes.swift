import GraphQLSyntax
import JSONSyntax
import Source

extension IntrospectionReader {
  /// Adds the definition of a type with a name and a kind.
  mutating func readType(_ type: JSONValue) {
    guard let kind = TypeKind(introspection: type["kind"]) else { return }
    guard let name = name(type), !Prelude.introspectionNames.contains(name.name) else { return }
    var parts = DocumentBuilder.TypeParts()
    parts.description = text(type, "description")
    readDirectives(type, kind, &parts)
    switch kind {
    case .scalar: break
    case .object, .interface:
      parts.interfaces = interfaces(type, kind)
      parts.fields = fields(type)
    case .union:
      let members = required(type, "possibleTypes", "possibleTypes")
      parts.members = members.compactMap { namedType($0, expecting: .object) }
    case .enumeration:
      let values = required(type, "enumValues", "enumValues")
      parts.values = values.compactMap { enumValue($0) }
    case .inputObject:
      let inputs = required(type, "inputFields", "inputFields")
      parts.inputFields = inputs.compactMap { input($0) }
    }
    builder.addType(kind, name, parts)
  }

  private mutating func readDirectives(_ type: JSONValue, _ kind: TypeKind, _ parts: inout DocumentBuilder.TypeParts) {
    if kind == .scalar, let url = text(type, "specifiedByURL") {
      parts.directives.append(
        builder.directive(Prelude.specifiedBy, argument: Prelude.url, value: url, range: url))
    }
    if kind == .inputObject, let mark = type["isOneOf"], mark.bool == true {
      parts.directives.append(
        builder.directive(Prelude.oneOf, argument: Prelude.reason, value: nil, range: mark.range))
    }
  }

  /// Returns the elements of a required list.
  private mutating func required(_ parent: JSONValue, _ key: StaticString, _ words: String) -> [JSONValue] {
    if let list = parent[key], list.kind == .array { return Array(list.elements) }
    report("Introspection result missing \(words): \(JSONInspection.text(parent)).", at: parent)
    return []
  }

  /// Returns the implemented interfaces. Old servers, without interfaces of interfaces, send null for an interface.
  private mutating func interfaces(_ type: JSONValue, _ kind: TypeKind) -> [Identifier] {
    if kind == .interface, type["interfaces"]?.isNull == true { return [] }
    return required(type, "interfaces", "interfaces").compactMap { namedType($0, expecting: .interface) }
  }

  private mutating func fields(_ type: JSONValue) -> [FieldDefinition] {
    required(type, "fields", "fields").compactMap { field in
      guard let name = name(field), let type = self.type(field) else { return nil }
      if kind(of: type)?.isOutput == false {
        report("Introspection must provide output type for fields, but received: \(type.text).", at: field)
        return nil
      }
      let arguments = required(field, "args", "field args").compactMap { input($0) }
      return builder.field(
        name, type, description: text(field, "description"), arguments: arguments, directives: deprecation(field))
    }
  }

  private mutating func input(_ value: JSONValue) -> InputValueDefinition? {
    guard let name = name(value), let type = type(value) else { return nil }
    if kind(of: type)?.isInput == false {
      report("Introspection must provide input type for arguments, but received: \(type.text).", at: value)
      return nil
    }
    return builder.input(
      name, type, description: text(value, "description"), defaultValue: defaultValue(value),
      directives: deprecation(value))
  }

  /// Returns the default value. In JSON, it is a string that contains a GraphQL value.
  private mutating func defaultValue(_ input: JSONValue) -> Value? {
    guard let json = input["defaultValue"], let string = json.string else { return nil }
    let (document, value, problems) = Document.parseValue(SourceFile(path: json.file.path, text: string))
    if let problem = problems.first { report(problem.message, at: json) }
    guard let value else { return nil }
    // Without escapes, the value has a place in the file itself.
    let isVerbatim = string.utf8.count == json.range.count - 2
    return builder.value(value, of: document, offset: isVerbatim ? json.range.lower &+ 1 : nil, place: json.range)
  }

  private mutating func enumValue(_ value: JSONValue) -> EnumValueDefinition? {
    guard let name = name(value) else { return nil }
    if ["true", "false", "null"].contains(name.text) {
      report("Enum values cannot be named: \(name.text)", at: value)
      return nil
    }
    return builder.enumValue(name, description: text(value, "description"), directives: deprecation(value))
  }

  mutating func readDirective(_ directive: JSONValue) {
    let arguments = required(directive, "args", "directive args")
    let locations = required(directive, "locations", "directive locations")
    guard let name = name(directive) else { return }
    let inputs = arguments.compactMap { input($0) }
    let names = locations.compactMap { location in
      location.name.map { Identifier(name: $0, offset: location.range.lower &+ 1) }
    }
    builder.addDirective(
      name, description: text(directive, "description"), arguments: inputs,
      isRepeatable: directive["isRepeatable"]?.bool ?? false, locations: names)
  }
}
