import Source
import Testing

@Suite struct WorkspacePathTests {
  @Test(arguments: [
    ("./a//b/./c", "", "a/b/c"),
    ("a/../b", "", "b"),
    ("../b", "a", "b"),
    ("../../b", "a", "../b"),
    ("../graphql/*.graphqls", "", "../graphql/*.graphqls"),
    ("*/../b", "", "*/../b"),
    ("{a,b/c}/../d", "", "{a,b/c}/../d"),
    (".", "", "."),
    ("", "a", "a"),
    ("./", "a/b", "a/b"),
    ("/x/../y", "a", "/y"),
    ("/home/me/app/graphql", "a", "graphql"),
    ("/home/me/apple/graphql", "a", "/home/me/apple/graphql"),
    ("~/x", "a", "~/x"),
    ("..", "", ".."),
  ])
  func pathsAreResolved(path: String, folder: String, expected: String) {
    #expect(WorkspacePath.resolve(path, folder: folder, workspace: "/home/me/app/") == expected)
  }

  @Test func pathsOutsideAreRecognized() {
    for path in ["..", "../a", "/a", "~/a"] { #expect(WorkspacePath.isOutside(path)) }
    for path in [".", "a", "..a", ".a/b"] { #expect(!WorkspacePath.isOutside(path)) }
  }

  @Test(arguments: [
    ("a", "", "a"), ("a/b", ".", "a/b"), ("a/b", "a", "b"), ("a", "a", ""), ("", "a", ".."), ("b", "a", "../b"),
    ("a/b/c", "a/d/e", "../../b/c"), ("ab", "a", "../ab"),
  ])
  func pathsAreRelativeToFolders(path: String, folder: String, expected: String) {
    #expect(WorkspacePath.relative(path, to: folder) == expected)
  }
}
