import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct DirectoryWalkTests {
  @Test func filesAreListedInOrder() throws {
    let directory = try TestDirectory()
    for path in ["b", "a/z", "a/b/c", "a-b", ".hidden/x", "é"] { try directory.write(path, "") }
    let walk = DirectoryWalk(directory.path)
    #expect(walk.files == [".hidden/x", "a-b", "a/b/c", "a/z", "b", "é"])
    #expect(walk.problems == [])
  }

  @Test func directoriesArePrunedAndFilesFiltered() throws {
    let directory = try TestDirectory()
    for path in ["a.graphql", "a.swift", "skip/b.graphql", "deep/er/c.graphql"] { try directory.write(path, "") }
    var asked: [String] = []
    let walk = DirectoryWalk(
      directory.path,
      descend: {
        asked.append($0.path)
        return $0.path != "skip"
      }, include: { $0.path.hasSuffix(".graphql") })
    #expect(walk.files == ["a.graphql", "deep/er/c.graphql"])
    #expect(asked.sorted() == ["deep", "deep/er", "skip"])
  }

  @Test func linksAreFollowedWithoutLoops() throws {
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

  /// The callers learn which parts of a path are links, so they can enter some of them.
  @Test func linksOfAPathAreNamed() throws {
    let directory = try TestDirectory()
    try directory.write("real/deep/f", "")
    try directory.link("real/deep/g", to: "f")
    try directory.link("alias", to: "real")
    try directory.link("real/more", to: "../other")
    try directory.write("other/f", "")
    var found: [String: [Int]] = [:]
    _ = DirectoryWalk(
      directory.path,
      include: {
        found[$0.path] = $0.links
        return true
      })
    #expect(
      found == [
        "real/deep/f": [], "real/deep/g": [11], "real/more/f": [9], "other/f": [], "alias/deep/f": [5],
        "alias/deep/g": [5, 12], "alias/more/f": [5, 10],
      ])
    let walk = DirectoryWalk(directory.path, descend: { !$0.isLink })
    #expect(walk.files == ["other/f", "real/deep/f", "real/deep/g"])
  }

  @Test func multipliedLinksAreFinite() throws {
    let directory = try TestDirectory()
    for name in ["a", "b", "c"] {
      try directory.write("\(name)/f", "")
      for other in ["a", "b", "c"] where other != name { try directory.link("\(name)/\(other)", to: "../\(other)") }
    }
    #expect(DirectoryWalk(directory.path).files.count == 15)
  }

  /// In nine folders that all link to each other, there are nine million ways of at most eight links.
  @Test func linksAreExpandedOnce() throws {
    let directory = try TestDirectory()
    for folder in 0..<9 {
      try directory.write("\(folder)/f", "")
      for other in 0..<9 where other != folder { try directory.link("\(folder)/\(other)", to: "../\(other)") }
    }
    let start = ContinuousClock.now
    let walk = DirectoryWalk(directory.path)
    #expect(walk.files.count == 9 + 9 * 8 + 9 * 8 * 7)
    #expect(walk.problems.isEmpty)
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  /// However many links there are, the walk ends, and says what it left out.
  @Test func tooManyLinksAreReported() throws {
    let directory = try TestDirectory()
    for index in 0..<160 {
      try directory.makeDirectory("real/\(index)")
      try directory.link("link\(index)", to: "real")
    }
    let start = ContinuousClock.now
    let walk = DirectoryWalk(directory.path)
    #expect(walk.problems.map(\.reason) == [.tooManyLinks])
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func unreadableDirectoriesAreReported() throws {
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

  @Test func deepDirectoriesAreWalked() throws {
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
