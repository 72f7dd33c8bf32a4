import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The memberwise initializer of a structure (section e).
extension ModelContext {
  func initializer(of structure: Structure) -> [Declaration] {
    let isConcrete = structure.type.kind == .object
    let fields = parameters(of: structure, isCorrected: options.emission.correctsKnownBugs)
    let typename: Expression =
      isConcrete ? .member(.type(schemaType(structure.type)), "typename") : .name("__typename")
    let parameters =
      (isConcrete ? [] : [Parameter("__typename", type: .named("String"))])
      + fields.map { field in
        Parameter(
          field.label, name: field.innerName, type: accessorType(of: field.accessor, isOptional: field.isOptional),
          defaultValue: field.isOptional ? .nil : nil)
      }
    let data = data(of: structure, fields, typename: typename)
    return [
      .initializer(
        InitializerDeclaration(
          access, parameters,
          body: [
            .expression(.call(.member(.name("self"), "init"), [Argument("unsafelyWithData", data)]))
          ]))
    ]
  }
}
