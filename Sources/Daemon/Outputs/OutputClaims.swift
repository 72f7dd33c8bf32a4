import BuildGraph
import FileAccess
import Source

/// Decides which project owns each output path, and reports paths that are unsafe or that two artifacts have.
struct OutputClaims {
  /// By project, without the artifacts that another project has with the same bytes.
  private(set) var files: [[File]]
  private(set) var problems: [[Diagnostic]]
  private var claims: [String: Claim] = [:]

  /// An artifact with a safe path, and the file that is there.
  struct File {
    var artifact: Artifact
    var output: OutputPaths.Resolved
    var state: ObservedOutput
  }

  /// The use of a path: by an artifact, or by a file that stays or is deleted.
  private enum Claim {
    case artifact(project: Int, bytes: [UInt8])
    /// The file stays, or is deleted already.
    case settled
  }

  init(_ desired: DesiredOutputs, _ observed: Observations) {
    files = Array(repeating: [], count: desired.projects.count)
    problems = Array(repeating: [], count: desired.projects.count)
    for (project, observed) in observed.artifacts.enumerated() {
      var reasons: Set<OutputPaths.Unsafe> = []
      for file in observed {
        if case .unsafe(let reason) = file.state {
          // A problem of a directory concerns all outputs in it, and is reported once.
          if reasons.insert(reason).inserted { problems[project].append(.outputUnsafe(file.artifact.path, reason)) }
        } else if let output = file.output {
          add(File(artifact: file.artifact, output: output, state: file.state), project, desired)
        }
      }
    }
  }

  func contains(_ output: OutputPaths.Resolved) -> Bool { claims[output.identity] != nil }

  mutating func add(_ output: OutputPaths.Resolved) { claims[output.identity] = .settled }

  private mutating func add(_ file: File, _ project: Int, _ desired: DesiredOutputs) {
    let artifact = file.artifact
    if case .artifact(let other, let bytes)? = claims[file.output.identity] {
      if bytes == artifact.bytes { return }
      let names = (desired.projects[project].name, desired.projects[other].name)
      problems[project].append(.outputConflict(file.output.name, project: names.0, other: names.1))
      // Neither artifact can be right, so both projects stay as they are.
      if other != project {
        problems[other].append(.outputConflict(file.output.name, project: names.1, other: names.0))
      }
      return
    }
    // An error keeps the file, and there is nothing to write where it is missing.
    if artifact.isKept, artifact.bytes.isEmpty { return add(file.output) }
    claims[file.output.identity] = .artifact(project: project, bytes: artifact.bytes)
    files[project].append(file)
  }
}
