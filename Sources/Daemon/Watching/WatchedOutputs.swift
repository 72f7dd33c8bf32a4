import BuildGraph
import FileAccess
import Parallelism
import Source

/// What a watch knows of its outputs: which may not be what they are to be, and what there is to say of them.
struct WatchedOutputs {
  /// What is wrong since outputs were last written.
  private(set) var findings: [Diagnostic] = [] {
    didSet { said = Set(findings.map(\.location.file)) }
  }
  /// The paths at which something is wrong.
  private var said: Set<String> = []
  /// The paths of artifacts that may differ from the disk; nil where all may.
  private var suspects: Set<String>?
  private let root: String
  private var policy: AccessPolicy

  init(_ workspace: Workspace) {
    root = normalizedPath(workspace.root)
    policy = workspace.access
  }

  /// Confines what is compared from now on.
  mutating func confine(to access: AccessPolicy) {
    policy = access
    suspects = nil
  }

  /// The artifacts may have changed.
  mutating func suspect(_ changed: Set<String>?) {
    if let changed { suspects?.formUnion(changed) } else { suspects = nil }
  }

  /// What the writer has to look at; nil for all. Little is known after errors, and of projects that are kept.
  func scope(for plan: ArtifactPlan) -> Set<String>? {
    findings.isEmpty && plan.projects.allSatisfy(\.isComplete) ? suspects : nil
  }

  /// Takes what became of writing.
  mutating func note(_ outcome: ArtifactWriter.Outcome, of plan: ArtifactPlan) {
    findings = outcome.diagnostics.filter { $0.code != .outputReplaced }
    let isWhole = findings.isEmpty && plan.projects.allSatisfy(\.isComplete)
    suspects = isWhole ? [] : nil
  }

  /// Nothing was written, because every project has errors. What is known of outputs holds on.
  mutating func noteKept() {
    if !findings.isEmpty { suspects = nil }
    findings = []
  }

  /// Nothing could be written, for this reason if there is one to tell.
  mutating func noteNothingWritten(_ reason: Diagnostic?) {
    findings = reason.map { [$0] } ?? []
    suspects = nil
  }

  /// An output that does not hold what it is to hold, or that nothing asks for.
  struct Damage: Sendable {
    /// As in a plan.
    var path: String
    var isMissing = false
    var isWanted = true
    /// Whether it holds what it is to hold, and there is something else to say of it than there was.
    var isSilent = false
  }

  /// Compares outputs with the disk, in the order of their paths.
  ///
  /// - Parameters:
  ///   - candidates: absolute paths; nil for all outputs.
  ///   - written: as in `WriterMemory`.
  ///   - isOutput: whether a file at an absolute path, where one is, is an output of ours.
  func damage(
    _ candidates: Set<String>?, _ plan: ArtifactPlan, written: [String: WrittenOutput],
    isOutput: @Sendable (String) -> Bool
  ) -> [Damage] {
    guard let access = try? ConfinedRoot(workspace: root, policy) else { return [] }
    let projects = plan.projects.filter(\.isComplete)
    guard let candidates else {
      let artifacts = projects.flatMap(\.artifacts)
      let found = artifacts.concurrentMap { range in
        artifacts[range].compactMap { damage($0.path, isOutput, $0, written, access) }
      }
      return (found.isEmpty ? unsafeDamage(artifacts, access) : found) + unwantedDamage(plan, access)
    }
    // What the outputs of the other projects are to hold is not known.
    let kept = plan.projects.filter { !$0.isComplete }.flatMap(\.directories).map { absolute($0.path) }
    let paths = candidates.filter { path in !kept.contains { isInside(path, $0) } }
      .map { outputName($0, root: root) }.sorted(by: precedesByBytes)
    return paths.concurrentMap { range in
      paths[range].compactMap { path in
        damage(
          path, isOutput, projects.lazy.compactMap { $0.artifacts[$0.artifacts.range(at: path)].first }.first, written,
          access)
      }
    }
  }

  private func absolute(_ path: String) -> String {
    normalizedPath(path.hasPrefix("/") ? path : root + "/" + path)
  }

  private func damage(
    _ path: String, _ isOutput: (String) -> Bool, _ wanted: Artifact?, _ written: [String: WrittenOutput],
    _ access: ConfinedRoot
  ) -> Damage? {
    let absolute = absolute(path)
    // An error keeps the file, which may be missing.
    if let wanted, wanted.isKept, wanted.bytes.isEmpty, !said.contains(path) { return nil }
    if let wanted, !wanted.isEditable, !said.contains(path),
      written[absolute]?.isThere(at: absolute, with: wanted.bytes, access) == true
    {
      return nil
    }
    guard let wanted else { return unwantedDamage(path, isOutput(absolute), access) }
    return switch OutputState(at: absolute, wanted, access) {
    case .same: said.contains(path) ? Damage(path: path, isSilent: true) : nil
    case .absent: Damage(path: path, isMissing: true)
    case .differs, .notOurs, .notAFile, .unreadable: Damage(path: path)
    }
  }

  /// What holds what it is to hold over a way that outputs may not go.
  private func unsafeDamage(_ artifacts: [Artifact], _ access: ConfinedRoot) -> [Damage] {
    var paths = OutputPaths(root: root, access)
    let unsafe = artifacts.first { artifact in
      if case .failure = paths.resolve(artifact.path) { !said.contains(artifact.path) } else { false }
    }
    return unsafe.map { [Damage(path: $0.path, isSilent: true)] } ?? []
  }

  /// Returns the files in output directories that nothing asks for and that have come or gone since outputs were last
  /// written.
  private func unwantedDamage(_ plan: ArtifactPlan, _ access: ConfinedRoot) -> [Damage] {
    var survey = OutputSurvey(plan, root: root, access)
    let kept = KeptOutputs(plan, isKept: plan.projects.map { !$0.isComplete }, survey)
    let orphans = survey.orphans(plan, kept: kept).orphans.map(\.name)
    let come = orphans.filter { !said.contains($0) }.map { Damage(path: $0, isWanted: false) }
    let wanted = Set(plan.projects.flatMap(\.artifacts).map(\.path))
    let gone = said.subtracting(wanted).subtracting(orphans).sorted(by: precedesByBytes)
    return come + gone.compactMap { unwantedDamage($0, false, access) }.filter(\.isMissing)
  }

  /// What becomes of a file that nothing asks for: that it is there, or that what was said of it is over.
  private func unwantedDamage(_ path: String, _ isOutput: Bool, _ access: ConfinedRoot) -> Damage? {
    let isSaid = said.contains(path)
    guard isOutput || isSaid else { return nil }
    if case .absent = OutputState(at: absolute(path), wanted: [], access) {
      return isSaid ? Damage(path: path, isMissing: true, isWanted: false) : nil
    }
    return Damage(path: path, isWanted: false)
  }
}
