import Dispatch
import FileAccess
import Testing

@testable import Daemon

@Suite struct WriteModeTests {
  static let now = DispatchTime(uptimeNanoseconds: 1_000_000_000_000)
  static let holder = LockHolder(use: .watch)
  static let error = FileError("/w/.mockd", .notDirectory)

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var permission = WriteFacts.Permission.lock(.held)
    var unsaved: Set<String> = []
    var isUnwritable = false
    var lacksInputs = false
    var lacksRecords = false
    /// In milliseconds from now.
    var pending: Int?
    var role = WatchRole.writer
    var hasFailed = false
    var nextAttempt: Int?
  }

  static let rows: [Row] = [
    Row(testDescription: "The holder of the lock writes"),
    Row(
      testDescription: "A process without the lock reads", permission: .lock(.heldBy(holder)), role: .reader(holder)),
    Row(
      testDescription: "Without records, writing is tried again", permission: .lock(.unavailable(error)),
      role: .unable(error), hasFailed: true, nextAttempt: 2000),
    Row(testDescription: "An observer does not write", permission: .observing, role: .observer),
    Row(
      testDescription: "A folder that is not open gets no outputs", permission: .confined(folder: "/w"),
      role: .confined(folder: "/w")),
    Row(
      testDescription: "Unwritable outputs are tried again", isUnwritable: true, hasFailed: true, nextAttempt: 2000),
    Row(
      testDescription: "A reader tries nothing again", permission: .lock(.heldBy(holder)), isUnwritable: true,
      role: .reader(holder)),
    Row(
      testDescription: "An observer tries nothing again", permission: .observing, isUnwritable: true, role: .observer),
    Row(testDescription: "Inputs are read again", lacksInputs: true, nextAttempt: 2000),
    Row(
      testDescription: "A reader reads inputs again", permission: .lock(.heldBy(holder)), lacksInputs: true,
      role: .reader(holder), nextAttempt: 2000),
    Row(testDescription: "Deleted records are created soon", lacksRecords: true, nextAttempt: 300),
    Row(
      testDescription: "Deleted records come before other failures", isUnwritable: true, lacksRecords: true,
      hasFailed: true, nextAttempt: 300),
    Row(
      testDescription: "An earlier attempt stays", isUnwritable: true, pending: 100, hasFailed: true, nextAttempt: 100),
    Row(
      testDescription: "A later attempt is moved forward", isUnwritable: true, lacksRecords: true, pending: 1500,
      hasFailed: true, nextAttempt: 300),
    Row(testDescription: "A pending attempt stays after success", pending: 1500, nextAttempt: 1500),
    Row(testDescription: "Unsaved files hold outputs back", unsaved: ["/w/q.graphql"]),
    Row(
      testDescription: "Unsaved files are known to readers, too", permission: .lock(.heldBy(holder)),
      unsaved: ["/w/q.graphql"], role: .reader(holder)),
  ]

  @Test(arguments: rows) func factsDetermineTheWriteMode(_ row: Row) {
    let facts = WriteFacts(
      permission: row.permission, unsavedInputs: row.unsaved, hasUnwritableOutputs: row.isUnwritable,
      lacksInputs: row.lacksInputs, lacksRecords: row.lacksRecords,
      pendingAttempt: row.pending.map { Self.now + .milliseconds($0) }, now: Self.now)
    let mode = WriteMode(facts)
    #expect(mode.role == row.role)
    #expect(mode.holding == row.unsaved)
    #expect(mode.hasFailed == row.hasFailed)
    #expect(mode.nextAttempt == row.nextAttempt.map { Self.now + .milliseconds($0) })
  }

  private func mode(_ permission: WriteFacts.Permission, _ unsaved: Set<String> = []) -> WriteMode {
    WriteMode(WriteFacts(permission: permission, unsavedInputs: unsaved, now: Self.now))
  }

  @Test func rolesAreAnnouncedOnce() {
    let (writer, reader) = (mode(.lock(.held)), mode(.lock(.heldBy(Self.holder))))
    #expect(!writer.announcesRole(after: nil))
    #expect(reader.announcesRole(after: nil))
    #expect(!reader.announcesRole(after: reader))
    #expect(writer.announcesRole(after: reader))
    #expect(mode(.lock(.held), ["a"]).announcesRole(after: writer) == false)
  }

  @Test func outputsAreReleasedOnce() {
    let (held, free) = (mode(.lock(.held), ["a"]), mode(.lock(.held)))
    #expect(free.isReleased(after: held))
    #expect(!held.isReleased(after: held))
    #expect(!held.isReleased(after: free))
    #expect(!free.isReleased(after: free))
    #expect(!free.isReleased(after: nil))
  }
}
