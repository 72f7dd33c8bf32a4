import FileAccess
import Foundation
import TestSupport
import Testing

/// A directory `inside` that access is confined to, beside a directory `outside`.
@Suite struct ConfinedRootTests {
  private let directory: TestDirectory
  private let root: ConfinedRoot

  init() throws {
    directory = try TestDirectory()
    try directory.write("inside/a/file", "inside")
    try directory.write("outside/file", "secret")
    root = try ConfinedRoot(AccessPolicy(boundary: directory.absolute("inside")))
  }

  private func reason<Value>(_ body: () throws(FileError) -> Value) -> FileError.Reason? {
    do throws(FileError) {
      _ = try body()
      return nil
    } catch {
      return error.reason
    }
  }

  private func read(_ path: String) throws(FileError) -> String {
    String(decoding: try root.read(directory.absolute(path)), as: UTF8.self)
  }

  @Test(arguments: [
    "a/file", "a/./file", "a//file", "/a/file", "a/../a/file", "a/b/../file", "direct", "folder/file", "absolute",
    "absolute-folder/file", "chain/file", "a/up/a/file", "a/back-and-forth",
  ])
  func filesInsideAreRead(path: String) throws {
    try directory.makeDirectory("inside/a/b")
    try directory.link("inside/direct", to: "a/file")
    try directory.link("inside/folder", to: "a")
    try directory.link("inside/absolute", to: directory.absolute("inside/a/file"))
    try directory.link("inside/absolute-folder", to: directory.absolute("inside/a/"))
    try directory.link("inside/chain", to: "folder")
    try directory.link("inside/a/up", to: "..")
    try directory.link("inside/a/back-and-forth", to: "../a/./../folder/file")
    #expect(try read("inside/" + path) == "inside")
    #expect(try root.realPath(directory.absolute("inside/" + path)) == directory.absolute("inside/a/file"))
    #expect(try root.status(directory.absolute("inside/" + path)).kind == .regular)
  }

  @Test(arguments: [
    "outside/file", "inside/../outside/file", "inside/a/../../outside/file", "inside/..", "inside/link",
    "inside/folder/file", "inside/absolute", "inside/absolute-folder/file", "inside/a/climb", "inside/chain",
    "inside/detour", "inside-not/file", "/file", "inside/parent/inside/a/file",
  ])
  func filesOutsideAreNotRead(path: String) throws {
    try directory.write("inside-not/file", "secret")
    try directory.link("inside/link", to: "../outside/file")
    try directory.link("inside/folder", to: "../outside")
    try directory.link("inside/absolute", to: directory.absolute("outside/file"))
    try directory.link("inside/absolute-folder", to: directory.absolute("outside"))
    try directory.link("inside/a/climb", to: "../../outside/file")
    try directory.link("inside/chain", to: "a/climb")
    // A link that leads outside and back is refused as well, as `RESOLVE_BENEATH` does.
    try directory.link("inside/detour", to: "../inside/a/file")
    try directory.link("inside/parent", to: "..")
    let absolute = directory.absolute(path)
    #expect(reason { () throws(FileError) in try root.read(absolute) } == .outsideBoundary)
    #expect(reason { () throws(FileError) in try root.readPrefix(absolute, 3) } == .outsideBoundary)
    #expect(reason { () throws(FileError) in try root.status(absolute) } == .outsideBoundary)
    #expect(reason { () throws(FileError) in try root.realPath(absolute) } == .outsideBoundary)
    #expect(reason { () throws(FileError) in try root.directory(absolute + "/x") } == .outsideBoundary)
  }

  @Test func errorsNameTheLinkThatLeadsOutside() throws {
    try directory.link("inside/a/climb", to: "../../outside")
    do throws(FileError) {
      _ = try root.read(directory.absolute("inside/a/climb/file"))
    } catch {
      #expect(error == FileError(directory.absolute("inside/a/climb"), .outsideBoundary))
    }
  }

  /// The system ends a path at a NUL, so `..\0x` would be the parent directory.
  @Test(arguments: ["inside/..\0/outside/file", "inside/..\0", "inside/a/file\0", "inside/a/..\0/../outside/file"])
  func pathsWithNULAreRejected(path: String) {
    let absolute = directory.absolute(path)
    #expect(reason { () throws(FileError) in try root.read(absolute) } == .notFound)
    #expect(reason { () throws(FileError) in try root.status(absolute) } == .notFound)
    #expect(reason { () throws(FileError) in try root.directory(absolute) } == .notFound)
  }

  @Test(arguments: ["", "..", "a/b", "..\0", "a\0", "/"])
  func handlesAcceptOnlyNames(name: String) throws {
    let handle = try root.directory(directory.absolute("inside"))
    #expect(reason { () throws(FileError) in try handle.status(name) } == .notFound)
    #expect(reason { () throws(FileError) in try handle.directory(name) } == .notFound)
    #expect(reason { () throws(FileError) in try handle.makeDirectory(name) } == .notFound)
    #expect(reason { () throws(FileError) in try handle.removeFile(name) } == .notFound)
    #expect(reason { () throws(FileError) in try handle.rename(name, to: handle, "x") } == .notFound)
    #expect(reason { () throws(FileError) in try handle.rename("a", to: handle, name) } == .notFound)
    #expect(!handle.exchange("a", with: handle, name))
  }

