import Foundation
import Source
import Testing

@testable import ProtocolMocks

/// The imports of generated files from MockSupport.
@Suite struct MockSupportNamesTests {
  @Test func namesEqualTheExportsOfTheLibrary() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/MockSupport").standardizedFileURL
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "typealias", "func", "actor"]
    var names: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains("public ") && line.first != " " {
        let words = line.split(separator: " ").drop { !kinds.contains(String($0)) }
        guard let name = words.dropFirst().first else { continue }
        names.insert(String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      }
    }
    // Operators.
    names.remove("")
    #expect(names == MockSupportNames.others.union(MockSupportNames.used.map(\.name)))
  }

  @Test(arguments: [(nil, false), ("App", true)])
  func conflictingNamesAreImportedIndividually(module: String?, isScoped: Bool) {
    let text = "/// @mockable\nprotocol A { func a(_ b: Field) }"
    let lines = imports(text, module: module)
    #expect(lines.contains("import MockSupport") == !isScoped)
    #expect(lines.contains("import class MockSupport.MockMethod") == isScoped)
    #expect(!lines.contains("import class MockSupport.MockProperty"))
  }

  /// The mocked type itself may have the name of a type of MockSupport.
  @Test(arguments: ["protocol Field { func a() }", "class Field { func a() {} }"])
  func mockedNamesakesAreImportedIndividually(text: String) {
    let lines = imports("/// @mockable\n" + text, module: "App")
    #expect(!lines.contains("import MockSupport") && lines.contains("import class MockSupport.MockMethod"))
  }

  /// A type of the module that mocks use by the same name is qualified, here and in MockSupport.
  @Test(arguments: [(nil, "MockState"), ("App", "App.MockState")])
  func namesakesAreQualified(module: String?, spelling: String) {
    let text = "struct MockState {}\n/// @mockable\nprotocol A { func a(_ b: MockState) }"
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift"), of: "A.swift", module: module)
    let mock = String(decoding: file.contents, as: UTF8.self)
    #expect(mock.contains("  func a(_ b: \(spelling)) {"), "\(mock)")
    #expect(mock.contains("  let mockState: MockSupport.MockState\n"), "\(mock)")
  }

  /// Default results of such types are qualified, too.
  @Test(arguments: [(nil, "MockState"), ("App", "App.MockState")])
  func defaultsOfNamesakesAreQualified(module: String?, spelling: String) {
    let text = """
      struct MockState { init(_ state: MockProperty) {} }
      enum MockProperty { case first }
      /// @mockable
      protocol A { func a() -> MockState }
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift"), of: "A.swift", module: module)
    let mock = String(decoding: file.contents, as: UTF8.self)
    let argument = spelling.replacing("MockState", with: "MockProperty")
    #expect(
      mock.contains("types.add(\(spelling).self, { value in try \(spelling)(value((\(argument)).self)) })"), "\(mock)")
    #expect(mock.contains("types.add(\(argument).self, { _ in \(argument).first })"), "\(mock)")
    #expect(mock.contains("(_ types: inout MockDefaults)"), "\(mock)")
  }

  @Test func otherNamesAreImportedTogether() {
    let text = "/// @mockable\nprotocol A { func a(_ b: Int) }"
    #expect(imports(text, module: "App") == ["@testable import App", "import MockSupport"])
  }

  private func imports(_ text: String, module: String?) -> [String] {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift"), of: "A.swift", module: module)
    return String(decoding: file.contents, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("import ") }
  }
}
