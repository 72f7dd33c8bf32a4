import Foundation

/// Returns the seconds of CPU time that the calling thread uses for `body`. Other threads and processes don't change it
/// much, so ratios of such times hold on a busy machine.
package func threadTime(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
  }
  let start = now()
  try body()
  return now() - start
}
