import Configuration
import Daemon
import FileAccess
import JSONSyntax

/// `window/showMessageRequest`: offers to describe a folder that holds GraphQL and has no configuration. Each is asked
/// about once, when the first document in it is opened.
extension Server {
  private static let action = "Create .mockgen.json"

  func offerConfiguration(for path: String) {
    guard LooseDocuments.isGraphQL(path, documents.language(path)),
      !folders.all.contains(where: { $0.contains(path) }),
      let folder = folders.unserved.filter({ path.hasPrefix($0 + "/") }).max(by: { $0.utf8.count < $1.utf8.count }),
      folders.offer(folder)
    else { return }
    let name = folder.split(separator: "/").last.map(String.init) ?? folder
    call(
      "window/showMessageRequest",
      [
        "type": 3, "message": .string("mockd reads '\(name)' without a schema, since it has no .mockgen.json."),
        "actions": [["title": .string(Self.action)]],
      ]
    ) { [unowned self] answer in
      guard case .success(let choice?) = answer, choice["title"]?.string == Self.action else { return }
      createConfiguration(in: folder)
    }
  }

  /// Does what `mockd init` does.
  private func createConfiguration(in folder: String) {
    do throws(FileError) {
      let proposal = try ConfigurationStart.write(in: folder)
      for note in proposal.notes { tell(.log(note)) }
      if !proposal.isComplete { tell(.message("In .mockgen.json, fill in what was not found.")) }
      addFolder(folder)
    } catch {
      tell(.message(".mockgen.json cannot be written: \(error.reason)."))
    }
  }
}
