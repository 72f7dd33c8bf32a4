import JSONSyntax
import Source

/// The JSON encoding of the protocol, as protobuf's JSON mapping defines it. Digests are opaque texts.
enum WorkJSON {
  /// Decodes one object. Unknown members are ignored, and null stands for the default.
  static func decode(_ bytes: [UInt8]) -> WorkMessage {
    let document = JSONDocument(
      SourceFile(path: "", bytes: bytes), code: .configSyntax, duplicateKeys: .warning, allowsUnpairedSurrogates: true)
    guard let root = document.root, root.kind == .object else {
      return .broken(reason: document.diagnostics.first?.message ?? "Expected an object")
    }
    var request = WorkRequest()
    if let id = present(root["requestId"]) {
      guard let number = int32(id) else { return .broken(reason: "'requestId' must be an integer") }
      request.id = number
    }
    do throws(Mistake) {
      if let error = document.diagnostics.first(where: { $0.severity == .error }) { throw Mistake(error.message) }
      try decode(root, into: &request)
      return .request(request)
    } catch {
      return .malformed(id: request.id, reason: error.reason)
    }
  }

  private struct Mistake: Error {
    var reason: String
    init(_ reason: String) { self.reason = reason }
  }

  private static func decode(_ root: JSONValue, into request: inout WorkRequest) throws(Mistake) {
    if let list = present(root["arguments"]) {
      request.arguments = try elements(list, "arguments").map { value throws(Mistake) in
        try string(value, "arguments")
      }
    }
    if let list = present(root["inputs"]) {
      request.inputs = try elements(list, "inputs").map { value throws(Mistake) in
        guard value.kind == .object else { throw Mistake("'inputs' must contain only objects") }
        let path = try present(value["path"]).map { path throws(Mistake) in try string(path, "path") }
        let digest = try present(value["digest"]).map { digest throws(Mistake) in try string(digest, "digest") }
        return WorkRequest.Input(path: path ?? "", digest: Array((digest ?? "").utf8))
      }
    }
    if let value = present(root["cancel"]) {
      guard let isCancellation = value.bool else { throw Mistake("'cancel' must be a boolean") }
      request.isCancellation = isCancellation
    }
    if let value = present(root["verbosity"]) {
      guard let verbosity = int32(value) else { throw Mistake("'verbosity' must be an integer") }
      request.verbosity = verbosity
    }
    if let value = present(root["sandboxDir"]) { request.sandboxFolder = try string(value, "sandboxDir") }
  }

  private static func present(_ value: JSONValue?) -> JSONValue? { value?.isNull == true ? nil : value }

  private static func elements(_ value: JSONValue, _ name: String) throws(Mistake) -> [JSONValue] {
    guard value.kind == .array else { throw Mistake("'\(name)' must be an array") }
    return Array(value.elements)
  }

  private static func string(_ value: JSONValue, _ name: String) throws(Mistake) -> String {
    guard let text = value.string else { throw Mistake("'\(name)' must be a string") }
    return text
  }

  /// Protobuf's JSON mapping accepts integers also as strings.
  private static func int32(_ value: JSONValue) -> Int32? {
    value.int.flatMap { Int32(exactly: $0) } ?? value.string.flatMap { Int32($0) }
  }

  /// Encodes a response as one line.
  static func encode(_ response: WorkResponse) -> [UInt8] {
    let object: JSONTree = [
      "exitCode": .integer(Int(response.exitCode)), "output": .string(response.output),
      "requestId": .integer(Int(response.id)), "wasCancelled": .bool(response.wasCancelled),
    ]
    return object.compactBytes + [UInt8(ascii: "\n")]
  }
}
