import FileAccess
import Source

/// Decides by name whether diagnostics may quote a file, and hides messages about other files.
///
/// A configuration can name any file of the workspace as a schema, also one with secrets, such as `.env`. Reports reach
/// more people than such files do.
package enum Quotability {
  private static let suffixes = [
    ".graphql", ".graphqls", ".gql", ".gqls", ".sdl", ".swift", ".json", "/Package.resolved",
    "/Podfile.lock",
  ]

  /// The diagnostics whose messages quote nothing but a version, such as of a `project.yml`.
  private static let plainCodes: Set<DiagnosticCode> = [.configUnknownApolloVersion]

  /// Returns whether the name of a file says that it may be quoted.
  package static func isQuotable(_ path: String) -> Bool {
    let name = "/" + Path.name(path)
    return suffixes.contains { name.hasSuffix($0) && (name.utf8.count > $0.utf8.count + 1 || $0.hasPrefix("/")) }
  }

  /// Returns whether the names of a file, with and without symbolic links, say that it may be quoted.
  ///
  /// - Parameter path: absolute.
  static func isQuotable(_ path: String, in access: ConfinedRoot) -> Bool {
    guard isQuotable(path) else { return false }
    guard (try? access.status(path, followingLinks: false))?.kind == .symbolicLink else { return true }
    return (try? access.realPath(path)).map { isQuotable($0) } ?? false
  }

  /// Replaces the messages about files that may not be quoted, since messages quote names and values.
  package static func redact(_ diagnostics: [Diagnostic], _ unquotable: Set<String>) -> [Diagnostic] {
    if unquotable.isEmpty { return diagnostics }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if unquotable.contains(diagnostic.location.file), !plainCodes.contains(diagnostic.code) {
        diagnostic.message = message
        diagnostic.fixes = []
      }
      for index in diagnostic.related.indices where unquotable.contains(diagnostic.related[index].location.file) {
        diagnostic.related[index].message = "the related place is here"
      }
      return diagnostic
    }
  }

  private static let message =
    "This file has a problem of this kind; its contents are hidden, because its name has no extension of GraphQL, "
    + "Swift or JSON files; for details, give it one, such as '.graphql', '.swift' or '.json'"
}
