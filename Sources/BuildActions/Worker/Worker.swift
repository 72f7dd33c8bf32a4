import Dispatch
import Parallelism
import Source
import Synchronization

/// Answers the requests of a build engine, with one engine for all.
///
/// Each request gets one response. Responses are written one after the other, in the order in which they are ready.
package final class Worker: Sendable {
  private let engine: ActionEngine
  private let format: WorkProtocol
  /// The arguments before the arguments of every request.
  private let prefix: [String]
  private let queue = WorkQueue(capacity: 4096)
  private let write: @Sendable ([UInt8]) -> Bool
  private let writing = Mutex(())
  private let isOutputClosed = Atomic<Bool>(false)

  /// The number of requests that run at the same time.
  package static let threads = max(2, coreCount)
  /// The number of graphs that are kept: more than can be in use.
  package static let keptGraphs = max(8, 2 * threads)

  /// - Parameter write: writes all bytes to the build engine. Returns false if that fails. It is not called
  ///   concurrently.
  package init(
    _ engine: ActionEngine, _ format: WorkProtocol, prefix: [String] = [],
    write: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.engine = engine
    self.format = format
    self.prefix = prefix
    self.write = write
  }

  /// The reason why a worker ends before the end of its input.
  package struct Failure: Error, Equatable {
    /// A sentence without a full stop.
    package var message: String
  }

  /// Answers requests until the input ends. Then waits for the running ones.
  ///
  /// - Parameter read: returns the next bytes of the input, and none at its end.
  package func run(read: () -> [UInt8]) throws(Failure) {
    let group = DispatchGroup()
    for number in 1...Self.threads {
      DispatchQueue(label: "mockd.action.\(number)").async(group: group) { [self] in
        while let job = queue.take() {
          respond(perform(job))
          queue.finish(job)
        }
      }
    }
    let failure = receive(read)
    queue.close(threads: Self.threads)
    group.wait()
    if let failure { throw failure }
    if isOutputClosed.load(ordering: .relaxed) { throw Failure(message: "Cannot write to standard output") }
  }

  private func receive(_ read: () -> [UInt8]) -> Failure? {
    var stream = WorkStream(format)
    while !isOutputClosed.load(ordering: .relaxed) {
      while let message = stream.next() {
        if let failure = receive(message) { return failure }
      }
      let portion = read()
      if portion.isEmpty { return stream.isAtBoundary ? nil : Failure(message: "The last request is incomplete") }
      stream.append(portion)
    }
    return nil
  }

  private func receive(_ message: WorkMessage) -> Failure? {
    switch message {
    case .request(let request) where request.isCancellation:
      // A request that has its response already needs no other.
      for request in queue.cancel(request.id) { respond(WorkResponse(exitCode: 1, id: request.id, wasCancelled: true)) }
    case .request(let request): queue.add(request)
    case .malformed(let id, let reason):
      respond(WorkResponse(exitCode: 1, output: "mockd: Malformed request: \(visibleText(reason))\n", id: id))
    case .broken(let reason): return Failure(message: "Malformed request: \(reason)")
    }
    return nil
  }

  private func perform(_ job: WorkQueue.Job) -> WorkResponse {
    let request = job.request
    let context = ActionContext(
      folder: request.sandboxFolder, digests: request.inputs.map { ($0.path, $0.digest) },
      isCancelled: { job.isCancelled })
    let result = engine.run(prefix + request.arguments, context)
    return WorkResponse(
      exitCode: result.status, output: result.output, id: request.id, wasCancelled: result.wasCancelled)
  }

  private func respond(_ response: WorkResponse) {
    let bytes = format.encode(response)
    writing.withLock { _ in
      if !isOutputClosed.load(ordering: .relaxed), !write(bytes) { isOutputClosed.store(true, ordering: .relaxed) }
    }
  }
}
