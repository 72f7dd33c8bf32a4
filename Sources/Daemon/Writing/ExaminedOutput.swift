import BuildGraph
import FileAccess
import Parallelism

/// An artifact beside what the disk has in its place.
struct ExaminedOutput: Sendable {
  var artifact: Artifact
  var output: OutputPaths.Resolved
  /// Without the bytes that are there.
  var state: OutputState
  /// Those of another file of ours that are not known.
  var unknown: [UInt8]?
  /// The hash of the bytes that are there, if the manifest lists it.
  var present: ContentHash?
  /// Of the bytes that are wanted.
  var wanted: ContentHash

  private init(
    _ artifact: Artifact, _ output: OutputPaths.Resolved, _ known: Manifest.Entry?, _ written: WrittenOutput?,
    _ access: ConfinedRoot
  ) {
    self.artifact = artifact
    self.output = output
    wanted = ContentHash(artifact.bytes)
    if let written, !artifact.isEditable, !artifact.isKept, written.hash != wanted, known?.knows(written.hash) == true,
      (try? access.status(output.absolute, followingLinks: false)) == written.status
    {
      state = .differs(written.status, [])
      present = written.hash
      return
    }
    state = OutputState(at: output.absolute, artifact, access)
    if case .differs(let status, let bytes) = state {
      state = .differs(status, [])
      let hash = ContentHash(bytes)
      if known?.knows(hash) == true { present = hash } else { unknown = bytes }
    }
  }

  /// Whether an error keeps the file that is there.
  var isKept: Bool { if case .same = state { artifact.isKept } else { false } }

  /// Looks at all outputs whose paths can be had, on all cores.
  static func examine(
    _ items: [OutputSurvey.Item], known: Manifest, written: [String: WrittenOutput], _ access: ConfinedRoot
  ) -> [ExaminedOutput] {
    items.concurrentMap { range in
      range.compactMap { index in
        guard case .success(let output) = items[index].output else { return nil }
        return ExaminedOutput(
          items[index].artifact, output, known.entries[output.name], written[output.absolute], access)
      }
    }
  }
}
