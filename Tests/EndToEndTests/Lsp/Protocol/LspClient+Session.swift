import Foundation
import TestSupport
import Testing

/// Steps of sessions with capabilities, replies and pulled diagnostics.
extension LspClient {
  /// Opens a session in folders.
  ///
  /// - Parameter more: other parameters of `initialize`.
  /// - Returns: the capabilities of the server.
  @discardableResult
  func begin(_ folders: [URL], _ capabilities: [String: Any] = [:], more: [String: Any] = [:]) throws -> JSON {
    let named = folders.map { ["uri": $0.absoluteString, "name": $0.lastPathComponent] }
    let parameters: [String: Any] = ["capabilities": capabilities, "workspaceFolders": named]
    let result = try result("initialize", parameters.merging(more) { $1 })
    try notify("initialized")
    return result["capabilities"]
  }

  /// Sends a request that the server answers after the diagnostics and outputs of all earlier messages.
  ///
  /// - Returns: the ID of the request.
  func requestCompletion() throws -> Int {
    try request("textDocument/diagnostic", ["textDocument": ["uri": "untitled:none"]])
  }

  /// Returns the result of a request. The next message must be its reply.
  func result(
    _ method: String, _ parameters: [String: Any] = [:], _ location: SourceLocation = #_sourceLocation
  ) throws -> JSON {
    let reply = try answer(method, parameters, location)
    #expect(reply["error"]["code"].int == nil, sourceLocation: location)
    return reply["result"]
  }

  /// Returns the error code of a request. The next message must be its reply.
  func errorCode(
    _ method: String, _ parameters: [String: Any] = [:], _ location: SourceLocation = #_sourceLocation
  ) throws -> Int? {
    try answer(method, parameters, location)["error"]["code"].int
  }

  private func answer(_ method: String, _ parameters: [String: Any], _ location: SourceLocation) throws -> JSON {
    let id = try request(method, parameters)
    let reply = try next(location)
    let text = try text(reply)
    #expect(reply["id"].int == id && reply["method"].isNull, "\(text)", sourceLocation: location)
    return reply
  }

  /// Expects the next messages to publish these diagnostics, in any order.
  func expectPublished(_ expected: [String], _ location: SourceLocation = #_sourceLocation) throws {
    let found = try expected.map { _ in try published(location) }
    #expect(found.sorted() == expected.sorted(), sourceLocation: location)
  }

  /// Returns the next message, a request or notification of the server with this method.
  func called(_ method: String, _ location: SourceLocation = #_sourceLocation) throws -> JSON {
    let message = try next(location)
    let text = try text(message)
    #expect(message["method"].string == method, "\(text)", sourceLocation: location)
    return message
  }

  /// Reads messages until the server sends a request or notification with this method.
  func awaitCalled(_ method: String, _ location: SourceLocation = #_sourceLocation) throws -> JSON {
    while true {
      let message = try next(location)
      if message["method"].string == method { return message }
    }
  }

  /// Returns the result of a request. Drops the messages before its reply.
  func lateResult(
    _ method: String, _ parameters: [String: Any] = [:], _ location: SourceLocation = #_sourceLocation
  ) throws -> JSON {
    let id = try request(method, parameters)
    while true {
      let message = try next(location)
      if message["method"].isNull, message["id"].int == id { return message["result"] }
    }
  }

  /// Answers a request of the server.
  func reply(to message: JSON, _ result: Any = NSNull()) throws {
    try send(["id": message["id"].int ?? message["id"].string ?? "" as Any, "result": result])
  }

  /// Returns the report that answers a request for a file's diagnostics.
  func pull(
    _ file: URL, since previous: String? = nil, _ location: SourceLocation = #_sourceLocation
  ) throws -> PulledReport {
    var parameters: [String: Any] = ["textDocument": ["uri": file.absoluteString], "identifier": "mockd"]
    if let previous { parameters["previousResultId"] = previous }
    return PulledReport(try result("textDocument/diagnostic", parameters, location))
  }

  func save(_ file: URL) throws {
    try notify("textDocument/didSave", ["textDocument": ["uri": file.absoluteString]])
  }

  private func text(_ message: JSON) throws -> String { String(decoding: try message.data(), as: UTF8.self) }
}

/// A `DocumentDiagnosticReport`, with lines, columns and codes of its diagnostics.
struct PulledReport {
  let report: JSON

  init(_ report: JSON) { self.report = report }

  var id: String { report["resultId"].string ?? "" }
  var isUnchanged: Bool { report["kind"].string == "unchanged" && report["items"].isNull }

  /// Nil in an unchanged report.
  var diagnostics: [String]? {
    guard report["kind"].string == "full" else { return nil }
    return report["items"].array.map { item in
      let start = item["range"]["start"]
      return "\(start["line"].int ?? -1):\(start["character"].int ?? -1) \(item["code"].string ?? "")"
    }
  }

  /// Reports of other files, by name.
  var related: [String: PulledReport] {
    var reports: [String: PulledReport] = [:]
    for (uri, report) in report["relatedDocuments"].object {
      reports[URL(string: uri)?.lastPathComponent ?? uri] = PulledReport(report)
    }
    return reports
  }
}
