import Source
import Testing

@testable import ProtocolMocks

/// The state of mocks, and which members share it.
@Suite struct MemberStateTests {
  @Test func protocolInitializersRecordTheirLocation() {
    let text = """
      /// @mockable
      protocol A { init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) }
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift"), of: "A.swift", module: nil)
    #expect(String(decoding: file.contents, as: UTF8.self).split(separator: "  init(").count == 2)
  }

  @Test func overloadsThatDifferInConstraintsAreDistinct() {
    let text = """
      /// @mockable
      protocol A {
        func put<T: P>(_ value: T)
        func put<T: Q>(_ value: T)
        func get<T>(_ value: T) -> Int where T: P
        func get<T>(_ value: T) -> Int where T: Q
      }
      """
    let sources = FileSources([SourceFile(path: "A.swift", text: text)])
    let file = renderMocks(sources.mocks(of: "A.swift"), of: "A.swift", module: nil)
    let printed = String(decoding: file.contents, as: UTF8.self)
    for key in [
      "put(_:): (T) <T: P>", "put(_:): (T) <T: Q>", "get(_:): (T) -> Int <T> where T: P",
      "get(_:): (T) -> Int <T> where T: Q",
    ] {
      #expect(printed.split(separator: "method(\"\(key)\")").count == 2, "\(key)")
    }
  }
}
