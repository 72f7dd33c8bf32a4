import BuildGraph
import FileAccess
import Source

/// A folder that holds the outputs of one command, for build engines. It is independent of the workspace.
///
/// The folder has no lock, and no state but a list of its files. Equal outputs give the same bytes everywhere. A file
/// is replaced or deleted only if it belongs to the command and starts with the header of generated files.
package struct BuildFolder {
  /// The absolute path.
  package let path: String
  private let access: ConfinedRoot
  private let ownership: Ownership

  /// The files in the folder that belong to the command.
  package enum Ownership: Sendable {
    /// Files of earlier commands, which a list in the folder has. The folder may have other files.
    case listed
    /// All files. The folder has no list, since a build engine takes each file in it as an output.
    case whole
    /// Only the files to write, which a build engine has declared. Other files in the folder are ignored.
    case declared
  }

  /// The name of the list.
  static let listName = ".mockd-outputs"
  private static let listTitle = "mockd-outputs 1"

  /// The reason why nothing more was written.
  package struct Failure: Error {
    /// A clause without a full stop.
    package var message: String

    init(_ message: String) { self.message = message }
    init(_ error: FileError) { message = "Cannot use '\(error.path)': \(error.reason)" }
  }

  /// Opens a folder. Makes it and missing folders above it.
  package init(_ folder: NamedFile, ownership: Ownership = .listed) throws(FileError) {
    self.ownership = ownership
    path = folder.path
    access = try folder.makeFolder()
  }

  /// Makes the folder hold artifacts, and no other files that belong to the command. Files with equal bytes stay
  /// untouched.
  ///
  /// - Parameter artifacts: their paths are relative to the folder.
  package func write(_ artifacts: [Artifact]) throws(Failure) -> WriteOutcome {
    let desired = try Self.contents(of: artifacts)
    let listed = ownership == .declared ? Set(desired.keys) : try ownedFiles()
    let former = try formerNames(of: Set(desired.keys), in: listed)
    let others = Set(listed).subtracting(desired.keys).subtracting(former.values).sorted(by: precedesByBytes)
    var (outcome, replaced) = (WriteOutcome(), [String: FileStatus]())
    for (name, bytes) in desired {
      switch try state(of: name, former[name] == nil ? bytes : nil, isListed: listed.contains(former[name] ?? name)) {
      case .missing: outcome.written.append(name)
      case .equal: outcome.unchanged += 1
      case .stale(let status):
        outcome.written.append(name)
        replaced[name] = status
      }
    }
    for name in others {
      if case .missing = try state(of: name, nil, isListed: true) { continue }
      outcome.deleted.append(name)
    }
    outcome.written.sort(by: precedesByBytes)
    try apply(outcome, desired, replaced, listed, former)
    return outcome
  }

  /// Returns the listed names of files that are the ones of desired names, on file systems that ignore case.
  private func formerNames(of desired: Set<String>, in listed: Set<String>) throws(Failure) -> [String: String] {
    var spellings: [String: String] = [:]
    for name in listed.subtracting(desired) { spellings[name.lowercased()] = name }
    var former: [String: String] = [:]
    for name in spellings.isEmpty ? [] : desired.subtracting(listed) {
      guard let other = spellings[name.lowercased()], let status = try file(name)?.0,
        try file(other)?.0.identity == status.identity
      else { continue }
      former[name] = other
    }
    return former
  }

  private func apply(
    _ outcome: WriteOutcome, _ desired: [String: [UInt8]], _ replaced: [String: FileStatus], _ listed: Set<String>,
    _ former: [String: String]
  ) throws(Failure) {
    var disk = Disk(access, root: path)
    do throws(FileError) {
      // If the process is killed, the list has each file that may exist.
      try writeList(listed.union(desired.keys), &disk)
      for name in outcome.written {
        _ = try disk.makeDirectories(Path.parent(absolute(name)))
        // A renamed file takes over the spelling of the file that it replaces.
        if let other = former[name] { try disk.remove(absolute(other)) }
        try disk.replaceFile(absolute(name), desired[name] ?? [], replacing: replaced[name])
      }
      for name in outcome.deleted {
        try disk.remove(absolute(name))
        removeEmptyParents(of: name, &disk)
      }
      try writeList(Set(desired.keys), &disk)
    } catch {
      throw Failure(error)
    }
  }

  private func absolute(_ name: String) -> String { Path.join(path, name) }

  private func removeEmptyParents(of name: String, _ disk: inout Disk) {
    var folder = Path.parent(name)
    while !folder.isEmpty {
      disk.removeEmptyDirectory(absolute(folder))
      folder = Path.parent(folder)
    }
  }

  // MARK: Files

  /// The state of one file, compared with its desired bytes.
  private enum State {
    case missing
    case equal
    case stale(FileStatus)
  }

  /// Compares a file with its desired bytes; nil if it must go.
  private func state(of name: String, _ bytes: [UInt8]?, isListed: Bool) throws(Failure) -> State {
    guard let (status, present) = try file(name) else { return .missing }
    if let bytes, present == bytes { return .equal }
    // An empty file is one that a build engine has created in advance.
    // A process that was killed may have left temporary files.
    guard present.isEmpty || isListed && (present.starts(with: generatedHeader) || isTemporaryName(Path.name(name)))
    else {
      throw Failure("'\(absolute(name))' was not generated for this folder, so it is kept; name another folder")
    }
    return .stale(status)
  }

  /// Returns the status and contents of a file, or nil if it is missing.
  private func file(
    _ name: String, limit: Int = FileSystem.largestFile
  ) throws(Failure) -> (FileStatus, [UInt8])? {
    do throws(FileError) {
      let (bytes, status, _) = try access.readWithStatus(absolute(name), followingLinks: false, limit: limit)
      return (status, bytes)
    } catch {
      guard error.reason == .notFound else { throw Failure(error) }
      return nil
    }
  }

  /// Returns the bytes of each file by its path in the folder.
  private static func contents(of artifacts: [Artifact]) throws(Failure) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for artifact in artifacts {
      let path = Path.normalized("/" + artifact.path)
      // Normalizing drops the parts that lead out of the folder.
      guard path == "/" + artifact.path, path != "/", path != "/" + listName,
        artifact.path.unicodeScalars.allSatisfy({ 32 <= $0.value })
      else {
        throw Failure(
          "The output '\(artifact.path)' cannot be written to another folder, because its path leaves the workspace")
      }
      guard contents.updateValue(artifact.bytes, forKey: artifact.path) == nil else {
        throw Failure("Two outputs have the path '\(artifact.path)'; give them different folders")
      }
    }
    return contents
  }

  // MARK: List

  /// Returns the files that may be replaced or deleted.
  private func ownedFiles() throws(Failure) -> Set<String> {
    guard ownership == .listed else {
      let walk = DirectoryWalk(path, in: access, followsLinks: false)
      if let problem = walk.problems.first { throw Failure(problem) }
      return Set(walk.files)
    }
    guard let (_, bytes) = try file(Self.listName, limit: Manifest.largestFile) else { return [] }
    var rest = bytes[...]
    guard let title = rest.takeLine(), title.elementsEqual(Self.listTitle.utf8) else { return [] }
    var names: Set<String> = []
    while names.count < Manifest.entryLimit, let line = rest.takeLine() {
      let name = String(decoding: line, as: UTF8.self)
      if absoluteOutputPath(name, root: "") == "/" + name { names.insert(name) }
    }
    return names
  }

  private func writeList(_ names: Set<String>, _ disk: inout Disk) throws(FileError) {
    guard ownership == .listed else { return }
    let lines = [Self.listTitle] + names.sorted(by: precedesByBytes)
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let file = absolute(Self.listName)
    if (try? access.read(file, followingLinks: false)) == bytes { return }
    try disk.replaceFile(file, bytes)
  }
}
