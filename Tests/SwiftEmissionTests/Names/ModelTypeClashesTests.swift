import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission
import Testing

/// Names of types that their models can't have are reported.
struct ModelTypeClashesTests {
  private func problems(_ types: [(Name, TypeKind)], _ options: ModelOptions = .sample()) -> [String] {
    modelTypeClashes(types.map { TypeIdentity($0.0, $0.1) }, options: options).map(\.message)
  }

  @Test(
    arguments: [
      ("InputDict", TypeKind.inputObject), ("GraphQLNullable", .inputObject), ("InputObject", .inputObject),
      ("EnumType", .enumeration), ("GraphQLEnum", .enumeration), ("Objects", .enumeration), ("Date", .scalar),
      ("StaticString", .scalar), ("ApolloAPI", .object), ("ApolloAPI", .interface), ("Union", .union),
    ] as [(Name, TypeKind)])
  func namesInUseAreReported(name: Name, kind: TypeKind) {
    let expected =
      "The model of '\(name)' will not compile, because generated code uses the name '\(name)' for another type; "
      + "choose another name with 'customTypeNames'"
    #expect(problems([(name, kind)]) == (name == "Date" ? [] : [expected]))
    let renamed = ModelOptions.sample { $0.emission.customTypes[name] = TypeCustomization(.type, name: "Other") }
    #expect(problems([(name, kind)], renamed) == [])
  }

  /// Constants of objects and interfaces are in enums, and their types are qualified.
  @Test(arguments: [TypeKind.object, .interface])
  func constantsHideNothing(kind: TypeKind) {
    #expect(problems([("EnumType", kind), ("InputDict", kind), ("Union", kind)]) == [])
  }

  @Test(arguments: ["Any", "Self", "Type", "Protocol", "class"])
  func reservedCustomNamesAreReported(name: String) {
    for kind in [TypeKind.object, .interface, .union, .enumeration, .scalar, .inputObject] {
      let options = ModelOptions.sample { $0.emission.customTypes["A"] = TypeCustomization(.type, name: name) }
      let message =
        "The model of 'A' will not compile, because Swift reserves its name '\(name)'; "
        + "choose another name with 'customTypeNames'"
      #expect(problems([("A", kind)], options) == [message])
    }
    // The generator adds a suffix.
    #expect(problems([("Any", .enumeration), ("Type", .inputObject)]) == [])
  }

  @Test func typesOfOneNameAreReported() {
    let options = ModelOptions.sample { $0.emission.customTypes["B"] = TypeCustomization(.type, name: "A") }
    let message =
      "The model of 'B' will not compile, because 'A' has the name 'A', too; choose another name with 'customTypeNames'"
    #expect(problems([("A", .enumeration), ("B", .inputObject)], options) == [message])
    #expect(problems([("A", .object), ("B", .interface)], options).count == 1)
    // The writer of files reports equal paths.
    #expect(problems([("A", .enumeration), ("B", .enumeration)], options) == [])
  }

  @Test func filesOfOneNameAreReported() {
    let message =
      "The model of 'SchemaMetadata' will not compile, because other generated code has a file "
      + "'SchemaMetadata.graphql.swift', too, in the module; "
      + "choose another name with 'customTypeNames'"
    #expect(problems([("SchemaMetadata", .object)]) == [message])
    #expect(problems([("SchemaMetadata", .object)], .sample { $0.appendsTypeSuffix = true }) == [])
    #expect(problems([("SchemaConfiguration", .object)]) == [])
    #expect(problems([("N", .object)], .embedded(.public)).count == 1)
  }

  @Test func filesThatDifferInCaseAreReported() {
    let message =
      "The model of 'Livestream' can overwrite another one, because 'Livestream.graphql.swift' and "
      + "'LiveStream.graphql.swift' of the model of 'LiveStream' are one file where case is ignored; "
      + "choose another name with 'customTypeNames'"
    #expect(problems([("LiveStream", .object), ("Livestream", .object)]) == [message])
    #expect(problems([("LiveStream", .object), ("Livestreams", .object)]) == [])
  }
}
