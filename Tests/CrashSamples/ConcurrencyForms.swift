import MockSupport
import ZooAPI
import ZooMocks

/// Tasks, groups, continuations, streams and actors.
let concurrencyForms: [Sample] = [
  Sample("taskValue", taskValue), Sample("taskValueUnset", taskValueUnset), Sample("taskReads", taskReads),
  Sample("taskDetached", taskDetached), Sample("taskAfterChange", taskAfterChange), Sample("asyncLet", asyncLet),
  Sample("asyncLetUnset", asyncLetUnset),
  Sample("taskGroup", taskGroup), Sample("taskGroupUnset", taskGroupUnset), Sample("groupResults", groupResults),
  Sample("continuation", continuation), Sample("continuationUnset", continuationUnset),
  Sample("throwingContinuation", throwingContinuation), Sample("stream", stream),
  Sample("streamUnset", streamUnset), Sample("actorStore", actorStore), Sample("actorStoreUnset", actorStoreUnset),
  Sample("completion", completion), Sample("completionUnset", completionUnset),
  Sample("mainActorRun", mainActorRun), Sample("withCheckedTask", withCheckedTask),
]

private func bare() -> Mock<Otter> { Mock<Otter>() }

private func otter(_ toy: String) -> Mock<Otter> {
  let mock = Mock<Otter>()
  mock.toy = toy
  return mock
}

private func toy(_ model: OtterToy) async -> String { model.toy }  // error: unset-required-field

// Form: `await Task { … }.value`

func taskValue() async {
  let model = OtterToy(from: otter("rope"))
  consume(await Task { model.toy }.value)
}

func taskValueUnset() async {
  let model = OtterToy(from: bare())
  consume(await Task { model.toy }.value)  // error: unset-required-field
}

func taskReads() async {
  let model = OtterToy(from: bare())
  let task = Task { consume(model.toy) }  // error: unset-required-field
  await task.value
}

/// The task may begin before the change.
func taskAfterChange() async {
  let mock = otter("rope")
  let task = Task { OtterToy(from: mock).toy }
  _ = await task.value
  mock.toy = nil  // warning: null-for-required
  consume(await task.value)
}

func taskDetached() async {
  let model = OtterToy(from: otter("rope"))
  let task = Task.detached { model }
  consume(await task.value.species)  // error: unset-required-field
}

// Form: `async let`

func asyncLet() async {
  let model = OtterToy(from: otter("rope"))
  async let text = toy(model)
  consume(await text)
}

func asyncLetUnset() async {  // crashes
  let model = OtterToy(from: bare())
  async let text = toy(model)
  consume(await text)
}

// Form: task groups

func taskGroup() async {
  let models = [OtterToy(from: otter("rope"))]
  await withTaskGroup(of: Void.self) { group in
    for model in models { group.addTask { consume(model.toy) } }
  }
}

func taskGroupUnset() async {
  let model = OtterToy(from: bare())
  await withTaskGroup(of: Void.self) { group in
    group.addTask { consume(model.toy) }  // error: unset-required-field
  }
}

func groupResults() async {
  let texts = await withTaskGroup(of: OtterToy.self) { group in
    group.addTask { OtterToy(from: otter("rope")) }
    var texts: [String] = []
    for await model in group { texts.append(model.toy) }
    return texts
  }
  consume(texts)
}

private func fetch(_ model: OtterToy, _ completion: (OtterToy) -> Void) { completion(model) }

// Form: continuations

func continuation() async {
  let model = await withCheckedContinuation { continuation in
    fetch(OtterToy(from: otter("rope"))) { continuation.resume(returning: $0) }
  }
  consume(model.toy)
}

func continuationUnset() async {
  let model = await withCheckedContinuation { continuation in
    continuation.resume(returning: OtterToy(from: bare()))
  }
  consume(model.toy)  // error: unset-required-field
}

func throwingContinuation() async throws {
  let model: OtterToy = try await withCheckedThrowingContinuation { continuation in
    fetch(OtterToy(from: bare())) { continuation.resume(with: .success($0)) }
  }
  consume(model.toy)  // error: unset-required-field
}

// Form: `AsyncStream` in `for await`

func stream() async {
  let stream = AsyncStream<OtterToy> { continuation in
    continuation.yield(OtterToy(from: otter("rope")))
    continuation.finish()
  }
  for await model in stream { consume(model.toy) }
}

func streamUnset() async {
  let stream = AsyncStream<OtterToy> { continuation in
    continuation.yield(OtterToy(from: bare()))
    continuation.finish()
  }
  for await model in stream { consume(model.toy) }  // error: unset-required-field
}

private actor Store {
  private var model: OtterToy?
  func set(_ model: OtterToy) { self.model = model }
  func text() -> String? { model?.toy }  // error: unset-required-field
}

// Form: actors

func actorStore() async {
  let store = Store()
  await store.set(OtterToy(from: otter("rope")))
  consume(await store.text())
}

func actorStoreUnset() async {  // crashes
  let store = Store()
  await store.set(OtterToy(from: bare()))
  consume(await store.text())
}

// Form: closures that are called at once

func completion() {
  fetch(OtterToy(from: otter("rope"))) { consume($0.toy) }
}

func completionUnset() {
  fetch(OtterToy(from: bare())) { consume($0.toy) }  // error: unset-required-field
}

// Form: `MainActor.run`

func mainActorRun() async {
  let model = OtterToy(from: bare())
  await MainActor.run { consume(model.toy) }  // error: unset-required-field
}

func withCheckedTask() async {
  let model = OtterToy(from: otter("rope"))
  let task = Task<String, Never> { await toy(model) }
  consume(await task.value)
}
