import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a server, or a stub, answered to a request.
public struct ClientResponse: Sendable {
  public let statusCode: Int
  public let body: Data
  /// The request as it was sent, or would have been.
  public let request: URLRequest?
  /// Nil where a stub gave a status only.
  public let httpResponse: HTTPURLResponse?

  public init(statusCode: Int, body: Data, request: URLRequest? = nil, httpResponse: HTTPURLResponse? = nil) {
    self.statusCode = statusCode
    self.body = body
    self.request = request
    self.httpResponse = httpResponse
  }
}

/// Why a client has no response to an operation.
public enum ClientError: Error, Sendable {
  /// There is no request for it.
  case requestMapping(any Error)
  /// The status is not one of those that are valid.
  case statusCode(ClientResponse)
  /// No response came.
  case underlying(any Error)
  /// It was cancelled.
  case cancelled

  /// What came all the same.
  public var response: ClientResponse? {
    guard case .statusCode(let response) = self else { return nil }
    return response
  }
}

extension ClientError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .requestMapping(let error): "there is no request for the operation: \(error)"
    case .statusCode(let response): "the response has status \(response.statusCode)"
    case .underlying(let error): "no response came: \(error)"
    case .cancelled: "the request was cancelled"
    }
  }
}

/// How much of a response has come.
public struct ClientProgress: Hashable, Sendable {
  /// From 0 to 1; 0 while the size of the whole is not known.
  public let fraction: Double

  public var isCompleted: Bool { fraction == 1 }

  public init(fraction: Double) {
    self.fraction = fraction
  }
}

/// Which responses are no failures, by their status.
public enum ResponseValidation: Hashable, Sendable {
  /// All.
  case none
  /// 200 to 299.
  case successCodes
  /// 200 to 399.
  case successAndRedirectCodes
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
