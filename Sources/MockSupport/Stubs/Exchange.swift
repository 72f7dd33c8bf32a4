import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One operation in a client, from the request to the completion.
struct Exchange<Operation: GraphQLOperation>: Sendable {
  let client: OperationClient
  let operation: Operation
  let endpoint: OperationEndpoint
  let behavior: StubBehavior
  let callbackQueue: (any DispatchQueueType)?
  let progress: @Sendable (ClientProgress) -> Void
  let completion: @Sendable (Result<ClientResponse, ClientError>) -> Void
  let request = ClientRequest()

  init(
    client: OperationClient, operation: Operation, endpoint: OperationEndpoint, behavior: StubBehavior,
    callbackQueue: (any DispatchQueueType)?, progress: @escaping @Sendable (ClientProgress) -> Void,
    completion: @escaping @Sendable (Result<ClientResponse, ClientError>) -> Void
  ) {
    self.client = client
    self.operation = operation
    self.endpoint = endpoint
    self.behavior = behavior
    self.callbackQueue = callbackQueue
    self.progress = progress
    self.completion = completion
    request.whenCancelled { [self] in onCallbackQueue { receive(.failure(.cancelled)) } }
  }

  /// Sends the request that the request closure has created. Ignores all but the first.
  func start(_ mapped: Result<URLRequest, any Error>) {
    guard request.begin() else { return }
    switch mapped {
    case .success(let urlRequest):
      let prepared = client.plugins.reduce(urlRequest) { $1.prepare($0, for: operation) }
      for plugin in client.plugins { plugin.willSend(prepared, for: operation) }
      send(prepared)
    case .failure(let error):
      if request.complete() { finish(.failure(.requestMapping(error))) }
    }
  }

  private func send(_ urlRequest: URLRequest) {
    switch behavior {
    case .never: ask(urlRequest)
    case .immediate:
      onCallbackQueue {
        for part in endpoint.sampleProgress { tell(part) }
        answer(urlRequest)
      }
    case .delayed(let seconds):
      let queue = callbackQueue ?? DispatchQueue.main
      let start = queue.now
      for part in endpoint.sampleProgress { queue.asyncAfter(deadline: start + seconds * part) { tell(part) } }
      queue.asyncAfter(deadline: start + seconds) { answer(urlRequest) }
    }
  }

  private func tell(_ part: Double) {
    guard !request.isCancelled, 0..<1 ~= part else { return }
    progress(ClientProgress(fraction: part))
  }

  /// Responds with the sample.
  private func answer(_ urlRequest: URLRequest) {
    guard request.complete() else { return }
    switch endpoint.sampleResponse() {
    case .networkResponse(let code, let body):
      complete(with: ClientResponse(statusCode: code, body: body, request: urlRequest))
    case .response(let response, let body):
      complete(
        with: ClientResponse(
          statusCode: response.statusCode, body: body, request: urlRequest, httpResponse: response))
    case .networkError(let error): receive(.failure(.underlying(error)))
    }
  }

  /// Sends the request to the server.
  private func ask(_ urlRequest: URLRequest) {
    let task = client.transport.send(urlRequest) { part in
      onCallbackQueue { tell(part) }
    } completion: { result in
      guard request.complete() else { return }
      onCallbackQueue {
        switch result {
        case .success(let (response, body)):
          complete(
            with: ClientResponse(
              statusCode: response.statusCode, body: body, request: urlRequest, httpResponse: response))
        case .failure(let error): receive(.failure(.underlying(error)))
        }
      }
    }
    request.whenCancelled { task.cancel() }
  }

  private func complete(with response: ClientResponse) {
    progress(ClientProgress(fraction: 1))
    let isValid = client.validationClosure(operation).accepts(response.statusCode)
    receive(isValid ? .success(response) : .failure(.statusCode(response)))
  }

  /// Notifies plugins of the result, and completes.
  private func receive(_ result: Result<ClientResponse, ClientError>) {
    for plugin in client.plugins { plugin.didReceive(result, for: operation) }
    finish(result)
  }

  private func finish(_ result: Result<ClientResponse, ClientError>) {
    completion(client.plugins.reduce(result) { $1.process($0, for: operation) })
  }

  private func onCallbackQueue(_ body: @escaping @Sendable () -> Void) {
    guard let callbackQueue else { return body() }
    callbackQueue.async { body() }
  }
}