  @Test func missingFilesAndLoopsHaveReasons() throws {
    try directory.link("inside/loop", to: "loop")
    try directory.link("inside/ping", to: "pong")
    try directory.link("inside/pong", to: "ping/x")
    try directory.link("inside/dangling", to: "nowhere")
    func reason(_ path: String) -> FileError.Reason? {
      self.reason { () throws(FileError) in try root.read(directory.absolute("inside/" + path)) }
    }
    #expect(reason("absent") == .notFound)
    #expect(reason("absent/x") == .notFound)
    #expect(reason("dangling") == .notFound)
    #expect(reason("a") == .isDirectory)
    #expect(reason("a/file/x") == .notDirectory)
    #expect(reason("loop") == .tooManyLinks)
    #expect(reason("loop/x") == .tooManyLinks)
    #expect(reason("ping/x") == .tooManyLinks)
  }

  @Test func linksAreLimited() throws {
    for number in 0..<41 {
      try directory.link("inside/l\(number)", to: number == 0 ? "a" : "l\(number - 1)")
    }
    #expect(try read("inside/l39/file") == "inside")
    let tooMany = directory.absolute("inside/l40/file")
    #expect(reason { () throws(FileError) in try root.read(tooMany) } == .tooManyLinks)
  }

  @Test func anUnrestrictedRootReadsAllPaths() throws {
    let all = try ConfinedRoot(AccessPolicy(boundary: directory.absolute("inside"), allowsOutside: true))
    try directory.link("inside/link", to: "../outside/file")
    for path in [
      "outside/file", "inside/link", "inside/../../../../../../../../../.." + directory.path + "/outside/file",
    ] {
      #expect(try all.read(directory.absolute(path)) == Array("secret".utf8))
    }
    #expect(try all.status("/").kind == .directory)
    #expect(try all.realPath("/") == "/")
    #expect(try all.directory("/").entries().entries.isEmpty == false)
  }

  /// A boundary may be given by a path with symbolic links.
  @Test func theBoundaryMayBeALink() throws {
    try directory.link("alias", to: "inside")
    let root = try ConfinedRoot(AccessPolicy(boundary: directory.absolute("alias")))
    try directory.link("inside/absolute", to: directory.absolute("inside/a/file"))
    for path in ["alias/a/file", "inside/a/file", "alias/absolute"] {
      #expect(try root.read(directory.absolute(path)) == Array("inside".utf8))
    }
    let outside = directory.absolute("alias/../outside/file")
    #expect(reason { () throws(FileError) in try root.read(outside) } == .outsideBoundary)
  }

  @Test func unlinkedDirectoriesFollowNoLinks() throws {
    try directory.write("inside/own/file", "own")
    try directory.link("inside/own/folder", to: "../a")
    try directory.link("inside/own/link", to: "file")
    try directory.link("inside/own-not", to: "a")
    try directory.link("inside/way", to: "own")
    let root = try ConfinedRoot(
      AccessPolicy(boundary: directory.absolute("inside")), unlinked: directory.absolute("inside/own"))
    #expect(try root.read(directory.absolute("inside/own/file")) == Array("own".utf8))
    #expect(try root.read(directory.absolute("inside/own-not/file")) == Array("inside".utf8))
    for path in ["own/folder/file", "own/link", "way/folder/file", "way/link"] {
      let absolute = directory.absolute("inside/" + path)
      #expect(reason { () throws(FileError) in try root.read(absolute) } == .isSymbolicLink, "\(path)")
    }
  }

  @Test func anUnlinkedDirectoryMustNotBeALink() throws {
    try directory.link("inside/own", to: "a")
    let root = try ConfinedRoot(
      AccessPolicy(boundary: directory.absolute("inside")), unlinked: directory.absolute("inside/own"))
    let path = directory.absolute("inside/own/file")
    #expect(reason { () throws(FileError) in try root.read(path) } == .isSymbolicLink)
  }

  /// Two names that Unicode calls equivalent are two directories.
  @Test func namesAreComparedByBytes() throws {
    let names = ["e\u{301}", "\u{e9}"]
    for name in names { try directory.write("inside/\(name)/file", name) }
    guard try FileManager.default.contentsOfDirectory(atPath: directory.absolute("inside")).count == 3 else { return }
    for name in names {
      let bytes = try root.read(directory.absolute("inside/\(name)/file"))
      #expect(bytes == Array(name.utf8))
    }
  }

