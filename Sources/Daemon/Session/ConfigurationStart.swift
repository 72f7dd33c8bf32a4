import Configuration
import FileAccess
import Source

/// The first configuration of a folder.
package enum ConfigurationStart {
  /// Looks at what a folder holds, and proposes what describes it.
  ///
  /// - Parameter folder: an absolute path.
  package static func proposal(for folder: String) -> WorkspaceProposal {
    let walk = DirectoryWalk(folder, descend: { !WorkspaceListing.isIgnored($0) })
    let listing = WorkspaceListing(files: walk.files) { path in
      (try? FileSystem.read(folder + "/" + path)).map { SourceFile(path: path, bytes: $0) }
    }
    return WorkspaceProposal(for: listing, named: folder.split(separator: "/").last.map(String.init) ?? "API")
  }

  /// Writes what it proposes, unless the folder has a configuration already.
  package static func write(in folder: String) throws(FileError) -> WorkspaceProposal {
    let proposal = proposal(for: folder)
    let path = folder + "/" + Workspace.configurationNames[0]
    if (try? FileSystem.status(path)) == nil { try FileSystem.write(Array(proposal.text.utf8), to: path) }
    return proposal
  }
}
