import Dispatch
import Fuzzing
import MockSupport

/// A random program for queues: the steps of its first work item. Each item first notes its number.
struct QueueProgram: CustomStringConvertible, Sendable {
  /// The steps of the first work item, in order.
  let steps: [Step]

  /// An operation of a work item on one of the queues.
  indirect enum Step: Sendable {
    case async(queue: Int, Work)
    case after(queue: Int, milliseconds: Int, Work)
    /// The queue's number is greater than the present queue's, so no queue waits for itself.
    case sync(queue: Int, Work)
    /// Work in a group, and work submitted to the same queue afterwards.
    case group(queue: Int, [Work], then: Work)
    case item(queue: Int, Work, isCancelled: Bool, then: Work)
  }

  /// A work item, which notes its number and then runs its steps.
  struct Work: Sendable {
    let number: Int
    let steps: [Step]
  }

  init(queues: Int, delays: Bool, _ random: inout SplitMix64) {
    var maker = Maker(queues: queues, delays: delays, random: random)
    steps = maker.steps(on: 0, depth: 0)
    random = maker.random
  }

  var description: String { "\(steps)" }

  /// Runs the first work item on the first queue.
  func run(on queues: [any DispatchQueueType], _ trace: Trace) {
    let steps = steps
    queues[0].async {
      for step in steps { step.run(on: queues, trace) }
    }
  }

  /// Makes random steps.
  private struct Maker {
    let queues: Int
    let delays: Bool
    var random: SplitMix64
    var number = 0

    mutating func steps(on queue: Int, depth: Int) -> [Step] {
      let count = depth < 4 ? Int.random(in: 0...(depth == 0 ? 6 : 3), using: &random) : 0
      return (0..<count).map { _ in step(on: queue, depth: depth + 1) }
    }

    private mutating func work(on queue: Int, depth: Int) -> Work {
      number += 1
      let number = number
      return Work(number: number, steps: steps(on: queue, depth: depth))
    }

    private mutating func step(on queue: Int, depth: Int) -> Step {
      let target = Int.random(in: 0..<queues, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<2 where delays:
        let delay = Int.random(in: 0...3, using: &random) * 10
        return .after(queue: target, milliseconds: delay, work(on: target, depth: depth))
      case 2..<4 where queue < target: return .sync(queue: target, work(on: target, depth: depth))
      case 4..<6:
        let works = (0..<Int.random(in: 0...2, using: &random)).map { _ in work(on: target, depth: depth) }
        return .group(queue: target, works, then: work(on: target, depth: depth))
      case 6..<7:
        let isCancelled = Bool.random(using: &random)
        let item = work(on: target, depth: depth)
        return .item(queue: target, item, isCancelled: isCancelled, then: work(on: target, depth: depth))
      default: return .async(queue: target, work(on: target, depth: depth))
      }
    }
  }
}

extension QueueProgram.Step {
  fileprivate func run(on queues: [any DispatchQueueType], _ trace: Trace) {
    switch self {
    case .async(let queue, let work): queues[queue].async { work.run(on: queues, trace) }
    case .after(let queue, let milliseconds, let work):
      let deadline = queues[queue].now + .milliseconds(milliseconds)
      queues[queue].asyncAfter(deadline: deadline) { work.run(on: queues, trace) }
    case .sync(let queue, let work): queues[queue].sync { work.run(on: queues, trace) }
    case .group(let queue, let works, let last):
      let group = DispatchGroup()
      for work in works { queues[queue].async(group: group) { work.run(on: queues, trace) } }
      group.notify(queue: queues[queue]) { last.run(on: queues, trace) }
    case .item(let queue, let work, let isCancelled, let last):
      let item = DispatchWorkItem { work.run(on: queues, trace) }
      queues[queue].async(execute: item)
      item.notify(queue: queues[queue]) { last.run(on: queues, trace) }
      if isCancelled { item.cancel() }
    }
  }
}

extension QueueProgram.Work {
  fileprivate func run(on queues: [any DispatchQueueType], _ trace: Trace) {
    trace.note("\(number)")
    for step in steps { step.run(on: queues, trace) }
  }
}
