import FileAccess
import Source
import Testing

@testable import Daemon

@Suite struct OutputPathsTests {
  @Test(arguments: [
    ("/a", "/a", true), ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/", "/", true),
    ("/a", "/", true), ("/b", "/a", false), ("/é/x", "/é", true), ("/e\u{301}/x", "/\u{e9}", false),
  ])
  func outputsInAFolderAreNamedByTheRestOfTheirPaths(path: String, directory: String, isIn: Bool) {
    let rest = path.utf8.dropFirst(directory == "/" ? 1 : directory.utf8.count + 1)
    let name = isIn && path != directory ? String(decoding: rest, as: UTF8.self) : path
    #expect(outputName(path, root: directory) == name)
  }
}
