import Fuzzing

extension Revision {
  static let all: [Revision] = [
    Revision(
      "a comment in an operation", [replace("pet(id", "# A comment.\n  pet(id", in: "ops/PetQuery.graphql")],
      runs: """
        FileOutline: ops/PetQuery.graphql=
        HasTypeSystem: ops/PetQuery.graphql=
        ParsedFile: ops/PetQuery.graphql
        SyntaxDiagnostics: ops/PetQuery.graphql=
        """),
    Revision(
      "a field in an operation",
      [replace("...PetDetails", "...PetDetails\n ... on Dog { barks }", in: "ops/PetQuery.graphql")],
      runs: """
        ChosenField: Dog.barks=
        CollectedFields: ops/PetQuery.graphql
        Contributions: PetQuery
        DefinitionDiagnostics: PetQuery=
        DefinitionState: PetQuery
        DefinitionText: PetQuery
        DefinitionUses: PetQuery
        DefinitionsByName: ops/PetQuery.graphql=
        FileOutline: ops/PetQuery.graphql
        FileParts: ops/PetQuery.graphql=
        FileSpreads: ops/PetQuery.graphql=
        HasTypeSystem: ops/PetQuery.graphql=
        OperationDiagnostics: ops/PetQuery.graphql=
        ParsedFile: ops/PetQuery.graphql
        SpreadFragments: PetQuery=
        SyntaxDiagnostics: ops/PetQuery.graphql=
        """),
    Revision(
      "a new field in an operation",
      [replace("...PetDetails", "...PetDetails\n ... on Dog { nick: name }", in: "ops/PetQuery.graphql")],
      writes: ["Dog+Mock"],
      runs: """
        Artifacts: Dog
        ChosenField: Dog.nick
        CollectedFields: ops/PetQuery.graphql
        Contributions: PetQuery
        DefinitionDiagnostics: PetQuery=
        DefinitionState: PetQuery
        DefinitionText: PetQuery
        DefinitionUses: PetQuery
        DefinitionsByName: ops/PetQuery.graphql=
        EmissionDiagnostics: Dog=
        FieldConflicts: Dog=
        FieldsOfMock: Dog
        FileOutline: ops/PetQuery.graphql
        FileParts: ops/PetQuery.graphql=
        FileSpreads: ops/PetQuery.graphql=
        HasTypeSystem: ops/PetQuery.graphql=
        MockFieldOf: Dog.nick
        OperationDiagnostics: ops/PetQuery.graphql=
        ParsedFile: ops/PetQuery.graphql
        PrintedFields: Dog
        RenderedMock: Dog
        SpreadFragments: PetQuery=
        SyntaxDiagnostics: ops/PetQuery.graphql=
        """),
    Revision(
      "a new field in a fragment", [replace("name\n", "name\n  nick: name\n", in: "ops/PetDetails.graphql")],
      writes: ["Cat+Mock", "Dog+Mock"],
      runs: """
        Artifacts: Cat, Dog
        ChosenField: Pet.nick
        CollectedFields: ops/PetDetails.graphql
        Contributions: PetDetails
        DefinitionDiagnostics: PetDetails=, PetQuery=, PetsQuery=
        DefinitionState: PetDetails
        DefinitionText: PetDetails
        DefinitionUses: PetDetails=
        DefinitionsByName: ops/PetDetails.graphql=
        EmissionDiagnostics: Cat=, Dog=
        FieldConflicts: Pet=
        FieldsOfMock: Pet
        FileOutline: ops/PetDetails.graphql
        FileParts: ops/PetDetails.graphql=
        FileSpreads: ops/PetDetails.graphql=
        HasTypeSystem: ops/PetDetails.graphql=
        MockFieldOf: Pet.nick
        OperationDiagnostics: ops/PetDetails.graphql=
        ParsedFile: ops/PetDetails.graphql
        PrintedFields: Pet
        RenderedMock: Cat, Dog
        SpreadFragments: PetDetails=
        SyntaxDiagnostics: ops/PetDetails.graphql=
        TypeCondition: PetDetails=
        """),
    Revision(
      "an unknown field in an operation",
      [replace("...PetDetails", "...PetDetails\n  wings", in: "ops/PetQuery.graphql")],
      runs: """
        DefinitionDiagnostics: PetQuery
        DefinitionState: PetQuery
        DefinitionText: PetQuery
        DefinitionUses: PetQuery
        DefinitionsByName: ops/PetQuery.graphql=
        FileOutline: ops/PetQuery.graphql
        FileParts: ops/PetQuery.graphql=
        FileSpreads: ops/PetQuery.graphql=
        HasErrors<OperationDiagnostics>
        HasTypeSystem: ops/PetQuery.graphql=
        OperationDiagnostics: ops/PetQuery.graphql
        ParsedFile: ops/PetQuery.graphql
        SpreadFragments: PetQuery=
        SyntaxDiagnostics: ops/PetQuery.graphql=
        """),
    Revision(
      "broken text in an operation", [replace("pet(id", "pet(((id", in: "ops/PetQuery.graphql")],
      runs: """
        DefinitionsByName: ops/PetQuery.graphql
        FileOutline: ops/PetQuery.graphql
        FileParts: ops/PetQuery.graphql=
        FileSpreads: ops/PetQuery.graphql
        HasErrors<SyntaxDiagnostics>
        HasTypeSystem: ops/PetQuery.graphql=
        OperationDiagnostics: ops/PetQuery.graphql=
        ParsedFile: ops/PetQuery.graphql
        SpreadGraph=
        SyntaxDiagnostics: ops/PetQuery.graphql
        """),
    Revision(
      "an operation that moves to another file", [.move(from: "ops/PetQuery.graphql", to: "ops/Moved.graphql")],
      runs: """
        ChosenField: Query.pet
        CollectedFields: ops/Moved.graphql, sources
        Contributions: PetQuery
        DefinitionDiagnostics: PetQuery
        DefinitionState: PetQuery
        DefinitionText: PetQuery
        DefinitionUses: PetQuery
        DefinitionsByName: ops/Moved.graphql, sources
        FieldConflicts: Query=
        FileOutline: ops/Moved.graphql, ops/PetQuery.graphql
        FileParts: ops/Moved.graphql, sources
        FileSpreads: ops/Moved.graphql
        FragmentClosure: PetQuery
        HasTypeSystem: ops/Moved.graphql
        MockFieldOf: Query.pet=
        OperationDiagnostics: ops/Moved.graphql, sources
        ParsedFile: ops/Moved.graphql, ops/PetQuery.graphql
        SharedNameDiagnostics: operation PetQuery=
        SpreadFragments: PetQuery
        SpreadGraph=
        SyntaxDiagnostics: ops/Moved.graphql, sources
        """),
    Revision(
      "a deleted operation", [.remove(path: "ops/AnyQuery.graphql")],
      writes: ["-MockObject+Unions", "Cat+Mock", "Dog+Mock", "Query+Mock"],
      runs: """
        AllMockedTypes
        Artifacts: Cat, Dog, Query, sources=, unions
        CollectedFields: sources
        DefinitionsByName: sources
        EmissionDiagnostics: Cat=, Dog=, Query=
        FieldConflicts: Dog=, Query=
        FieldsOfMock: Cat, Dog, Query
        FileOutline: ops/AnyQuery.graphql
        FileParts: sources
        MockDiagnostics: sources
        MockNameClashes=
        MockedObjects=
        OperationDiagnostics: sources
        ParsedFile: ops/AnyQuery.graphql
        PrintedFields: Cat, Dog, Query
        RenderedInterfaces=
        RenderedMock: Cat, Dog, Query
        RenderedUnions
        SpreadGraph=
        SyntaxDiagnostics: sources
        """),
    Revision(
      "a new operation", [.write(path: "ops/New.graphql", text: "query New { me { id } }")],
      runs: """
        ChosenField: Person.id, Query.me=
        CollectedFields: ops/New.graphql, sources
        Contributions: New
        DefinitionDiagnostics: New
        DefinitionState: New
        DefinitionText: New
        DefinitionUses: New
        DefinitionsByName: ops/New.graphql, sources
        FieldConflicts: Person=
        FileOutline: ops/New.graphql
        FileParts: ops/New.graphql, sources
        FileSpreads: ops/New.graphql
        FragmentClosure: New
        HasTypeSystem: ops/New.graphql
        MockFieldOf: Person.id=
        OperationDiagnostics: ops/New.graphql, sources
        ParsedFile: ops/New.graphql
        SharedNameDiagnostics: operation New
        SpreadFragments: New
        SpreadGraph=
        SyntaxDiagnostics: ops/New.graphql, sources
        """),
    Revision(
      "a name that is there twice", [.write(path: "ops/New.graphql", text: "query PetQuery { me { id } }")],
      runs: """
        DefinitionDiagnostics: PetQuery
        DefinitionState: PetQuery
        DefinitionText: PetQuery
        DefinitionUses: PetQuery
        DefinitionsByName: ops/New.graphql, sources
        FileOutline: ops/New.graphql
        FileParts: ops/New.graphql, sources
        FileSpreads: ops/New.graphql
        FragmentClosure: PetQuery
        HasErrors<OperationDiagnostics>
        HasTypeSystem: ops/New.graphql
        OperationDiagnostics: ops/New.graphql, ops/PetQuery.graphql, sources
        ParsedFile: ops/New.graphql
        SharedNameDiagnostics: operation PetQuery
        SpreadFragments: PetQuery
        SpreadGraph=
        SyntaxDiagnostics: ops/New.graphql, sources
        """),
    Revision(
      "a comment in the schema", [replace("interface Pet", "# A comment.\ninterface Pet", in: "schema/pets.graphqls")],
      runs: """
        ParsedFile: schema/pets.graphqls
        SchemaBuild
        SchemaDiagnostics=
        SchemaModel=
        """),
    Revision(
      "an unused field in the schema",
      [replace("any: DogOrCat", "any: DogOrCat\n other: Int", in: "schema/query.graphqls")],
      runs: """
        AllMockedTypes=
        MockNameClashes=
        ParsedFile: schema/query.graphqls
        SchemaBuild
        SchemaElements
        SchemaDiagnostics=
        SchemaModel
        """),
    Revision(
      "a field in the schema that is used", [replace("barks: Boolean!", "barks: Boolean", in: "schema/pets.graphqls")],
      writes: ["Dog+Mock"],
      runs: """
        AllMockedTypes=
        Artifacts: Dog
        Contributions: AnyQuery=
        DefinitionDiagnostics: AnyQuery=
        DefinitionState: AnyQuery
        DefinitionUses: AnyQuery
        EmissionDiagnostics: Dog=
        FieldsOfMock: Dog
        MockFieldOf: Dog.barks
        MockNameClashes=
        ParsedFile: schema/pets.graphqls
        PrintedFields: Dog
        RenderedMock: Dog
        SchemaBuild
        SchemaElements
        SchemaDiagnostics=
        SchemaModel
        """),
    Revision(
      "a type in the schema that implements an interface",
      [
        replace(
          "enum Unit", "type Bird implements Pet { name: String! owner: Person }\nenum Unit", in: "schema/pets.graphqls"
        )
      ], writes: ["Bird+Mock"],
      runs: """
        AllMockedTypes
        Artifacts: Bird, sources
        Contributions: PetsQuery=
        DefinitionDiagnostics: PetsQuery=
        DefinitionState: PetsQuery
        DefinitionUses: PetsQuery
        EmissionDiagnostics: Bird
        FieldsOfMock: Bird
        InterfacesOf: Bird
        MockFieldOf: Query.pet=, Query.pets=
        MockDiagnostics: Bird, sources
        MockNameClashes=
        MockedObjects
        ParsedFile: schema/pets.graphqls
        PrintedFields: Bird
        RenderedInterfaces=
        RenderedMock: Bird
        RenderedUnions=
        SchemaBuild
        SchemaElements
        SchemaDiagnostics=
        SchemaModel
        """),
    Revision(
      "a schema that is half typed", [replace("enum Unit {", "enum Unit {{", in: "schema/pets.graphqls")],
      runs: """
        HasErrors<SchemaDiagnostics>
        ParsedFile: schema/pets.graphqls
        SchemaBuild
        SchemaDiagnostics
        """),
    Revision(
      "a setting that mocks depend on", [.settings(4)],
      writes: ["Cat+Mock", "Dog+Mock", "Mutation+Mock", "Person+Mock", "Query+Mock"],
      runs: """
        AbstractTypeOrder=
        AllModules=
        Artifacts: Cat, Dog, Mutation, Person, Query
        ChecksUnusedSelections=
        EmissionDiagnostics: Cat=, Dog=, Mutation=, Person=, Query=
        EmissionSettings
        FolderOfOutput: placeholders=, stubs=
        MockNameClashes=
        ModelsPlace=
        ModuleSettings
        NamespaceDiagnostics=
        PrintedFields: Cat, Dog, Mutation, Person, Pet, Query
        ProtocolOutputs=
        ReducesTypes=
        RenderedInterfaces=
        RenderedMock: Cat, Dog, Mutation, Person, Query
        RenderedUnions=
        SchemaSettings=
        TestMocksFolder=
        ValidationSettings=
        """),
    Revision(
      "a setting that disables mocks", [.settings(2)],
      writes: [
        "-Cat+Mock", "-Dog+Mock", "-MockObject+Interfaces", "-MockObject+Unions", "-Mutation+Mock", "-Person+Mock",
        "-Query+Mock",
      ],
      runs: """
        AllModules=
        Artifacts: sources
        ChecksUnusedSelections=
        EmissionSettings=
        FolderOfOutput: placeholders=, stubs=
        HasTestMocks
        MockDiagnostics: sources
        MockNameClashes=
        ModelsPlace=
        ModuleSettings
        ProtocolOutputs=
        ReducesTypes=
        SchemaSettings=
        TestMocksFolder
        ValidationSettings=
        """),
  ]
}
