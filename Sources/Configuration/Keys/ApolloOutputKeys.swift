import JSONSyntax

/// The keys of Apollo's `output`.
let apolloOutputKeys: [Key<Project>] = [
  .group(
    "schemaTypes", \.schemaTypes, schemaTypesKeys.map { $0.required() }, "The schema's Swift types.",
    unknownKeys: .warning
  ).setting("schemaTypes").required(),
  .custom(
    "operations", \.outputs.operations, operationsShape, "Operation models.", read: readOperationsPlacement,
    show: showOperationsPlacement
  ).setting("outputs", "operations").required(),
  apolloTestMocksKey.setting("outputs", "testMocks").required(),
  .ignored(
    "operationManifest", .object(ObjectShape(manifestKeys)),
    "Apollo 1 only: a list of all operations. Ignored by mockd."
  )
  .nullable(),
  .ignored("operationIdentifiersPath", .string(.any), "A list of all operations in an old format. Ignored by mockd.")
    .nullable(),
]

/// The key `output.testMocks` of Apollo.
private let apolloTestMocksKey = Key<Project>(
  "testMocks", "Test mocks.",
  shape: { _ in
    .object(
      ObjectShape(
        [
          KeyDescription("none", .object(ObjectShape([], unknownKeys: .warning)), "No test mocks."),
          KeyDescription(
            "absolute",
            .object(
              ObjectShape(
                [
                  required(KeyDescription("path", .string(.path), "The folder of the files.")),
                  nullable(accessModifierDescription(default: .public)),
                ], unknownKeys: .warning)), "Test mocks in a folder."),
          KeyDescription(
            "swiftPackage",
            .object(
              ObjectShape(
                // Versions before 1.2 need no name.
                [nullable(KeyDescription("targetName", .string(.folderName), "The name of the target."))],
                unknownKeys: .warning)), "Test mocks in a target of the package that Apollo generates."),
        ], unknownKeys: .warning, count: .exactlyOne))
  }, read: readTestMocks, settings: { _ in .nothing })

private func readTestMocks(_ value: JSONValue, project: inout Project, reading: inout Reading) {
  var output = TestMocksOutput()
  if let absolute = value["absolute"], let path = absolute["path"]?.string {
    output.path = reading.resolve(path)
    output.accessModifier = accessModifier(in: absolute) ?? .public
    reading.note("path", absolute["path"])
    reading.note("accessModifier", absolute["accessModifier"])
    project.outputs.testMocks = output
  } else if let package = value["swiftPackage"], package.kind == .object {
    output.placement = .swiftPackageTarget(package["targetName"]?.string)
    reading.note("path", package["targetName"])
    project.outputs.testMocks = output
  } else {
    project.outputs.testMocks = nil
  }
}
