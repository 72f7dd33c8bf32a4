import Configuration
import FileAccess
import Source

/// Proposes and writes the first configuration of a folder.
package enum ConfigurationStart {
  /// Returns a configuration that fits the contents of a folder.
  ///
  /// - Parameter folder: an absolute path.
  package static func proposal(for folder: String) -> WorkspaceProposal {
    let access = try? ConfinedRoot(AccessPolicy(workspace: folder))
    // As patterns do, the search enters no folders that are links.
    let descend = { (found: WalkedPath) in !found.isLink && !WorkspaceListing.isIgnored(found.path) }
    let files = access.map { DirectoryWalk(folder, in: $0, descend: descend).files } ?? []
    let versionFiles = access?.apolloVersionFiles(around: folder).files
    let listing = WorkspaceListing(files: files, versionFiles: versionFiles) { path in
      (try? access?.read(folder + "/" + path)).map { SourceFile(path: path, bytes: $0) }
    }
    return WorkspaceProposal(for: listing, named: folder.split(separator: "/").last.map(String.init) ?? "API")
  }

  /// Writes the proposed configuration, unless the folder already has one.
  package static func write(in folder: String) throws(FileError) -> WorkspaceProposal {
    let proposal = proposal(for: folder)
    let file = try NamedFile(folder + "/" + Workspace.configurationNames[0], AccessPolicy(workspace: folder))
    if !file.exists { try file.write(Array(proposal.text.utf8)) }
    return proposal
  }
}
