import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/signatureHelp`: the arguments of a field or directive.
package struct SignatureHelpRequest: EditorRequest {
  package static let method = "textDocument/signatureHelp"
  package static let dependency = RequestDependency.inputs

  let place: DocumentPosition

  package var documentURI: String? { place.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { place = try DocumentPosition(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> ClientSignatureHelp? {
    guard let file = snapshot.anyGraphQLDocument(place.uri),
      let help = file.project.signatureHelp(file.path, at: file.offset(place.position))
    else { return nil }
    return ClientSignatureHelp(help: help, editor: snapshot.editor)
  }
}

/// The result of `textDocument/signatureHelp` in the form of the protocol (LSP 3.17, `SignatureHelp`).
package struct ClientSignatureHelp: EditorResponse {
  var help: SignatureHelp
  var editor: EditorCapabilities

  package var json: JSONTree {
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
      if let text = parameter.description { members.append(.init("documentation", documentation(text))) }
      parameters.append(.object(members))
    }
    var signature: [JSONTree.Member] = [
      .init("label", .string(label + help.end)), .init("parameters", .array(parameters)),
    ]
    if let text = help.description { signature.append(.init("documentation", documentation(text))) }
    return .object([
      .init("signatures", [.object(signature)]), .init("activeSignature", 0),
      // An index after the last parameter marks none of them.
      .init("activeParameter", .integer(help.active ?? help.parameters.count)),
    ])
  }

  private func documentation(_ text: String) -> JSONTree {
    let isMarkdown = editor.signatureMarkdown
    let shown = isMarkdown ? SafeMarkdown.text(text) : text.replacingHiddenControls()
    return Markup(text: shown, isMarkdown: isMarkdown).documentation
  }
}
