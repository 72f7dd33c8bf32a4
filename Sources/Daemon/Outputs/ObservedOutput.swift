import BuildGraph
import FileAccess
import Source

/// The file at the path of an output.
enum ObservedOutput: Equatable, Sendable {
  case absent
  /// A file that mockd may replace: it carries the generated header, or is already up to date.
  case ours(FileStatus, Content)
  /// A file without the generated header.
  case foreign
  /// A directory, a symbolic link or a device.
  case notAFile(FileStatus.Kind)
  case unreadable(FileError)
  /// A path to which nothing may be written.
  case unsafe(OutputPaths.Unsafe)

  /// Whether the file has the desired bytes.
  enum Content: Equatable, Sendable {
    /// The desired bytes. Bytes are compared, since an attacker could make another file with the same hash.
    case upToDate
    case other(ContentHash)
  }
}

/// The answers of the disk to a list of probes.
struct Observations {
  /// By project, in the order of the probes.
  var artifacts: [[File]]
  var undesired: [Undesired] = []
  /// The files in output directories that carry the header and that no artifact is.
  var orphans: [Orphan] = []
  /// The absolute paths of temporary files that killed processes have left.
  var leftovers: [String] = []

  init(projectCount: Int) { artifacts = Array(repeating: [], count: projectCount) }

  /// An artifact with the file that is at its path.
  struct File: Sendable {
    var artifact: Artifact
    /// Nil where the path is unsafe.
    var output: OutputPaths.Resolved?
    var state: ObservedOutput
  }

  /// The file at a path that no artifact has.
  struct Undesired: Sendable {
    var name: String
    /// Nil where the path is unsafe.
    var output: OutputPaths.Resolved?
    var state: ObservedOutput
    /// Whether the file lies in the boundary of the workspace when symbolic links are followed.
    var isInsideBoundary: Bool
    /// The output that is the same file under a path that differs only in case.
    var outputOfSameFile: OutputPaths.Resolved?
  }

  /// A generated file in an output directory that no artifact has.
  struct Orphan: Sendable {
    var output: OutputPaths.Resolved
    var status: FileStatus
  }
}

/// Returns whether a file starts as generated files do. Only such files are ever replaced or deleted.
func carriesHeader(_ bytes: [UInt8]) -> Bool { bytes.starts(with: generatedHeader) }
