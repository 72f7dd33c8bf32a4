import Foundation
import Testing

#if os(Linux)
  import Glibc
#else
  import Darwin
#endif

/// An HTTP server on the local machine, which answers each connection once.
final class LoopbackServer: Sendable {
  /// A received HTTP request.
  struct Request {
    let method: String
    let path: String
    /// The headers by lower-case name.
    let headers: [String: String]
    let body: String
  }

  /// The pieces of a response's body, and a closure called before each piece except the first.
  struct Response {
    var status = "200 OK"
    var pieces: [String]
    var beforeNext: @Sendable () -> Void = {}
  }

  let url: URL
  private let socket: Int32

  /// Listens on a free port until the server is stopped.
  init(_ answer: @escaping @Sendable (Request) -> Response) throws {
    #if os(Linux)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let descriptor = socket
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, size) == 0 && listen(descriptor, 64) == 0
          && getsockname(descriptor, address, &size) == 0
      }
    }
    try #require(isListening)
    url = try #require(URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/graphql"))
    Thread.detachNewThread {
      while true {
        let connection = accept(descriptor, nil, nil)
        if connection < 0 { break }
        Self.serve(connection, answer)
      }
      // Only here: after `close`, another server's socket may get the same descriptor at once.
      close(descriptor)
    }
  }

  /// Stops listening.
  func stop() {
    // Wakes the accepting thread, which then ends.
    shutdown(socket, Int32(SHUT_RDWR))
  }

  private static func serve(_ connection: Int32, _ answer: (Request) -> Response) {
    defer { close(connection) }
    guard let request = read(connection) else { return }
    let response = answer(request)
    let size = response.pieces.reduce(0) { $0 + $1.utf8.count }
    let head = "HTTP/1.1 \(response.status)\r\nContent-Type: application/json\r\nContent-Length: \(size)\r\n"
    send(head + "Connection: close\r\n\r\n", connection)
    for (index, piece) in response.pieces.enumerated() {
      if 0 < index { response.beforeNext() }
      send(piece, connection)
    }
  }

  private static func send(_ text: String, _ connection: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write($0, connection) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Writes without a signal if the client has disconnected.
  private static func write(_ bytes: UnsafeRawBufferPointer, _ connection: Int32) -> Int {
    #if os(Linux)
      return Glibc.send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      var isOn: Int32 = 1
      setsockopt(connection, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      return Darwin.send(connection, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  private static func read(_ connection: Int32) -> Request? {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let text = String(decoding: received, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let lines = text[..<end.lowerBound].components(separatedBy: "\r\n")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
          let parts = line.split(separator: ":", maxSplits: 1)
          headers[parts[0].lowercased()] = parts.last?.trimmingCharacters(in: .whitespaces)
        }
        let body = String(text[end.upperBound...])
        if body.utf8.count >= headers["content-length"].flatMap({ Int($0) }) ?? 0 {
          let words = lines[0].split(separator: " ")
          return Request(method: String(words[0]), path: String(words[1]), headers: headers, body: body)
        }
      }
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return nil }
      received += buffer[..<count]
    }
  }
}
