import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The response of a server or a stub to a request.
public struct ClientResponse: Sendable {
  /// The HTTP status code.
  public let statusCode: Int
  /// The body of the response.
  public let body: Data
  /// The request that was sent or stubbed.
  public let request: URLRequest?
  /// The HTTP response; nil if a stub gave only a status code.
  public let httpResponse: HTTPURLResponse?

  /// Creates a response.
  public init(statusCode: Int, body: Data, request: URLRequest? = nil, httpResponse: HTTPURLResponse? = nil) {
    self.statusCode = statusCode
    self.body = body
    self.request = request
    self.httpResponse = httpResponse
  }
}

/// The reason why a client has no valid response to an operation.
public enum ClientError: Error, Sendable {
  /// The request could not be created.
  case requestMapping(any Error)
  /// The status code is not valid.
  case statusCode(ClientResponse)
  /// No response arrived.
  case underlying(any Error)
  /// The request was cancelled.
  case cancelled

  /// The response with an invalid status code, if there is one.
  public var response: ClientResponse? {
    guard case .statusCode(let response) = self else { return nil }
    return response
  }
}

extension ClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .requestMapping(let error): "the request of the operation cannot be created: \(error)"
    case .statusCode(let response): "the response has status \(response.statusCode)"
    case .underlying(let error): "no response was received: \(error)"
    case .cancelled: "the request was cancelled"
    }
  }
}

/// The progress of receiving a response.
public struct ClientProgress: Hashable, Sendable {
  /// The received fraction, from 0 to 1; 0 while the total size is unknown.
  public let fraction: Double

  /// Whether the response is complete.
  public var isCompleted: Bool { fraction == 1 }

  /// Creates the progress from a fraction.
  public init(fraction: Double) {
    self.fraction = fraction
  }
}

/// The status codes that count as success.
public enum ResponseValidation: Hashable, Sendable {
  /// All codes.
  case none
  /// Codes from 200 to 299.
  case successCodes
  /// Codes from 200 to 399.
  case successAndRedirectCodes
  /// The given codes.
  case customCodes([Int])

  func accepts(_ code: Int) -> Bool {
    switch self {
    case .none: true
    case .successCodes: 200..<300 ~= code
    case .successAndRedirectCodes: 200..<400 ~= code
    case .customCodes(let codes): codes.contains(code)
    }
  }
}
