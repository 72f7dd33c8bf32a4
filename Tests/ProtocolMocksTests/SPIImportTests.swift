import Foundation
import Source
import TestSupport
import Testing

@testable import ProtocolMocks

/// Mocks in another module import the required `@_spi` names.
@Suite struct SPIImportTests {
  private func imports(_ text: String) -> [String] {
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift").filter(\.canBeMocked), of: "A.swift", module: "App")
    return String(decoding: file.contents, as: UTF8.self).split(separator: "\n").map(String.init)
      .filter { $0.contains("import App") }
  }

  @Test(arguments: [
    ("/// @mockable\nprotocol A { func a(_ b: Int) }", ""),
    ("/// @mockable\n@_spi(Inner) public protocol A {}", "@_spi(Inner) "),
    ("/// @mockable\npublic protocol A { @_spi( Inner ) func a() }", "@_spi(Inner) "),
    ("@_spi(X) public struct B {}\n/// @mockable\nprotocol A { var b: [B]? { get } }", "@_spi(X) "),
    ("@_spi(X) public struct B {}\n/// @mockable\nprotocol A { var b: Int { get } }", ""),
    ("@_spi(X) public protocol B {}\n/// @mockable\nprotocol A { func a(_ b: some B) }", "@_spi(X) "),
    ("@_spi(X) public typealias B = Int\n/// @mockable\nprotocol A { func a() -> B }", "@_spi(X) "),
    ("@_spi(X) extension C { public enum B {} }\n/// @mockable\nprotocol A { func a() -> C.B }", "@_spi(X) "),
    (
      "@_spi(X) extension C { public enum D { public enum B {} } }\n/// @mockable\nprotocol A { func a() -> C.D.B }",
      "@_spi(X) "
    ),
    (
      "public enum C { public enum D { @_spi(X) public enum B {} } }\n/// @mockable\nprotocol A { func a() -> C.D.B }",
      "@_spi(X) "
    ),
    ("@_spi(X) public enum C {}\nenum B {}\n/// @mockable\nprotocol A { func a() -> B }", ""),
    (
      "@_spi(Y) public struct B {}\n@_spi(X) public struct C {}\n/// @mockable\n"
        + "protocol A { associatedtype T: P where T == B\n func a(_ c: C) throws(B) }", "@_spi(X) @_spi(Y) "
    ),
  ])
  func spiImportsCoverTheNamesInTheMock(_ text: String, _ attributes: String) {
    let level = text.contains("public protocol A") ? "public " : ""
    #expect(imports(text) == ["\(attributes)@testable \(level)import App"])
  }

  /// Without the import, the compiler doesn't find the types.
  @Test(.enabled(if: SwiftCompiler.current != nil, "there is no compiler")) func mocksWithSPICompile() throws {
    let compiler = try #require(SwiftCompiler.current)
    let app = """
      @_spi(Inner) public struct Hidden { public init() {} }
      /// @mockable
      @_spi(Inner) public protocol Whole { func use(_ hidden: Hidden) }
      /// @mockable
      protocol Plain { func use(_ hidden: Hidden?) -> Hidden? }
      /// @mockable
      public protocol Members {
        func plain()
        @_spi(Inner) func use(_ hidden: Hidden)
        @_spi(Inner) var hidden: Hidden { get }
      }
      extension Members {
        @_spi(Inner) public func use(_ hidden: Hidden) {}
        @_spi(Inner) public var hidden: Hidden { Hidden() }
      }
      """
    let workspace = try TemporaryWorkspace()
    try workspace.write("App.swift", app)
    let sources = FileSources([SourceFile(path: "App.swift", text: app)])
    let mocks = renderMocks(sources.allMocks, of: "App.swift", module: "App")
    #expect(sources.allMocks.count == 3)
    try workspace.write("Mocks.swift", Data(mocks.contents))
    let path = { (name: String) in workspace.root.appending(path: name).path }
    let module = try compiler.run([
      "-emit-module", "-enable-testing", "-swift-version", "6", "-parse-as-library", "-module-name", "App",
      "-emit-module-path", path("App.swiftmodule"), path("App.swift"),
    ])
    try #require(module.status == 0, "\(module.output)")
    let result = try compiler.run([
      "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "AppMocks", "-I", workspace.root.path,
      "-I", try BuiltTool.modules().path, path("Mocks.swift"),
    ])
    #expect(result.status == 0, "\(result.output)")
  }
}
