import SwiftCode

/// The common parts of all mock files.
extension EmissionOptions {
  /// Returns the text of a mock file.
  ///
  /// - Parameter modules: other modules with mocks that the file names.
  func mockFile(_ declarations: [Declaration], modules: [String] = [], expectedSize: Int = 4096) -> [UInt8] {
    SwiftFile(
      header: ["@generated", "This file was automatically generated and should not be edited."],
      imports: [.init(runtimeModule.testSupport), .init(schemaModule, testable: version.importsTestably)]
        + modules.map { .init($0) },
      declarations: declarations
    ).printed(expectedSize: expectedSize)
  }

  /// The access modifiers of mocks' declarations.
  var access: Modifiers { accessLevel == .public ? .public : [] }
}
