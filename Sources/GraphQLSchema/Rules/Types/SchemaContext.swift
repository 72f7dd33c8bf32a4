import GraphQLSyntax
import Source

/// The input of the rules for a complete schema.
///
/// The rules skip built-in definitions, and everything that depends on a missing type.
struct SchemaContext {
  let schema: Schema
  let positions: SchemaPositions

  /// The maximum number of diagnostics of a rule that compares types. A small schema can have a huge number of them.
  static let limit = 500

  typealias Place = SchemaPositions.Place

  /// Returns a diagnostic at the first known place. The others become related places.
  ///
  /// It is a warning by default. Apollo's generator assumes that schemas are valid, so it checks none of these rules.
  func diagnostic(
    _ code: DiagnosticCode, _ message: String, at places: [Place], related: String = "declared here",
    severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    var locations: [Location] = []
    for case let location? in places.prefix(100).map(positions.location) where !locations.contains(location) {
      locations.append(location)
    }
    let first = locations.first ?? Location(positions.files.first ?? "", TextRange(at: 0))
    return Diagnostic(
      code, severity, message, at: first, related: locations.dropFirst().map { Diagnostic.Related(related, at: $0) })
  }

  /// The types that sources define.
  var definedTypes: [Schema.TypeID] {
    schema.types.indices.lazy.map(Schema.TypeID.init).filter { !schema[$0].isBuiltIn && !schema[$0].isMissing }
  }

  /// The indices of directives that sources define.
  var definedDirectives: [Int] { schema.directives.indices.filter { !schema.directives[$0].isBuiltIn } }

  /// Returns the places of a type's definition and extensions.
  func places(of type: Schema.TypeID) -> [Place] {
    [positions.types[Int(type.index)]] + positions.extensions(of: type).map(\.place)
  }

  func place(of field: Schema.FieldID) -> Place { positions.fields[Int(field.index)].definition }

  func typePlace(of field: Schema.FieldID) -> Place {
    let place = positions.fields[Int(field.index)]
    return place.definition.with(place.type)
  }

  func deprecationPlace(of field: Schema.FieldID) -> Place {
    let place = positions.fields[Int(field.index)]
    return place.deprecation.map { place.definition.with($0) } ?? .none
  }

  func place(of input: Schema.InputID) -> Place { positions.inputs[Int(input.index)].definition }

  func typePlace(of input: Schema.InputID) -> Place {
    let place = positions.inputs[Int(input.index)]
    return place.definition.with(place.type)
  }

  func defaultPlace(of input: Schema.InputID) -> Place {
    let place = positions.inputs[Int(input.index)]
    return place.defaultValue.map { place.definition.with($0) } ?? .none
  }

  /// Returns the places where a type names the interface or member `named`.
  func places(in run: Schema.Run, naming named: Schema.TypeID) -> [Place] {
    run.indices.filter { schema.typeLists[$0] == named }.map { positions.typeLists[$0] }
  }

  func name(_ type: Schema.TypeID) -> String { schema[type].name.text }
}

/// The owner of an argument or input field.
enum InputOwner {
  case field, directive, inputObject
}

extension SchemaContext {
  /// Calls `body` for each argument and input field that sources define. `text` returns its description.
  func forEachInput(_ body: (_ input: Schema.InputID, _ owner: InputOwner, _ text: () -> String) -> Void) {
    for directive in definedDirectives {
      let definition = schema.directives[directive]
      for index in definition.arguments.indices {
        body(Schema.InputID(index), .directive) { "@\(definition.name.text)(\(schema.inputs[index].name.text):)" }
      }
    }
    for type in definedTypes {
      for field in schema[type].fields.indices where !schema.fields[field].arguments.isEmpty {
        for index in schema.fields[field].arguments.indices {
          body(Schema.InputID(index), .field) {
            "\(name(type)).\(schema.fields[field].name.text)(\(schema.inputs[index].name.text):)"
          }
        }
      }
      for index in schema[type].inputFields.indices {
        body(Schema.InputID(index), .inputObject) { "\(name(type)).\(schema.inputs[index].name.text)" }
      }
    }
  }
}

/// The rules for a complete schema, one function each. Their diagnostics are warnings, except for mistakes that keep
/// outputs from being generated.
/// See https://spec.graphql.org/September2025/#sec-Schema
enum SchemaRules {
  typealias Rule = @Sendable (SchemaContext) -> [Diagnostic]

  /// The rules with the names of their files.
  static let all: [(name: String, rule: Rule)] = [
    ("RootTypes", rootTypes),
    ("ReservedNames", reservedNames),
    ("DirectiveLocations", directiveLocations),
    ("EmptyTypes", emptyTypes),
    ("OutputTypes", outputTypes),
    ("InputTypes", inputTypes),
    ("RequiredDeprecated", requiredDeprecated),
    ("ImplementedInterfaces", implementedInterfaces),
    ("TransitiveInterfaces", transitiveInterfaces),
    ("InterfaceFields", interfaceFields),
    ("InterfaceArguments", interfaceArguments),
    ("DeprecatedImplementations", deprecatedImplementations),
    ("UnionMembers", unionMembers),
    ("OneOfFields", oneOfFields),
    ("InputCycles", inputCycles),
    ("DefaultValues", defaultValues),
    ("DefaultValueCycles", defaultValueCycles),
  ]

  static func checks(_ schema: Schema, _ positions: SchemaPositions) -> [SchemaBuilder.Check] {
    let context = SchemaContext(schema: schema, positions: positions)
    return all.map { rule in { rule.rule(context) } }
  }
}
