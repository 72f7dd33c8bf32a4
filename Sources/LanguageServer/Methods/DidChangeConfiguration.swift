import JSONSyntax

/// `workspace/didChangeConfiguration`: the settings of the editor, which has told them or can be asked for them.
extension Server {
  func didChangeConfiguration(_ parameters: JSONValue?) {
    if let told = parameters?["settings"]?["mockd"], told.kind == .object { return apply(EditorSettings(told)) }
    guard agreement.client.tellsConfiguration else { return }
    call("workspace/configuration", ["items": [["section": "mockd"]]]) { [unowned self] answer in
      guard case .success(let values?) = answer, let value = values.elements.map(\.self).first,
        value.kind == .object
      else { return }
      apply(EditorSettings(value))
    }
  }

  private func apply(_ new: EditorSettings) {
    settings = new
    for folder in folders.all { folder.isObserving = !new.writesOutputs }
  }
}
