/// `workspace/diagnostic/refresh`: asks the client to ask again.
extension Server {
  /// Asks at most once at a time: what is found until the answer is told after it.
  func askToPullAgain() {
    guard agreement.client.refreshesDiagnostics else { return }
    guard !board.isRefreshing else {
      board.needsRefresh = true
      return
    }
    board.isRefreshing = true
    call("workspace/diagnostic/refresh") { [unowned self] _ in
      board.isRefreshing = false
      guard board.needsRefresh else { return }
      board.needsRefresh = false
      askToPullAgain()
    }
  }
}
