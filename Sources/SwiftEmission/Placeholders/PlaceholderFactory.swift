import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The method that creates a placeholder of a structure.
extension PlaceholderContext {
  /// Returns `extension Q.Data.Hero { static func placeholder(name: String = .placeholder(), …) -> Self { … } }`.
  ///
  /// Extensions use qualified names, since nested structures are not in scope in other extensions.
  func factory(for structure: Structure) -> Declaration {
    let fields = model.parameters(of: structure, isCorrected: true)
    let isConcrete = structure.type.kind == .object
    let object = Expression.string(objectType(of: structure).name.text)
    let typename =
      isConcrete ? [] : [Parameter("__typename", type: .named("String"), defaultValue: object)]
    let parameters =
      typename
      + fields.map { field in
        Parameter(
          field.label, name: field.innerName, type: type(of: field),
          defaultValue: defaultValue(of: field, in: structure))
      }
    let function = FunctionDeclaration(
      options.modifiers(in: options.models.operationMemberAccess), "placeholder", parameters,
      parameterLayout: parameters.count <= 1 ? .line : .lines, returns: .named("Self"),
      body: [.expression(value(of: structure, fields, typename: isConcrete ? object : .name("__typename")))])
    return .extension(
      ExtensionDeclaration([], type(of: structure), members: [.function(function)]))
  }

  /// Returns whether a parameter of a structure's method has a type or a default of the runtime.
  func usesRuntime(in structure: Structure) -> Bool {
    model.parameters(of: structure, isCorrected: true).contains { field in
      guard case .none = field.accessor.child else { return false }
      if field.accessor.field.type.kind == .enumeration { return true }
      // For Apollo, the basic placeholders are generated.
      return options.models.emission.runtime == .mockSupport
        && defaultValue(of: field, in: structure).text.contains("placeholder(")
    }
  }

  /// Returns whether a parameter of a structure's method has the type of another fragment.
  func usesFragments(in structure: Structure) -> Bool {
    model.parameters(of: structure, isCorrected: true).contains { field in
      if case .alias(let source, _) = field.accessor.child { !isOwn(source.path) } else { false }
    }
  }

  /// Returns the model. With `MockSupport`, it is created from its data; Apollo only exposes generated initializers.
  private func value(of structure: Structure, _ fields: [FieldParameter], typename: Expression) -> Expression {
    if options.models.emission.runtime == .mockSupport {
      let unseen = hiddenFields(of: structure)
      let dependsOnType = dependsOnType(structure, unseen, among: model.structures.structures)
      let data = model.data(of: structure, fields, typename: typename, besides: dependsOnType ? [] : unseen) {
        wholeObject(of: $0, in: structure)
      }
      guard dependsOnType else { return .call(.name("Self"), [Argument("unsafelyWithData", data)]) }
      return wholeModel(.name("Self"), data, of: structure, unseen)
    }
    let isConcrete = structure.type.kind == .object
    let arguments =
      (isConcrete ? [] : [Argument("__typename", typename)])
      + fields.map { Argument($0.label.asArgumentLabel, .name($0.name)) }
    return .call(.name("Self"), arguments, arguments.count <= 1 ? .line : .lines)
  }

  // MARK: Types

  private func type(of structure: Structure) -> SwiftType {
    model.names.type(structure.path, in: model.root) ?? model.root
  }

  /// Returns the qualified type of a parameter.
  private func type(of field: FieldParameter) -> SwiftType {
    let type = model.names.wrapped(core(of: field), in: field.accessor.field.wrappers)
    return field.isOptional && field.accessor.field.wrappers.isNonNull ? .optional(type) : type
  }

  /// Returns the type of the objects or leaves of a field.
  private func core(of field: FieldParameter) -> SwiftType {
    switch field.accessor.child {
    case .none: return model.names.leafType(field.accessor.field.type)
    case .structure(let index): return type(of: model.structures.structures[index])
    case .alias(let source, _): return type(at: source.path)
    }
  }

  /// Returns the type of a structure of this definition or of a fragment.
  func type(at path: NamePath) -> SwiftType {
    let base = isOwn(path) ? model.root : options.models.definitionType(model.names.fragment(path.definition))
    return model.names.type(path.components, in: base) ?? base
  }

  /// Returns whether a structure belongs to this definition.
  private func isOwn(_ path: NamePath) -> Bool {
    path.kind == model.selections.kind && path.definition == model.selections.name
  }

  // MARK: Values

  /// Returns the default of a parameter: nil if optional, an empty list, or the placeholder of its type.
  ///
  /// A conditional field gets a value if a fragment of the object includes it unconditionally, since reading the
  /// fragment would fail without it.
  private func defaultValue(of field: FieldParameter, in structure: Structure) -> Expression {
    let accessor = field.accessor
    guard field.isOptional else {
      if accessor.field.wrappers.isList { return .array([]) }
      return leafValue(of: accessor.field, in: structure, type: nil) ?? .call(.implicitMember("placeholder"), [])
    }
    guard accessor.isSurelyIncluded || isSurelyIncluded(accessor, inObjectOf: structure),
      accessor.field.wrappers.isNonNull
    else { return .nil }
    if accessor.field.wrappers.isList { return .array([]) }
    let type = core(of: field)
    return leafValue(of: accessor.field, in: structure, type: type)
      ?? .call(.member(.type(type), "placeholder"), [])
  }

  /// Returns the configured value of a leaf, if any.
  ///
  /// - Parameter type: the leaf's type, if it can't be inferred at the value's position.
  func leafValue(of field: SelectedField, in structure: Structure, type: SwiftType?) -> Expression? {
    guard let leaf = PlaceholderValues.Leaf(field.type.name, field.type.kind) else { return nil }
    let owners = PlaceholderValues.owners(of: objectType(of: structure).name, in: model.schema)
    return options.values.expression(for: leaf, of: field.name, in: owners, type: type) {
      model.schema.hasValue($0, ofEnum: field.type.name)
    }
  }
}
