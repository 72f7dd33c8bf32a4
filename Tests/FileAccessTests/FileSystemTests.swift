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