  /// A directory that becomes a symbolic link after it was opened stays the one that was opened.
  @Test func aHandleKeepsItsDirectory() throws {
    let handle = try root.directory(directory.absolute("inside/a"))
    try FileManager.default.moveItem(
      atPath: directory.absolute("inside/a"), toPath: directory.absolute("inside/moved"))
    try directory.link("inside/a", to: "../outside")
    _ = try handle.open("new", .create())
    let place = try root.place(directory.absolute("inside/a/newer"))
    _ = try place.directory.open(place.name, .create())
    #expect(directory.text("inside/moved/new") == "")
    #expect(directory.text("inside/moved/newer") == "")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.absolute("outside")) == ["file"])
    root.forgetDirectories()
    let path = directory.absolute("inside/a/newest")
    #expect(reason { () throws(FileError) in try root.place(path) } == .outsideBoundary)
  }

  /// Directories are closed again, so that a process doesn't run out of descriptors.
  @Test func openDirectoriesStayWithinTheLimit() throws {
    for number in 0..<300 { try directory.write("inside/many/\(number)/deep/file", "\(number)") }
    let before = try descriptors()
    for _ in 0..<2 {
      for number in 0..<300 {
        let bytes = try root.read(directory.absolute("inside/many/\(number)/deep/file"))
        #expect(bytes == Array("\(number)".utf8))
      }
      #expect(try descriptors() - before < 256)
    }
    root.forgetDirectories()
    #expect(try descriptors() - before < 128)
  }

  /// How many files of this test are open. Other tests run at the same time.
  private func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count { name in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/" + name)
      return target?.hasPrefix(directory.path) == true
    }
  }

  @Test func walksStayInside() throws {
    try directory.link("inside/folder", to: "../outside")
    try directory.link("inside/file", to: "../outside/file")
    try directory.link("inside/alias", to: "a")
    let walk = DirectoryWalk(directory.absolute("inside"), in: root)
    #expect(walk.files == ["a/file", "alias/file"])
    #expect(walk.linksOutside.map(\.path) == ["file", "folder"])
    let outside = DirectoryWalk(directory.absolute("outside"), in: root)
    #expect(outside.files == [])
    #expect(outside.problems.map(\.reason) == [.outsideBoundary])
  }

  @Test func unwritableDirectoriesHaveAReason() throws {
    let handle = try root.directory(directory.absolute("inside/a"))
    #expect(handle.whyUnwritable == nil)
    if geteuid() != 0 {
      #expect(chmod(directory.absolute("inside/a"), 0o555) == 0)
      #expect(handle.whyUnwritable == .notPermitted)
      #expect(chmod(directory.absolute("inside/a"), 0o755) == 0)
    }
  }

  @Test func entriesCanBeChanged() throws {
    let handle = try root.directory(directory.absolute("inside"))
    #expect(try handle.makeDirectory("new"))
    #expect(try !handle.makeDirectory("new"))
    let (a, new) = (try handle.directory("a"), try handle.directory("new"))
    try a.link("file", to: new, "second")
    try new.open("other", .create()).write(Array("other".utf8)[...])
    #expect(reason { () throws(FileError) in _ = try new.open("other", .create()) } == .system(EEXIST))
    #expect(new.exchange("other", with: a, "file"))
    #expect(directory.text("inside/a/file") == "other")
    try new.rename("other", to: a, "renamed")
    try new.removeFile("second")
    try new.removeFile("second")
    try handle.removeDirectory("new")
    #expect(try Set(a.entries().entries.map(\.name)) == ["file", "renamed"])
    #expect(directory.text("inside/a/renamed") == "inside")
  }

  /// While another thread swaps a directory for a link again and again, nothing is read or made outside.
  @Test func racingLinksAreNotFollowed() throws {
    try directory.write("inside/swap/file", "inside")
    try directory.link("inside/trap", to: "../outside")
    let (swap, away, trap) = (
      directory.absolute("inside/swap"), directory.absolute("inside/away"), directory.absolute("inside/trap")
    )
    let stop = Flag()
    let thread = Thread {
      while !stop.isSet {
        rename(swap, away)
        rename(trap, swap)
        rename(swap, trap)
        rename(away, swap)
      }
    }
    thread.start()
    defer { stop.set() }
    var (insideCount, otherCount) = (0, 0)
    for number in 0..<4000 {
      root.forgetDirectories()
      do throws(FileError) {
        let bytes = try root.read(directory.absolute("inside/swap/file"))
        #expect(bytes == Array("inside".utf8))
        insideCount += 1
        let place = try root.place(directory.absolute("inside/swap/new\(number)"))
        _ = try place.directory.open(place.name, .create())
      } catch {
        #expect([.outsideBoundary, .notFound, .notDirectory].contains(error.reason), "\(error)")
        otherCount += 1
      }
    }
    #expect(insideCount > 0 && otherCount > 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.absolute("outside")) == ["file"])
  }
}

/// A flag that two threads share.
private final class Flag: Sendable {
  private let lock = NSLock()
  private nonisolated(unsafe) var value = false  // Guarded by the lock.

  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
}
