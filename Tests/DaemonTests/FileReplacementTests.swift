import Daemon
import FileAccess
import TestSupport
import Testing

@Suite struct FileReplacementTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func write(_ text: String, to path: String) -> FileError.Reason? {
    do throws(FileError) {
      try FileSystem.write(Array(text.utf8), to: path)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func filesAreCreatedAndReplaced() {
    for text in ["1", "", "3"] {
      #expect(write(text, to: directory.absolute("f")) == nil)
      #expect(directory.files() == ["f": text])
    }
  }

  @Test func theTargetOfALinkIsReplaced() throws {
    try directory.write("real/f", "1")
    try directory.link("link", to: "real/f")
    #expect(write("2", to: directory.absolute("link")) == nil)
    #expect(directory.files() == ["real/f": "2"])
    #expect(try FileSystem.status(directory.absolute("link"), followingLinks: false).kind == .symbolicLink)
  }

  @Test func failuresHaveReasons() throws {
    try directory.write("f", "1")
    #expect(write("2", to: directory.path) == .isDirectory)
    #expect(write("2", to: directory.absolute("absent/f")) == .notFound)
    #expect(write("2", to: directory.absolute("f/g")) == .notDirectory)
    #expect(write("2", to: "/dev/null") == .notRegular)
    #expect(directory.files() == ["f": "1"])
  }
}
