import SwiftCode

/// The common parts of all mock files.
extension EmissionOptions {
  /// Returns the text of a mock file.
  func mockFile(_ declarations: [Declaration], expectedSize: Int = 4096) -> [UInt8] {
    SwiftFile(
      header: ["@generated", "This file was automatically generated and should not be edited."],
      imports: [.init(runtimeModule.testSupport), .init(schemaModule, testable: version.importsTestably)],
      declarations: declarations
    ).printed(expectedSize: expectedSize)
  }

  /// The access modifiers of mocks' declarations.
  var access: Modifiers { accessLevel == .public ? .public : [] }
}
