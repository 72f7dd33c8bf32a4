import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/signatureHelp`: the arguments that a field or directive takes.
extension Server {
  func signatureHelp(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in file.project.signatureHelp(file.path, at: offset).map { json($0) } }
  }

  private func json(_ help: SignatureHelp) -> JSONTree {
    var label = help.start
    var parameters: [JSONTree] = []
    for (index, parameter) in help.parameters.enumerated() {
      if 0 < index { label += ", " }
      let start = label.utf16.count
      label += parameter.text
      let place: JSONTree =
        editor.parameterOffsets
        ? [.integer(start), .integer(start + parameter.text.utf16.count)] : .string(parameter.text)
      var members = [JSONTree.Member("label", place)]
      if let text = parameter.description { members.append(.init("documentation", markup(text))) }
      parameters.append(.object(members))
    }
    var signature: [JSONTree.Member] = [
      .init("label", .string(label + help.end)), .init("parameters", .array(parameters)),
    ]
    if let text = help.description { signature.append(.init("documentation", markup(text))) }
    var members: [JSONTree.Member] = [
      .init("signatures", [.object(signature)]), .init("activeSignature", 0),
    ]
    // Behind the last one, none is marked where all are given.
    members.append(.init("activeParameter", .integer(help.active ?? help.parameters.count)))
    return .object(members)
  }

  private func markup(_ text: String) -> JSONTree {
    let isMarkdown = editor.signatureMarkdown
    let shown = isMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls()
    return .documentation(shown, isMarkdown: isMarkdown)
  }
}
