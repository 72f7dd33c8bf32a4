import BuildGraph
import FileAccess
import Source

/// Returns the changes that make the disk hold the desired outputs. A pure function.
///
/// - Parameters:
///   - observed: the answers to `observations` of the same outputs.
///   - prune: whether generated files that neither the plan nor the manifest lists are deleted. Copies of them are
///     kept.
func reconcile(
  _ desired: DesiredOutputs, _ manifest: Manifest, _ observed: Observations, prune: Bool
) -> WriteTransaction {
  var claims = OutputClaims(desired, observed)
  var transaction = WriteTransaction()
  var kept = desired.lastGood
  let former = FormerPaths(observed)
  for (index, project) in desired.projects.enumerated() {
    transaction.add(project, claims.files[index], claims.problems[index], desired.configuration, manifest, former)
    if transaction.groups[index].isBlocked { kept.add(project, desired) }
  }
  var removals = WriteTransaction.Group()
  for file in observed.undesired {
    guard let entry = manifest.entries[file.name], entry.owner.configuration == desired.configuration else { continue }
    if let output = file.output {
      let isKept = kept.contains(project: entry.owner.project) || kept.contains(output.absolute)
      if isKept || claims.contains(output) { continue }
    }
    if file.outputOfSameFile != nil {
      transaction.forgotten.append(file.name)
      continue
    }
    guard let operation = transaction.removal(of: file, entry) else { continue }
    removals.operations.append(operation)
    claims.add(operation.output)
  }
  let removed = Set(removals.operations.compactMap { $0.expected?.identity })
  let owners = observed.orphans.isEmpty ? [:] : manifest.ownersIgnoringCase
  for orphan in observed.orphans where !claims.contains(orphan.output) && !kept.contains(orphan.output.absolute) {
    // A directory may list a file under another spelling than the manifest.
    if removed.contains(orphan.status.identity) { continue }
    // Another configuration owns the outputs that it has written.
    if let owner = owners[orphan.output.name.lowercased()], owner.configuration != desired.configuration { continue }
    if prune {
      let operation = WriteTransaction.Operation(
        output: orphan.output, action: .delete, expected: orphan.status, backup: .silent)
      removals.operations.append(operation)
    } else {
      transaction.diagnostics.append(.outputOrphaned(orphan.output.name))
    }
  }
  transaction.groups.append(removals)
  transaction.leftovers = observed.leftovers
  return transaction
}

extension WriteTransaction {
  /// Adds the group of a project.
  fileprivate mutating func add(
    _ project: DesiredOutputs.Project, _ files: [OutputClaims.File], _ problems: [Diagnostic], _ configuration: String,
    _ manifest: Manifest, _ former: FormerPaths
  ) {
    guard case .files = project.content else { return groups.append(Group(isBlocked: true)) }
    var group = Group()
    var problems = problems
    var upToDate = 0
    var recorded: [Record] = []
    for file in files {
      let (artifact, output) = (file.artifact, file.output)
      var record = Record(
        name: output.name, owner: .init(configuration: configuration, project: project.name), bytes: artifact.bytes)
      // The user owns an editable file as soon as it exists, so no later run deletes it.
      let index = artifact.isEditable ? nil : records.count + recorded.count
      var operation = Operation(output: output, action: .write(artifact.bytes, record: index))
      operation.formerPath = former.path(of: output)
      switch file.state {
      case .ours(let status, .upToDate):
        // An error keeps the file, whose bytes an earlier record lists.
        if artifact.isKept || artifact.isEditable || operation.formerPath == nil {
          upToDate += 1
          if artifact.isKept { continue }
        } else {
          operation.expected = status
          group.operations.append(operation)
        }
      case .absent: group.operations.append(operation)
      case .ours(let status, .other(let hash)):
        operation.expected = status
        let entry = manifest.entries[output.name] ?? former.name(of: output).flatMap { manifest.entries[$0] }
        switch entry?.knows(hash) {
        case true?: record.present = hash
        case false?: operation.backup = .reported
        case nil: operation.backup = .noted
        }
        group.operations.append(operation)
      case .foreign: problems.append(.outputNotOurs(output.name))
      case .notAFile(let kind): problems.append(.outputNotAFile(output.name, kind))
      case .unreadable(let error): problems.append(.outputUnreadable(output.name, error))
      case .unsafe: break
      }
      if index != nil { recorded.append(record) }
    }
    diagnostics += problems
    group.isBlocked = !problems.isEmpty
    if !group.isBlocked {
      unchanged += upToDate
      records += recorded
    }
    groups.append(group)
  }

  /// Returns the deletion of a file that the manifest lists and nothing desires. Notes what else to do otherwise.
  fileprivate mutating func removal(of file: Observations.Undesired, _ entry: Manifest.Entry) -> Operation? {
    switch file.state {
    case .ours(let status, let content):
      guard let output = file.output else { return nil }
      let isKnown = if case .other(let hash) = content { entry.knows(hash) } else { false }
      // Outside the boundary, a manifest that came with a clone could name files of the user.
      if isKnown || file.isInsideBoundary {
        return Operation(output: output, action: .delete, expected: status, backup: isKnown ? .none : .reported)
      }
      forgotten.append(file.name)
    case .unreadable(let error): diagnostics.append(.outputUnwritable(file.name, error))
    case .absent, .foreign, .notAFile, .unsafe(.reserved), .unsafe(.malformed): forgotten.append(file.name)
    // The record counts again when the path is safe again.
    case .unsafe: break
    }
    return nil
  }
}

/// The outputs whose files the manifest lists under names that differ in case.
private struct FormerPaths {
  private var undesired: [String: Observations.Undesired] = [:]

  init(_ observed: Observations) {
    for file in observed.undesired {
      if let output = file.outputOfSameFile { undesired[output.identity] = file }
    }
  }

  func name(of output: OutputPaths.Resolved) -> String? { undesired[output.identity]?.name }

  /// Returns the absolute path of the file, if the name of the file itself differs.
  func path(of output: OutputPaths.Resolved) -> String? {
    guard let path = undesired[output.identity]?.output?.absolute, Path.name(path) != Path.name(output.absolute)
    else { return nil }
    return path
  }
}
