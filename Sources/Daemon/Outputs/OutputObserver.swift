import BuildGraph
import FileAccess
import Parallelism
import Source

/// Answers probes by reading the disk. It changes nothing.
struct OutputObserver {
  private var paths: OutputPaths
  /// The outputs that this process wrote under its lock, by absolute path.
  private let written: [String: WrittenOutput]

  init(root: String, _ access: ConfinedRoot, written: [String: WrittenOutput] = [:]) {
    paths = OutputPaths(root: root, access)
    self.written = written
  }

  mutating func observe(_ probes: [Probe], of desired: DesiredOutputs) -> Observations {
    var observed = Observations(projectCount: desired.projects.count)
    var files: [(project: Int, artifact: Artifact, place: Place)] = []
    var undesired: [(name: String, place: Place)] = []
    var directories: [ArtifactPlan.OutputDirectory] = []
    var leftovers: Set<String> = []
    for probe in probes {
      switch probe {
      case .artifact(let artifact, let project): files.append((project, artifact, paths.resolve(artifact.path)))
      case .undesired(let name): undesired.append((name, paths.resolve(name)))
      case .leftover(let name): if let path = temporary(beside: name) { leftovers.insert(path) }
      case .directory(let directory): directories.append(directory)
      }
    }
    var outputs = PresentOutputs()
    for (project, file) in examine(files) {
      observed.artifacts[project].append(file)
      if let output = file.output { outputs.add(output, file.state) }
    }
    observed.undesired = examine(undesired)
    for index in observed.undesired.indices {
      observed.undesired[index].outputOfSameFile = outputs.output(spelledLike: observed.undesired[index])
    }
    let kept = desired.lastGood
    for directory in directories {
      list(directory, desired, outputs, kept, &leftovers, &observed.orphans)
    }
    observed.orphans.sort { precedesByBytes($0.output.name, $1.output.name) }
    observed.leftovers = leftovers.sorted(by: precedesByBytes)
    return observed
  }

  private typealias Place = Result<OutputPaths.Resolved, OutputPaths.Unsafe>

  // MARK: Files

  private func examine(
    _ files: [(project: Int, artifact: Artifact, place: Place)]
  ) -> [(project: Int, file: Observations.File)] {
    files.concurrentMap { range in
      files[range].map { project, artifact, place in
        switch place {
        case .failure(let reason):
          (project, Observations.File(artifact: artifact, output: nil, state: .unsafe(reason)))
        case .success(let output):
          (project, Observations.File(artifact: artifact, output: output, state: state(at: output.absolute, artifact)))
        }
      }
    }
  }

  private func examine(_ names: [(name: String, place: Place)]) -> [Observations.Undesired] {
    names.concurrentMap { range in
      names[range].map { name, place in
        switch place {
        case .failure(let reason):
          Observations.Undesired(name: name, output: nil, state: .unsafe(reason), isInsideBoundary: false)
        case .success(let output):
          Observations.Undesired(
            name: name, output: output,
            state: output.isInMissingFolder ? .absent : read(output.absolute, desired: nil),
            isInsideBoundary: Path.isInside(output.identity, paths.realBoundary))
        }
      }
    }
  }

  /// Compares an artifact with the disk. An editable artifact, and one that an error keeps, only has to exist.
  private func state(at path: String, _ artifact: Artifact) -> ObservedOutput {
    if artifact.isEditable || artifact.isKept {
      guard let status = try? paths.access.status(path, followingLinks: true) else {
        return read(path, desired: artifact.bytes)
      }
      return status.kind == .regular ? .ours(status, .upToDate) : .notAFile(status.kind)
    }
    if let known = written[path], (try? paths.access.status(path, followingLinks: false)) == known.status {
      let isUpToDate = known.hash == ContentHash(artifact.bytes)
      return .ours(known.status, isUpToDate ? .upToDate : .other(known.hash))
    }
    return read(path, desired: artifact.bytes)
  }

  private func read(_ path: String, desired: [UInt8]?) -> ObservedOutput {
    do throws(FileError) {
      let (bytes, status, _) = try paths.access.readWithStatus(path, followingLinks: false)
      if let desired, bytes.hasSameBytes(as: desired) { return .ours(status, .upToDate) }
      return carriesHeader(bytes) ? .ours(status, .other(ContentHash(bytes))) : .foreign
    } catch {
      if error.reason == .notFound { return .absent }
      let kind = (try? paths.access.status(path, followingLinks: false))?.kind
      if let kind, kind != .regular { return .notAFile(kind) }
      return .unreadable(error)
    }
  }

  // MARK: Directories

  private mutating func temporary(beside name: String) -> String? {
    guard case .success(let output) = paths.resolve(name), !output.isInMissingFolder else { return nil }
    let temporary = temporaryPath(beside: output.absolute)
    return (try? paths.access.status(temporary, followingLinks: false)) == nil ? nil : temporary
  }

  private mutating func list(
    _ directory: ArtifactPlan.OutputDirectory, _ desired: DesiredOutputs, _ outputs: PresentOutputs,
    _ kept: KeptOutputs, _ leftovers: inout Set<String>, _ orphans: inout [Observations.Orphan]
  ) {
    guard let absolute = desired.absolute(directory.path), case .success = paths.resolveDirectory(absolute)
    else { return }
    let walk = DirectoryWalk(
      absolute, in: paths.access, followsLinks: false,
      descend: { directory.isRecursive && Path.name($0.path).utf8.first != UInt8(ascii: ".") },
      include: { file in
        directory.suffixes.contains { file.path.hasSuffix($0) } || isTemporaryName(Path.name(file.path))
      })
    for file in walk.files {
      let path = absolute + "/" + file
      if isTemporaryName(Path.name(file)) {
        leftovers.insert(path)
      } else if outputs.contains(path: path) {
        // Most outputs are not below links, so their paths are their identities.
        continue
      } else if case .success(let output) = paths.resolve(path), !outputs.contains(path: output.identity),
        !kept.contains(output.absolute),
        let status = try? paths.access.status(path, followingLinks: false), status.kind == .regular,
        !outputs.contains(file: status.identity),
        let start = try? paths.access.readPrefix(path, generatedHeader.count, followingLinks: false),
        carriesHeader(start)
      {
        orphans.append(Observations.Orphan(output: output, status: status))
      }
    }
  }
}

/// The files that are at the paths of outputs. A directory can list them under other paths if its file system ignores
/// case.
private struct PresentOutputs {
  private var paths: Set<String> = []
  private var files: [FileIdentity: OutputPaths.Resolved] = [:]

  mutating func add(_ output: OutputPaths.Resolved, _ state: ObservedOutput) {
    paths.insert(output.identity)
    if case .ours(let status, _) = state { files[status.identity] = output }
  }

  /// - Parameter path: an `identity` of `OutputPaths`.
  func contains(path: String) -> Bool { paths.contains(path) }

  func contains(file: FileIdentity) -> Bool { files[file] != nil }

  /// Returns the output that is the same file under a path that differs only in case. A hard link is another file.
  func output(spelledLike other: Observations.Undesired) -> OutputPaths.Resolved? {
    guard case .ours(let status, _) = other.state, let output = files[status.identity], let present = other.output,
      present.identity != output.identity, present.identity.lowercased() == output.identity.lowercased()
    else { return nil }
    return output
  }
}

/// The contents and status of an output that this process wrote. While the status stays the same, so do the bytes.
struct WrittenOutput: Sendable {
  var status: FileStatus
  var hash: ContentHash
}
