import BuildActions
import Foundation
import Synchronization

/// A build engine for a worker in this process.
enum WorkerClient {
  /// Sends messages to a new worker, waits for its end, and returns the decoded responses in their order.
  static func send(
    _ messages: [WorkRequest], _ format: WorkProtocol = .json, portion: Int = 1 << 16
  ) throws -> [WorkResponse] {
    try exchange(messages.flatMap { encode($0, format) }, format, portion: portion)
  }

  /// Sends bytes in portions.
  static func exchange(
    _ bytes: [UInt8], _ format: WorkProtocol = .json, portion: Int = 1 << 16
  ) throws -> [WorkResponse] {
    let output = Mutex<[UInt8]>([])
    let worker = Worker(ActionEngine(keepingGraphs: Worker.keptGraphs, version: "test"), format) { bytes in
      output.withLock { $0 += bytes }
      return true
    }
    var rest = bytes[...]
    let result = Result { () throws(Worker.Failure) in
      try worker.run {
        defer { rest = rest.dropFirst(portion) }
        return Array(rest.prefix(portion))
      }
    }
    let responses = try decode(output.withLock { $0 }, format)
    _ = try result.get()
    return responses
  }

  // MARK: Encoding, written independently of the worker

  static func encode(_ request: WorkRequest, _ format: WorkProtocol) -> [UInt8] {
    switch format {
    case .json:
      var object: [String: Any] = ["arguments": request.arguments]
      if request.id != 0 { object["requestId"] = Int(request.id) }
      if request.isCancellation { object["cancel"] = true }
      if !request.sandboxFolder.isEmpty { object["sandboxDir"] = request.sandboxFolder }
      object["inputs"] = request.inputs.map { input in
        ["path": input.path, "digest": String(decoding: input.digest, as: UTF8.self)]
      }
      let data = try? JSONSerialization.data(withJSONObject: object)
      return Array(data ?? Data())
    case .proto:
      var message: [UInt8] = []
      for argument in request.arguments { message += field(1, Array(argument.utf8)) }
      for input in request.inputs { message += field(2, field(1, Array(input.path.utf8)) + field(2, input.digest)) }
      message += [3 << 3] + varint(UInt64(bitPattern: Int64(request.id)))
      if request.isCancellation { message += [4 << 3, 1] }
      message += [5 << 3, 10]
      message += field(6, Array(request.sandboxFolder.utf8))
      return varint(UInt64(message.count)) + message
    }
  }

  private static func field(_ number: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [number << 3 | 2] + varint(UInt64(bytes.count)) + bytes
  }

  private static func varint(_ value: UInt64) -> [UInt8] {
    value < 0x80 ? [UInt8(value)] : [UInt8(value & 0x7F) | 0x80] + varint(value >> 7)
  }

  struct BadResponse: Error {
    var text: String
  }

  static func decode(_ bytes: [UInt8], _ format: WorkProtocol) throws -> [WorkResponse] {
    switch format {
    case .json:
      return try bytes.split(separator: UInt8(ascii: "\n")).map { line in
        guard let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any],
          let code = object["exitCode"] as? Int, let output = object["output"] as? String,
          let id = object["requestId"] as? Int
        else { throw BadResponse(text: String(decoding: line, as: UTF8.self)) }
        return WorkResponse(
          exitCode: Int32(code), output: output, id: Int32(id), wasCancelled: object["wasCancelled"] as? Bool ?? false)
      }
    case .proto:
      var rest = bytes[...]
      var responses: [WorkResponse] = []
      while !rest.isEmpty {
        let count = Int(try number(&rest))
        var message = rest.prefix(count)
        rest = rest.dropFirst(count)
        var response = WorkResponse()
        while !message.isEmpty {
          switch try number(&message) {
          case 1 << 3: response.exitCode = Int32(truncatingIfNeeded: try number(&message))
          case 2 << 3 | 2:
            let count = Int(try number(&message))
            response.output = String(decoding: message.prefix(count), as: UTF8.self)
            message = message.dropFirst(count)
          case 3 << 3: response.id = Int32(truncatingIfNeeded: try number(&message))
          case 4 << 3: response.wasCancelled = try number(&message) != 0
          default: throw BadResponse(text: "\(bytes)")
          }
        }
        responses.append(response)
      }
      return responses
    }
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = bytes.popFirst() {
      value |= UInt64(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
    throw BadResponse(text: "incomplete number")
  }
}
