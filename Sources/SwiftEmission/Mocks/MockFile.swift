import SwiftCode

/// What every file of test mocks has in common.
extension EmissionOptions {
  /// The text of a file of mocks.
  func mockFile(_ declarations: [Declaration], expectedSize: Int = 4096) -> [UInt8] {
    SwiftFile(
      header: ["@generated", "This file was automatically generated and should not be edited."],
      imports: [.init(runtimeModule.testSupport), .init(schemaModule, testable: version.importsTestably)],
      declarations: declarations
    ).printed(expectedSize: expectedSize)
  }

  /// The modifiers that make a declaration visible as the options say.
  var access: Modifiers { accessLevel == .public ? .public : [] }
}
