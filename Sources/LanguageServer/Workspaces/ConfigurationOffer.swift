import Configuration
import Daemon
import EditorRequests
import FileAccess
import JSONSyntax

/// The offer to create a configuration in a folder of the client without one (`window/showMessageRequest`).
struct ConfigurationOffer {
  private let folder: String

  /// Fails if a workspace contains the document, or the offer has been made before.
  ///
  /// - Parameter path: the absolute path of a GraphQL document.
  init?(for path: String, _ workspaces: inout WorkspaceList) {
    guard !workspaces.all.contains(where: { $0.contains(path) }),
      let folder = workspaces.unconfigured.filter({ path.hasPrefix($0 + "/") }).max(by: {
        $0.utf8.count < $1.utf8.count
      }),
      workspaces.offer(folder)
    else { return nil }
    self.folder = folder
  }

  private static let createAction = "Create .mockgen.json"

  /// Asks the user.
  ///
  /// - Parameter created: receives the folder when it has a new configuration.
  func make(_ client: ClientConnection, created: @escaping (String) -> Void) {
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    client.request(
      "window/showMessageRequest",
      [
        "type": 3, "message": .string("mockd has no schema for '\(name)', because it has no .mockgen.json"),
        "actions": [["title": .string(Self.createAction)]],
      ]
    ) { reply in
      guard case .success(let choice?) = reply, choice["title"]?.string == Self.createAction else { return }
      create(client, created)
    }
  }

  /// Creates a configuration as `mockd init` does.
  private func create(_ client: ClientConnection, _ created: (String) -> Void) {
    do throws(FileError) {
      let proposal = try ConfigurationStart.write(in: folder)
      for note in proposal.notes { client.show(.log(note)) }
      if let correction = proposal.correction { client.show(.message("To use .mockgen.json, \(correction)")) }
      created(folder)
    } catch {
      client.show(.message("Cannot write .mockgen.json: \(error.reason)"))
    }
  }
}
