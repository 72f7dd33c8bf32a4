import Testing

@testable import BuildGraph

struct ChunkSizeTests {
  @Test func sizesAdaptToTheTime() {
    var size = ChunkSize()
    let smallest = size.count
    for _ in 0..<3 { size.note(.milliseconds(1)) }
    #expect(size.count == smallest * 8)
    size.note(.milliseconds(7))
    #expect(size.count == smallest * 8)
    for _ in 0..<9 { size.note(.milliseconds(50)) }
    #expect(size.count == smallest)
  }
}
