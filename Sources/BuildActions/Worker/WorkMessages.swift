/// A request of Bazel's persistent worker protocol (`WorkRequest`).
///
/// See https://github.com/bazelbuild/bazel/blob/master/src/main/protobuf/worker_protocol.proto
package struct WorkRequest: Equatable, Sendable {
  package var arguments: [String] = []
  package var inputs: [Input] = []
  /// Identifies the request. 0 for a worker that gets one request at a time.
  package var id: Int32 = 0
  /// Whether this is a cancellation of an earlier request with this id.
  package var isCancellation = false
  package var verbosity: Int32 = 0
  /// The folder that all paths of the request are relative to; empty for the working directory.
  package var sandboxFolder = ""

  package init() {}

  /// A file that the action may read.
  package struct Input: Equatable, Sendable {
    package var path = ""
    /// A digest of the contents; empty if unknown.
    package var digest: [UInt8] = []

    package init(path: String = "", digest: [UInt8] = []) {
      self.path = path
      self.digest = digest
    }
  }
}

/// A response of Bazel's persistent worker protocol (`WorkResponse`).
package struct WorkResponse: Equatable, Sendable {
  package var exitCode: Int32 = 0
  /// The messages to show to the user.
  package var output = ""
  /// The id of the request.
  package var id: Int32 = 0
  package var wasCancelled = false

  package init(exitCode: Int32 = 0, output: String = "", id: Int32 = 0, wasCancelled: Bool = false) {
    self.exitCode = exitCode
    self.output = output
    self.id = id
    self.wasCancelled = wasCancelled
  }
}

/// The encodings of the protocol. The raw values are used by `--protocol` and `requires-worker-protocol`.
package enum WorkProtocol: String, CaseIterable, Sendable {
  case json, proto

  /// Returns the bytes of a response.
  package func encode(_ response: WorkResponse) -> [UInt8] {
    switch self {
    case .json: WorkJSON.encode(response)
    case .proto: WorkProto.encode(response)
    }
  }
}

/// A message from the build engine.
package enum WorkMessage: Equatable, Sendable {
  case request(WorkRequest)
  /// A request that makes no sense, with a readable id.
  case malformed(id: Int32, reason: String)
  /// Bytes without a readable id. The beginning of the next request is unknown or doubtful, so nothing can follow.
  case broken(reason: String)
}
