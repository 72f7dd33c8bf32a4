import FileAccess
import Foundation
import TestSupport
import Testing

@Suite struct FileStatusTests {
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory()
  }

  private func status(_ path: String) throws -> FileStatus { try FileSystem.status(directory.absolute(path)) }

  @Test func specialBitsAreOmitted() throws {
    try directory.write("file", "")
    #expect(chmod(directory.absolute("file"), 0o6755) == 0)
    #expect(try status("file").permissions == 0o755)
    #expect(try status("file").hasSpecialBits)
    #expect(chmod(directory.absolute("file"), 0o755) == 0)
    #expect(try !status("file").hasSpecialBits)
  }

  @Test(
    arguments: [
      (false, false, 0o666, 0o666), (true, false, 0o666, 0o644), (false, true, 0o666, 0o646),
      (true, true, 0o777, 0o755),
      (false, false, 0o640, 0o640), (true, false, 0o400, 0o400),
    ] as [(Bool, Bool, UInt32, UInt32)])
  func permissionsAreCopied(hasOtherOwner: Bool, hasOtherGroup: Bool, old: UInt32, new: UInt32) throws {
    try directory.write("file", "")
    let status = try status("file")
    var replaced = status
    replaced.permissions = old
    if hasOtherOwner { replaced.owner &+= 1 }
    if hasOtherGroup { replaced.group &+= 1 }
    #expect(status.permissions(replacing: replaced) == new)
  }

  @Test func openFilesNeverGetSpecialBits() throws {
    try directory.write("file", "")
    let handle = try ConfinedRoot(AccessPolicy(boundary: directory.path)).directory(directory.path)
    let file = try handle.open("file", .write)
    try file.setPermissions(0o6755)
    var raw = stat()
    #expect(stat(directory.absolute("file"), &raw) == 0 && raw.st_mode & 0o7777 == 0o755)
  }

  @Test func hardLinksAndOtherKindsAreRejected() throws {
    try directory.write("file", "")
    try directory.write("linked", "")
    #expect(link(directory.absolute("linked"), directory.absolute("second")) == 0)
    #expect(mkfifo(directory.absolute("pipe"), 0o600) == 0)
    let handle = try ConfinedRoot(AccessPolicy(boundary: directory.path)).directory(directory.path)
    func reason(_ name: String) -> FileError.Reason? {
      do throws(FileError) {
        try handle.open(name, .write).requireSoleName(isOwn: true)
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(reason("file") == nil)
    #expect(reason("linked") == .hasOtherNames)
    #expect(reason("second") == .hasOtherNames)
    #expect(reason("pipe") == .notRegular)
    if geteuid() == 0 {
      #expect(chown(directory.absolute("file"), 12345, 12345) == 0)
      #expect(reason("file") == .notOwned)
    }
  }
}
