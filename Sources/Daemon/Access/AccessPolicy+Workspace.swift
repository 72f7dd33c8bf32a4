import Configuration
import FileAccess
import Source

extension AccessPolicy {
  /// Finds what a workspace may use: its repository, which is the nearest folder upwards with an entry `.git`, or
  /// without one the folder of the configuration.
  ///
  /// - Parameters:
  ///   - root: the absolute path, without symbolic links, of the folder of the configuration.
  ///   - owners: the users whose repositories count. Otherwise another user could widen the boundary with `/tmp/.git`.
  package init(workspace root: String, owners: TrustedOwners = TrustedOwners(), consent: Consent = Consent()) {
    self.init(boundary: root, allowsOutside: consent.allowsOutside || consent.trusts(root))
    for folder in Path.ancestors(of: root) {
      // A repository of dotfiles must not open the home folder to everything in it.
      if consent.isHomeOrAbove(folder) { return }
      let entry = Path.join(folder, ".git")
      let kind = (try? FileSystem.status(entry))?.kind
      // A file stands in worktrees and submodules.
      guard kind == .directory || kind == .regular else { continue }
      let isTrusted = consent.trusts(folder)
      if isTrusted { allowsOutside = true }
      let isOwn = (try? owners.own(folder) && owners.own(entry)) ?? false
      if isTrusted || isOwn { boundary = folder }
      return
    }
  }

  /// Returns the policy for outputs that an editor may have written: only below the folders that it opened.
  ///
  /// - Parameters:
  ///   - root: the folder of the configuration.
  ///   - opened: the absolute paths of the open folders.
  /// - Returns: nil if no open folder contains the configuration, so that nothing may be written.
  package func restricted(around root: String, to opened: [String]) -> AccessPolicy? {
    if allowsOutside { return self }
    let containing = opened.compactMap { try? FileSystem.realPath($0) }.filter { Path.isInside(root, $0) }
    guard let outermost = containing.min(by: { $0.utf8.count < $1.utf8.count }) else { return nil }
    // Both contain the root, so one contains the other.
    return AccessPolicy(boundary: Path.isInside(outermost, boundary) ? outermost : boundary)
  }

  /// Which paths a configuration may name.
  var scope: PathScope { PathScope(boundary: boundary, allowsOutside: allowsOutside) }
}
