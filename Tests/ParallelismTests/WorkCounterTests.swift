import Testing

@testable import Parallelism

@Suite(.serialized) struct WorkCounterTests {
  @Test(arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (-1000, "-1,000")])
  func numbersHaveThousandsSeparators(number: Int, text: String) {
    #expect(WorkCounter.grouped(number) == text)
  }

  @Test func finishedStepsAreNotCounted() throws {
    // Other tests of this process may count a step at this moment.
    let deadline = ContinuousClock.now + .seconds(60)
    var id: Int?
    while id == nil, .now < deadline { id = WorkCounter.begin("checking definitions", of: 3000) }
    let step = try #require(id)
    #expect(WorkCounter.begin("another", of: 1) == nil)
    WorkCounter.add(1200, to: step)
    #expect(WorkCounter.text == "checking definitions, 1,200 of 3,000")
    WorkCounter.end(step)
    WorkCounter.add(1, to: step)
    #expect(WorkCounter.text?.hasPrefix("checking definitions, 1,20") != true)
  }

  @Test func concurrentMapsCountTheirProgress() {
    let seen = Array(0..<1000).concurrentMap(counting: "mapping") { range in range.map { _ in WorkCounter.text } }
    #expect(seen.count == 1000)
    // Unless another test counts, some run has seen how far the others had come.
    #expect(
      seen.contains { $0?.hasSuffix(" of 1,000") ?? false } || seen.contains { !($0?.hasPrefix("mapping") ?? true) })
  }
}
