import Source
import Testing

@Suite struct PathTests {
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
    for path in paths where Path.normalized(path) != normalized(path) {
      Issue.record("\(path): \(Path.normalized(path)) instead of \(normalized(path))")
    }
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a/b", "/a", true), ("/ab", "/a", false), ("/a", "/a/b", false), ("/", "/", true),
    ("/a", "/", true), ("/b", "/a", false), ("/é/x", "/é", true), ("/e\u{301}/x", "/\u{e9}", false),
  ])
  func containmentIsByPathComponents(path: String, directory: String, isIn: Bool) {
    #expect(Path.isInside(path, directory) == isIn)
    #expect(Path.isBelow(path, directory) == (isIn && path != directory))
  }

  @Test(arguments: [
    ("/a", "/", "a"), ("/a/b", "/a", "b"), ("a/b", "a", "b"), ("a", "", "a"), ("/é/x", "/é", "x"),
  ])
  func pathsHaveAParentAndAName(path: String, parent: String, name: String) {
    #expect(Path.parent(path) == parent)
    #expect(Path.name(path) == name)
    if path.hasPrefix("/") { #expect(Path.join(parent, name) == path) }
  }

  @Test(arguments: [("/", ["/"]), ("/a", ["/a", "/"]), ("/a/b", ["/a/b", "/a", "/"]), ("a/b", ["a/b", "a", ""])])
  func ancestorsBeginWithThePath(path: String, ancestors: [String]) {
    #expect(Path.ancestors(of: path) == ancestors)
  }

  /// Links are resolved from the folder of the link.
  @Test(arguments: [
    ("/a/./b/", "/x/link", "/a/b"), ("../y", "/x/link", "/y"), ("y/../z", "/x/link", "/x/z"), ("..", "/link", "/"),
    ("y", "/link", "/y"),
  ])
  func targetsOfLinksAreResolved(target: String, link: String, expected: String) {
    #expect(Path.resolve(target, from: link) == expected)
  }
}
