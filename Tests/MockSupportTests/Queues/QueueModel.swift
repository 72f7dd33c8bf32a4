/// A naive model of serial queues: a list of all pending work. It performs the earliest item next, and returns the
/// entries that a program notes.
struct QueueModel {
  private var now = 0
  private var sequence = 0
  private var entries: [String] = []
  private var tasks: [Task] = []
  /// The number of pending items in each group.
  private var groups: [Int] = []

  /// A pending work item.
  private struct Task {
    let queue: Int
    let due: Int
    let sequence: Int
    /// Nil for a cancelled item.
    let work: QueueProgram.Work?
    var group: Int?
    /// The work to submit after this task.
    var then: QueueProgram.Work?
  }

  /// The work to submit after the end of each group.
  private var endings: [(queue: Int, work: QueueProgram.Work)] = []

  func entries(of program: QueueProgram) -> [String] {
    var model = self
    for step in program.steps { model.perform(step) }
    while let index = model.tasks.indices.min(by: { model.key($0) < model.key($1) }) {
      model.now = max(model.now, model.tasks[index].due)
      model.perform(model.tasks.remove(at: index))
    }
    return model.entries
  }

  private func key(_ index: Int) -> (Int, Int) { (tasks[index].due, tasks[index].sequence) }

  /// Returns the next task to run before a `sync` that follows all tasks with sequences up to `last`.
  private func earliest(on queue: Int, until last: Int) -> Int? {
    tasks.indices.filter { tasks[$0].queue == queue && tasks[$0].due <= now && tasks[$0].sequence <= last }
      .min { key($0) < key($1) }
  }

  private mutating func submit(
    _ work: QueueProgram.Work?, to queue: Int, after delay: Int = 0, group: Int? = nil,
    then: QueueProgram.Work? = nil
  ) {
    sequence += 1
    tasks.append(
      Task(queue: queue, due: now + delay, sequence: sequence, work: work, group: group, then: then))
  }

  private mutating func perform(_ task: Task) {
    if let work = task.work { perform(work) }
    if let then = task.then { submit(then, to: task.queue) }
    guard let group = task.group else { return }
    groups[group] -= 1
    if groups[group] == 0 { submit(endings[group].work, to: endings[group].queue) }
  }

  private mutating func perform(_ work: QueueProgram.Work) {
    entries.append("\(work.number)")
    for step in work.steps { perform(step) }
  }

  private mutating func perform(_ step: QueueProgram.Step) {
    switch step {
    case .async(let queue, let work): submit(work, to: queue)
    case .after(let queue, let delay, let work): submit(work, to: queue, after: delay)
    case .sync(let queue, let work):
      let last = sequence
      while let index = earliest(on: queue, until: last) { perform(tasks.remove(at: index)) }
      perform(work)
    case .group(let queue, let works, let last):
      groups.append(works.count)
      endings.append((queue, last))
      for work in works { submit(work, to: queue, group: groups.count - 1) }
      if works.isEmpty { submit(last, to: queue) }
    case .item(let queue, let work, let isCancelled, let last):
      submit(isCancelled ? nil : work, to: queue, then: last)
    }
  }
}
