import FileAccess
import Foundation
import Testing

@Suite struct DirectoryWalkTests {
  @Test func listsFilesInOrder() throws {
    let directory = try TestDirectory()
    for path in ["b", "a/z", "a/b/c", "a-b", ".hidden/x", "é"] { try directory.write(path, "") }
    let walk = DirectoryWalk(directory.path)
    #expect(walk.files == [".hidden/x", "a-b", "a/b/c", "a/z", "b", "é"])
    #expect(walk.problems == [])
  }

  @Test func prunesAndFilters() throws {
    let directory = try TestDirectory()
    for path in ["a.graphql", "a.swift", "skip/b.graphql", "deep/er/c.graphql"] { try directory.write(path, "") }
    var asked: [String] = []
    let walk = DirectoryWalk(
      directory.path,
      descend: {
        asked.append($0)
        return $0 != "skip"
      }, include: { $0.hasSuffix(".graphql") })
    #expect(walk.files == ["a.graphql", "deep/er/c.graphql"])
    #expect(asked.sorted() == ["deep", "deep/er", "skip"])
  }

  @Test func followsLinksWithoutLoops() throws {
    let directory = try TestDirectory()
    try directory.write("real/f", "")
    try directory.link("real/up", to: "..")
    try directory.link("real/self", to: ".")
    try directory.link("alias", to: "real")
    try directory.link("file", to: "real/f")
    try directory.link("dangling", to: "nowhere")
    #expect(DirectoryWalk(directory.path).files == ["alias/f", "file", "real/f"])
    #expect(DirectoryWalk(directory.path, followsLinks: false).files == ["real/f"])
  }

  @Test func isFiniteWhereLinksMultiply() throws {
    let directory = try TestDirectory()
    for name in ["a", "b", "c"] {
      try directory.write("\(name)/f", "")
      for other in ["a", "b", "c"] where other != name { try directory.link("\(name)/\(other)", to: "../\(other)") }
    }
    #expect(DirectoryWalk(directory.path).files.count == 15)
  }

  @Test func tellsProblems() throws {
    let directory = try TestDirectory()
    let absent = DirectoryWalk(directory.absolute("absent"))
    #expect(absent.files == [])
    #expect(absent.problems.map(\.reason) == [.notFound])
    close(open((directory.path + "/bad.").replacingLastByte(with: 0xFF), O_CREAT | O_WRONLY, 0o600))
    try directory.write("good", "")
    mkfifo(directory.absolute("pipe"), 0o600)
    let walk = DirectoryWalk(directory.path)
    #expect(walk.files == ["good"])
    #expect(walk.problems.map(\.reason) == [.nameNotUTF8])
  }

  @Test func copesWithDepth() throws {
    let directory = try TestDirectory()
    let deep = Array(repeating: "d", count: 500).joined(separator: "/")
    try directory.write(deep + "/f", "")
    #expect(DirectoryWalk(directory.path).files == [deep + "/f"])
  }
}

extension String {
  /// The bytes of the path for the system, the last of them replaced, so that it need not be UTF-8.
  fileprivate func replacingLastByte(with byte: UInt8) -> [CChar] {
    (Array(utf8.dropLast()) + [byte, 0]).map { CChar(bitPattern: $0) }
  }
}
