import Fuzzing
import Reporting
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
  @Test func changesHaveThreeLinesAroundThem() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 2\n", with: "two\n").replacing("line 12\n", with: "line 12\nlast\n")
    #expect(
      unifiedDiff(path: "a/b.swift", old: Array(old.utf8), new: Array(new.utf8)) == """
        --- a/a/b.swift
        +++ b/a/b.swift
        @@ -1,5 +1,5 @@
         line 1
        -line 2
        +two
         line 3
         line 4
         line 5
        @@ -10,3 +10,4 @@
         line 10
         line 11
         line 12
        +last

        """)
  }

  @Test func addedAndDeletedFilesAreShown() {
    #expect(unifiedDiff(path: "a", old: nil, new: Array("x\n".utf8)) == "--- /dev/null\n+++ b/a\n@@ -0,0 +1,1 @@\n+x\n")
    #expect(unifiedDiff(path: "a", old: Array("x\n".utf8), new: nil) == "--- a/a\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-x\n")
    #expect(unifiedDiff(path: "a", old: Array("x\n".utf8), new: Array("x\n".utf8)) == "")
  }

  @Test func missingFinalNewlinesAreMarked() {
    #expect(
      unifiedDiff(path: "a", old: Array("x".utf8), new: Array("x\n".utf8))
        == "--- a/a\n+++ b/a\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x\n")
  }

  @Test func controlCharactersAreEscaped() {
    let diff = unifiedDiff(path: "a\u{1B}\n::x", old: Array("\u{202E}##[error]\t\u{7}\n".utf8), new: [])
    #expect(diff == "--- a/a␛␊::x\n+++ b/a␛␊::x\n@@ -1,1 +0,0 @@\n-\u{FFFD}#\u{FFFD}[error]\t␇\n")
  }

  /// A diff applied to the old text gives the new one, even if the texts are too long for a minimal diff.
  /// `MOCKD_SEED` repeats a run.
  @Test(arguments: [(60, 40), (3000, 4)], Seeds.all)
  func diffsApplyToTheOldText(size: (length: Int, rounds: Int), seed: UInt64) {
    let (length, rounds) = size
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.share(of: rounds) {
      let old = (0..<Int.random(in: 0...length, using: &random)).map { _ in
        "l\(Int.random(in: 0...length / 4, using: &random))\n"
      }
      var new = old
      for _ in 0..<Int.random(in: 0...length, using: &random) {
        let index = Int.random(in: 0...new.count, using: &random)
        if Bool.random(using: &random) || index == new.count {
          new.insert("n\(Int.random(in: 0...9, using: &random))\n", at: index)
        } else {
          new.remove(at: index)
        }
      }
      let diff = unifiedDiff(path: "f", old: Array(old.joined().utf8), new: Array(new.joined().utf8))
      #expect(apply(diff, to: old) == new, "MOCKD_SEED=\(seed)")
    }
  }

  private func apply(_ diff: String, to old: [String]) -> [String] {
    if diff.isEmpty { return old }
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.split { !$0.isNumber }.compactMap { Int($0) }
        let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
        result += old[next..<start]
        next = start
        #expect(result.count == (numbers[3] == 0 ? numbers[2] : numbers[2] - 1))
        continue
      }
      let text = line.dropFirst() + "\n"
      if line.hasPrefix("+") {
        result.append(String(text))
      } else {
        #expect(next < old.count && old[next] == text)
        if line.hasPrefix(" ") { result.append(String(text)) }
        next += 1
      }
    }
    return result + old[next...]
  }
}
