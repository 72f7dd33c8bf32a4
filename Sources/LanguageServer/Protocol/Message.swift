import EditorRequests
import JSONSyntax
import Source

/// A message of the client (JSON-RPC 2.0).
package enum Message: Sendable {
  case request(RequestID, method: String, parameters: JSONValue?)
  case notification(method: String, parameters: JSONValue?)
  /// The reply to a request of the server.
  case response(RequestID, Result<JSONValue?, ResponseError>)
  /// An invalid message, with the error that is sent as a reply.
  case invalid(RequestID?, ResponseError)

  /// Decodes the content of a frame.
  ///
  /// - Complexity: linear in the size of the content.
  package init(_ content: [UInt8]) {
    let document = JSONDocument(
      SourceFile(path: "", bytes: content), code: .configSyntax, duplicateKeys: .hint, allowsUnpairedSurrogates: true)
    guard let root = document.root, !document.diagnostics.contains(where: { $0.severity == .error }) else {
      self = .invalid(nil, ResponseError(.parseError, "The message is not valid JSON"))
      return
    }
    self.init(root)
  }

  private init(_ root: JSONValue) {
    guard root.kind == .object else {
      let problem = root.kind == .array ? "LSP does not support batches" : "A message must be an object"
      self = .invalid(nil, ResponseError(.invalidRequest, problem))
      return
    }
    let id = root["id"].flatMap { RequestID($0) }
    guard root["jsonrpc"]?.isString("2.0") == true else {
      self = .invalid(id, ResponseError(.invalidRequest, "A message must have the value '2.0' for 'jsonrpc'"))
      return
    }
    if let method = root["method"] {
      guard let name = method.string else {
        self = .invalid(id, ResponseError(.invalidRequest, "'method' must be a string"))
        return
      }
      guard let value = root["id"] else {
        self = .notification(method: name, parameters: root["params"])
        return
      }
      guard let id = RequestID(value) else {
        self = .invalid(nil, ResponseError(.invalidRequest, "'id' must be a string or a number"))
        return
      }
      self = .request(id, method: name, parameters: root["params"])
    } else if let id, let error = root["error"], error.kind == .object {
      let code = error["code"]?.int ?? ResponseError.Code.internalError.rawValue
      self = .response(id, .failure(ResponseError(code: code, message: error["message"]?.string ?? "")))
    } else if let id, let result = root["result"] {
      self = .response(id, .success(result))
    } else {
      self = .invalid(id, ResponseError(.invalidRequest, "A message must have a 'method', a 'result' or an 'error'"))
    }
  }
}

/// The identifier of a request.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case string(String)

  /// Nil if a value isn't an identifier.
  package init?(_ value: JSONValue) {
    if let number = value.int {
      self = .number(number)
    } else if let text = value.string {
      self = .string(text)
    } else {
      return nil
    }
  }

  package var json: JSONTree {
    switch self {
    case .number(let number): .integer(number)
    case .string(let text): .string(text)
    }
  }
}

extension JSONTree {
  /// A reply. An id that could not be read is null.
  package static func reply(to id: RequestID?, _ result: Result<JSONTree, ResponseError>) -> JSONTree {
    let answer: Member =
      switch result {
      case .success(let value): Member("result", value)
      case .failure(let error):
        Member("error", ["code": .integer(error.code), "message": .string(error.message)])
      }
    return .object([Member("jsonrpc", "2.0"), Member("id", id?.json ?? .null), answer])
  }

  package static func notification(_ method: String, _ parameters: JSONTree) -> JSONTree {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  /// A request of the server.
  package static func request(_ id: RequestID, _ method: String, _ parameters: JSONTree?) -> JSONTree {
    .object(
      [Member("jsonrpc", "2.0"), Member("id", id.json), Member("method", .string(method))]
        + (parameters.map { [Member("params", $0)] } ?? []))
  }
}
