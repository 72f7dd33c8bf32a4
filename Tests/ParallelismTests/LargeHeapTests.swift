#if os(Linux)
  import Foundation
  import Parallelism
  import Testing

  struct LargeHeapTests {
    private static let hasLargePages = FileManager.default.fileExists(atPath: "/sys/kernel/mm/transparent_hugepage")

    @Test(.enabled(if: hasLargePages)) func memoryIsMarkedForLargePages() throws {
      LargeHeap.use()
      let mappings = try String(contentsOfFile: "/proc/self/smaps", encoding: .utf8)
      let flags = mappings.split(separator: "\n").filter { $0.hasPrefix("VmFlags:") }
      #expect(flags.contains { $0.split(separator: " ").contains("hg") })
    }
  }
#endif
