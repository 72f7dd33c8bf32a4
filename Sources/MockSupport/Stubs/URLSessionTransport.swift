import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests over HTTP.
public final class URLSessionTransport: OperationTransport {
  private let session: Session

  /// - Parameter configuration: creates the configuration of the session, for the first request.
  public init(configuration: @escaping @Sendable () -> URLSessionConfiguration = { .ephemeral }) {
    session = Session(configuration)
  }

  deinit {
    session.end()
  }

  public func send(
    _ request: URLRequest, progress: @escaping @Sendable (Double) -> Void,
    completion: @escaping @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  ) -> TransportTask {
    let task = session.start(request, Receiver(progress: progress, completion: completion))
    return TransportTask { task.cancel() }
  }
}

/// The handlers and the received body of one request.
private struct Receiver {
  let progress: @Sendable (Double) -> Void
  let completion: @Sendable (Result<(HTTPURLResponse, Data), any Error>) -> Void
  var body = Data()
}

/// A URL session that sends requests and gives each response to its handlers. The first request creates it.
// '@unchecked': `lock` guards the variables.
private final class Session: NSObject, URLSessionDataDelegate, @unchecked Sendable {
  private let lock = NSLock()
  private let configuration: @Sendable () -> URLSessionConfiguration
  private var session: URLSession?
  private var receivers: [Int: Receiver] = [:]

  init(_ configuration: @escaping @Sendable () -> URLSessionConfiguration) {
    self.configuration = configuration
  }

  func start(_ request: URLRequest, _ receiver: Receiver) -> URLSessionDataTask {
    let task = lock.withLock {
      let session = session ?? URLSession(configuration: configuration(), delegate: self, delegateQueue: nil)
      self.session = session
      let task = session.dataTask(with: request)
      receivers[task.taskIdentifier] = receiver
      return task
    }
    task.resume()
    return task
  }

  /// Lets current requests finish and prevents new ones.
  func end() { lock.withLock { session }?.finishTasksAndInvalidate() }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let progress: ((Double) -> Void, Int)? = lock.withLock {
      receivers[dataTask.taskIdentifier]?.body.append(data)
      return receivers[dataTask.taskIdentifier].map { ($0.progress, $0.body.count) }
    }
    let expected = dataTask.response?.expectedContentLength ?? -1
    if let (progress, count) = progress, 0 < expected { progress(min(1, Double(count) / Double(expected))) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let receiver = lock.withLock({ receivers.removeValue(forKey: task.taskIdentifier) }) else { return }
    if let error { return receiver.completion(.failure(error)) }
    guard let response = task.response as? HTTPURLResponse else {
      return receiver.completion(.failure(URLError(.badServerResponse)))
    }
    receiver.completion(.success((response, receiver.body)))
  }
}
