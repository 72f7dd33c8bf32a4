import FileAccess
import Source
import TestSupport
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

  /// No file has such a path, and resolving it would take long.
  @Test(arguments: [
    String(repeating: "a/", count: 64) + "b", String(repeating: "a", count: 4097),
    String(repeating: "a/", count: 200_000) + "b", "/" + String(repeating: "a/", count: 64) + "b",
  ])
  func longPathsAreMalformed(path: String) throws {
    let directory = try TestDirectory()
    var paths = OutputPaths(
      root: directory.path, try ConfinedRoot(AccessPolicy(boundary: directory.path, allowsOutside: true)))
    #expect(paths.resolve(path) == .failure(.malformed))
  }

  /// Directories that are missing are resolved by those above them.
  @Test func missingDirectoriesAreResolved() throws {
    let directory = try TestDirectory()
    try directory.makeDirectory("real/inner")
    try directory.link("link", to: "real")
    try directory.link("dangling", to: "nowhere")
    try directory.write("file", "")
    var paths = OutputPaths(root: directory.path, try ConfinedRoot(AccessPolicy(boundary: directory.path)))
    let missing = String(repeating: "a/", count: 62)
    for (path, real, isMissing) in [
      ("x", "x", false), ("real/x", "real/x", false), ("link/inner/x", "real/inner/x", false),
      ("link/new/x", "real/new/x", true), (missing + "x", missing + "x", true), (missing + "y", missing + "y", true),
      ("link/new/er/x", "real/new/er/x", true),
    ] {
      let output = try paths.resolve(path).get()
      #expect(output.identity == directory.absolute(real))
      #expect(output.isInMissingFolder == isMissing, "\(path)")
    }
    for folder in ["dangling", "dangling/a/b"] {
      #expect(paths.resolve(folder + "/x") == .failure(.danglingLink(directory.absolute("dangling"))))
    }
    for folder in ["file", "file/a/b"] {
      #expect(paths.resolve(folder + "/x") == .failure(.notDirectory(directory.absolute("file"))))
    }
  }
}
