import Dispatch
import Synchronization

/// The requests of a worker that have no response yet.
///
/// Requests with other ids than 0 run at the same time. A request with id 0 waits for the earlier one.
final class WorkQueue: Sendable {
  private struct State {
    /// The requests that wait, in the order of their arrival.
    var waiting: [Job] = []
    var running: [Job] = []
    var isClosed = false
  }

  /// One request with its cancellation.
  final class Job: Sendable {
    let request: WorkRequest
    private let isStopped = Atomic<Bool>(false)

    init(_ request: WorkRequest) { self.request = request }

    var isCancelled: Bool { isStopped.load(ordering: .relaxed) }
    func cancel() { isStopped.store(true, ordering: .relaxed) }
  }

  private let state = Mutex(State())
  /// Counts the jobs that may begin, and the threads to wake at the end.
  private let bell = DispatchSemaphore(value: 0)
  /// Counts the free places, so that memory is bounded.
  private let places: DispatchSemaphore

  /// - Parameter capacity: the maximum number of requests without a response.
  init(capacity: Int) { places = DispatchSemaphore(value: capacity) }

  /// Adds a request. Waits while the queue is full.
  func add(_ request: WorkRequest) {
    places.wait()
    state.withLock { $0.waiting.append(Job(request)) }
    bell.signal()
  }

  /// Cancels the requests with an id.
  ///
  /// - Returns: the requests that had not begun. They are removed, and the caller answers them.
  func cancel(_ id: Int32) -> [WorkRequest] {
    let removed = state.withLock { state -> [WorkRequest] in
      for job in state.running where job.request.id == id { job.cancel() }
      let removed = state.waiting.filter { $0.request.id == id }
      state.waiting.removeAll { $0.request.id == id }
      return removed.map(\.request)
    }
    for _ in removed { places.signal() }
    return removed
  }

  /// Ends the queue. Threads take the remaining requests.
  func close(threads: Int) {
    state.withLock { $0.isClosed = true }
    for _ in 0..<threads { bell.signal() }
  }

  /// Waits for a request that may begin. Returns nil at the end.
  func take() -> Job? {
    while true {
      bell.wait()
      let (job, isEnd) = state.withLock { state -> (Job?, Bool) in
        let isSingleRunning = state.running.contains { $0.request.id == 0 }
        guard let index = state.waiting.firstIndex(where: { !isSingleRunning || $0.request.id != 0 }) else {
          return (nil, state.isClosed)
        }
        let job = state.waiting.remove(at: index)
        state.running.append(job)
        return (job, false)
      }
      if let job { return job }
      // The thread that ends the running request takes the others.
      if isEnd { return nil }
    }
  }

  /// Removes a request that got its response.
  func finish(_ job: Job) {
    state.withLock { state in state.running.removeAll { $0 === job } }
    places.signal()
    // Another request with id 0 may begin.
    if job.request.id == 0 { bell.signal() }
  }
}
