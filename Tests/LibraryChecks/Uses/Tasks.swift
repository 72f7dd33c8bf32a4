func tasks(_ values: [Int]) async throws {
  let task = Task { values.count }
  _ = await task.value
  let throwing = Task { () throws -> Int in values[0] }
  _ = try await throwing.value
  let result = await throwing.result
  _ = try result.get()
  task.cancel()
  _ = Task.isCancelled
  try await Task.sleep(nanoseconds: 3)
  try await Task.sleep(for: .seconds(1))
  await Task.yield()
  _ = Task.detached { 3 }
  let sum = await withTaskGroup(of: Int.self) { group in
    for value in values { group.addTask { value } }
    return await group.reduce(0, +)
  }
  let other = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
    group.addTask { sum }
    var list: [Int] = []
    while let next = try await group.next() { list.append(next) }
    return list
  }
  let number: Int = await withCheckedContinuation { $0.resume(returning: other.count) }
  let text: String = try await withCheckedThrowingContinuation { continuation in
    continuation.resume(throwing: CancellationError())
  }
  let stream = AsyncStream<Int> { continuation in
    continuation.yield(number)
    continuation.finish()
  }
  let (second, continuation) = AsyncStream.makeStream(of: String.self)
  continuation.yield(text)
  _ = await stream.map { $0 + 1 }.first { $0 > 2 }
  _ = await second.contains("a")
  try Task.checkCancellation()
}
