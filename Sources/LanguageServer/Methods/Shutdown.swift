import JSONSyntax

/// `shutdown`: what there is to say is said before the answer, and nothing after it.
extension Server {
  func shutDown() -> Result<JSONTree, ResponseError> {
    refresh()
    return .success(.null)
  }
}
