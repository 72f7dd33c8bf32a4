import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct FileSystemTests {
  @Test(arguments: [0, 1, 4095, 4096, 65_536, 3_000_000])
  func filesAreReadCompletely(count: Int) throws {
    let directory = try TestDirectory()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try Data(bytes).write(to: URL(filePath: directory.absolute("f")))
    #expect(try FileSystem.read(directory.absolute("f")) == bytes)
    #expect(try FileSystem.readPrefix(directory.absolute("f"), 13) == Array(bytes.prefix(13)))
  }

  @Test func filesWithoutASizeAreRead() throws {
    #expect(try FileSystem.read("/proc/self/status").isEmpty == false)
  }

  /// The file takes no space, but reading it would take more memory than any machine has.
  @Test func largeFilesAreNotRead() throws {
    let directory = try TestDirectory()
    try directory.write("large", "")
    let file = try FileHandle(forWritingTo: URL(filePath: directory.absolute("large")))
    try file.truncate(atOffset: 1 << 43)
    let tooLarge = FileError.Reason.tooLarge(limit: FileSystem.largestFile)
    #expect(tooLarge.description == "it is larger than 64 MiB")
    #expect(reason(directory.absolute("large")) == tooLarge)
    let root = try ConfinedRoot(AccessPolicy(boundary: directory.path))
    let reads: [() throws -> [UInt8]] = [
      { try root.read(directory.absolute("large")) }, { try root.readWithStatus(directory.absolute("large")).bytes },
      { try root.directory(directory.path).read("large") },
    ]
    for read in reads {
      #expect(throws: FileError(directory.absolute("large"), tooLarge)) { try read() }
    }
    #expect(try FileSystem.readPrefix(directory.absolute("large"), 2) == [0, 0])
    try file.truncate(atOffset: UInt64(FileSystem.largestFile))
    #expect(try FileSystem.read(directory.absolute("large")).count == FileSystem.largestFile)
    try file.close()
  }

  /// The size of a file can be wrong once it is read.
  @Test func filesThatGrowAreNotRead() throws {
    for path in ["/proc/self/status", "/proc/self/maps"] {
      #expect(try FileSystem.status(path).size == 0)
      #expect(throws: FileError(path, .tooLarge(limit: 10))) { try FileSystem.open(path).readAll(limit: 10) }
    }
  }

  private func reason(_ path: String) -> FileError.Reason? {
    do throws(FileError) {
      _ = try FileSystem.read(path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func failuresHaveReasons() throws {
    let directory = try TestDirectory()
    try directory.write("file", "x")
    try directory.link("dangling", to: "nowhere")
    try directory.link("loop", to: "loop")
    mkfifo(directory.absolute("pipe"), 0o600)
    #expect(reason(directory.absolute("absent")) == .notFound)
    #expect(reason(directory.absolute("dangling")) == .notFound)
    #expect(reason(directory.path) == .isDirectory)
    #expect(reason(directory.absolute("file/x")) == .notDirectory)
    #expect(reason(directory.absolute("pipe")) == .notRegular)
    #expect(reason("/dev/null") == .notRegular)
    #expect(reason(directory.absolute("loop")) == .tooManyLinks)
    #expect(reason("a\0b") == .notFound)
  }

  @Test func linksAreRecognized() throws {
    let directory = try TestDirectory()
    try directory.write("file", "x")
    try directory.link("link", to: "file")
    #expect(try FileSystem.status(directory.absolute("link")).kind == .regular)
    #expect(try FileSystem.status(directory.absolute("link"), followingLinks: false).kind == .symbolicLink)
    #expect(try FileSystem.realPath(directory.absolute("link")) == directory.absolute("file"))
  }
}
