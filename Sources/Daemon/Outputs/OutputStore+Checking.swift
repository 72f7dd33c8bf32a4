import BuildGraph
import FileAccess
import Source

/// Reconciling without executing.
extension OutputStore {
  /// Returns the outputs that are missing, outdated, in the place of another file, or orphaned. It reports nothing
  /// about projects that could not be generated, since their errors are reported elsewhere.
  ///
  /// It needs no manifest: a fresh clone is judged like outputs that were just generated.
  package func check(_ plan: ArtifactPlan) -> [Diagnostic] {
    do throws(FileError) {
      let access = try ConfinedRoot(workspace: root, policy)
      let transaction = transaction(plan, Manifest(), .all, prune: false, in: access)
      let differences = transaction.groups.flatMap(\.operations).map { difference($0, access) }
      return (transaction.diagnostics + differences).sorted()
    } catch {
      return [.outputsUnreadable(error, configuration: plan.configuration)]
    }
  }

  /// Returns the paths of editable artifacts whose files exist in the workspace.
  package func existingEditableFiles(_ artifacts: [Artifact]) -> Set<String> {
    guard let access = try? ConfinedRoot(workspace: root, policy) else { return [] }
    let files = artifacts.lazy.filter { artifact in
      guard artifact.isEditable, let absolute = absoluteOutputPath(artifact.path, root: self.root) else { return false }
      return (try? access.status(absolute)) != nil
    }
    return Set(files.map(\.path))
  }

  private func difference(_ operation: WriteTransaction.Operation, _ access: ConfinedRoot) -> Diagnostic {
    let output = operation.output
    guard operation.expected != nil, case .write(let bytes, _) = operation.action else {
      return .outputMissing(output.name)
    }
    do throws(FileError) {
      let present = try access.read(output.absolute, followingLinks: false)
      return .outputStale(output.name, firstDifference(present, bytes))
    } catch {
      return .outputUnreadable(output.name, error)
    }
  }

  /// Returns the changes that `apply` would make. It changes nothing, not even the manifest.
  package func preview(_ plan: ArtifactPlan, prune: Bool) -> WritePreview {
    let (access, manifest): (ConfinedRoot, Manifest)
    do throws(FileError) {
      access = try ConfinedRoot(policy)
      manifest = try StateDirectory.readManifest(of: root, access)
    } catch {
      return WritePreview(diagnostics: [.outputStateUnwritable(error, root: root)])
    }
    let transaction = transaction(plan, manifest, .all, prune: prune, in: access)
    var preview = WritePreview(unchanged: transaction.unchanged, diagnostics: transaction.diagnostics.sorted())
    for operation in transaction.operations {
      let output = operation.output
      let old = operation.expected.map { _ in (try? access.read(output.absolute, followingLinks: false)) ?? [] }
      let new: [UInt8]? = if case .write(let bytes, _) = operation.action { bytes } else { nil }
      preview.changes.append(.init(path: output.name, old: old, new: new))
    }
    preview.changes.sort { precedesByBytes($0.path, $1.path) }
    return preview
  }
}

extension Diagnostic {
  fileprivate static func outputStale(_ path: String, _ difference: LineDifference) -> Diagnostic {
    let message =
      switch difference.kind {
      case .lineEndings:
        "This output has other line endings than generated; configure version control to keep LF, or run `mockd generate`"
      case .replaced(let text): "This output is stale: expected `\(text)` here; run `mockd generate`"
      case .added: "This output is stale: expected the end of the file here; run `mockd generate`"
      case .missing(let text): "This output is stale: expected `\(text)` after this line; run `mockd generate`"
      }
    return .outputStale(path, message, at: difference.range)
  }
}
