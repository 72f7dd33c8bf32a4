import SwiftCode

/// The common parts of all mock files.
extension EmissionOptions {
  /// Returns the text of a mock file.
  ///
  /// - Parameters:
  ///   - modules: other modules with mocks that the file names.
  ///   - namesSchemaTypes: whether the mocks have properties of types in the schema's module.
  func mockFile(
    _ declarations: [Declaration], modules: [String] = [], namesSchemaTypes: Bool = false, expectedSize: Int = 4096
  ) -> [UInt8] {
    let isPublic = importsPublicly && accessLevel == .public
    return SwiftFile(
      header: ["@generated", "This file was automatically generated and should not be edited."],
      imports: [
        .init(runtimeModule.testSupport, isPublic: isPublic),
        .init(schemaModule, testable: version.importsTestably, isPublic: isPublic && namesSchemaTypes),
      ] + modules.map { .init($0, isPublic: isPublic) },
      declarations: declarations
    ).printed(expectedSize: expectedSize)
  }

  /// The access modifiers of mocks' declarations.
  var access: Modifiers { accessLevel == .public ? .public : [] }
}
