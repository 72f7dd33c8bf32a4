import FileAccess
import Source

/// The changes that make the disk hold the desired outputs. All of them are known before the first one is made.
struct WriteTransaction {
  /// Written to the manifest before the first file changes, so that it lists the present and the new bytes.
  var records: [Record] = []
  var groups: [Group] = []
  /// The names that the manifest stops listing, since their files are gone or are not ours any more.
  var forgotten: [String] = []
  /// The absolute paths of temporary files that killed processes have left.
  var leftovers: [String] = []
  var diagnostics: [Diagnostic] = []
  /// The number of outputs that are up to date.
  var unchanged = 0

  /// An output that the manifest lists before its file changes.
  struct Record: Sendable, Equatable {
    var name: String
    var owner: Manifest.Owner
    var bytes: [UInt8]
    /// The hash of the present bytes, if the manifest lists it.
    var present: ContentHash?
  }

  /// The changes of one project, or the deletions of files that no project desires. Files are replaced only once all
  /// new files are ready.
  struct Group: Equatable {
    var operations: [Operation] = []
    /// Whether a problem keeps the project as it is, so that no operation is executed.
    var isBlocked = false
  }

  /// A change of one file.
  struct Operation: Equatable {
    var output: OutputPaths.Resolved
    var action: Action
    /// The status that the file must have directly before the change; nil if there must be no file.
    var expected: FileStatus?
    var backup = Backup.none
    /// The present path of the file, if it differs in case. It is removed first, since a renamed file takes over the
    /// spelling of the file that it replaces.
    var formerPath: String?
  }

  enum Action: Equatable {
    /// - Parameter record: the index of its record.
    case write([UInt8], record: Int?)
    case delete
  }

  /// Whether a copy of the present bytes is kept.
  enum Backup: Equatable {
    case none
    case silent
    /// A copy of a file that changed since mockd wrote it. A warning says so.
    case reported
    /// A copy of a file that the manifest doesn't list: Apollo's generator may have written it, or a mockd in another
    /// clone. A hint says so.
    case noted
  }

  /// Whether no problem affects any output.
  var isClean: Bool { diagnostics.isEmpty && !groups.contains(where: \.isBlocked) }

  /// The operations that are executed.
  var operations: [Operation] { groups.filter { !$0.isBlocked }.flatMap(\.operations) }
}
