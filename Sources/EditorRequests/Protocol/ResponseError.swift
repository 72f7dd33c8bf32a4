/// The error of a request (JSON-RPC 2.0, "Error object").
package struct ResponseError: Error, Hashable, Sendable {
  /// The error codes of JSON-RPC and of LSP 3.17 ("Response Message").
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package var code: Int
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.init(code: code.rawValue, message: message)
  }

  package init(code: Int, message: String) {
    self.code = code
    self.message = message
  }
}
