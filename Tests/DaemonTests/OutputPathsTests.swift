import FileAccess
import Testing

@testable import Daemon

@Suite struct OutputPathsTests {
  /// The rule as plainly as can be.
  private func normalized(_ path: String) -> String {
    var components: [String] = []
    for component in path.split(separator: "/").map(String.init) where component != "." {
      if component == ".." { components = components.dropLast() } else { components.append(component) }
    }
    return "/" + components.joined(separator: "/")
  }

  @Test func pathsAreNormalized() {
    let parts = ["/", "/", ".", "..", "a", "...", ".a", "a.", "é"]
    var paths = [""]
    for _ in 0..<5 { paths = paths.flatMap { path in parts.map { path + $0 } } }
    for path in paths where normalizedPath(path) != normalized(path) {
      Issue.record("\(path): \(normalizedPath(path)) instead of \(normalized(path))")
    }
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/", "/", true),
    ("/a", "/", true), ("/b", "/a", false), ("/é/x", "/é", true), ("/e\u{301}/x", "/\u{e9}", false),
  ])
  func containmentIsByPathComponents(path: String, directory: String, isIn: Bool) {
    #expect(isInside(path, directory) == isIn)
    let rest = path.utf8.dropFirst(directory == "/" ? 1 : directory.utf8.count + 1)
    let name = isIn && path != directory ? String(decoding: rest, as: UTF8.self) : path
    #expect(outputName(path, root: directory) == name)
  }
}
