import BuildGraph
import FileAccess
import Source

/// One question about the disk.
enum Probe: Equatable {
  /// Which file is at the path of an artifact?
  case artifact(Artifact, project: Int)
  /// Which file is at a path that no artifact has?
  case undesired(name: String)
  /// Is there a temporary file beside a listed output? A killed process leaves one.
  case leftover(beside: String)
  /// Which generated files and temporary files does an output directory hold?
  case directory(ArtifactPlan.OutputDirectory)
}

/// Returns the questions whose answers `reconcile` needs.
///
/// - Parameter dirty: the outputs that may differ from the disk, by their paths in the plan. The caller knows that all
///   others are up to date.
func observations(_ desired: DesiredOutputs, _ manifest: Manifest, _ dirty: Dirty) -> [Probe] {
  switch dirty {
  case .all: allProbes(desired, manifest)
  case .paths(let paths): probes(of: paths, desired)
  }
}

private func allProbes(_ desired: DesiredOutputs, _ manifest: Manifest) -> [Probe] {
  var probes: [Probe] = []
  var names: Set<String> = []
  for (index, project) in desired.projects.enumerated() {
    guard case .files(let files) = project.content else { continue }
    for artifact in files {
      probes.append(.artifact(artifact, project: index))
      names.insert(artifact.path)
    }
  }
  let lastGood = desired.lastGood
  let listed = manifest.entries.filter { $0.value.owner.configuration == desired.configuration }
  for (name, entry) in listed.sorted(by: { precedesByBytes($0.key, $1.key) }) {
    probes.append(.leftover(beside: name))
    if !names.contains(name), !lastGood.contains(project: entry.owner.project) {
      probes.append(.undesired(name: name))
    }
  }
  var directories: Set<ArtifactPlan.OutputDirectory> = []
  for directory in desired.projects.flatMap(\.directories) where directories.insert(directory).inserted {
    probes.append(.directory(directory))
  }
  return probes
}

private func probes(of paths: Set<String>, _ desired: DesiredOutputs) -> [Probe] {
  var probes: [Probe] = []
  var named: Set<String> = []
  var others: [String] = []
  for path in paths.sorted(by: precedesByBytes) {
    let count = probes.count
    for (index, project) in desired.projects.enumerated() {
      guard case .files(let files) = project.content else { continue }
      for artifact in files[files.range(at: path)] { probes.append(.artifact(artifact, project: index)) }
    }
    if count < probes.count { named.insert(path) } else { others.append(path) }
  }
  if others.isEmpty { return probes }
  // Where case is ignored, the file at another path may be that of an output.
  let (spellings, lengths) = (Set(others.map { $0.lowercased() }), Set(others.map(\.utf8.count)))
  for (index, project) in desired.projects.enumerated() {
    guard case .files(let files) = project.content else { continue }
    for artifact in files
    where lengths.contains(artifact.path.utf8.count) && !named.contains(artifact.path)
      && spellings.contains(artifact.path.lowercased())
    {
      probes.append(.artifact(artifact, project: index))
    }
  }
  return probes + others.compactMap { desired.name(of: $0).map { .undesired(name: $0) } }
}
