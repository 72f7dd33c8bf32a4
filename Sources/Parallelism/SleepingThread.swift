import Dispatch

/// Calls functions later, each on a thread that sleeps until then.
///
/// The timers and the global queues of Dispatch need descriptors, and end the process if none is left. A thread that
/// sleeps needs none.
package enum SleepingThread {
  /// Calls a function at a time, or as soon as possible after it.
  package static func call(at time: DispatchTime, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue(label: "mockd.timer").async {
      _ = DispatchSemaphore(value: 0).wait(timeout: time)
      body()
    }
  }
}
